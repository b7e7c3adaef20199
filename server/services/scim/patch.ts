import SCIMMY from 'scimmy';
import { z } from 'zod';
import type { ScimResource } from '../../../contract/scim/resource.ts';
import { type Attribute, attributeOf, ENTERPRISE, ScimError, userDefinition } from './schemas.ts';

const PATCH = 'urn:ietf:params:scim:api:messages:2.0:PatchOp';
/** More than any directory sends at once. */
const MOST_OPERATIONS = 1000;

const patchSchema = z.object({
  schemas: z.array(z.string()).refine((schemas) => schemas.includes(PATCH)),
  Operations: z
    .array(
      z.object({
        op: z
          .string()
          .toLowerCase()
          .pipe(z.enum(['add', 'replace', 'remove'])),
        path: z.string().max(1000).optional(),
        value: z.unknown().optional(),
      }),
    )
    .min(1)
    .max(MOST_OPERATIONS),
});
export interface PatchOperation {
  op: 'add' | 'replace' | 'remove';
  path?: string | undefined;
  value?: unknown;
}

/** @throws ScimError invalidSyntax */
export function readOperations(sent: unknown): PatchOperation[] {
  const read = patchSchema.safeParse(sent);
  if (read.success) return read.data.Operations;
  const at = read.error.issues[0]!.path.join('.');
  throw new ScimError(400, 'invalidSyntax', `Not a PatchOp: see ${at || 'the body'}.`);
}

type Values = Record<string, unknown>;
const isObject = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value]);

/** `emails[type eq "work"].value` in its parts. */
interface Path {
  name: string;
  filter: string | null;
  sub: string | null;
}
const PATH = /^([a-z$][\w$-]*)(?:\[(.+)\])?(?:\.([a-z$][\w$-]*))?$/i;

/** @throws ScimError invalidPath for an attribute that the schema does not have; mutability for our own */
function readPath(path: string): Path {
  const [, name = '', filter = null, sub = null] = PATH.exec(path) ?? [];
  const found = name === '' ? null : attributeOf(userDefinition, name);
  const inner = found && sub ? attributeOf(userDefinition, `${name}.${sub}`) : null;
  if (!found || (sub && !inner))
    throw new ScimError(400, 'invalidPath', `There is no attribute ${path}.`);
  if (!isWritable(found)) throw new ScimError(400, 'mutability', `${path} cannot be changed.`);
  return { name: found.name, filter, sub: inner ? inner.name : null };
}

const isWritable = ({ config }: Attribute) =>
  config.mutable !== false && config.mutable !== 'readOnly';

/** The elements of a list that a filter names. @throws ScimError invalidFilter */
function matching(filter: string, elements: readonly unknown[]): Values[] {
  const objects = elements.filter(isObject);
  return new SCIMMY.Types.Filter(filter).match(objects) as Values[];
}

/** What a new element needs so that a filter names it: `type eq "work"` gives its type. */
function namedBy(filter: string): Values {
  const [expression] = [...new SCIMMY.Types.Filter(filter)] as Record<string, unknown>[];
  return Object.fromEntries(
    Object.entries(expression ?? {}).flatMap(([name, test]) =>
      Array.isArray(test) && test[0] === 'eq' ? [[name, test[1] as unknown]] : [],
    ),
  );
}

