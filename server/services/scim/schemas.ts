import SCIMMY from 'scimmy';
import type { ScimResource } from '../../../contract/scim/resource.ts';

const { Schemas, Types } = SCIMMY;

/** A failure that only SCIM knows, by its status and keyword (RFC 7644, 3.12). */
export const ScimError = Types.Error;

export const ENTERPRISE = 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User';

export const userDefinition = Schemas.User.definition.extend(Schemas.EnterpriseUser.definition);
export const groupDefinition = Schemas.Group.definition;
export type Definition = typeof userDefinition;

/** Descriptions of the schemas that are known here. */
export const describedSchemas = (base: string) =>
  [userDefinition, Schemas.EnterpriseUser.definition, groupDefinition].map((definition) =>
    definition.describe(`${base}/Schemas`),
  );

export type Attribute = InstanceType<typeof Types.Attribute>;
/** An attribute by its path, in any case; null where the schema has none. */
export function attributeOf(definition: Definition, path: string): Attribute | null {
  try {
    const found = definition.attribute(path);
    return found instanceof Types.Attribute ? found : null;
  } catch {
    return null;
  }
}

/** What is not stored: it is worked out here, and a password is never kept. */
const NOT_STORED = new Set(['id', 'schemas', 'meta', 'groups', 'password']);

/** Some directories write truth values as texts. */
function withTruth(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withTruth);
  if (typeof value !== 'object' || value === null) return value;
  const known = new Map<unknown, boolean>([
    ['true', true],
    ['false', false],
  ]);
  return Object.fromEntries(
    Object.entries(value).map(([name, own]) => {
      const isTruth = ['active', 'primary'].includes(name.toLowerCase());
      const text = isTruth && typeof own === 'string' ? known.get(own.toLowerCase()) : undefined;
      return [name, text ?? withTruth(own)];
    }),
  );
}

/**
 * A user as sent, with the names of attributes as the schema writes them, and without attributes
 * that it does not know.
 * @throws ScimError invalidValue for a missing user name, and for values of another type
 */
export function readUser(sent: unknown): ScimResource {
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent))
    throw new ScimError(400, 'invalidSyntax', 'A user is an object.');
  let read: object;
  try {
    read = new Schemas.User(withTruth(sent), 'in');
  } catch (error) {
    if (error instanceof ScimError) throw error;
    throw new ScimError(400, 'invalidValue', error instanceof Error ? error.message : 'Not valid');
  }
  // What is left is plain: the library's own objects check each value that is read.
  const plain = JSON.parse(JSON.stringify(read)) as Record<string, unknown>;
  return Object.fromEntries(Object.entries(plain).filter(([name]) => !NOT_STORED.has(name)));
}
