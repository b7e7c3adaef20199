import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { INavigator } from 'oidc-client-ts';
import { demoChannels } from '../../server/config/demoChannels.ts';
import { readConfig } from '../../server/config/env.ts';
import { pageConfig } from '../../server/config/origins.ts';
import { createSession, type Session } from './session.ts';
import { StubProvider } from './stubProvider.fixture.ts';

const ORIGIN = 'http://localhost:4000';
const config = pageConfig(readConfig({}), demoChannels[0], ORIGIN);
const CALLBACK = `${ORIGIN}/oauth/callback`;

let provider: StubProvider;
let visited: URL[];
let wentHome: number;

const redirectNavigator: INavigator = {
  prepare: () =>
    Promise.resolve({
      navigate: ({ url }) => {
        visited.push(new URL(url));
        return Promise.resolve({ url });
      },
      close: () => undefined,
    }),
  callback: () => Promise.resolve(),
};

/** The sign-in code as it is after the page was loaded, or loaded again. */
const load = (): Session =>
  createSession(config, {
    redirectNavigator,
    goHome: () => {
      wentHome += 1;
    },
  });

async function signedIn(): Promise<Session> {
  const session = load();
  await session.signIn({ returnTo: '/trips-list' });
  const state = visited.at(-1)?.searchParams.get('state');
  await session.completeSignIn(`${CALLBACK}?code=c1&state=${state}`);
  return session;
}

beforeEach(() => {
  provider = new StubProvider(config.oidcAuthority);
  visited = [];
  wentHome = 0;
  sessionStorage.clear();
  localStorage.clear();
  vi.stubGlobal('fetch', provider.fetch);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('signing in', () => {
  test('asks for a code with PKCE, in the language of the page', async () => {
    await load().signIn({ language: 'fr', acrValues: 'email-link' });
    const [url] = visited;
    expect(url?.origin + (url?.pathname ?? '')).toBe(`${config.oidcAuthority}/auth`);
    expect(Object.fromEntries(url!.searchParams)).toMatchObject({
      client_id: 'console',
      response_type: 'code',
      redirect_uri: CALLBACK,
      resource: config.oidcResource,
      code_challenge_method: 'S256',
      ui_locales: 'fr',
      acr_values: 'email-link',
    });
    expect(url!.searchParams.get('scope')?.split(' ')).toContain('openid');
  });

  test('reads the addresses of the provider once', async () => {
    const session = load();
    await Promise.all([session.prepare(), session.signIn()]);
    await session.signIn();
    expect(visited).toHaveLength(2);
    expect(provider.addressReads).toBe(1);
  });

  test('redeems the code and opens the page that the user wanted', async () => {
    const session = load();
    await session.signIn({ returnTo: '/trips-list?tab=current' });
    const state = visited[0]!.searchParams.get('state');
    const done = await session.completeSignIn(`${CALLBACK}?code=c1&state=${state}`);
    expect(done).toEqual({ returnTo: '/trips-list?tab=current' });
    expect(await session.accessToken()).toBe('access-1');
    const { form } = provider.requests[0]!;
    expect(form.get('code')).toBe('c1');
    expect(form.get('code_verifier')).toMatch(/^[\w-]{43,}$/);
    expect(localStorage).toHaveLength(0);
  });

  test.each([
    ['with a state of nobody', 'code=c1&state=forged'],
    ['without a state', 'code=c1'],
    ['with an error', 'error=access_denied&state=STATE'],
    ['with an error beside a code', 'error=access_denied&code=c1&state=STATE'],
    ['without a code', 'state=STATE'],
  ])('refuses an answer %s', async (_what, query) => {
    const session = load();
    await session.signIn();
    const state = visited[0]!.searchParams.get('state') ?? '';
    const url = `${CALLBACK}?${query.replace('STATE', state)}`;
    await expect(session.completeSignIn(url)).rejects.toThrow();
    expect(await session.accessToken()).toBeNull();
    expect(provider.requests).toHaveLength(0);
  });

  test('accepts an answer only once', async () => {
    const session = load();
    await session.signIn();
    const url = `${CALLBACK}?code=c1&state=${visited[0]!.searchParams.get('state')}`;
    await session.completeSignIn(url);
    await expect(session.completeSignIn(url)).rejects.toThrow();
  });

  test('refuses an answer to another tab', async () => {
    await load().signIn();
    const url = `${CALLBACK}?code=c1&state=${visited[0]!.searchParams.get('state')}`;
    sessionStorage.clear();
    await expect(load().completeSignIn(url)).rejects.toThrow();
  });
});

describe('tokens', () => {
  test('do not exist while nobody is signed in', async () => {
    expect(await load().accessToken()).toBeNull();
    expect(provider.requests).toHaveLength(0);
  });

  test('keep the user signed in after a reload', async () => {
    await signedIn();
    expect(await load().accessToken()).toBe('access-1');
    expect(provider.count('refresh_token')).toBe(0);
  });

  test('are renewed once for any number of callers', async () => {
    provider.expiresIn = 10;
    const session = await signedIn();
    const { promise, resolve: release } = Promise.withResolvers<void>();
    provider.gate = promise;
    provider.expiresIn = 600;
    const first = Array.from({ length: 10 }, () => session.accessToken());
    await vi.waitFor(() => expect(provider.count('refresh_token')).toBe(1));
    const later = Array.from({ length: 10 }, () => session.accessToken());
    release();
    expect(new Set(await Promise.all([...first, ...later]))).toEqual(new Set(['access-2']));
    expect(provider.count('refresh_token')).toBe(1);
    expect(provider.requests.at(-1)?.form.get('refresh_token')).toBe('refresh-1');
    expect(await session.accessToken()).toBe('access-2');
  });

  test('end the session, which is told, when their renewal is refused', async () => {
    provider.expiresIn = 10;
    const session = await signedIn();
    const ended = vi.fn();
    const deaf = vi.fn();
    session.onSessionEnded(ended);
    session.onSessionEnded(deaf)();
    provider.mood = 'invalid_grant';
    expect(await session.accessToken()).toBeNull();
    expect(ended).toHaveBeenCalledOnce();
    expect(deaf).not.toHaveBeenCalled();
    expect(await load().accessToken()).toBeNull();
  });

  test.each(['offline', 'server_error'] as const)(
    'are used until they expire while the provider is %s',
    async (mood) => {
      provider.expiresIn = 10;
      const session = await signedIn();
      const ended = vi.fn();
      session.onSessionEnded(ended);
      provider.mood = mood;
      expect(await session.accessToken()).toBe('access-1');
      vi.useFakeTimers({ now: Date.now() + 60_000, toFake: ['Date'] });
      await expect(session.accessToken()).rejects.toThrow();
      expect(ended).not.toHaveBeenCalled();
      provider.mood = 'well';
      expect(await session.accessToken()).toBe('access-2');
    },
  );

  test('are shared with a duplicate of the tab, except for the refresh token', async () => {
    const held = new Set<string>();
    // Like the browser's: a lock is held until its tab closes, and no tab closes here.
    const request = (name: string, { signal }: { signal: AbortSignal }, grant: () => unknown) => {
      if (!held.has(name)) {
        held.add(name);
        return Promise.resolve(grant());
      }
      return new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(new Error('waited in vain')));
      });
    };
    vi.stubGlobal('navigator', { locks: { request } });
    provider.expiresIn = 10;
    const original = await signedIn();
    const kept = Object.entries(sessionStorage);
    const duplicate = load();
    expect(await duplicate.accessToken()).toBe('access-1');
    expect(provider.count('refresh_token')).toBe(0);
    // The duplicate has a separate storage; this restores the original's.
    for (const [key, value] of kept) sessionStorage.setItem(key, String(value));
    expect(await original.accessToken()).toBe('access-2');
  });
});

