import { and, asc, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { ScimResource } from '../../../contract/scim/resource.ts';
import type { Queryable, Transaction } from '../../context.ts';
import { scimGroups, scimMembers, scimUsers } from '../../db/tables/index.ts';
import { listOf, pageOf, type ScimQuery, shown } from './answers.ts';
import { conditionFor, type Columns } from './filter.ts';
import { patched, readOperations } from './patch.ts';
import type { Directory } from './people.ts';
import { project } from './project.ts';
import { ENTERPRISE, readUser, userDefinition } from './schemas.ts';
import { notFound, requireVersion, tagOf, writing } from './versions.ts';

const u = scimUsers;
const COLUMNS: Columns = {
  id: { column: sql`${u.id}::text`, kind: 'exact' },
  username: { column: u.userName, kind: 'text' },
  externalid: { column: u.externalId, kind: 'exact' },
  active: { column: u.active, kind: 'boolean' },
  'meta.created': { column: u.createdAt, kind: 'instant' },
  'meta.lastmodified': { column: u.updatedAt, kind: 'instant' },
};

const ofDirectory = ({ ctx, corporationId }: Directory) =>
  and(eq(u.channelId, ctx.channel.id), eq(u.corporationId, corporationId));
const isUuid = (id: string) => z.uuid().safeParse(id).success;
const byId = (directory: Directory, id: string) =>
  isUuid(id) ? and(ofDirectory(directory), eq(u.id, id)) : sql`false`;

/** Nested, because drizzle leaves out the table's name of columns at the top level. */
const groups = sql<{ value: string; display: string }[]>`(${sql`
  select coalesce(jsonb_agg(jsonb_build_object('value', ${scimGroups.id}, 'display', ${scimGroups.displayName})
    order by ${scimGroups.createdAt}, ${scimGroups.id}), '[]')
  from ${scimMembers} join ${scimGroups}
    on ${scimGroups.channelId} = ${scimMembers.channelId} and ${scimGroups.id} = ${scimMembers.groupId}
  where ${scimMembers.channelId} = ${u.channelId} and ${scimMembers.userId} = ${u.id}`})`;

const SELECTED = {
  id: u.id,
  active: u.active,
  resource: u.resource,
  version: u.version,
  createdAt: u.createdAt,
  updatedAt: u.updatedAt,
  groups,
};
interface Found {
  id: string;
  active: boolean;
  resource: ScimResource;
  version: number;
  createdAt: Date;
  updatedAt: Date;
  groups: { value: string; display: string }[];
}

/** A resource of SCIM, with the version that its caller has then read. */
export interface Answered {
  resource: ScimResource;
  version: number;
}

function answer(found: Found, base: string, query: ScimQuery): Answered {
  const { id, active, resource, version, createdAt, updatedAt } = found;
  const all = {
    schemas: [userDefinition.id, ...(ENTERPRISE in resource ? [ENTERPRISE] : [])],
    id,
    ...resource,
    active,
    ...(found.groups.length > 0 && {
      groups: found.groups.map((group) => ({
        ...group,
        $ref: `${base}/Groups/${group.value}`,
        type: 'direct',
      })),
    }),
    meta: {
      resourceType: 'User',
      created: createdAt.toISOString(),
      lastModified: updatedAt.toISOString(),
      location: `${base}/Users/${id}`,
      version: tagOf(version),
    },
  };
  return { resource: shown(userDefinition, all, query), version };
}

/** A call about users: whose directory it is, and where it is reached. */
export interface ScimCall extends Directory {
  base: string;
  query: ScimQuery;
  ifMatch?: string | undefined;
}

/** A page of users, in the order in which they came. @throws ScimError invalidFilter */
export async function listUsers(call: ScimCall) {
  const { orm } = call.ctx.app.database;
  const { startIndex, count } = pageOf(call.query);
  const { filter } = call.query;
  const where = and(
    ofDirectory(call),
    filter ? conditionFor(filter, userDefinition, COLUMNS, u.resource) : undefined,
  );
  const found = await orm
    .select(SELECTED)
    .from(u)
    .where(where)
    .orderBy(asc(u.createdAt), asc(u.id))
    .limit(count)
    .offset(startIndex - 1);
  const resources = found.map((one) => answer(one, call.base, call.query).resource);
  return listOf(resources, await orm.$count(u, where), startIndex);
}

async function find(on: Queryable, call: ScimCall, id: string): Promise<Found> {
  const [found] = await on.select(SELECTED).from(u).where(byId(call, id));
  if (!found) throw notFound(id);
  return found;
}

/** @throws ScimError 404 */
export const getUser = async (call: ScimCall, id: string): Promise<Answered> =>
  answer(await find(call.ctx.app.database.orm, call, id), call.base, call.query);

/** The columns of a resource, which repeat what is searched or decided by. */
const columnsOf = (resource: ScimResource) => ({
  userName: String(resource['userName']),
  externalId: typeof resource['externalId'] === 'string' ? resource['externalId'] : null,
  active: resource['active'] !== false,
  resource,
});

async function answerAfter(tx: Transaction, call: ScimCall, id: string): Promise<Answered> {
  await project(tx, call, [id]);
  return answer(await find(tx, call, id), call.base, call.query);
}

/** @throws ScimError uniqueness, invalidValue, invalidSyntax */
export function createUser(call: ScimCall, sent: unknown): Promise<Answered> {
  const resource = readUser(sent);
  return writing(call, async (tx) => {
    const [made] = await tx
      .insert(u)
      .values({
        channelId: call.ctx.channel.id,
        corporationId: call.corporationId,
        ...columnsOf(resource),
      })
      .returning({ id: u.id });
    return answerAfter(tx, call, made!.id);
  });
}

/** Stores what a user becomes. @throws ScimError 404, 412, uniqueness */
const change = (
  call: ScimCall,
  id: string,
  becomes: (stored: ScimResource) => ScimResource,
): Promise<Answered> =>
  writing(call, async (tx) => {
    const [stored] = await tx.select().from(u).where(byId(call, id)).for('update');
    if (!stored) throw notFound(id);
    requireVersion(call.ifMatch, stored.version);
    await tx
      .update(u)
      .set({
        ...columnsOf(becomes({ ...stored.resource, active: stored.active })),
        version: sql`${u.version} + 1`,
        updatedAt: sql`now()`,
      })
      .where(byId(call, id));
    return answerAfter(tx, call, id);
  });

/** @throws ScimError 404, 412, uniqueness, invalidValue */
export function replaceUser(call: ScimCall, id: string, sent: unknown): Promise<Answered> {
  const resource = readUser(sent);
  return change(call, id, () => resource);
}

/** @throws ScimError 404, 412, uniqueness, invalidPath, invalidValue, mutability */
export function patchUser(call: ScimCall, id: string, sent: unknown): Promise<Answered> {
  const operations = readOperations(sent);
  return change(call, id, (stored) => readUser(patched(stored, operations)));
}

/**
 * Forgets a user of the directory. The employee stays with their trips, and can do nothing any more.
 * @throws ScimError 404, 412
 */
export const deleteUser = (call: ScimCall, id: string): Promise<void> =>
  writing(call, async (tx) => {
    const [stored] = await tx
      .update(u)
      .set({ active: false })
      .where(byId(call, id))
      .returning({ version: u.version });
    if (!stored) throw notFound(id);
    requireVersion(call.ifMatch, stored.version);
    await project(tx, call, [id]);
    await tx.delete(u).where(byId(call, id));
  });
