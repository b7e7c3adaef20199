import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { AppContext, Queryable } from '../../context.ts';
import { reaching } from '../../db/rowSecurity/reaching.ts';
import { users } from '../../db/tables/index.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { SignInMails } from '../../identity/mailedHandler.ts';
import { maySignIn } from '../../identity/shares.ts';
import { mailLink, mailOfChange, type SignsIn } from './accessMails.ts';

async function whoSignsIn(on: Queryable, channelId: string, isThem: SQL): Promise<SignsIn | null> {
  const [user] = await on
    .select({
      id: users.id,
      email: users.email,
      givenName: users.givenName,
      communicationLanguage: users.communicationLanguage,
    })
    .from(users)
    .where(and(eq(users.channelId, channelId), isThem, maySignIn));
  return user ?? null;
}

/** The mails that the identity provider's pages send. */
export function createSignInMails(
  server: Pick<AppContext, 'config' | 'database' | 'jobs' | 'now'>,
): SignInMails {
  return {
    async sendLink({ channel, email, purpose }) {
      const app = reaching(server, { channelId: channel.id });
      const isThem = eq(sql`lower(${users.email})`, email.toLowerCase());
      const user = await whoSignsIn(app.database.orm, channel.id, isThem);
      if (!user) return;
      await inTransaction(app.database, (tx) => mailLink(app, tx, { channel, user, purpose }));
    },
    async tellOfChange({ channel, userId }) {
      const app = reaching(server, { channelId: channel.id });
      const user = await whoSignsIn(app.database.orm, channel.id, eq(users.id, userId));
      if (!user) return;
      await inTransaction(app.database, (tx) => mailOfChange(app, tx, { channel, user }));
    },
  };
}
