import type { IncomingMessage, ServerResponse } from 'node:http';
import { errors, type default as Provider } from 'oidc-provider';
import type { Channel } from '../../contract/core/channel.ts';
import type { Language } from '../../contract/core/languages.ts';
import { fillIn } from '../../contract/messages/fillIn.ts';
import { messages } from '../../contract/messages/messages.ts';
import { channelOrigins } from '../config/origins.ts';
import type { IdentityContext } from './context.ts';
import { checkPassword, type SignInOutcome } from './accounts.ts';
import { BUSY_SECONDS, callerOf, readForm, sendPage, typedEmail } from './forms.ts';
import { DEMO_PASSWORD, demoSignIns } from './demoSignIns.ts';
import { takeMailedSignIn, MAILED_SIGN_IN } from './mailedSignIn.ts';
import { failurePage } from './pages/notices.ts';
import { signInPage } from './pages/signIn.ts';
import { inMinutes } from './pages/inMinutes.ts';
import { pageLanguage } from './pages/pageLanguage.ts';
import { EncryptJWT, jwtDecrypt } from 'jose';
import type { Database } from '../db/open.ts';
import { readCookie, sendCookie } from './cookies.ts';
import { knownDeviceKey } from './secrets.ts';

const COOKIE = 'known_device';
const DAYS = 180;
const SECONDS_A_DAY = 24 * 60 * 60;

/** The user who last signed in with the browser of a request; null: unknown. */
async function knownUser(
  database: Pick<Database, 'keys'>,
  { channelId, origin }: { channelId: string; origin: string },
  request: IncomingMessage,
): Promise<string | null> {
  const value = readCookie(request, origin, COOKIE);
  if (value === undefined) return null;
  const claims = await jwtDecrypt(value, await knownDeviceKey(database), {
    contentEncryptionAlgorithms: ['A256GCM'],
    keyManagementAlgorithms: ['dir'],
    audience: channelId,
  }).catch(() => null);
  return claims?.payload.sub ?? null;
}

/** Makes the browser remember for half a year that a user signed in with it. */
async function rememberDevice(
  database: Pick<Database, 'keys'>,
  { channelId, userId, origin }: { channelId: string; userId: string; origin: string },
  response: ServerResponse,
): Promise<void> {
  const value = await new EncryptJWT()
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .setSubject(userId)
    .setAudience(channelId)
    .setExpirationTime(`${DAYS} days`)
    .encrypt(await knownDeviceKey(database));
  sendCookie(response, origin, { name: COOKIE, value, seconds: DAYS * SECONDS_A_DAY });
}

type Refusal = Exclude<SignInOutcome, { kind: 'signedIn' }>;
// A mistyped password must not be answered as a failed page load, which browsers would report.
const STATUS_OF: Record<Refusal['kind'], number> = {
  wrongPassword: 200,
  inactive: 403,
  tooManyAttempts: 429,
  busy: 503,
};

/** A sign-in that somebody has begun, and the two ways in which it is answered. */
interface SignIn {
  app: IdentityContext;
  channel: Channel;
  /** Of the provider that the browser is at. */
  origin: string;
  request: IncomingMessage;
  response: ServerResponse;
  language: Language;
  /** Shows the form. The error is shown as text; the notice is no error. */
  show(
    status: number,
    fields: { email: string; password: string },
    told: { error?: string; notice?: string },
  ): void;
  /** Signs somebody in and sends the browser back to the console. */
  finish(accountId: string, by: 'password' | 'mailed link'): Promise<void>;
}

/** Checks what was typed, unless there is too much to do. */
async function checkTyped(
  { app, channel, origin, request }: SignIn,
  typed: { email: string; password: string },
): Promise<SignInOutcome> {
  // Sign-ins are the first to be refused under too much load, so that users who are signed in can
  // continue. But a password that was typed is worth a short wait.
  const leave = await app.admission.admitSoon('signIn');
  if (!leave) return { kind: 'busy' };
  try {
    return await checkPassword(app.database, {
      channelId: channel.id,
      ...typed,
      address: callerOf(app, request),
      knownUser: await knownUser(app.database, { channelId: channel.id, origin }, request),
    });
  } finally {
    leave();
  }
}