/** Sets, adds or takes away one attribute of an object, or a part of it. */
function applyTo(owner: Values, { name, filter, sub }: Path, operation: PatchOperation): void {
  const { op, value } = operation;
  const present = owner[name];
  if (filter !== null) {
    const elements = Array.isArray(present) ? (present as unknown[]) : [];
    let chosen = matching(filter, elements);
    if (op === 'remove') {
      if (sub) for (const one of chosen) delete one[sub];
      else owner[name] = elements.filter((one) => !chosen.includes(one as Values));
      return;
    }
    // Directories replace the work address of somebody who has none, and expect it to be added.
    if (chosen.length === 0) {
      chosen = [namedBy(filter)];
      owner[name] = [...elements, ...chosen];
    }
    for (const one of chosen) Object.assign(one, sub ? { [sub]: value } : value);
    return;
  }
  const isMany = attributeOf(userDefinition, name)?.config?.multiValued === true;
  if (sub !== null) {
    const parts = isMany ? listOf(present ?? []).filter(isObject) : [asObject(owner, name)];
    for (const part of parts) {
      if (op === 'remove') delete part[sub];
      else part[sub] = value;
    }
    return;
  }
  if (op === 'remove') return removeFrom(owner, name, value);
  if (isMany) {
    const added = listOf(value);
    const kept = op === 'add' && Array.isArray(present) ? (present as unknown[]) : [];
    const texts = new Set(kept.map((one) => JSON.stringify(one)));
    owner[name] = [...kept, ...added.filter((one) => !texts.has(JSON.stringify(one)))];
    return;
  }
  // A manager is often sent as the id alone.
  if (isObject(present) && isObject(value)) Object.assign(present, value);
  else owner[name] = value;
}

function asObject(owner: Values, name: string): Values {
  const present = owner[name];
  if (isObject(present)) return present;
  const made: Values = {};
  owner[name] = made;
  return made;
}

/** Takes elements of these values out of a list, or the whole attribute away. */
function removeFrom(owner: Values, name: string, value: unknown): void {
  const present = owner[name];
  if (value === undefined || !Array.isArray(present)) {
    delete owner[name];
    return;
  }
  const valueOf = (one: unknown) => (isObject(one) ? one['value'] : one);
  const gone = new Set(listOf(value).map(valueOf));
  owner[name] = (present as unknown[]).filter((one) => !gone.has(valueOf(one)));
}

/**
 * Carries out the operations of a PATCH on a user, also in the dialects that directories speak: names in
 * any case, paths as names of a value, and filters that name nothing yet.
 * @returns the user afterwards, unchecked
 * @throws ScimError invalidPath, invalidValue, mutability
 */
export function patched(
  resource: ScimResource,
  operations: readonly PatchOperation[],
): ScimResource {
  const copy = structuredClone(resource) as Values;
  for (const operation of operations) apply(copy, operation);
  return copy;
}

function apply(user: Values, operation: PatchOperation): void {
  const { op, path, value } = operation;
  if (path === undefined || path === '') {
    if (op === 'remove') throw new ScimError(400, 'noTarget', 'What is removed needs a path.');
    if (!isObject(value))
      throw new ScimError(400, 'invalidValue', 'Without a path, attributes are needed.');
    for (const [name, own] of Object.entries(value)) {
      if (!['schemas', 'id', 'meta'].includes(name)) apply(user, { op, path: name, value: own });
    }
    return;
  }
  const urn = [ENTERPRISE, 'urn:ietf:params:scim:schemas:core:2.0:User'].find((one) =>
    path.toLowerCase().startsWith(one.toLowerCase()),
  );
  const inner = urn ? path.slice(urn.length + 1) : path;
  if (urn !== ENTERPRISE) return applyTo(user, readPath(inner), operation);
  if (inner !== '') return applyToExtension(asObject(user, ENTERPRISE), inner, operation);
  if (op === 'remove') delete user[ENTERPRISE];
  else if (isObject(value))
    for (const [name, own] of Object.entries(value))
      applyToExtension(asObject(user, ENTERPRISE), name, { op, value: own });
}

/** The attributes of the extension are single, and at most one deep: `manager.value`. */
function applyToExtension(owner: Values, path: string, { op, value }: PatchOperation): void {
  const found = attributeOf(userDefinition, `${ENTERPRISE}:${path}`);
  if (!found) throw new ScimError(400, 'invalidPath', `There is no attribute ${path}.`);
  const [outer = path] = path.split('.');
  const { name } = attributeOf(userDefinition, `${ENTERPRISE}:${outer}`)!;
  if (op === 'remove') {
    delete owner[name];
    return;
  }
  const isDeep = outer !== path;
  if (isDeep) asObject(owner, name)[found.name] = value;
  else if (name === 'manager' && typeof value === 'string') owner[name] = { value };
  else owner[name] = value;
}
