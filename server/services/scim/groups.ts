import { and, asc, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Queryable, Transaction } from '../../context.ts';
import { scimGroups, scimMembers, scimUsers } from '../../db/tables/index.ts';
import { listOf, pageOf, type ScimQuery, shown, wantsAttribute } from './answers.ts';
import { employeeGroupFor } from './employeeGroup.ts';
import { conditionFor, type Columns } from './filter.ts';
import { type GroupValues, readAttributes, readChanges } from './groupChanges.ts';
import { changeMembers, type MemberChange, readMembers } from './members.ts';
import { readOperations } from './patch.ts';
import type { Directory } from './people.ts';
import { project } from './project.ts';
import { groupDefinition, ScimError } from './schemas.ts';
import type { Answered, ScimCall } from './users.ts';
import { notFound, requireVersion, tagOf, writing } from './versions.ts';

const g = scimGroups;
const COLUMNS: Columns = {
  id: { column: sql`${g.id}::text`, kind: 'exact' },
  displayname: { column: g.displayName, kind: 'text' },
  externalid: { column: g.externalId, kind: 'exact' },
  'meta.created': { column: g.createdAt, kind: 'instant' },
  'meta.lastmodified': { column: g.updatedAt, kind: 'instant' },
  'members.value': { some: hasMember },
  members: { some: hasMember },
};

function hasMember(test: (value: ReturnType<typeof sql>) => ReturnType<typeof sql>) {
  return sql`exists (select from ${scimMembers} where ${and(
    eq(scimMembers.channelId, g.channelId),
    eq(scimMembers.groupId, g.id),
    test(sql`${scimMembers.userId}::text`),
  )})`;
}

const ofDirectory = ({ ctx, corporationId }: Directory) =>
  and(eq(g.channelId, ctx.channel.id), eq(g.corporationId, corporationId));
const isUuid = (id: string) => z.uuid().safeParse(id).success;
const byId = (directory: Directory, id: string) =>
  isUuid(id) ? and(ofDirectory(directory), eq(g.id, id)) : sql`false`;

interface Member {
  value: string;
  display: string;
}
/** Nested, because drizzle leaves out the table's name of columns at the top level. */
const members = sql<Member[]>`(${sql`
  select coalesce(jsonb_agg(jsonb_build_object('value', ${scimUsers.id}, 'display',
    coalesce(${scimMembers.display}, ${scimUsers.resource} ->> 'displayName', ${scimUsers.userName})) order by ${scimUsers.id}), '[]')
  from ${scimMembers} join ${scimUsers}
    on ${scimUsers.channelId} = ${scimMembers.channelId} and ${scimUsers.id} = ${scimMembers.userId}
  where ${scimMembers.channelId} = ${g.channelId} and ${scimMembers.groupId} = ${g.id}`})`;
const NO_MEMBERS = sql<Member[]>`null`;

const selected = (query: ScimQuery) => ({
  id: g.id,
  displayName: g.displayName,
  externalId: g.externalId,
  version: g.version,
  createdAt: g.createdAt,
  updatedAt: g.updatedAt,
  members: wantsAttribute(groupDefinition, 'members', query) ? members : NO_MEMBERS,
});
type Found = Pick<
  typeof g.$inferSelect,
  'id' | 'displayName' | 'externalId' | 'version' | 'createdAt' | 'updatedAt'
> & { members: Member[] | null };

function answer(found: Found, base: string, query: ScimQuery): Answered {
  const { id, displayName, externalId, version } = found;
  const all = {
    schemas: [groupDefinition.id],
    id,
    ...(externalId !== null && { externalId }),
    displayName,
    ...(found.members && {
      members: found.members.map((member) => ({
        ...member,
        $ref: `${base}/Users/${member.value}`,
        type: 'User',
      })),
    }),
    meta: {
      resourceType: 'Group',
      created: found.createdAt.toISOString(),
      lastModified: found.updatedAt.toISOString(),
      location: `${base}/Groups/${id}`,
      version: tagOf(version),
    },
  };
  return { resource: shown(groupDefinition, all, query), version };
}

/** A page of groups, in the order in which they came. @throws ScimError invalidFilter */
export async function listGroups(call: ScimCall) {
  const { orm } = call.ctx.app.database;
  const { startIndex, count } = pageOf(call.query);
  const { filter } = call.query;
  const where = and(
    ofDirectory(call),
    filter ? conditionFor(filter, groupDefinition, COLUMNS, null) : undefined,
  );
  const found = await orm
    .select(selected(call.query))
    .from(g)
    .where(where)
    .orderBy(asc(g.createdAt), asc(g.id))
    .limit(count)
    .offset(startIndex - 1);
  const resources = found.map((one) => answer(one, call.base, call.query).resource);
  return listOf(resources, await orm.$count(g, where), startIndex);
}

