import fc from 'fast-check';
import { nastyText, nastyValue } from './nasty.ts';

/** The parts of a JSON Schema that the description of the API uses. */
export interface JsonSchema {
  type?: string | string[];
  format?: string;
  pattern?: string;
  enum?: unknown[];
  const?: unknown;
  properties?: Record<string, JsonSchema>;
  additionalProperties?: boolean | JsonSchema;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  minimum?: number;
  maximum?: number;
  maxLength?: number;
}

/** Deeper than any of our inputs; this is where a schema that refers to itself ends. */
const MAX_DEPTH = 6;
const MAX_TEXT = 60;

/** Ids of existing rows by kind of row, so that calls get past "not found". */
export type Ids = Readonly<Record<string, readonly string[]>>;

/**
 * The kind of row that a field refers to, by its name. Where no pattern matches, rows of every kind
 * are used.
 */
const KINDS: readonly [RegExp, string][] = [
  [/corporation|entity|businessAccount/i, 'corporations'],
  [/fleet/i, 'fleets'],
  [/group/i, 'employeeGroups'],
  [/restriction/i, 'travelRestrictions'],
  [/passenger|employee/i, 'employees'],
  [/guest/i, 'guests'],
  [/booking/i, 'bookings'],
];

function idsFor(name: string, ids: Ids): readonly string[] {
  const kind = KINDS.find(([pattern]) => pattern.test(name))?.[1] ?? '';
  return ids[kind] ?? Object.values(ids).flat();
}

const instants = fc
  .date({ min: new Date('2026-01-01'), max: new Date('2028-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString());

/** Values that a field is likely to take, by its name, where its type alone does not say. */
const BY_NAME: readonly [RegExp, readonly string[]][] = [
  [/^(page|offset)$/, ['0', '1']],
  [/^(maxPerPage|limit)$/, ['1', '10', '100']],
  [/latitude/i, ['51.51', '-33.87']],
  [/longitude/i, ['-0.12', '151.2']],
  [/email/i, ['anna.fuzz@northwind.example', 'ben.fuzz@northwind.example']],
  [/phone/i, ['+447911123456', '+442071234567']],
  [/language|lang/i, ['en', 'fr']],
  [/^sort$/, ['createdAt', '-createdAt', 'name', '-pickupAt']],
  [/Time$/, ['2026-12-01T10:00:00']],
  [/address|description/i, ['The Savoy, Strand, London', 'Heathrow Airport Terminal 2']],
  [/search/i, ['anna', 'smith', '+44 7911']],
  [/origin|destination/, ['51.51,-0.12']],
  [/name|title|alias|notes/i, ['Anna Smith', 'Head office', "O'Brien"]],
];

function fittingText(
  { format, maxLength = MAX_TEXT }: JsonSchema,
  ids: Ids,
  name: string,
): fc.Arbitrary<unknown> {
  if (format === 'uuid')
    return fc.oneof(
      { weight: 12, arbitrary: fc.constantFrom(...idsFor(name, ids)) },
      { weight: 1, arbitrary: fc.uuid() },
    );
  if (format === 'date-time') return instants;
  if (format === 'date') return instants.map((instant) => instant.slice(0, 10));
  if (format === 'email')
    return fc.oneof(
      { weight: 4, arbitrary: fc.nat().map((n) => `anna${n}@northwind.example`) },
      { weight: 1, arbitrary: fc.emailAddress() },
    );
  const known = BY_NAME.find(([pattern]) => pattern.test(name))?.[1];
  const free = fc.string({ unit: 'grapheme', maxLength: Math.min(maxLength, MAX_TEXT) });
  if (!known) return fc.oneof(free, fc.constantFrom(...idsFor(name, ids), 'London', '12'));
  const good = fc.constantFrom(...known);
  return fc.oneof(
    { weight: 12, arbitrary: good },
    { weight: 1, arbitrary: free },
    // Right, except for something small at its end.
    { weight: 1, arbitrary: fc.tuple(good, nastyText).map(([one, other]) => one + other) },
    { weight: 1, arbitrary: good.map((one) => `${one}\0`) },
  );
}

/** A value that more or less fits a schema. */
function fitting(schema: JsonSchema, ids: Ids, name: string, depth: number): fc.Arbitrary<unknown> {
  const choices = schema.anyOf ?? schema.oneOf ?? schema.allOf;
  if (depth > MAX_DEPTH) return fc.constant(null);
  if (choices && choices.length > 0)
    return fc.oneof(...choices.map((choice) => likely(choice, ids, name, depth + 1)));
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (Array.isArray(schema.type))
    return fc.oneof(
      ...schema.type.map((type) => likely({ ...schema, type }, ids, name, depth + 1)),
    );
  switch (schema.type) {
    case 'null':
      return fc.constant(null);
    case 'string':
      return fittingText(schema, ids, name);
    case 'integer':
      return fc.integer({
        min: schema.minimum ?? Number.MIN_SAFE_INTEGER,
        max: schema.maximum ?? Number.MAX_SAFE_INTEGER,
      });
    case 'number':
      return fc.double({ min: schema.minimum ?? -180, max: schema.maximum ?? 180, noNaN: true });
    case 'boolean':
      return fc.boolean();
    case 'array':
      return fc.array(likely(schema.items ?? {}, ids, name, depth + 1), { maxLength: 4 });
    case 'object':
      return fittingObject(schema, ids, depth);
    default:
      // A number in a query is written as text, so it has no type.
      return BY_NAME.some(([pattern]) => pattern.test(name))
        ? fittingText(schema, ids, name)
        : nastyValue;
  }
}

function fittingObject(schema: JsonSchema, ids: Ids, depth: number): fc.Arbitrary<unknown> {
  const fields = Object.fromEntries(
    Object.entries(schema.properties ?? {}).map(([name, inner]) => [
      name,
      likely(inner, ids, name, depth + 1),
    ]),
  );
  // Most calls are complete, because few others would get past the first check.
  const whole = fc.record(fields);
  const extra = fc.dictionary(nastyText, nastyValue, { maxKeys: 1 });
  return fc.oneof(
    { weight: 8, arbitrary: whole },
    { weight: 3, arbitrary: fc.record(fields, { requiredKeys: [] }) },
    { weight: 1, arbitrary: fc.tuple(whole, extra).map(([one, other]) => ({ ...one, ...other })) },
  );
}

/**
 * Usually a value that fits, and sometimes one that does not.
 * @param name of the field or parameter, which says more than its type
 */
export function likely(schema: JsonSchema, ids: Ids, name = '', depth = 0): fc.Arbitrary<unknown> {
  return fc.oneof(
    { weight: 40, arbitrary: fitting(schema, ids, name, depth) },
    { weight: 1, arbitrary: nastyValue },
  );
}
