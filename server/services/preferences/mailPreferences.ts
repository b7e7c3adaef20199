import { and, eq } from 'drizzle-orm';
import { NOTICE_KINDS } from '../../../contract/messages/mail/texts.ts';
import type { MailPreferences } from '../../../contract/messages/mail/preferences.ts';
import { audit } from '../../db/audit.ts';
import { mailPreferences } from '../../db/tables/index.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Call } from '../verb.ts';

/** Which mails about trips the caller wants; by default all of them. */
export async function wantedMails({ ctx }: Pick<Call, 'ctx'>): Promise<MailPreferences> {
  const [kept] = await ctx.app.database.orm
    .select({ unwanted: mailPreferences.unwanted })
    .from(mailPreferences)
    .where(
      and(
        eq(mailPreferences.channelId, ctx.channel.id),
        eq(mailPreferences.userId, ctx.actor.userId),
      ),
    );
  return { wanted: NOTICE_KINDS.filter((kind) => !kept?.unwanted.includes(kind)) };
}

/** Stores which mails about trips the caller wants. */
export async function chooseMails({
  ctx,
  input: { wanted },
}: Call<MailPreferences>): Promise<MailPreferences> {
  const { channel, actor, app } = ctx;
  const unwanted = NOTICE_KINDS.filter((kind) => !wanted.includes(kind));
  const updatedAt = app.now();
  await inTransaction(app.database, async (tx) => {
    await tx
      .insert(mailPreferences)
      .values({ channelId: channel.id, userId: actor.userId, unwanted, updatedAt })
      .onConflictDoUpdate({
        target: [mailPreferences.channelId, mailPreferences.userId],
        set: { unwanted, updatedAt },
      });
    await audit(tx, ctx, {
      action: 'update',
      resource: 'users',
      resourceId: actor.userId,
      fields: ['mailPreferences'],
    });
  });
  return { wanted: NOTICE_KINDS.filter((kind) => !unwanted.includes(kind)) };
}
