import { z } from 'zod';
import { schemaOf } from './fieldSchemas.ts';
import type { Field, FieldKind } from './fields.ts';
import { PREVIOUS } from './previous.ts';
import type { AnyResource } from './resource.ts';

type Shape = Record<string, z.ZodType>;

const entries = (resource: AnyResource): [string, Field][] => Object.entries(resource.fields);

function creatable(field: Field): z.ZodType {
  const schema = schemaOf(field);
  if (field.default !== undefined) return schema.default(field.default);
  // An absent optional field and an explicit null mean the same to the database.
  return field.required ? schema : schema.default(null);
}

/** Body of POST and PUT: every writable field, defaults filled in, unknown names refused. */
export function createSchema(resource: AnyResource): z.ZodObject<Shape> {
  const shape: Shape = {};
  for (const [name, field] of entries(resource)) {
    if (field.write !== 'never') shape[name] = creatable(field);
  }
  return z.strictObject(shape);
}

/** Kinds whose values belong to other rows as well: an account's fleets, a restriction's groups. */
const SHARED_KINDS: ReadonlySet<FieldKind> = new Set(['list', 'references']);
/** Whether a PUT without the field leaves its value as it is; other fields get their default. */
export const staysUnlessNamed = ({ kind }: Field): boolean => SHARED_KINDS.has(kind);

/** Body of PUT: every field that may still change after creation. */
export function replaceSchema(resource: AnyResource): z.ZodObject<Shape> {
  const shape: Shape = {};
  for (const [name, field] of entries(resource)) {
    if (field.write !== 'always') continue;
    shape[name] = staysUnlessNamed(field) ? schemaOf(field).optional() : creatable(field);
  }
  return z.strictObject(shape);
}

const patchedFields = (resource: AnyResource): Shape =>
  Object.fromEntries(
    entries(resource)
      .filter(([, { write }]) => write === 'always')
      .map(([name, field]) => [name, schemaOf(field).optional()]),
  );

/** Any of the fields that may change after creation, and the options of a change. */
export function patchSchema(resource: AnyResource): z.ZodObject<Shape> {
  const options = Object.entries(resource.changeOptions ?? {}).map(
    ([name, option]): [string, z.ZodType] => [name, schemaOf(option).optional()],
  );
  return z.strictObject({ ...Object.fromEntries(options), ...patchedFields(resource) });
}

/** What the caller of PATCH believes to replace. Names that are no fields are refused. */
export const previousValuesSchema = z
  .record(z.string(), z.unknown())
  .describe(
    'Values of the changed fields as you read them. A field that somebody else has changed ' +
      'since is refused with CHANGED_SINCE. Without it, your values replace any others.',
  );

/** Body of PATCH: what changes, and what the caller believes that it replaces. */
export function changeSchema(resource: AnyResource): z.ZodObject<Shape> {
  const changes = patchSchema(resource);
  if (PREVIOUS in changes.shape)
    throw new Error(`${resource.name}: call the field "${PREVIOUS}" something else`);
  return changes.extend({ [PREVIOUS]: previousValuesSchema.optional() });
}

/** Query of DELETE: the options of a deletion. */
export const deletionSchema = ({ deleteOptions = {} }: AnyResource): z.ZodObject<Shape> =>
  z.strictObject(
    Object.fromEntries(
      Object.entries(deleteOptions).map(([name, option]) => [name, schemaOf(option).optional()]),
    ),
  );

/**
 * What a batch may set for many rows: fields that change after creation, except `references`, since
 * the other rows can refer to only one of them. A batch that deletes takes the options of a
 * deletion.
 */
export function batchChangesSchema(resource: AnyResource): z.ZodObject<Shape> {
  return z.strictObject(
    Object.fromEntries(
      Object.entries({ ...deletionSchema(resource).shape, ...patchSchema(resource).shape }).filter(
        ([name]) => resource.fields[name]?.kind !== 'references',
      ),
    ),
  );
}

const rowSchemas = new WeakMap<AnyResource, z.ZodObject<Shape>>();

/** A row as answered. Made once for each resource, so that the API's description knows it again. */
export function rowSchema(resource: AnyResource): z.ZodObject<Shape> {
  let schema = rowSchemas.get(resource);
  if (!schema) {
    const shape: Shape = { id: z.uuid() };
    for (const [name, field] of entries(resource)) shape[name] = schemaOf(field);
    schema = z.object(shape);
    rowSchemas.set(resource, schema);
  }
  return schema;
}
