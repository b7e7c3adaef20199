import { z } from 'zod';
import { objectSchemas } from '../resources/objectSchemas.ts';
import { type Field, MAX_REFERENCES, TEXT_MAX_LENGTH } from './fields.ts';
import { daySchema, instantSchema } from './instant.ts';
import { isMissing } from './isMissing.ts';
import { languageAmong, LANGUAGES } from './languages.ts';
import { emailSchema, nameSchema, phoneSchema } from './textSchemas.ts';

function textSchema({ required, max = TEXT_MAX_LENGTH, rules = {} }: Field): z.ZodType {
  const least = rules.min ?? (required ? 1 : 0);
  return rules.pattern
    ? nameSchema(rules.pattern, least, max)
    : z.string().trim().min(least).max(max);
}

/** Names what is wrong with a value of another type; other mistakes have their own messages. */
function notANumber(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code !== 'invalid_type' || isMissing(issue.input)) return undefined;
  return issue.expected === 'int' ? 'wholeNumber' : 'number';
}

function numberSchema({ rules = {} }: Field): z.ZodType {
  let schema = rules.decimal ? z.number({ error: notANumber }) : z.int({ error: notANumber });
  if (rules.min !== undefined) schema = schema.min(rules.min);
  if (rules.max !== undefined) schema = schema.max(rules.max);
  return schema;
}

const languageSchema = z
  .string()
  .transform((tag) => languageAmong(LANGUAGES, tag) ?? tag)
  .pipe(z.enum(LANGUAGES, { error: 'language' }));

/** Ids sorted and without duplicates, so that the same rows give the same value. */
const idsSchema = z
  .array(z.uuid().transform((id) => id.toLowerCase()))
  .max(MAX_REFERENCES)
  .transform((ids) => [...new Set(ids)].toSorted())
  .pipe(z.array(z.uuid()));

function listSchema({ items = {}, max = 0 }: Field): z.ZodType {
  const shape = Object.entries(items).map(([name, item]) => [
    name,
    item.required ? schemaOf(item) : schemaOf(item).default(null),
  ]);
  return z.array(z.strictObject(Object.fromEntries(shape))).max(max);
}

/** The schema of a field that is not empty. */
function filledSchema(field: Field): z.ZodType {
  switch (field.kind) {
    case 'text':
      return textSchema(field);
    case 'email':
      return emailSchema;
    case 'phone':
      return phoneSchema;
    case 'number':
    case 'money':
      return numberSchema(field);
    case 'distance':
      return numberSchema(field).describe('Metres.');
    case 'rate':
      return numberSchema(field).describe('Minor units for a kilometre.');
    case 'boolean':
      return z.boolean();
    case 'choice':
      return field.choices === LANGUAGES ? languageSchema : z.enum(field.choices ?? []);
    case 'reference':
      return z.uuid();
    case 'references':
      return idsSchema;
    case 'dateTime':
      return instantSchema;
    case 'date':
      return daySchema;
    case 'list':
      return listSchema(field);
    case 'object':
      if (!field.shape) throw new Error('A structured value needs the name of its schema');
      return objectSchemas[field.shape];
    default:
      return field.kind satisfies never;
  }
}

const schemas = new WeakMap<object, z.ZodType>();

/**
 * The schema of a declared field, which takes null unless the field is required. Made once per
 * field.
 */
export function schemaOf<T>(field: Field<T>): z.ZodType<T> {
  let schema = schemas.get(field);
  if (!schema) {
    const filled = filledSchema(field);
    schema = field.required ? filled : filled.nullable();
    schemas.set(field, schema);
  }
  // The declaration says which kind of field has which value; the compiler cannot follow that.
  return schema as z.ZodType<T>;
}
