import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { DomainError } from '../../contract/core/errors.ts';
import type { RequestContext, Transaction } from '../context.ts';
import { shownPerson } from '../db/shownPerson.ts';
import { userCorporations, users } from '../db/tables/index.ts';

const theirs = alias(userCorporations, 'theirs');

/** Nobody is invited twice within this time, not even by different people. */
export const INVITATION_PAUSE_MINUTES = 10;

/** Whether `user_corporations` is of an account of this user, for `inviterOf`. */
export const accountsOfUser = (tx: Transaction, { channel }: RequestContext, userId: string): SQL =>
  inArray(
    userCorporations.corporationId,
    tx
      .select({ id: theirs.corporationId })
      .from(theirs)
      .where(and(eq(theirs.channelId, channel.id), eq(theirs.userId, userId))),
  );

/**
 * Name and e-mail of the inviting user, who gets the replies: as the accounts of whoever is invited
 * know them.
 * @param isOfAccounts a condition on `user_corporations.corporation_id`
 */
export async function inviterOf(
  tx: Transaction,
  { channel, actor }: RequestContext,
  isOfAccounts: SQL,
) {
  const inviter = shownPerson(sql`${channel.id}`, sql`${actor.userId}::uuid`, isOfAccounts);
  const [user] = await tx
    .select({ givenName: users.givenName, familyName: users.familyName, email: users.email })
    .from(users)
    .where(and(eq(users.channelId, channel.id), eq(users.id, inviter)));
  if (!user) throw new DomainError('FORBIDDEN');
  return { name: `${user.givenName} ${user.familyName}`, email: user.email };
}