describe('signing out', () => {
  test('revokes and deletes the tokens, and goes to the provider with the id token', async () => {
    const session = await signedIn();
    localStorage.setItem('account_id', 'a1');
    sessionStorage.setItem('draft', 'a trip');
    await session.signOut();
    const revoked = provider.requests.filter(({ path }) => path.endsWith('/revocation'));
    expect(revoked.map(({ form }) => form.get('token'))).toEqual(['refresh-1']);
    const url = visited.at(-1)!;
    expect(url.pathname).toBe('/oidc/session/end');
    expect(url.searchParams.get('id_token_hint')).toMatch(/\.sig$/);
    expect(url.searchParams.get('post_logout_redirect_uri')).toBe(`${ORIGIN}/`);
    expect(localStorage).toHaveLength(0);
    expect(sessionStorage.getItem('draft')).toBeNull();
    expect(await session.accessToken()).toBeNull();
    expect(wentHome).toBe(0);
  });

  test('goes to the first page, signed out, when the provider cannot be reached', async () => {
    const session = await signedIn();
    localStorage.setItem('account_id', 'a1');
    provider.mood = 'offline';
    await session.signOut();
    expect(wentHome).toBe(1);
    // The API is asked to revoke the token, because the provider cannot be.
    expect(provider.requests.at(-1)!.path).toBe('/v1/sessions/current');
    expect(localStorage).toHaveLength(0);
    expect(sessionStorage).toHaveLength(0);
    expect(await session.accessToken()).toBeNull();
  });

  test.each<[string, () => void]>([
    ['fails to revoke tokens', () => (provider.mood = 'server_error')],
    ['has no way to revoke tokens', () => (provider.canRevoke = false)],
    ['never answers', () => (provider.gate = new Promise(() => undefined))],
  ])('also ends the session of a provider that %s', async (_how, misbehave) => {
    await signedIn();
    misbehave();
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    // As after the page was loaded again, when the provider's addresses are read again.
    const signedOut = load().signOut();
    await vi.waitFor(async () => {
      await vi.runAllTimersAsync();
      expect(visited.at(-1)?.pathname).toBe('/oidc/session/end');
    });
    await signedOut;
    expect(wentHome).toBe(0);
    expect(sessionStorage).toHaveLength(0);
  });
});
