import {
  and,
  eq,
  exists,
  inArray,
  isNotNull,
  isNull,
  ne,
  not,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { reachesAllAccounts } from '../../../contract/core/roles.ts';
import { DomainError } from '../../../contract/core/errors.ts';
import type { Queryable, RequestContext, Transaction } from '../../context.ts';
import {
  auditEntries,
  guestBookingCopies,
  userCorporations,
  users,
} from '../../db/tables/index.ts';
import { personId, roleOfPerson, signsInWith } from '../../identity/shares.ts';
import { isOfReach } from '../accountsInReach.ts';
import { amongIds } from './links.ts';

const RESOURCE = 'users';

/** The row that somebody with an e-mail signs in with. Two who add the same e-mail take turns. */
export async function personOfEmail(
  tx: Transaction,
  channelId: string,
  email: string,
): Promise<{ id: string; role: string } | null> {
  const key = `user ${channelId} ${email.toLowerCase()}`;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
  const [found] = await tx
    .select({ id: users.id, role: roleOfPerson })
    .from(users)
    .where(signsInWith(channelId, email))
    .orderBy(sql`${users.deletedAt} is not null`)
    .limit(1);
  return found ?? null;
}

/** The row that the person of a row signs in with. */
export async function personOfRow(tx: Transaction, channelId: string, id: string): Promise<string> {
  const [found] = await tx
    .select({ personId })
    .from(users)
    .where(and(eq(users.channelId, channelId), eq(users.id, id)));
  return found?.personId ?? id;
}

const rowsOfPerson = (channelId: string, person: string) =>
  and(eq(users.channelId, channelId), or(eq(users.id, person), eq(users.signsInAs, person)));

/** The accounts of the caller that a person has or is invited to, and with which row. */
export async function sharesOf(
  tx: Transaction,
  ctx: RequestContext,
  person: string,
): Promise<{ userId: string; corporationId: string }[]> {
  const { userId, corporationId } = userCorporations;
  return tx
    .select({ userId, corporationId })
    .from(userCorporations)
    .innerJoin(
      users,
      and(eq(users.channelId, userCorporations.channelId), eq(users.id, userCorporations.userId)),
    )
    .where(
      and(
        rowsOfPerson(ctx.channel.id, person),
        isNull(users.deletedAt),
        isOfReach(ctx, corporationId),
      ),
    );
}

/** Whether a person may still sign in without the caller's share of a row. */
export async function mayEnterWithout(
  tx: Transaction,
  ctx: RequestContext,
  person: string,
  rowId: string,
): Promise<boolean> {
  const inReach = isOfReach(ctx, userCorporations.corporationId);
  const ofOthers = inReach
    ? sql`exists (select 1 from ${userCorporations} where ${and(
        eq(userCorporations.channelId, ctx.channel.id),
        eq(userCorporations.userId, rowId),
        isNull(userCorporations.deletedAt),
        sql`not ${inReach}`,
      )})`
    : sql`false`;
  const others = and(
    rowsOfPerson(ctx.channel.id, person),
    eq(users.status, 'active'),
    isNull(users.deletedAt),
    or(isNull(users.signsInAs), sql`${users.joinedAt} is not null`),
    or(ne(users.id, rowId), ofOthers),
  );
  return (await tx.$count(users, others)) > 0;
}

/**
 * The row whose e-mail a change concerns. The sign-in is one for the person; a row of somebody who has
 * not accepted the invitation is no part of it.
 */
export async function rowOfEmail(on: Queryable, channelId: string, id: string): Promise<string> {
  const [found] = await on
    .select({ signsInAs: users.signsInAs, joinedAt: users.joinedAt })
    .from(users)
    .where(and(eq(users.channelId, channelId), eq(users.id, id)));
  return found?.joinedAt ? (found.signsInAs ?? id) : id;
}

/** That row with all that sign in as it. */
export const rowsWithEmailOf = (channelId: string, id: string) =>
  and(
    eq(users.channelId, channelId),
    or(
      eq(users.id, id),
      and(eq(users.signsInAs, id), isNotNull(users.joinedAt), isNull(users.deletedAt)),
    ),
  );

/**
 * Whether a person also signs in for others than the caller's accounts. A company that has
 * deactivated or deleted them counts too, because it may let them in again.
 * @param id the row whose e-mail a change concerns
 */
export async function signsInForOthers(
  on: Queryable,
  ctx: RequestContext,
  id: string,
): Promise<boolean> {
  const inReach = isOfReach(ctx, userCorporations.corporationId);
  if (!inReach) return false;
  const hasAccount = (which: SQL) =>
    exists(
      on
        .select({ one: sql`1` })
        .from(userCorporations)
        .where(
          and(
            eq(userCorporations.channelId, ctx.channel.id),
            eq(userCorporations.userId, users.id),
            isNull(userCorporations.deletedAt),
            which,
          ),
        ),
    );
  const ofOthers = or(not(hasAccount(inReach)), hasAccount(not(inReach)));
  return (await on.$count(users, and(rowsWithEmailOf(ctx.channel.id, id), ofOthers))) > 0;
}

/** Since when the accounts have a user: what happened before is not theirs to see. */
export const heldSince = (userId: string, corporationIds: readonly string[]): SQL =>
  sql`(select min(uc.created_at) from ${userCorporations} uc
    where uc.user_id = ${userId} and ${amongIds(sql`uc.corporation_id`, corporationIds)})`;

/**
 * Before a user is written by somebody who administers only some of their accounts: moves the other
 * accounts to a row of their own, with the same values and history, which the write does not reach.
 * @throws DomainError NOT_FOUND where somebody else has just done that with the caller's accounts
 */
export async function setOthersApart(
  ids: readonly string[],
  tx: Transaction,
  ctx: RequestContext,
): Promise<void> {
  if (reachesAllAccounts(ctx.actor.role)) return;
  const channelId = ctx.channel.id;
  const links = and(
    eq(userCorporations.channelId, channelId),
    inArray(userCorporations.userId, [...ids]),
  );
  const inReach = isOfReach(ctx, userCorporations.corporationId);
  const own = await tx
    .selectDistinct({ id: userCorporations.userId })
    .from(userCorporations)
    .where(and(links, inReach));
  if (own.length < new Set(ids).size) throw new DomainError('NOT_FOUND');
  const shared = await tx
    .selectDistinct({ user: users, personId })
    .from(users)
    .innerJoin(
      userCorporations,
      and(eq(userCorporations.channelId, users.channelId), eq(userCorporations.userId, users.id)),
    )
    .where(and(links, sql`not ${inReach}`));
  for (const { user, personId: signsInAs } of shared) {
    const id = uuidv7();
    await tx.insert(users).values({
      ...user,
      id,
      subject: null,
      signsInAs,
      joinedAt: user.signsInAs === null ? (user.joinedAt ?? ctx.app.now()) : user.joinedAt,
    });
    for (const table of [userCorporations, guestBookingCopies])
      await tx
        .update(table)
        .set({ userId: id })
        .where(
          and(
            eq(table.channelId, channelId),
            eq(table.userId, user.id),
            sql`not ${isOfReach(ctx, table.corporationId)}`,
          ),
        );
    const entries = await tx
      .select()
      .from(auditEntries)
      .where(
        and(
          eq(auditEntries.channelId, channelId),
          eq(auditEntries.resource, RESOURCE),
          eq(auditEntries.resourceId, user.id),
        ),
      )
      .orderBy(auditEntries.createdAt, auditEntries.id);
    if (entries.length > 0)
      await tx
        .insert(auditEntries)
        .values(entries.map((entry) => ({ ...entry, id: uuidv7(), resourceId: id })));
  }
}
