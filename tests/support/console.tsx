import { render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { http } from 'msw';
import { setupServer } from 'msw/node';
import { channelForHost, pageConfig } from '../../server/config/origins.ts';
import { PAGE_CONFIG_ELEMENT } from '../../src/shell/pageConfig.ts';
import { languageTexts } from '../../src/i18n/loadedLanguages.ts';
import { openConsole } from '../../src/shell/start/openConsole.tsx';
import { onFileEnd, onTestEnd } from './fileEnd.ts';
import type { TestUser } from './fixtures.ts';
import { carryPageConfig } from './carryPageConfig.ts';
import { startTestServer, type TestServer } from './server.ts';

let running: Promise<TestServer> | undefined;
let channel = 'meridian';
/** The authorization header of the running test's page, which says who is signed in. */
let bearer: string | null = null;

/** Calls that a page has made and that have no answer yet. */
const pending = new Set<Promise<Response>>();

async function answer(request: Request): Promise<Response> {
  const server = await consoleServer();
  const { pathname, search } = new URL(request.url);
  const { method, headers } = request;
  const body = await request.text();
  // Spelt out, because in jsdom a Request made from one with a body loses its headers.
  return server.app.request(server.originOf(channel) + pathname + search, {
    method,
    headers: [...headers],
    ...(body === '' ? {} : { body }),
  });
}

const NEVER = new Promise<never>(() => undefined);
const noRows = () => Response.json([], { headers: { 'x-total-count': '0' } });

/**
 * msw's network: every API call goes to the file's server, unless a test makes the outside fail.
 */
export const network = setupServer(
  // The check whether the server can be reached is not under /v1/.
  http.all(/\/(v1\/|healthz$)/, async ({ request }) => {
    const answering = answer(request);
    pending.add(answering);
    void answering.catch(() => {}).finally(() => pending.delete(answering));
    const answered = await answering;
    // A call from the page of an earlier test. Its token is not valid here, and its 401 would send
    // this page to the sign-in.
    const isLate = answered.status === 401 && request.headers.get('authorization') !== bearer;
    if (!isLate) return answered;
    // Without an answer, a read would fail after a while, and another test would find that logged.
    return request.method === 'GET' ? noRows() : NEVER;
  }),
);

/** The file's server: the real one, in this process. It starts when it is first needed. */
export function consoleServer(): Promise<TestServer> {
  running ??= startTestServer().then((server) => {
    network.listen({ onUnhandledFrame: 'error' });
    onTestEnd(() => network.resetHandlers());
    onFileEnd(async () => {
      // A page that is closed in the middle of a call would find neither network nor server.
      await Promise.allSettled(pending);
      network.close();
      running = undefined;
      await server.close();
    });
    return server;
  });
  return running;
}

/** Puts a channel's configuration into the page, as the server does. */
export async function brandTestPage(channelId = 'meridian'): Promise<void> {
  const { context, originOf } = await consoleServer();
  const origin = originOf(channelId);
  const config = pageConfig(
    context.config,
    channelForHost(context.config, new URL(origin).host),
    origin,
  );
  carryPageConfig(config);
}

/**
 * Leaves in this tab what signing in leaves: a token that is really signed, without the provider's
 * page.
 */
export async function signInTab(user: TestUser): Promise<void> {
  const server = await consoleServer();
  channel = user.channelId;
  await brandTestPage(user.channelId);
  const config = JSON.parse(document.getElementById(PAGE_CONFIG_ELEMENT)?.textContent ?? '{}') as {
    oidcAuthority: string;
    oidcClientId: string;
  };
  const token = await server.tokenFor(user, user.channelId);
  bearer = `Bearer ${token}`;
  sessionStorage.setItem(
    `oidc.user:${config.oidcAuthority}:${config.oidcClientId}`,
    JSON.stringify({
      access_token: token,
      token_type: 'Bearer',
      expires_at: Math.floor(Date.now() / 1000) + 600,
      profile: { sub: user.id },
    }),
  );
}

export interface RenderConsoleOptions {
  /** Who is signed in: one of the server's fixtures. */
  as: TestUser | ((fixtures: TestServer['fixtures']) => TestUser);
  /** Address to open, from the root. */
  path: string;
}

/**
 * Opens the whole console, as the start page does after signing in, against the real server. A test
 * file uses one channel, because its session is made once and belongs to one channel.
 * @example
 * const { user } = await renderConsole({ as: ({ users }) => users.bothAdmin, path: '/trips' });
 * await user.click(await screen.findByRole('link', { name: 'People' }));
 */
export async function renderConsole({
  as,
  path,
}: RenderConsoleOptions): Promise<{ user: UserEvent; server: TestServer }> {
  const server = await consoleServer();
  await signInTab(typeof as === 'function' ? as(server.fixtures) : as);
  window.history.replaceState(null, '', path);
  // Otherwise it would depend on the tests before this one whether they are loaded already.
  await languageTexts('en');
  render(await openConsole());
  return { user: userEvent.setup(), server };
}
