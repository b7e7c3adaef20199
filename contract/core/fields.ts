import { z } from 'zod';
import type { OnDelete } from './deletion.ts';
import { type Field, field, type FieldKind, type Options } from './field.ts';
import { daySchema, instantSchema } from './instant.ts';
import { type Language, languageAmong, LANGUAGES } from './languages.ts';
import { isValidPhone } from './phoneRule.ts';

export type { Field, FieldKind, UniqueWithin, Write } from './field.ts';

/** Named patterns; the name is also the error's code and the key of its text. */
const PATTERNS = {
  /** Letters of any script, digits, spaces, and the signs in O'Brien, O’Brien, Jean-Luc and St. John. */
  personName: /^[\p{L}\p{M}\d'’ .-]+$/u,
  /** Letters (accented too), digits, hyphen, space and apostrophe, typed straight or curled. */
  invalidGroupName: /^[\p{L}\p{M}\d'’ -]+$/u,
} as const;

interface TextRules {
  min?: number;
  max?: number;
  pattern?: keyof typeof PATTERNS;
  multiline?: boolean;
}

/** One line of text, trimmed. `pattern` names the rule, which is also its error code. */
export function text<const O extends Options & TextRules & { default?: string }>(options: O) {
  const max = options.max ?? 255;
  let schema = z
    .string()
    .trim()
    .min(options.min ?? (options.required ? 1 : 0))
    .max(max);
  if (options.pattern) {
    schema = schema.regex(PATTERNS[options.pattern], { error: options.pattern });
  }
  return field<string, O>('text', schema, options, {
    max,
    multiline: options.multiline,
    isPersonal: options.pattern === 'personName',
  });
}

export const EMAIL_MAX_LENGTH = 254;
export const emailSchema = z.string().trim().min(1).max(EMAIL_MAX_LENGTH).pipe(z.email());

/** An e-mail address; kept as typed, compared without case by the database. */
export function email<const O extends Options>(options: O) {
  return field<string, O>('email', emailSchema, options, {
    max: EMAIL_MAX_LENGTH,
    isPersonal: true,
  });
}

export const NAME_MAX_LENGTH = 255;
/** A guest's first or last name. */
export const guestNameSchema = z
  .string()
  .trim()
  .min(1)
  .max(NAME_MAX_LENGTH)
  .regex(PATTERNS.personName, { error: 'personName' });

/** A phone number in international format with a plus, valid for its country. */
export const phoneSchema = z
  .string()
  .trim()
  .min(1)
  .regex(/^\+\d+$/, { error: 'phone' })
  .refine(isValidPhone, { error: 'phone' });

export function phone<const O extends Options>(options: O) {
  return field<string, O>('phone', phoneSchema, options, { max: 16, isPersonal: true });
}

/** A number, an integer unless `decimal`. */
export function number<
  const O extends Options & { min?: number; max?: number; decimal?: boolean; default?: number },
>(options: O) {
  let schema = options.decimal ? z.number() : z.int();
  if (options.min !== undefined) schema = schema.min(options.min);
  if (options.max !== undefined) schema = schema.max(options.max);
  return field<number, O>('number', schema, options);
}

/** An amount in the currency's minor units (pence, cents). */
export function money<const O extends Options>(options: O) {
  return field<number, O>('money', z.int().min(0).max(1_000_000_000), options);
}

export function boolean<const O extends Options & { default?: boolean }>(options: O) {
  return field<boolean, O>('boolean', z.boolean(), options);
}

/** One of a closed list; each has a text under `choices.` in every language. */
export function choice<
  const C extends readonly [string, ...string[]],
  const O extends Options & { default?: C[number] },
>(choices: C, options: O) {
  return field<C[number], O>('choice', z.enum(choices), options, { choices });
}

/** Whether a row is in use: `active` unless told. */
export const status = () =>
  field('choice', z.enum(['active', 'inactive']), { required: true, default: 'active' } as const, {
    choices: ['active', 'inactive'],
    isBadge: true,
  });

const languageSchema = z
  .string()
  .transform((tag) => languageAmong(LANGUAGES, tag) ?? tag)
  .pipe(z.enum(LANGUAGES));

/** A language that people are written to in. A region is taken and let go: `fr-CA` is `fr`. */
export function language<const O extends Options & { default?: Language }>(options: O) {
  return field<Language, O>('choice', languageSchema, options, { choices: LANGUAGES });
}

interface ReferenceRules {
  onDelete: OnDelete;
  onlyWhile?: Readonly<Record<string, readonly string[]>>;
}
/** What is required cannot be emptied. */
type Emptiable<O> = O extends { required: true; onDelete: 'empty' } ? never : unknown;

/**
 * The id of a row of another resource, which must be visible to whoever sets it. `onDelete` says
 * what becomes of this row when that one is deleted, `onlyWhile` of which rows it holds.
 * @example reference('fleets', { required: true, onDelete: 'refuse', onlyWhile: { status: ['NEW'] } })
 */
export function reference<const O extends Options & ReferenceRules>(
  to: string,
  options: O & Emptiable<O>,
) {
  const { onDelete, onlyWhile } = options;
  const rules = { onDelete, ...(onlyWhile && { onlyWhile }) };
  return field<string, O>('reference', z.uuid(), options, { to, ...rules });
}

/** The account that a row is a part of: chosen with the row, and deleted with it. */
export const account = () =>
  reference('corporations', { required: true, write: 'create', onDelete: 'delete' });

/** More rows than this cannot be chosen from one form. */
export const MAX_REFERENCES = 500;
/** Ids in one order and each once, so that the same rows are the same value. */
const idsSchema = z
  .array(z.uuid().transform((id) => id.toLowerCase()))
  .max(MAX_REFERENCES)
  .transform((ids) => [...new Set(ids)].toSorted())
  .pipe(z.array(z.uuid()));

/**
 * The rows of another resource that refer to this one by their field `by`, as ids. The references
 * are theirs: a write from here sets and empties them, as if each of those rows was changed. Every
 * row is answered with the ids, so they should be few.
 * @example references('employee-groups', { by: 'restrictionId' })
 */
export function references(to: string, { by }: { by: string }) {
  const options = { required: true, default: [] as string[] } as const;
  return field<string[], { required: true; default: string[] }>('references', idsSchema, options, {
    to,
    by,
  });
}

/** An instant, ISO 8601 in UTC. */
export function dateTime<const O extends Options>(options: O) {
  return field<string, O>('dateTime', instantSchema, options);
}

/** A day of the calendar, without a zone: `2026-11-20`. */
export function date<const O extends Options>(options: O) {
  return field<string, O>('date', daySchema, options);
}

/** What a row in a list can hold: single values. */
const ITEM_KINDS: ReadonlySet<FieldKind> = new Set([
  'reference',
  'text',
  'email',
  'phone',
  'number',
  'money',
  'boolean',
  'choice',
  'date',
  'dateTime',
]);
type Items<I extends Record<string, Field>> = {
  [K in keyof I]: I[K] extends Field<infer T> ? T : never;
};

/**
 * Rows inside a row, in their order: a small table that is written and read as a whole. What they
 * refer to is checked as a reference of the row itself is, and may be deleted beside them.
 * @example list({ name: text({ required: true }), share: number({ required: true }) }, { max: 10 })
 */
export function list<const I extends Record<string, Field>>(items: I, { max }: { max: number }) {
  for (const [name, { kind, onDelete }] of Object.entries(items)) {
    if (!ITEM_KINDS.has(kind)) throw new Error(`A list cannot hold ${name}: it is a ${kind}`);
    if (kind === 'reference' && onDelete !== 'keep')
      throw new Error(`A list cannot follow what ${name} refers to: its onDelete must be keep`);
  }
  const shape = Object.entries(items).map(([name, { schema, required }]) => [
    name,
    required ? schema : schema.default(null),
  ]);
  const item: z.ZodType<Items<I>> = z.strictObject(Object.fromEntries(shape)) as never;
  const options = { required: true, default: [] as Items<I>[] } as const;
  return field<Items<I>[], { required: true; default: Items<I>[] }>(
    'list',
    z.array(item).max(max),
    options,
    { items, max },
  );
}

/** A structured value with a schema of its own; shown and edited by hand-written views. */
export function object<T, const O extends Options & { default?: T }>(
  schema: z.ZodType<T>,
  options: O,
) {
  return field<T, O>('object', schema, options);
}
