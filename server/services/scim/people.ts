import { and, eq, inArray, isNull, notExists, type SQL, sql } from 'drizzle-orm';
import type { ScimRule } from '../../../contract/scim/calls.ts';
import type { RequestContext, Transaction } from '../../context.ts';
import {
  businessPassengers as employees,
  employeeGroups,
  scimGroups,
  scimMembers,
  scimRules,
  scimUsers,
} from '../../db/tables/index.ts';
import type { DirectoryPerson, WantedEmployee } from './wanted.ts';

/** The account that a directory is of. */
export interface Directory {
  ctx: RequestContext;
  corporationId: string;
}

/** Somebody of the directory, and who they are here. */
export interface Person extends DirectoryPerson {
  id: string;
  passengerId: string | null;
  userId: string | null;
}

/** Somebody with what follows from the directory. */
export interface Described {
  person: Person;
  wanted: WantedEmployee;
}

export async function readRules(
  tx: Transaction,
  { ctx, corporationId }: Directory,
): Promise<readonly ScimRule[]> {
  const [found] = await tx
    .select({ rules: scimRules.rules })
    .from(scimRules)
    .where(
      and(eq(scimRules.channelId, ctx.channel.id), eq(scimRules.corporationId, corporationId)),
    );
  return found?.rules ?? [];
}

/** The people of these ids, locked; all of the directory without ids. */
export async function readPeople(
  tx: Transaction,
  { ctx, corporationId }: Directory,
  ids: readonly string[] | null,
): Promise<Person[]> {
  const u = scimUsers;
  // For each person by an index: as a join of all, it would be guessed to be of a few rows.
  const ofPerson = (value: SQL, which: SQL) =>
    sql`(${sql`select ${value} from ${scimMembers}
      join ${scimGroups} on ${scimGroups.channelId} = ${scimMembers.channelId} and ${scimGroups.id} = ${scimMembers.groupId}
      ${which} where ${scimMembers.channelId} = ${u.channelId} and ${scimMembers.userId} = ${u.id}`})`;
  const inOrder = sql`order by ${scimGroups.createdAt}, ${scimGroups.id}`;
  const groups = ofPerson(
    sql`coalesce(array_agg(${scimGroups.displayName} ${inOrder}), '{}')`,
    sql``,
  ) as SQL<string[]>;
  const employeeGroupId = ofPerson(
    sql`(array_agg(${employeeGroups.id} ${inOrder}))[1]`,
    sql`join ${employeeGroups} on ${employeeGroups.channelId} = ${scimGroups.channelId}
      and ${employeeGroups.id} = ${scimGroups.employeeGroupId} and ${employeeGroups.deletedAt} is null`,
  ) as SQL<string | null>;
  return tx
    .select({
      id: u.id,
      userName: u.userName,
      active: u.active,
      resource: u.resource,
      passengerId: u.passengerId,
      userId: u.userId,
      groups,
      employeeGroupId,
    })
    .from(u)
    .where(
      and(
        eq(u.channelId, ctx.channel.id),
        eq(u.corporationId, corporationId),
        ids ? inArray(u.id, [...ids]) : undefined,
      ),
    )
    .orderBy(u.id)
    .for('update');
}

/** Which employees people are already: those that they were before, else those with their e-mail. */
export async function findEmployees(
  tx: Transaction,
  { ctx, corporationId }: Directory,
  people: readonly Described[],
): Promise<Map<string, string>> {
  const ofAccount = and(
    eq(employees.channelId, ctx.channel.id),
    eq(employees.businessAccountId, corporationId),
    isNull(employees.deletedAt),
  );
  const linked = people.flatMap(({ person }) => person.passengerId ?? []);
  const alive = new Set(
    linked.length > 0
      ? (
          await tx
            .select({ id: employees.id })
            .from(employees)
            .where(and(ofAccount, inArray(employees.id, linked)))
        ).map(({ id }) => id)
      : [],
  );
  const found = new Map<string, string>();
  const byEmail = new Map<string, string>();
  for (const { person, wanted } of people) {
    const { id, passengerId } = person;
    if (passengerId && alive.has(passengerId)) found.set(id, passengerId);
    else if (wanted.email && !byEmail.has(wanted.email.toLowerCase()))
      byEmail.set(wanted.email.toLowerCase(), id);
  }
  if (byEmail.size === 0) return found;
  const same = await tx
    .select({ id: employees.id, email: sql<string>`lower(${employees.email})` })
    .from(employees)
    .where(
      and(
        ofAccount,
        inArray(sql`lower(${employees.email})`, [...byEmail.keys()]),
        notExists(
          tx
            .select({ one: sql`1` })
            .from(scimUsers)
            .where(
              and(
                eq(scimUsers.channelId, employees.channelId),
                eq(scimUsers.passengerId, employees.id),
              ),
            ),
        ),
      ),
    );
  for (const { id, email } of same) found.set(byEmail.get(email)!, id);
  return found;
}

/** The groups of employees in which the directory puts people. */
export async function groupsOfDirectory(
  tx: Transaction,
  { ctx, corporationId }: Directory,
  rules: readonly ScimRule[],
): Promise<Set<string>> {
  const linked = await tx
    .select({ id: scimGroups.employeeGroupId })
    .from(scimGroups)
    .where(
      and(eq(scimGroups.channelId, ctx.channel.id), eq(scimGroups.corporationId, corporationId)),
    );
  const named = rules.flatMap(({ sets, value }) => (sets === 'group' && value ? [value] : []));
  return new Set([...linked.flatMap(({ id }) => id ?? []), ...named]);
}
