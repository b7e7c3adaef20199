import { schemaOf } from '../../contract/core/fieldSchemas.ts';
import type { Field } from '../../contract/core/fields.ts';
import type { AnyResource } from '../../contract/core/resource.ts';

export type Values = Record<string, unknown>;

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
/** `n` written in letters, so that it can be part of any name. */
const inLetters = (n: number): string =>
  n < 26 ? LETTERS[n]! : inLetters(Math.floor(n / 26) - 1) + LETTERS[n % 26]!;

/** A value that a field takes; each `n` gives another one. */
function validValue(field: Field, n: number): unknown {
  switch (field.kind) {
    case 'text':
      return `Value ${inLetters(n)}`;
    case 'email':
      return `row.${n}@valid.example`;
    case 'phone':
      return `+4479111${String(20_000 + n)}`;
    case 'number':
    case 'money':
    case 'distance':
    case 'rate': {
      const { min = 0, max = Infinity } = field.rules ?? {};
      // The last is for ranges that are too narrow for the others.
      const candidates = [n % 80, 1000 + n, min + (n % (max - min + 1))];
      return candidates.find((candidate) => schemaOf(field).safeParse(candidate).success);
    }
    case 'boolean':
      return n % 2 === 0;
    case 'choice':
      return field.choices![n % field.choices!.length];
    case 'dateTime':
      return new Date(Date.UTC(2030, 0, 1) + n * 60_000).toISOString();
    case 'reference':
      throw new Error('A reference needs a row to point at: name it in `references`');
    case 'date':
      return new Date(Date.UTC(2030, 0, 1 + n)).toISOString().slice(0, 10);
    case 'references':
      return [];
    case 'list':
      return [n, n + 1].map((at) =>
        Object.fromEntries(
          Object.entries(field.items!).map(([name, item]) => [name, validValue(item, at)]),
        ),
      );
    case 'object':
      return field.default ?? null;
    default:
      return field.kind satisfies never;
  }
}

/** Values that no resource accepts in such a field, with the code of the refusal. */
export function invalidValues(field: Field): { value: unknown; codes: string[] }[] {
  const wrong: { value: unknown; codes: string[] }[] = [];
  if (field.kind !== 'object')
    wrong.push({ value: { an: 'object' }, codes: ['type', 'choice', 'number', 'date'] });
  if (field.required) wrong.push({ value: null, codes: ['required', 'choice'] });
  if (field.max !== undefined && field.kind === 'text')
    wrong.push({ value: 'x'.repeat(field.max + 1), codes: ['tooLong'] });
  if (field.kind === 'text' && field.required)
    wrong.push({ value: '   ', codes: ['required', 'tooShort'] });
  if (field.kind === 'email') wrong.push({ value: 'nobody', codes: ['email'] });
  if (field.kind === 'phone') wrong.push({ value: '+441', codes: ['phone'] });
  if (field.kind === 'choice') wrong.push({ value: 'nonsense', codes: ['choice', 'language'] });
  if (field.kind === 'reference') {
    wrong.push({ value: 'no id', codes: ['uuid'] });
    wrong.push({ value: '0192f0c1-2345-7abc-8def-0123456789ab', codes: ['reference'] });
  }
  if (field.kind === 'date') wrong.push({ value: '2026-02-30', codes: ['date'] });
  if (field.kind === 'money' || field.kind === 'distance')
    wrong.push({ value: 1.5, codes: ['wholeNumber'] });
  if (field.kind === 'references')
    wrong.push({ value: ['0192f0c1-2345-7abc-8def-0123456789ab'], codes: ['reference'] });
  return wrong;
}

/** Texts with a form of their own, by resource and field. */
const FORMS: Record<string, Record<string, (n: number) => string>> = {
  'webhook-endpoints': { url: (n) => `https://hooks.example/${n}` },
  'api-keys': { addresses: (n) => `203.0.113.${n % 256}, 198.51.100.0/24` },
};

/**
 * A row that its declaration accepts.
 * @param n rows with different numbers differ in every field that can
 * @param references field → the id that it points at; other optional references stay empty
 */
export function validRow(resource: AnyResource, n: number, references: Values): Values {
  const entries = Object.entries(resource.fields)
    .filter(([, field]) => field.write !== 'never')
    // Only the resource itself knows which structured values are valid, unless there is a default.
    .filter(
      ([name, { kind, default: known }]) =>
        kind !== 'object' || known !== undefined || name in references,
    )
    .map(([name, field]) => {
      if (name in references) return [name, references[name]];
      if (field.kind === 'reference' && !field.required) return [name, null];
      const items = Object.values(field.items ?? {});
      if (items.some(({ kind }) => kind === 'reference')) return [name, []];
      return [name, FORMS[resource.name]?.[name]?.(n) ?? validValue(field, n)];
    });
  return Object.fromEntries(entries);
}
