import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Channel } from '../../contract/core/channel.ts';
import { DomainError } from '../../contract/core/errors.ts';
import { emailSchema } from '../../contract/core/textSchemas.ts';
import type { Language } from '../../contract/core/languages.ts';
import { fillIn } from '../../contract/messages/fillIn.ts';
import { messages } from '../../contract/messages/messages.ts';
import { inTransaction } from '../db/transaction.ts';
import { keepPassword } from './accounts.ts';
import { takeMail } from './attempts.ts';
import type { IdentityContext } from './context.ts';
import { BUSY_SECONDS, callerOf, readForm, sendPage, typedEmail } from './forms.ts';
import {
  findLink,
  forgetLinks,
  type MailedLink,
  PASSWORD_PATH,
  SIGN_IN_LINK_PATH,
  takeLink,
} from './mailedLinks.ts';
import { allowMailedSignIn, MAILED_SIGN_IN } from './mailedSignIn.ts';
import {
  ASK_PATHS,
  askAddress,
  type Asked,
  askPage,
  gonePage,
  linkPage,
  passwordPage,
  sentPage,
} from './pages/mailed.ts';
import { failurePage } from './pages/notices.ts';
import { inMinutes } from './pages/inMinutes.ts';
import { pageLanguage } from './pages/pageLanguage.ts';
import { MIN_PASSWORD_LENGTH, passwordProblem } from './passwordRules.ts';
import { hashPassword, MAX_PASSWORD_LENGTH } from './passwords.ts';
import { endSessions } from './sessions.ts';

/** Sends mails to people about their sign-in. */
export interface SignInMails {
  /** Mails a link to the user with the e-mail; does nothing where there is none. */
  sendLink(asked: { channel: Channel; email: string; purpose: Asked }): Promise<void>;
  /** Tells somebody that their password was changed. */
  tellOfChange(told: { channel: Channel; userId: string }): Promise<void>;
}

/** The time of the answer must not show whether somebody has an e-mail. */
const ANSWER_AFTER_MS = 400;

interface Visit {
  app: IdentityContext;
  channel: Channel;
  origin: string;
  mails: SignInMails;
  language: Language;
  request: IncomingMessage;
  response: ServerResponse;
}

async function ask(visit: Visit, asked: Asked): Promise<void> {
  const { app, channel, language, request, response, mails } = visit;
  const texts = messages[language].signIn;
  const show = (status: number, email: string, error: string | null) =>
    sendPage(response, status, askPage({ channel, language, asked, email, error }));
  if (request.method !== 'POST') return show(200, '', null);
  const typed = typedEmail(await readForm(request));
  const email = emailSchema.safeParse(typed).data;
  if (email === undefined) return show(200, typed, texts.missingEmail);
  const minutes = await takeMail(app.database, {
    channelId: channel.id,
    email,
    address: callerOf(app, request),
  });
  if (minutes !== null) {
    response.setHeader('retry-after', String(minutes * 60));
    return show(
      429,
      email,
      fillIn(texts.tooManyMails, { later: inMinutes(minutes, language, channel) }),
    );
  }
  await Promise.all([mails.sendLink({ channel, email, purpose: asked }), wait(ANSWER_AFTER_MS)]);
  sendPage(response, 200, sentPage({ channel, language, email }));
}

/** Redirects to the console, which begins to sign in; the provider then recognises the browser. */
async function goIn(visit: Visit, { account }: MailedLink, requestUrl: string | null) {
  const { app, channel, origin, language, request, response } = visit;
  await allowMailedSignIn(app, { channel, origin, userId: account.id }, request, response);
  const query = new URLSearchParams({ acrValues: MAILED_SIGN_IN, locale: language });
  if (requestUrl !== null) query.set('requestUrl', requestUrl);
  const location = `/email/login-redirect?${query.toString()}`;
  response.writeHead(303, { location, 'cache-control': 'no-store' }).end();
}

function sayGone({ channel, language, response }: Visit, asked: Asked): void {
  sendPage(response, 410, gonePage({ channel, language, ask: askAddress(asked, language) }));
}

