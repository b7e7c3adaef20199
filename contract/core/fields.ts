import {
  type Field,
  field,
  type FieldKind,
  type ObjectValues,
  type OnDelete,
  type Options,
  type PATTERNS,
} from './field.ts';
import { type Language, LANGUAGES } from './languages.ts';

export {
  type Field,
  type FieldKind,
  isNumber,
  type OnDelete,
  PATTERNS,
  type UniqueWithin,
  type Write,
} from './field.ts';

/** The most characters of a text whose declaration gives no other length. */
export const TEXT_MAX_LENGTH = 255;

interface TextRules {
  min?: number;
  max?: number;
  pattern?: keyof typeof PATTERNS;
  multiline?: boolean;
}

/** One line of text, trimmed. `pattern` names the rule, which is also its error code. */
export function text<const O extends Options & TextRules & { default?: string }>(options: O) {
  const { min, max = TEXT_MAX_LENGTH, pattern, multiline } = options;
  return field<string, O>('text', options, {
    max,
    rules: { min, pattern },
    multiline,
    isPersonal: pattern === 'personName',
  });
}

export const EMAIL_MAX_LENGTH = 254;

/** An e-mail address; kept as typed, compared without case by the database. */
export function email<const O extends Options>(options: O) {
  return field<string, O>('email', options, {
    max: EMAIL_MAX_LENGTH,
    isPersonal: true,
  });
}

export const NAME_MAX_LENGTH = 255;

/** A phone number in international format with a plus, valid for its country. */
export function phone<const O extends Options>(options: O) {
  return field<string, O>('phone', options, { max: 16, isPersonal: true });
}

/** A number, an integer unless `decimal`. */
export function number<
  const O extends Options & { min?: number; max?: number; decimal?: boolean; default?: number },
>(options: O) {
  const { min, max, decimal } = options;
  return field<number, O>('number', options, { rules: { min, max, decimal } });
}

/** Ten million pounds, euros or the like, so a larger amount is a mistake. */
export const MAX_MINOR_UNITS = 1_000_000_000;

/** An amount in the currency's minor units (pence, cents). */
export function money<const O extends Options & { min?: number; max?: number }>(options: O) {
  const { min = 0, max = MAX_MINOR_UNITS } = options;
  return field<number, O>('money', options, { rules: { min, max } });
}

/** Longer than the way around the earth, so a longer distance is a mistake. */
const MAX_METERS = 50_000_000;

/** A distance in whole metres, shown in the unit of the channel's country. Its limits are metres too. */
export function distance<
  const O extends Options & { min?: number; max?: number; default?: number },
>(options: O) {
  const { min = 0, max = MAX_METERS } = options;
  return field<number, O>('distance', options, { rules: { min, max } });
}

/**
 * Money for a distance, in minor units of the channel's currency for a kilometre. People read and
 * type it for a mile where the channel uses miles, so it has decimals.
 */
export function rate<const O extends Options & { max: number }>(options: O) {
  return field<number, O>('rate', options, { rules: { min: 0, max: options.max, decimal: true } });
}

export function boolean<const O extends Options & { default?: boolean }>(options: O) {
  return field<boolean, O>('boolean', options);
}

/** One of a closed list; each has a text under `choices.` in every language. */
export function choice<
  const C extends readonly [string, ...string[]],
  const O extends Options & { default?: C[number] },
>(choices: C, options: O) {
  return field<C[number], O>('choice', options, { choices });
}

const STATUSES = ['active', 'inactive'] as const;
const ACTIVE = { required: true, default: 'active' } as const;

/** Whether a row is in use; `active` by default. */
export const status = () =>
  field<(typeof STATUSES)[number], typeof ACTIVE>('choice', ACTIVE, {
    choices: STATUSES,
    isBadge: true,
  });

/**
 * A language that people are written to in. A region is accepted and dropped: `fr-CA` becomes `fr`.
 */
export function language<const O extends Options & { default?: Language }>(options: O) {
  return field<Language, O>('choice', options, { choices: LANGUAGES });
}

