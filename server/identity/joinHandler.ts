import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Channel } from '../../contract/core/channel.ts';
import { channelForHost, IDENTITY_PATH } from '../config/origins.ts';
import type { Queryable, Transaction } from '../context.ts';
import { audit } from '../db/audit.ts';
import { isDatabaseAway } from '../db/errors.ts';
import { reachingSignIn } from '../db/rowSecurity/reaching.ts';
import { corporations, userCorporations, users } from '../db/tables/index.ts';
import { inTransaction } from '../db/transaction.ts';
import type { IdentityContext } from './context.ts';
import { BUSY_SECONDS, readForm, sendPage } from './forms.ts';
import { findLink, forgetLinks, JOIN_PATH, takeLink } from './mailedLinks.ts';
import { joinedPage, joinPage } from './pages/mailed.ts';
import { failurePage } from './pages/notices.ts';
import { pageLanguage } from './pages/pageLanguage.ts';

/** Names of the accounts that somebody is invited to. */
async function accountsOf(on: Queryable, channelId: string, userId: string): Promise<string> {
  const found = await on
    .select({ name: corporations.name })
    .from(userCorporations)
    .innerJoin(
      corporations,
      and(
        eq(corporations.channelId, userCorporations.channelId),
        eq(corporations.id, userCorporations.corporationId),
      ),
    )
    .where(
      and(
        eq(userCorporations.channelId, channelId),
        eq(userCorporations.userId, userId),
        isNull(corporations.deletedAt),
      ),
    )
    .orderBy(asc(sql`lower(${corporations.name})`));
  return found.map(({ name }) => name).join(', ');
}

/**
 * The history names nobody: who declines, or calls themselves differently elsewhere, tells the
 * company nothing more than the answer.
 */
async function keepAnswer(
  tx: Transaction,
  channel: Channel,
  userId: string,
  isAccepted: boolean,
): Promise<void> {
  const now = new Date();
  await tx
    .update(users)
    .set(isAccepted ? { joinedAt: now } : { deletedAt: now })
    .where(and(eq(users.channelId, channel.id), eq(users.id, userId)));
  await forgetLinks(tx, userId);
  await audit(
    tx,
    { channel, actor: { userId: null }, requestId: uuidv7() },
    {
      action: isAccepted ? 'update' : 'delete',
      resource: 'users',
      resourceId: userId,
      changes: isAccepted ? { joinedAt: { from: null, to: now.toISOString() } } : {},
    },
  );
}

async function answer(
  server: IdentityContext,
  { token, lang }: { token: string; lang: string | null },
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const channel = channelForHost(server.config, request.headers.host ?? '');
  const { database } = reachingSignIn(server, channel.id);
  const language = pageLanguage(lang, request.headers['accept-language'], channel.locale);
  const link = await findLink(database.orm, channel.id, JOIN_PATH, token);
  const sayGone = () =>
    sendPage(response, 410, joinedPage({ channel, language, outcome: null, accounts: '' }));
  if (!link) return sayGone();
  const { email, id } = link.account;
  const accounts = await accountsOf(database.orm, channel.id, id);
  const show = () => sendPage(response, 200, joinPage({ channel, language, email, accounts }));
  if (request.method !== 'POST') return show();
  const chosen = (await readForm(request))?.get('answer');
  if (chosen !== 'accept' && chosen !== 'decline') return show();
  const isAccepted = chosen === 'accept';
  const isTaken = await inTransaction(database, async (tx) => {
    if (!(await takeLink(tx, channel.id, JOIN_PATH, token))) return false;
    await keepAnswer(tx, channel, id, isAccepted);
    return true;
  });
  if (!isTaken) return sayGone();
  const outcome = isAccepted ? 'joined' : 'declined';
  sendPage(response, 200, joinedPage({ channel, language, outcome, accounts }));
}

/**
 * The page on which people who sign in already accept or decline the accounts of another company,
 * whoever keeps the passwords. Opening it changes nothing, because programs that scan mails open
 * every link.
 */
export function withJoining(server: IdentityContext, next: RequestListener): RequestListener {
  return (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const path = IDENTITY_PATH + JOIN_PATH;
    if (!pathname.startsWith(path)) return next(request, response);
    const asked = { token: pathname.slice(path.length), lang: searchParams.get('lang') };
    answer(server, asked, request, response).catch((error: unknown) => {
      server.log.error({ err: error }, 'answering an invitation failed');
      if (response.headersSent) return response.destroy();
      const isAway = isDatabaseAway(error);
      if (isAway) response.setHeader('retry-after', BUSY_SECONDS);
      const channel = channelForHost(server.config, request.headers.host ?? '');
      const language = pageLanguage(asked.lang, undefined, channel.locale);
      sendPage(response, isAway ? 503 : 500, failurePage(channel, language, new Error('join')));
    });
  };
}