async function setByLink(visit: Visit, token: string): Promise<void> {
  const { app, channel, language, request, response, mails } = visit;
  const texts = messages[language].signIn;
  const { orm } = app.database;
  const link = await findLink(orm, channel.id, PASSWORD_PATH, token);
  if (!link) return sayGone(visit, 'password');
  const { email } = link.account;
  const show = (status: number, error: string | null) =>
    sendPage(
      response,
      status,
      passwordPage({ channel, language, purpose: link.purpose, email, error }),
    );
  if (request.method !== 'POST') return show(200, null);
  const form = await readForm(request);
  const password = form?.get('password') ?? '';
  const problem = passwordProblem(password, link.account);
  const lengths = { min: MIN_PASSWORD_LENGTH, max: MAX_PASSWORD_LENGTH };
  if (problem !== null) return show(200, fillIn(texts[problem], lengths));
  if (form?.get('repeated') !== password) return show(200, texts.passwordsDiffer);
  let hash: string;
  try {
    hash = await hashPassword(password);
  } catch (error) {
    if (!(error instanceof DomainError && error.code === 'TOO_MANY_REQUESTS')) throw error;
    response.setHeader('retry-after', String(BUSY_SECONDS));
    return show(503, texts.busy);
  }
  const used = await inTransaction(app.database, async (tx) => {
    const taken = await takeLink(tx, channel.id, PASSWORD_PATH, token);
    if (!taken) return null;
    const userId = taken.account.id;
    await keepPassword(tx, channel.id, userId, hash);
    await forgetLinks(tx, userId);
    await endSessions(tx, app.config, channel, { userId });
    return taken;
  });
  if (!used) return sayGone(visit, 'password');
  const userId = used.account.id;
  app.log.info({ channelId: channel.id, userId }, 'a password was set by a mailed link');
  if (used.purpose === 'password') await mails.tellOfChange({ channel, userId });
  await goIn(visit, used, null);
}

async function signInByLink(visit: Visit, token: string, query: URLSearchParams): Promise<void> {
  const { app, channel, language, request, response } = visit;
  const { orm } = app.database;
  const isPost = request.method === 'POST';
  if (isPost) request.resume();
  const link = await (isPost ? takeLink : findLink)(orm, channel.id, SIGN_IN_LINK_PATH, token);
  if (!link) return sayGone(visit, 'signIn');
  const returnTo = query.get('requestUrl');
  if (isPost) return goIn(visit, link, returnTo);
  const { email } = link.account;
  sendPage(response, 200, linkPage({ channel, language, email, returnTo }));
}

/**
 * The pages for asking for mailed links, and those that the links open. Opening a link changes
 * nothing, because programs that scan mails open every one; only the button on its page does.
 * @returns false when the address is none of these pages
 */
export async function handleMailedLinks(
  app: IdentityContext,
  { channel, origin, mails }: { channel: Channel; origin: string; mails: SignInMails },
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const { pathname, searchParams } = new URL(request.url ?? '/', origin);
  const language = pageLanguage(
    searchParams.get('lang'),
    request.headers['accept-language'],
    channel.locale,
  );
  const asked = (Object.keys(ASK_PATHS) as Asked[]).find((one) => ASK_PATHS[one] === pathname);
  const isOurs =
    asked || pathname.startsWith(PASSWORD_PATH) || pathname.startsWith(SIGN_IN_LINK_PATH);
  if (!isOurs) return false;
  const visit = { app, channel, origin, mails, language, request, response };
  // A page that hides its origin must not sign people in as a user of its choice.
  const isHidden = request.method === 'POST' && request.headers.origin === 'null';
  if (isHidden) sendPage(response, 403, failurePage(channel, language, new Error('hidden origin')));
  else if (asked) await ask(visit, asked);
  else if (pathname.startsWith(PASSWORD_PATH))
    await setByLink(visit, pathname.slice(PASSWORD_PATH.length));
  else await signInByLink(visit, pathname.slice(SIGN_IN_LINK_PATH.length), searchParams);
  return true;
}
