import type { RequestContext, Transaction } from '../../context.ts';
import { hasPassword } from '../../identity/accounts.ts';
import { inviterOf } from '../inviter.ts';
import { mailLink, mailWelcome, type SignsIn } from './accessMails.ts';

/** The purpose of an invited user's link: to set a new password for users who already have one. */
export const purposeOf = async (tx: Transaction, channelId: string, userId: string) =>
  (await hasPassword(tx, channelId, userId)) ? ('password' as const) : ('invitation' as const);

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
  const inviter = await inviterOf(tx, ctx);
  const { identity } = app.config;
  if (identity.kind === 'external') {
    const provider = new URL(identity.issuer).host;
    await mailWelcome(app, tx, { channel, user, provider }, inviter);
    return;
  }
  const purpose = await purposeOf(tx, channel.id, user.id);
  await mailLink(app, tx, { channel, user, purpose }, inviter);
}
