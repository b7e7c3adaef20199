export type FieldKind =
  | 'text'
  | 'email'
  | 'phone'
  | 'number'
  | 'money'
  | 'distance'
  | 'rate'
  | 'boolean'
  | 'choice'
  | 'reference'
  | 'references'
  | 'date'
  | 'dateTime'
  | 'list'
  | 'object';

/** Kinds whose values are numbers. */
const NUMBERS: ReadonlySet<FieldKind> = new Set(['number', 'money', 'distance', 'rate']);
export const isNumber = (kind: FieldKind): boolean => NUMBERS.has(kind);

/** Who may set a field: anyone with write access, only while creating, or only the server. */
export type Write = 'always' | 'create' | 'never';

/** Among which rows a value is unique: those of the channel, or of the row's account. */
export type UniqueWithin = 'channel' | 'account';

/**
 * What names of people and groups have beside letters (accented too) and digits: hyphens,
 * apostrophes typed straight or curled, the dots inside Catalan and Japanese names, the marks of
 * Hebrew ones, and the joiners of Persian and Indic ones.
 */
const IN_NAMES = String.raw`\p{L}\p{M}\d '’‘\-‐‑–·・־׳״\u200c\u200d`;

/** Named patterns; the name is also the error's code and the key of its text. */
export const PATTERNS = {
  /** With full stop and comma too: St. John, Sammy Davis, Jr. */
  personName: new RegExp(`^[${IN_NAMES}.,]+$`, 'u'),
  invalidGroupName: new RegExp(`^[${IN_NAMES}]+$`, 'u'),
} as const;

/**
 * What happens to a row when the row that it refers to is deleted. `refuse`: the other row cannot
 * be deleted while this one exists. `empty`: the reference is emptied. `delete`: this row is part
 * of the other, and is deleted and restored with it. `keep`: nothing changes, as in a history.
 */
export type OnDelete = 'refuse' | 'empty' | 'delete' | 'keep';

/**
 * The values of `object` fields, by the names of their schemas. Where the schemas are
 * (`contract/resources/objectSchemas.ts`), this interface gets its members.
 */
export interface ObjectValues {}

/** Limits that the declaration of a text or number sets for its values. */
export interface FieldRules {
  min?: number;
  max?: number;
  pattern?: keyof typeof PATTERNS;
  decimal?: boolean;
}

/**
 * A declared field. `T` is the value's type in a row; optional fields are null when empty.
 * `schemaOf` makes the schema of its values, in another file, since the console reads declarations
 * before zod is loaded.
 */
export interface Field<T = unknown> {
  kind: FieldKind;
  required: boolean;
  write: Write;
  /** Given to a created row that does not name the field. */
  default?: T;
  rules?: FieldRules;
  /** For `object`: which of the structures its value has. */
  shape?: keyof ObjectValues;
  /** No two rows that are not deleted have the same value, whatever its case. */
  unique?: UniqueWithin;
  max?: number;
  choices?: readonly string[];
  /** Resource that a reference points at, or whose rows refer to this one. */
  to?: string;
  /** For `reference`: the field that keeps the name of the row that it points at, for when that is deleted. */
  keptName?: string;
  /** For `references`: the field by which the other rows refer to this one. */
  by?: string;
  /** What happens to this row when the one that it refers to is deleted. */
  onDelete?: OnDelete;
  /** Filters of this resource's list: `onDelete` holds while the row matches them. */
  onlyWhile?: Readonly<Record<string, readonly string[]>>;
  multiline?: boolean;
  /** For `list`: the fields of each row in it. */
  items?: Readonly<Record<string, Field>>;
  /** Its value stands beside the row's name where there are no columns. */
  isBadge?: boolean;
  /** Its values are personal data, which can be erased from the history of a row. */
  isPersonal: boolean;
}

export interface Options {
  required?: boolean;
  write?: Write;
  unique?: UniqueWithin;
  /** E-mail addresses, phone numbers and people's names are personal by their kind. */
  isPersonal?: boolean;
}
type Value<T, O extends Options> = O['required'] extends true ? T : T | null;
/** Keeps what a field is unique within known to the compiler, which checks the table for it. */
type Unique<O> = O extends { unique: infer U extends UniqueWithin } ? { unique: U } : unknown;

export function field<T, const O extends Options & { default?: T }>(
  kind: FieldKind,
  options: O,
  extra: Partial<Field<T>> = {},
): Field<Value<T, O>> & Unique<O> {
  const required = options.required ?? false;
  const declared = {
    kind,
    required,
    write: options.write ?? 'always',
    ...extra,
    isPersonal: options.isPersonal ?? extra.isPersonal ?? false,
    ...(options.default === undefined ? {} : { default: options.default }),
    ...(options.unique && { unique: options.unique }),
  };
  // The conditional types say what `required` and `unique` do; the compiler cannot follow them.
  return declared as Field<Value<T, O>> & Unique<O>;
}
