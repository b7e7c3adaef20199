import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import type { Grant } from '../../contract/core/access.ts';
import { DomainError, type FieldErrors } from '../../contract/core/errors.ts';
import type { AnyResource } from '../../contract/core/resource.ts';
import { createSchema, patchSchema, replaceSchema } from '../../contract/core/schemas.ts';
import { validate } from '../../contract/core/validation.ts';
import type { Row } from './binding.ts';

type Values = Record<string, unknown>;

function bodyOf(input: unknown): Values {
  if (typeof input !== 'object' || input === null || Array.isArray(input))
    throw new DomainError('MALFORMED_BODY');
  return { ...input };
}

function parse(schema: z.ZodObject, body: Values, refused: FieldErrors): Values {
  const parsed = validate(schema, body);
  const errors = { ...(parsed.ok ? {} : parsed.errors), ...refused };
  if (!parsed.ok || Object.keys(refused).length > 0)
    throw new DomainError('VALIDATION_FAILED', { errors });
  return parsed.value;
}

/** Kept, because building a schema costs far more than reading a row with it. */
const schemas = {
  create: new WeakMap<AnyResource, z.ZodObject>(),
  replace: new WeakMap<AnyResource, z.ZodObject>(),
  patch: new WeakMap<AnyResource, z.ZodObject>(),
};
const make = { create: createSchema, replace: replaceSchema, patch: patchSchema };

function schemaOf(resource: AnyResource, use: keyof typeof schemas): z.ZodObject {
  const schema = schemas[use].get(resource) ?? make[use](resource);
  schemas[use].set(resource, schema);
  return schema;
}

/** @throws DomainError VALIDATION_FAILED naming every field, MALFORMED_BODY for anything that is not an object */
export function readCreation(resource: AnyResource, input: unknown): Values {
  const body = bodyOf(input);
  const refused: FieldErrors = {};
  for (const name of Object.keys(body)) {
    if (name === 'id' || resource.fields[name]?.write === 'never')
      refused[name] = { code: 'readOnly' };
  }
  return parse(schemaOf(resource, 'create'), body, refused);
}

const pick = (whole: z.ZodObject, names: readonly string[]): z.ZodObject =>
  z.strictObject(Object.fromEntries(names.map((name) => [name, whole.shape[name]!])));

/**
 * The fields that a change really changes, and its options. Values that the caller may not set can
 * be sent unchanged, so that a client can send a whole row.
 * @param full PUT: absent fields get their defaults; otherwise they stay as they are
 * @throws DomainError as readCreation
 */
export function readChange(
  resource: AnyResource,
  granted: Grant,
  stored: Row,
  input: unknown,
  full: boolean,
): Values {
  const body = bodyOf(input);
  const refused: FieldErrors = {};
  const allowed = (name: string) => granted.fields === 'all' || granted.fields.includes(name);
  const whole = schemaOf(resource, full ? 'replace' : 'patch');
  const options = resource.changeOptions ?? {};
  const names = Object.keys(whole.shape).filter((name) => name in options || allowed(name));
  for (const name of Object.keys(body)) {
    const isDeclared = name === 'id' || name in resource.fields;
    if (!isDeclared || names.includes(name)) continue;
    if (!isDeepStrictEqual(body[name], stored[name])) {
      const writable = resource.fields[name]?.write === 'always';
      refused[name] = { code: writable ? 'notAllowed' : 'readOnly' };
    }
    delete body[name];
  }
  const settable = granted.fields === 'all' ? whole : pick(whole, names);
  const values = parse(settable, body, refused);
  return Object.fromEntries(
    Object.entries(values).filter(([name, value]) => !isDeepStrictEqual(value, stored[name])),
  );
}
