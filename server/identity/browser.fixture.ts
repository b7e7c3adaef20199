import { createHash, randomBytes } from 'node:crypto';
import {
  createServer,
  request as httpRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { admitAll } from '../admission/admission.ts';
import { readConfig } from '../config/env.ts';
import { API_AUDIENCE, EMBEDDED_CLIENT_ID } from '../config/origins.ts';
import type { Database } from '../db/open.ts';
import type { IdentityContext } from './context.ts';
import { createLog } from '../log.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { createSignInMails } from '../services/users/signInMails.ts';
import { identified } from './identified.ts';
import { createIdentityProvider } from './provider.ts';

/** A running identity provider for both demo channels. */
export interface RunningProvider {
  app: IdentityContext;
  origins: { meridian: string; harbour: string };
  /** Lines that were logged. */
  logs: string[];
  close(): Promise<void>;
}

export async function runProvider(
  database: Database,
  environment: Record<string, string> = {},
): Promise<RunningProvider> {
  const server = createServer((request, response) => handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const config = readConfig({
    PORT: String(port),
    DEMO: '1',
    TRUSTED_PROXIES: '127.0.0.1',
    ...environment,
  });
  const done = () => Promise.resolve();
  const jobs: Jobs = { enqueue: done, enqueueAll: done, stop: done };
  const logs: string[] = [];
  const log = createLog('info', { write: (line: string) => void logs.push(line) });
  const app: IdentityContext = { config, database, log, admission: admitAll };
  const provider = createIdentityProvider(
    app,
    createSignInMails({ ...app, jobs, now: () => new Date() }),
  );
  const handle = identified(app, (request, response) => provider.handle(request, response));
  return {
    app,
    logs,
    origins: {
      meridian: `http://localhost:${port}`,
      harbour: `http://harbour.localhost:${port}`,
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

interface Sending {
  method?: string;
  form?: Record<string, string>;
  headers?: Record<string, string>;
}

interface Cookie {
  name: string;
  value: string;
  path: string;
}

/**
 * The parts of a browser that signing in needs: it keeps cookies by path, and does not follow
 * redirects by itself.
 */
export class Browser {
  readonly #cookies: Cookie[] = [];

  async send(url: string, { method, form, headers = {} }: Sending = {}): Promise<Answer> {
    const { hostname, port, host, pathname, search } = new URL(url);
    const body = form ? new URLSearchParams(form).toString() : '';
    const request = httpRequest({
      // Names under localhost work without a resolver.
      host: hostname.endsWith('localhost') ? '127.0.0.1' : hostname,
      port,
      path: pathname + search,
      method: method ?? (form ? 'POST' : 'GET'),
      headers: {
        host,
        cookie: this.#cookiesFor(pathname),
        ...(form
          ? {
              'content-type': 'application/x-www-form-urlencoded',
              'content-length': String(Buffer.byteLength(body)),
            }
          : {}),
        ...headers,
      },
    });
    request.end(body);
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      request.once('response', resolve);
      request.once('error', reject);
    });
    for (const line of response.headers['set-cookie'] ?? []) this.#keep(line);
    return {
      status: response.statusCode ?? 0,
      headers: response.headers,
      body: await text(response),
    };
  }

  /** Follows redirects until a page, or an address that starts with `until`. */
  async follow(url: string, until: string): Promise<{ url: string; page: Answer | null }> {
    let next = url;
    for (let hops = 0; hops < 10; hops += 1) {
      if (next.startsWith(until)) return { url: next, page: null };
      const page = await this.send(next);
      if (!page.headers.location) return { url: next, page };
      next = new URL(page.headers.location, next).href;
    }
    throw new Error(`Redirected in circles from ${url}`);
  }

  #cookiesFor(path: string): string {
    return this.#cookies
      .filter((cookie) => path.startsWith(cookie.path))
      .map(({ name, value }) => `${name}=${value}`)
      .join('; ');
  }

  #keep(line: string): void {
    const [pair = '', ...attributes] = line.split('; ');
    const name = pair.slice(0, pair.indexOf('='));
    const value = pair.slice(name.length + 1);
    const path = attributes.find((one) => /^path=/i.test(one))?.slice(5) ?? '/';
    const known = this.#cookies.findIndex((one) => one.name === name && one.path === path);
    if (known >= 0) this.#cookies.splice(known, 1);
    if (value !== '') this.#cookies.push({ name, value, path });
  }
}

export interface SignInAttempt {
  browser: Browser;
  verifier: string;
  /** Address of the sign-in page. */
  pageUrl: string;
  page: Answer;
}

/** The address a console opens to sign in, with what to override. */
export function authorizationUrl(
  origin: string,
  parameters: Record<string, string> = {},
): { url: string; verifier: string } {
  const verifier = randomBytes(32).toString('base64url');
  const query = new URLSearchParams({
    client_id: EMBEDDED_CLIENT_ID,
    redirect_uri: `${origin}/oauth/callback`,
    response_type: 'code',
    scope: 'openid profile email api',
    resource: API_AUDIENCE,
    state: 'a-state',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    ...parameters,
  });
  for (const [name, value] of Object.entries(parameters)) if (value === '') query.delete(name);
  return { url: `${origin}/oidc/auth?${query}`, verifier };
}

/** Opens the sign-in page, by default in a new browser. */
export async function openSignIn(
  origin: string,
  parameters: Record<string, string> = {},
  browser = new Browser(),
): Promise<SignInAttempt> {
  const { url, verifier } = authorizationUrl(origin, parameters);
  const { url: pageUrl, page } = await browser.follow(url, `${origin}/oauth/callback`);
  if (!page) throw new Error(`No sign-in page: the provider went to ${pageUrl}`);
  return { browser, verifier, pageUrl, page };
}

/** Types e-mail and password; gives the code when they are right, else null and the page. */
export async function submitPassword(
  { browser, pageUrl }: Pick<SignInAttempt, 'browser' | 'pageUrl'>,
  form: { email: string; password: string },
  headers: Record<string, string> = {},
): Promise<{ code: string | null; answer: Answer; callback: URL | null }> {
  const answer = await browser.send(pageUrl, { form, headers });
  if (!answer.headers.location) return { code: null, answer, callback: null };
  const origin = new URL(pageUrl).origin;
  const { url } = await browser.follow(answer.headers.location, `${origin}/oauth/callback`);
  const callback = new URL(url);
  return { code: callback.searchParams.get('code'), answer, callback };
}

export interface Tokens {
  access_token: string;
  refresh_token: string;
  id_token: string;
  expires_in: number;
}

export const redeem = (origin: string, code: string, verifier: string): Promise<Answer> =>
  new Browser().send(`${origin}/oidc/token`, {
    form: {
      grant_type: 'authorization_code',
      client_id: EMBEDDED_CLIENT_ID,
      redirect_uri: `${origin}/oauth/callback`,
      code,
      code_verifier: verifier,
    },
  });

export const refresh = (origin: string, token: string): Promise<Answer> =>
  new Browser().send(`${origin}/oidc/token`, {
    form: { grant_type: 'refresh_token', client_id: EMBEDDED_CLIENT_ID, refresh_token: token },
  });
