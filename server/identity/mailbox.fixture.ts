import { desc, eq } from 'drizzle-orm';
import { mails } from '../db/tables/index.ts';
import type { ProviderUnderTest } from './runningProvider.fixture.ts';

/** What people were mailed by a provider. */
export function mailboxOf(at: ProviderUnderTest) {
  const mailsTo = (recipient: string) =>
    at.database.orm
      .select()
      .from(mails)
      .where(eq(mails.recipient, recipient))
      .orderBy(desc(mails.createdAt));
  async function linkIn(recipient: string): Promise<string> {
    const [mail] = await mailsTo(recipient);
    const url = /https?:\/\/\S+\/oidc\/\S+/.exec(mail?.text ?? '')?.[0];
    if (!url) throw new Error(`no link was mailed to ${recipient}`);
    return url;
  }

  return { mailsTo, linkIn };
}
