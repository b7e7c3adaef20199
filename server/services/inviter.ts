import { and, eq, inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { DomainError } from '../../contract/core/errors.ts';
import type { RequestContext, Transaction } from '../context.ts';
import { shownPerson } from '../db/shownPerson.ts';
import { userCorporations, users } from '../db/tables/index.ts';

const theirs = alias(userCorporations, 'theirs');

/** Nobody is invited twice within this time, not even by different people. */
export const INVITATION_PAUSE_MINUTES = 10;

/**
 * Name and e-mail of the inviting user, who gets the replies: as the accounts of the invited user know
 * them.
 * @param about the user who is invited
 */
export async function inviterOf(
  tx: Transaction,
  { channel, actor }: RequestContext,
  about: string,
) {
  const sameAccounts = inArray(
    userCorporations.corporationId,
    tx
      .select({ id: theirs.corporationId })
      .from(theirs)
      .where(and(eq(theirs.channelId, channel.id), eq(theirs.userId, about))),
  );
  const inviter = shownPerson(sql`${channel.id}`, sql`${actor.userId}::uuid`, sameAccounts);
  const [user] = await tx
    .select({ givenName: users.givenName, familyName: users.familyName, email: users.email })
    .from(users)
    .where(and(eq(users.channelId, channel.id), eq(users.id, inviter)));
  if (!user) throw new DomainError('FORBIDDEN');
  return { name: `${user.givenName} ${user.familyName}`, email: user.email };
}