async function find(on: Queryable, call: ScimCall, id: string): Promise<Answered> {
  const [found] = await on.select(selected(call.query)).from(g).where(byId(call, id));
  if (!found) throw notFound(id);
  return answer(found, call.base, call.query);
}

/** @throws ScimError 404 */
export const getGroup = (call: ScimCall, id: string): Promise<Answered> =>
  find(call.ctx.app.database.orm, call, id);

/** Stores the name of a group, its members, and what follows for the employees. */
async function settle(
  tx: Transaction,
  call: ScimCall,
  group: typeof g.$inferSelect,
  changes: readonly MemberChange[],
  isRenamed: boolean,
): Promise<void> {
  if (isRenamed) {
    const employeeGroupId = await employeeGroupFor(tx, { ...call, ...group });
    await tx.update(g).set({ employeeGroupId }).where(byId(call, group.id));
  }
  const changed = await changeMembers(tx, { ...call, id: group.id }, changes);
  // The rules look at names of groups, so a new name may mean something for all who are in it.
  const all = isRenamed ? await membersOf(tx, call, group.id) : [];
  await project(tx, call, [...new Set([...changed, ...all])], {
    formerGroupId: group.employeeGroupId,
  });
}

const membersOf = async (tx: Transaction, { ctx }: Directory, id: string): Promise<string[]> => {
  if (!isUuid(id)) return [];
  const found = await tx
    .select({ id: scimMembers.userId })
    .from(scimMembers)
    .where(and(eq(scimMembers.channelId, ctx.channel.id), eq(scimMembers.groupId, id)));
  return found.map((one) => one.id);
};

/** @throws ScimError invalidValue */
export function createGroup(call: ScimCall, sent: unknown): Promise<Answered> {
  const { values, members: given } = readAttributes(sent);
  const { displayName, externalId = null } = values;
  if (!displayName) throw new ScimError(400, 'invalidValue', 'A group has a displayName.');
  const kind = 'add';
  const changes = given === undefined ? [] : [{ kind, members: readMembers(given) } as const];
  return writing(call, async (tx) => {
    const { ctx, corporationId } = call;
    const [made] = await tx
      .insert(g)
      .values({ channelId: ctx.channel.id, corporationId, displayName, externalId })
      .returning();
    await settle(tx, call, made!, changes, true);
    return find(tx, call, made!.id);
  });
}

const change = (
  call: ScimCall,
  id: string,
  values: GroupValues,
  changes: readonly MemberChange[],
): Promise<Answered> =>
  writing(call, async (tx) => {
    const [stored] = await tx.select().from(g).where(byId(call, id)).for('update');
    if (!stored) throw notFound(id);
    requireVersion(call.ifMatch, stored.version);
    const [group] = await tx
      .update(g)
      .set({ ...values, version: sql`${g.version} + 1`, updatedAt: sql`now()` })
      .where(byId(call, id))
      .returning();
    await settle(tx, call, group!, changes, group!.displayName !== stored.displayName);
    return find(tx, call, id);
  });

/** @throws ScimError 404, 412, invalidValue */
export function replaceGroup(call: ScimCall, id: string, sent: unknown): Promise<Answered> {
  const { values, members: given } = readAttributes(sent);
  if (!values.displayName) throw new ScimError(400, 'invalidValue', 'A group has a displayName.');
  const kind = 'replace';
  const all = { externalId: null, ...values };
  return change(call, id, all, [{ kind, members: readMembers(given ?? []) }]);
}

/** @throws ScimError 404, 412, invalidPath, invalidValue, invalidFilter */
export function patchGroup(call: ScimCall, id: string, sent: unknown): Promise<Answered> {
  const { values, changes } = readChanges(readOperations(sent));
  return change(call, id, values, changes);
}

/**
 * Forgets a group of the directory. The group of employees stays, with its rules and without these members.
 * @throws ScimError 404, 412
 */
export const deleteGroup = (call: ScimCall, id: string): Promise<void> =>
  writing(call, async (tx) => {
    const members = await membersOf(tx, call, id);
    const [gone] = await tx.delete(g).where(byId(call, id)).returning();
    if (!gone) throw notFound(id);
    requireVersion(call.ifMatch, gone.version);
    await project(tx, call, members, { formerGroupId: gone.employeeGroupId });
  });
