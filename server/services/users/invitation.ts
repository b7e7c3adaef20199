import type { RequestContext, Transaction } from '../../context.ts';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { users } from '../../db/tables/index.ts';
import { hasPassword } from '../../identity/accounts.ts';
import type { LinkPurpose } from '../../identity/mailedLinks.ts';
import { accountsOfUser, inviterOf } from '../inviter.ts';
import { mailLink, mailWelcome, type SignsIn } from './accessMails.ts';
import { personOfEmail } from './persons.ts';

/** Who an invitation is for, and what its link is for: users with a password set a new one. */
export async function invitedBy(
  tx: Transaction,
  channelId: string,
  user: SignsIn,
): Promise<{ user: SignsIn; purpose: LinkPurpose }> {
  const [row] = await tx
    .select({ signsInAs: users.signsInAs, joinedAt: users.joinedAt })
    .from(users)
    .where(and(eq(users.channelId, channelId), eq(users.id, user.id)));
  const { signsInAs = null, joinedAt = null } = row ?? {};
  if (signsInAs !== null && joinedAt === null) return { user, purpose: 'join' };
  const [person] = signsInAs
    ? await tx
        .select({ id: users.id, email: users.email })
        .from(users)
        .where(and(eq(users.channelId, channelId), eq(users.id, signsInAs)))
    : [];
  const signsIn = { ...user, ...person };
  const isKnown = await hasPassword(tx, channelId, signsIn.id);
  return { user: signsIn, purpose: isKnown ? 'password' : 'invitation' };
}

/**
 * Somebody who was invited as the person of an e-mail may meanwhile sign in with another one, or
 * the e-mail may be somebody else's: the invitation is for whoever signs in with it now.
 */
export async function inviteWhoeverHas(
  tx: Transaction,
  channelId: string,
  { id, email }: SignsIn,
): Promise<void> {
  const isWaiting = and(
    eq(users.channelId, channelId),
    eq(users.id, id),
    isNull(users.joinedAt),
    sql`${users.signsInAs} is not null`,
  );
  if ((await tx.$count(users, isWaiting)) === 0) return;
  const person = await personOfEmail(tx, channelId, email);
  await tx
    .update(users)
    .set({ signsInAs: person?.id ?? null })
    .where(isWaiting);
}

/**
 * Mails a user how they sign in: with a link to set a password, or, where an outside identity
 * provider keeps the passwords, with its name.
 */
export async function mailInvitation(
  tx: Transaction,
  ctx: RequestContext,
  user: SignsIn,
): Promise<void> {
  const { app, channel } = ctx;
  const inviter = await inviterOf(tx, ctx, accountsOfUser(tx, ctx, user.id));
  const { identity } = app.config;
  const invited = await invitedBy(tx, channel.id, user);
  if (identity.kind === 'external' && invited.purpose !== 'join') {
    const provider = new URL(identity.issuer).host;
    await mailWelcome(app, tx, { channel, user: invited.user, provider }, inviter);
    return;
  }
  await mailLink(app, tx, { channel, ...invited }, inviter);
}