interface ReferenceRules {
  onDelete: OnDelete;
  onlyWhile?: Readonly<Record<string, readonly string[]>>;
  keptName?: string;
}
/** A required reference cannot be emptied. */
type Emptiable<O> = O extends { required: true; onDelete: 'empty' } ? never : unknown;

/**
 * The id of a row of another resource, which must be visible to the person who sets it. `onDelete`
 * says what happens to this row when that one is deleted, and `onlyWhile` for which rows it
 * applies. `keptName` is the field that names the other row once that is deleted.
 * @example reference('fleets', { required: true, onDelete: 'refuse', onlyWhile: { status: ['NEW'] } })
 */
export function reference<const O extends Options & ReferenceRules>(
  to: string,
  options: O & Emptiable<O>,
) {
  const { onDelete, onlyWhile, keptName } = options;
  const rules = { onDelete, ...(onlyWhile && { onlyWhile }), ...(keptName && { keptName }) };
  return field<string, O>('reference', options, { to, ...rules });
}

/** The account that a row is a part of: chosen with the row, and deleted with it. */
export const account = () =>
  reference('corporations', { required: true, write: 'create', onDelete: 'delete' });

/** More rows than this cannot be chosen from one form. */
export const MAX_REFERENCES = 500;

/**
 * The rows of another resource that refer to this one by their field `by`, as ids. The references
 * are stored in those rows: a write here sets and empties them, as if each row was changed. Every
 * answered row lists the ids, so there should be few. With `write: 'never'` in place of `by` they are
 * kept in another table, and only services write them.
 * @example references('employee-groups', { by: 'restrictionId' })
 */
export function references(to: string, kept: { by: string } | { write: 'never' }) {
  const options = { required: true, default: [] as string[], ...kept } as const;
  const extra = { to, ...('by' in kept && { by: kept.by }) };
  return field<string[], { required: true; default: string[] }>('references', options, extra);
}

/** An instant, ISO 8601 in UTC. */
export function dateTime<const O extends Options>(options: O) {
  return field<string, O>('dateTime', options);
}

/** A day of the calendar, without a zone: `2026-11-20`. */
export function date<const O extends Options>(options: O) {
  return field<string, O>('date', options);
}

/** What a row in a list can hold: single values. */
const ITEM_KINDS: ReadonlySet<FieldKind> = new Set([
  'reference',
  'text',
  'email',
  'phone',
  'number',
  'money',
  'distance',
  'rate',
  'boolean',
  'choice',
  'date',
  'dateTime',
]);
type Items<I extends Record<string, Field>> = {
  [K in keyof I]: I[K] extends Field<infer T> ? T : never;
};

/**
 * Rows inside a row, in their order: a small table that is written and read as a whole. Their
 * references are checked like those of the row itself; the rows that they refer to can still be
 * deleted.
 * @example list({ name: text({ required: true }), share: number({ required: true }) }, { max: 10 })
 */
export function list<const I extends Record<string, Field>>(items: I, { max }: { max: number }) {
  for (const [name, { kind, onDelete }] of Object.entries(items)) {
    if (!ITEM_KINDS.has(kind)) throw new Error(`A list cannot hold ${name}: it is a ${kind}`);
    if (kind === 'reference' && onDelete !== 'keep')
      throw new Error(`A list cannot follow what ${name} refers to: its onDelete must be keep`);
  }
  const options = { required: true, default: [] as Items<I>[] } as const;
  return field<Items<I>[], { required: true; default: Items<I>[] }>('list', options, {
    items,
    max,
  });
}

/**
 * A structured value, shown and edited by hand-written views.
 * @param shape the name of its schema in contract/resources/objectSchemas.ts
 * @param options.max how many characters a list shows of it at most, where these are few
 */
export function object<
  const K extends keyof ObjectValues,
  const O extends Options & { default?: ObjectValues[K]; max?: number },
>(shape: K, options: O) {
  const { max } = options;
  return field<ObjectValues[K], O>('object', options, { shape, ...(max !== undefined && { max }) });
}
