import type { IncomingMessage, ServerResponse } from 'node:http';
import { errors, type default as Provider } from 'oidc-provider';
import type { Channel } from '../../contract/core/channel.ts';
import { fillIn } from '../../contract/messages/fillIn.ts';
import { messages } from '../../contract/messages/messages.ts';
import { channelOrigins } from '../config/origins.ts';
import type { IdentityContext } from './context.ts';
import { checkPassword, type SignInOutcome } from './accounts.ts';
import { BUSY_SECONDS, callerOf, readForm, sendPage, typedEmail } from './forms.ts';
import { DEMO_PASSWORD, demoSignIns } from './demoSignIns.ts';
import { knownUser, rememberDevice } from './knownDevice.ts';
import { takeMailedSignIn, MAILED_SIGN_IN } from './mailedSignIn.ts';
import { failurePage } from './pages/notices.ts';
import { signInPage } from './pages/signIn.ts';
import { inMinutes } from './pages/inMinutes.ts';
import { pageLanguage } from './pages/pageLanguage.ts';

type Refusal = Exclude<SignInOutcome, { kind: 'signedIn' }>;
// A mistyped password must not be answered as a failed page load, which browsers would report.
const STATUS_OF: Record<Refusal['kind'], number> = {
  wrongPassword: 200,
  inactive: 403,
  tooManyAttempts: 429,
  busy: 503,
};

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
  const language = languageFor(interaction.params['ui_locales']);
  const texts = messages[language].signIn;
  const suggestions = app.config.demo
    ? demoSignIns.filter((one) => one.channelId === channel.id)
    : [];
  const show = (
    status: number,
    fields: { email: string; password: string },
    error: string | null,
    notice: string | null = null,
  ) =>
    sendPage(
      response,
      status,
      signInPage({
        channel,
        language,
        ...fields,
        error,
        isTypedWrong: error !== null && status === STATUS_OF.wrongPassword,
        notice,
        demoSignIns: suggestions,
        origins,
      }),
    );

  const { origin } = new URL(provider.issuer);
  const finish = async (accountId: string, by: 'password' | 'mailed link') => {
    app.log.info({ channelId: channel.id, userId: accountId, by }, 'somebody signed in');
    await rememberDevice(
      app.database,
      { channelId: channel.id, userId: accountId, origin },
      response,
    );
    await provider.interactionFinished(request, response, { login: { accountId } });
  };
  if (request.method !== 'POST') {
    const acrValues = interaction.params['acr_values'];
    if (typeof acrValues === 'string' && acrValues.split(' ').includes(MAILED_SIGN_IN)) {
      const mailed = await takeMailedSignIn(app, { channel, origin }, request, response);
      if (mailed) return finish(mailed.id, 'mailed link');
    }
    const filled = suggestions.find((one) => one.email === query.get('fill'));
    const hint = interaction.params['login_hint'];
    const email = filled?.email ?? (typeof hint === 'string' ? hint : '');
    const hasEnded = interaction.params['reason'] === 'session-ended';
    const notice = hasEnded ? texts.sessionEnded : null;
    show(200, { email, password: filled ? DEMO_PASSWORD : '' }, null, notice);
    return;
  }
  const form = await readForm(request);
  const email = typedEmail(form);
  const password = form?.get('password') ?? '';
  if (email.trim() === '' || password === '') {
    show(200, { email, password: '' }, texts.missing);
    return;
  }
  const check = async (): Promise<SignInOutcome> => {
    // Sign-ins are the first to be refused under too much load, so that users who are signed in can
    // continue. But a password that was typed is worth a short wait.
    const leave = await app.admission.admitSoon('signIn');
    if (!leave) return { kind: 'busy' };
    try {
      return await checkPassword(app.database, {
        channelId: channel.id,
        email,
        password,
        address: callerOf(request),
        knownUser: await knownUser(app.database, { channelId: channel.id, origin }, request),
      });
    } finally {
      leave();
    }
  };
  const outcome = await check();
  if (outcome.kind === 'signedIn') return finish(outcome.account.id, 'password');
  app.log.warn({ channelId: channel.id, reason: outcome.kind }, 'a sign-in was refused');
  if (outcome.kind === 'tooManyAttempts') {
    response.setHeader('retry-after', String(outcome.minutes * 60));
    const later = inMinutes(outcome.minutes, language, channel);
    show(
      STATUS_OF[outcome.kind],
      { email, password: '' },
      fillIn(texts.tooManyAttempts, { later }),
    );
    return;
  }
  if (outcome.kind === 'busy') response.setHeader('retry-after', String(BUSY_SECONDS));
  show(STATUS_OF[outcome.kind], { email, password: '' }, texts[outcome.kind]);
}