/** Signs somebody in by the form, or shows it again with the reason why not. */
async function answerForm(signIn: SignIn): Promise<void> {
  const { app, channel, request, response, language, show } = signIn;
  const texts = messages[language].signIn;
  const form = await readForm(request);
  const email = typedEmail(form);
  const password = form?.get('password') ?? '';
  const emptied = { email, password: '' };
  if (email.trim() === '' || password === '') {
    show(200, emptied, { error: texts.missing });
    return;
  }
  const outcome = await checkTyped(signIn, { email, password });
  if (outcome.kind === 'signedIn') {
    await signIn.finish(outcome.account.id, 'password');
    return;
  }
  app.log.warn({ channelId: channel.id, reason: outcome.kind }, 'a sign-in was refused');
  const status = STATUS_OF[outcome.kind];
  if (outcome.kind === 'tooManyAttempts') {
    response.setHeader('retry-after', String(outcome.minutes * 60));
    const later = inMinutes(outcome.minutes, language, channel);
    show(status, emptied, { error: fillIn(texts.tooManyAttempts, { later }) });
    return;
  }
  if (outcome.kind === 'busy') response.setHeader('retry-after', String(BUSY_SECONDS));
  show(status, emptied, { error: texts[outcome.kind] });
}

/**
 * Shows the sign-in page of an interaction and handles what is typed there. Forged posts fail: the
 * page's address must match the signed cookie that the browser got when it began to sign in.
 */
export async function handleSignIn(
  app: IdentityContext,
  channel: Channel,
  provider: Provider,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const origins = channelOrigins(app.config, channel);
  const query = new URL(request.url ?? '/', origins[0]).searchParams;
  const acceptLanguage = request.headers['accept-language'];
  const languageFor = (uiLocales: unknown) =>
    pageLanguage(query.get('lang') ?? uiLocales, acceptLanguage, channel.locale);

  let interaction;
  try {
    interaction = await provider.interactionDetails(request, response);
  } catch (error) {
    if (!(error instanceof errors.SessionNotFound)) throw error;
    if (request.method === 'GET') {
      // Somebody went back after signing in: the console continues, or shows the welcome page.
      response.writeHead(303, { location: '/', 'cache-control': 'no-store' }).end();
      return;
    }
    sendPage(response, 400, failurePage(channel, languageFor(null), error));
    return;
  }
  const { params } = interaction;
  const language = languageFor(params['ui_locales']);
  const { origin } = new URL(provider.issuer);
  const suggestions = app.config.demo
    ? demoSignIns.filter((one) => one.channelId === channel.id)
    : [];
  const signIn: SignIn = {
    app,
    channel,
    origin,
    request,
    response,
    language,
    show: (status, fields, { error = null, notice = null }) =>
      sendPage(
        response,
        status,
        signInPage({
          ...fields,
          channel,
          language,
          error,
          notice,
          origins,
          isTypedWrong: error !== null && status === STATUS_OF.wrongPassword,
          demoSignIns: suggestions,
        }),
      ),
    async finish(accountId, by) {
      const user = { channelId: channel.id, userId: accountId };
      app.log.info({ ...user, by }, 'somebody signed in');
      await rememberDevice(app.database, { ...user, origin }, response);
      await provider.interactionFinished(request, response, { login: { accountId } });
    },
  };
  if (request.method === 'POST') {
    await answerForm(signIn);
    return;
  }
  const acrValues = params['acr_values'];
  if (typeof acrValues === 'string' && acrValues.split(' ').includes(MAILED_SIGN_IN)) {
    const mailed = await takeMailedSignIn(app, { channel, origin }, request, response);
    if (mailed) {
      await signIn.finish(mailed.id, 'mailed link');
      return;
    }
  }
  const filled = suggestions.find((one) => one.email === query.get('fill'));
  const hint = params['login_hint'];
  const email = filled?.email ?? (typeof hint === 'string' ? hint : '');
  const hasEnded = params['reason'] === 'session-ended';
  signIn.show(
    200,
    { email, password: filled ? DEMO_PASSWORD : '' },
    hasEnded ? { notice: messages[language].signIn.sessionEnded } : {},
  );
}
