import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { brandTestPage } from '../../../tests/support/console.tsx';
import { pageConfig } from '../../shell/pageConfig.ts';

const answer = (body: string, status = 200) => new Response(body, { status });
const asked: string[] = [];
const fetched = vi.fn<(url: URL, options: RequestInit) => Promise<Response>>();

/** The module as it is in a newly opened page. */
async function openedAt(address: string) {
  window.history.replaceState(null, '', address);
  vi.resetModules();
  asked.length = 0;
  const early = await import('./earlyReads.ts');
  early.readEarly();
  return early;
}

function signIn(expiresIn = 600): void {
  const { oidcAuthority, oidcClientId } = pageConfig();
  sessionStorage.setItem(
    `oidc.user:${oidcAuthority}:${oidcClientId}`,
    JSON.stringify({
      access_token: 'a-token',
      expires_at: Math.floor(Date.now() / 1000) + expiresIn,
    }),
  );
}

beforeEach(async () => {
  await brandTestPage();
  fetched.mockImplementation((url) => {
    asked.push(url.pathname + url.search);
    return Promise.resolve(answer('{}'));
  });
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => vi.unstubAllGlobals());

it('requests nothing while nobody is signed in, or with an expired token', async () => {
  await openedAt('/trips/all-trips');
  signIn(-1);
  await openedAt('/trips/all-trips');
  expect(asked).toEqual([]);
});

it('requests what the page requested when it was opened before, and hands over each answer once', async () => {
  signIn();
  const first = await openedAt('/employees');
  expect(asked).toEqual(['/v1/me']);
  expect(fetched.mock.calls[0]?.[1].headers).toMatchObject({ authorization: 'Bearer a-token' });
  expect(await first.takeEarly('/v1/me')).toBeInstanceOf(Response);
  expect(await first.takeEarly('/v1/me')).toBeNull();
  expect(await first.takeEarly('/v1/business-passengers?page=0')).toBeNull();
  expect(await first.takeEarly('/v1/business-passengers?dynamicSearch=Samuel')).toBeNull();
  // The account is chosen while the page opens.
  sessionStorage.setItem('account_id', 'one');
  first.keepEarlyReads();
  expect(await first.takeEarly('/v1/batches')).toBeNull();

  const second = await openedAt('/employees');
  expect(asked).toEqual(['/v1/me', '/v1/corporations/one', '/v1/business-passengers?page=0']);
  expect(await second.takeEarly('/v1/business-passengers?page=0')).toBeInstanceOf(Response);

  // Another account has other rows, and an address with a query may contain a name.
  sessionStorage.setItem('account_id', 'two');
  await openedAt('/employees');
  expect(asked).toEqual(['/v1/me', '/v1/corporations/two']);
  await openedAt('/employees?filter=%7B%22q%22%3A%22Samuel%22%7D');
  expect(asked).toEqual(['/v1/me', '/v1/corporations/two']);
});

it('does not hand over anything that was read before a write, even if the page was idle', async () => {
  signIn();
  const early = await openedAt('/trips/all-trips');
  early.keepEarlyReads();
  expect(await early.takeEarly('/v1/me')).toBeInstanceOf(Response);
  early.forgetEarly();
  expect(await early.takeEarly('/v1/trip-views')).toBeNull();
});

it('lets the page request again what was refused or not answered early', async () => {
  signIn();
  fetched.mockResolvedValueOnce(answer('{}', 401)).mockRejectedValueOnce(new TypeError('offline'));
  const early = await openedAt('/trips/all-trips');
  expect(await early.takeEarly('/v1/me')).toBeNull();
  expect(await early.takeEarly('/v1/trip-views')).toBeNull();
  expect(await early.takeEarly('/v1/list-preferences/bookings')).toBeInstanceOf(Response);
});

it('hands over that the server is in trouble, so that it is not asked again immediately', async () => {
  signIn();
  fetched.mockResolvedValueOnce(answer('{}', 503));
  const early = await openedAt('/trips/all-trips');
  expect(await early.takeEarly('/v1/me')).toMatchObject({ status: 503 });
});
