import { and, eq } from 'drizzle-orm';
import { DomainError } from '../../contract/core/errors.ts';
import type { RequestContext, Transaction } from '../context.ts';
import { users } from '../db/tables/index.ts';

/** Nobody is invited twice within this time, not even by different people. */
export const INVITATION_PAUSE_MINUTES = 10;

/** Name and e-mail of the inviting user, who gets the replies. */
export async function inviterOf(tx: Transaction, { channel, actor }: RequestContext) {
  const [user] = await tx
    .select({ givenName: users.givenName, familyName: users.familyName, email: users.email })
    .from(users)
    .where(and(eq(users.channelId, channel.id), eq(users.id, actor.userId)));
  if (!user) throw new DomainError('FORBIDDEN');
  return { name: `${user.givenName} ${user.familyName}`, email: user.email };
}
