import { render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll } from 'vitest';
import { channelForHost, pageConfig } from '../../server/config/origins.ts';
import { PAGE_CONFIG_ELEMENT } from '../../src/shell/pageConfig.ts';
import { openConsole } from '../../src/shell/start/openConsole.tsx';
import type { TestUser } from './fixtures.ts';
import { startTestServer, type TestServer } from './server.ts';

const network = setupServer();
let running: Promise<TestServer> | undefined;

/** The file's server: the real one, in this process, on the embedded store. Started when needed. */
export function consoleServer(): Promise<TestServer> {
  running ??= startTestServer({ database: 'embedded' }).then((server) => {
    network.use(
      http.all('*/v1/*', ({ request }) => {
        const { pathname, search } = new URL(request.url);
        const origin = server.originOf(channel);
        return server.app.request(new Request(origin + pathname + search, request));
      }),
    );
    network.listen({ onUnhandledRequest: 'error' });
    return server;
  });
  return running;
}

let channel = 'meridian';

afterAll(async () => {
  network.close();
  await (await running)?.close();
});

/** msw's network, for a test that plays the outside failing. */
export { network };

/** Puts a channel's configuration into the page, as the server does. */
export async function brandTestPage(channelId = 'meridian'): Promise<void> {
  const { context, originOf } = await consoleServer();
  const origin = originOf(channelId);
  const config = pageConfig(
    context.config,
    channelForHost(context.config, new URL(origin).host),
    origin,
  );
  document.getElementById(PAGE_CONFIG_ELEMENT)?.remove();
  const element = document.createElement('script');
  element.id = PAGE_CONFIG_ELEMENT;
  element.type = 'application/json';
  element.textContent = JSON.stringify(config);
  document.head.append(element);
}

/** Leaves in this tab what signing in leaves: a really signed token, without the provider's page. */
export async function signInTab(user: TestUser): Promise<void> {
  const server = await consoleServer();
  channel = user.channelId;
  await brandTestPage(user.channelId);
  const config = JSON.parse(document.getElementById(PAGE_CONFIG_ELEMENT)?.textContent ?? '{}') as {
    oidcAuthority: string;
    oidcClientId: string;
  };
  sessionStorage.setItem(
    `oidc.user:${config.oidcAuthority}:${config.oidcClientId}`,
    JSON.stringify({
      access_token: await server.tokenFor(user, user.channelId),
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
 * Opens the whole console, as the start page does after signing in, against the real server. One
 * channel a test file: the session is made once and belongs to one.
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
  render(await openConsole());
  return { user: userEvent.setup(), server };
}
