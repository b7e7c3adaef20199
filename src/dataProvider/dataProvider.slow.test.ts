import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as session from '../authProvider/session.ts';
import { connection } from '../connection/connection.ts';
import { createDataProvider } from './dataProvider.ts';
import { isNotSent } from './failedCalls.ts';
import { callApi, PATIENCE_MS } from './http.ts';
import { serverWaits } from './retryAfter.ts';

const provider = createDataProvider();
const row = { id: '1', name: 'Northwind' };

beforeEach(() => {
  vi.spyOn(session, 'accessToken').mockResolvedValue('a-token');
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('on a connection that loses everything', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal(
      'fetch',
      (_: URL, { signal }: RequestInit) =>
        new Promise((_resolve, reject) =>
          signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError'))),
        ),
    );
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  test.each([
    ['a read', PATIENCE_MS.read, () => provider.getOne('accounts', { id: '1' })],
    ['a write', PATIENCE_MS.write, () => provider.create('accounts', { data: {} })],
  ])('%s is given up after a while, with a message', async (_, patience, call) => {
    const failure = call().then(
      () => null,
      (error: unknown) => error,
    );
    const seen = vi.fn<() => void>();
    void failure.then(seen);
    await vi.advanceTimersByTimeAsync(patience - 1);
    expect(seen).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await failure).toMatchObject({ status: 0, message: 'shell.error.timeout' });
    expect(vi.getTimerCount()).toBe(0);
  });

  describe('a server that has too much to do', () => {
    const problem = { code: 'SERVER_BUSY', displayMessage: 'Try again in a few seconds.' };
    const busy = (seconds: string | null) =>
      Response.json(problem, {
        status: 503,
        headers: seconds === null ? {} : { 'retry-after': seconds },
      });
    const answers = (...all: Response[]) => {
      const asked = vi.fn<typeof fetch>(() => Promise.resolve(all.shift()!));
      vi.stubGlobal('fetch', asked);
      return asked;
    };
    const read = (signal?: AbortSignal) =>
      provider
        .getOne('accounts', { id: '1', ...(signal && { signal }) })
        .catch((error: unknown) => error);

    test('is asked again at the time that it names, for reads', async () => {
      const asked = answers(busy('3'), busy('2'), Response.json(row));
      const reading = read();
      await vi.advanceTimersByTimeAsync(2999);
      expect(asked).toHaveBeenCalledTimes(1);
      await vi.advanceTimersByTimeAsync(1);
      expect(asked).toHaveBeenCalledTimes(2);
      await vi.advanceTimersByTimeAsync(2000);
      expect(await reading).toEqual({ data: row });
      expect(vi.getTimerCount()).toBe(0);
    });

    test('is not asked endlessly, nor if it names no time or a late one', async () => {
      const asked = answers(busy('1'), busy('1'), busy('1'), Response.json(row));
      const reading = read();
      await vi.advanceTimersByTimeAsync(60_000);
      expect(await reading).toMatchObject({ status: 503, message: problem.displayMessage });
      expect(asked).toHaveBeenCalledTimes(3);
      for (const seconds of [null, '21', '3600', 'Sun, 22 Nov 2026 21:00:00 GMT', '-1', 'x']) {
        const once = answers(busy(seconds), Response.json(row));
        expect(await read()).toMatchObject({ status: 503 });
        expect(once).toHaveBeenCalledTimes(1);
      }
    });

    const write = () => provider.create('accounts', { data: {} }).catch((error: unknown) => error);

    test('is asked again for writes, with the same key', async () => {
      const asked = answers(busy('3'), Response.json(row));
      const writing = write();
      await vi.advanceTimersByTimeAsync(3000);
      expect(await writing).toEqual({ data: row });
      const keys = asked.mock.calls.map(([, init]) =>
        new Headers(init?.headers).get('idempotency-key'),
      );
      expect(keys).toEqual([expect.stringMatching(/^[\w-]{36}$/), keys[0]]);
      expect(vi.getTimerCount()).toBe(0);
    });

    test('is not asked endlessly for writes, nor after another refusal', async () => {
      const asked = answers(busy('1'), busy('1'), busy('1'), Response.json(row));
      const writing = write();
      await vi.advanceTimersByTimeAsync(60_000);
      expect(await writing).toMatchObject({ status: 503, message: problem.displayMessage });
      expect(asked).toHaveBeenCalledTimes(3);
      for (const code of ['TOO_MANY_REQUESTS', 'OUTSIDE_SERVICE_UNAVAILABLE']) {
        const init = { status: 503, headers: { 'retry-after': '1' } };
        const once = answers(Response.json({ ...problem, code }, init), Response.json(row));
        expect(await write()).toMatchObject({ status: 503 });
        expect(once).toHaveBeenCalledTimes(1);
      }
    });

    test('is asked again for longer by work that goes on by itself, with the same key', async () => {
      const bring = () => {
        const asking = callApi('/imports/1/rows', { method: 'PUT', body: {}, patience: 'work' });
        return asking.catch((error: unknown) => error);
      };
      const passing = ['SERVER_BUSY', 'TOO_MANY_REQUESTS', 'DATABASE_UNAVAILABLE'].map((code) =>
        Response.json({ ...problem, code }, { status: 503, headers: { 'retry-after': '20' } }),
      );
      const asked = answers(...passing, Response.json(row));
      const bringing = bring();
      await vi.advanceTimersByTimeAsync(59_999);
      expect(serverWaits.areAny()).toBe(true);
      await vi.advanceTimersByTimeAsync(1);
      expect(await bringing).toBeUndefined();
      expect(serverWaits.areAny()).toBe(false);
      const keys = asked.mock.calls.map(([, init]) =>
        new Headers(init?.headers).get('idempotency-key'),
      );
      expect(keys).toEqual(Array.from({ length: 4 }, () => keys[0]));

      const endless = vi.fn<typeof fetch>(() => Promise.resolve(busy('60')));
      vi.stubGlobal('fetch', endless);
      const failing = bring();
      await vi.advanceTimersByTimeAsync(3_600_000);
      expect(await failing).toMatchObject({ status: 503, message: problem.displayMessage });
      expect(endless).toHaveBeenCalledTimes(11);
      const refused = Response.json(
        { ...problem, code: 'OUTSIDE_SERVICE_UNAVAILABLE' },
        { status: 503, headers: { 'retry-after': '30' } },
      );
      const once = answers(refused, Response.json(row));
      expect(await bring()).toMatchObject({ status: 503 });
      expect(once).toHaveBeenCalledTimes(1);
    });

    test('is not asked again by work that is stopped while it waits', async () => {
      const asked = answers(busy('20'), Response.json(row));
      const stopping = new AbortController();
      const call = { patience: 'work', noMoreWaits: stopping.signal, method: 'POST' } as const;
      const working = callApi('/corporations/import-record', call).catch((error: unknown) => error);
      await vi.advanceTimersByTimeAsync(1000);
      stopping.abort();
      expect(await working).toMatchObject({ status: 503, message: problem.displayMessage });
      expect(asked).toHaveBeenCalledTimes(1);
      expect(vi.getTimerCount()).toBe(0);
    });

    test('is not asked again by a page that was left', async () => {
      const asked = answers(busy('5'), Response.json(row));
      const page = new AbortController();
      const reading = read(page.signal);
      await vi.advanceTimersByTimeAsync(1000);
      page.abort();
      expect(await reading).toMatchObject({ name: 'AbortError' });
      expect(asked).toHaveBeenCalledTimes(1);
      expect(vi.getTimerCount()).toBe(0);
    });
  });

  test('a sign-in that cannot be renewed does not keep anybody waiting either', async () => {
    vi.mocked(session.accessToken).mockReturnValueOnce(new Promise(() => {}));
    const failure = provider.getOne('accounts', { id: '1' }).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(PATIENCE_MS.read);
    expect(await failure).toMatchObject({ message: 'shell.error.timeout' });
  });
});

test('only a write on a device without a network certainly was not sent', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed')));
  // Otherwise it would go on asking whether the server is back.
  vi.spyOn(connection, 'noteFailure').mockReturnValue();
  const failureOf = (call: Promise<unknown>) => call.catch((error: unknown) => error);
  const write = () => failureOf(provider.create('accounts', { data: {} }));
  // The connection may have broken after the server had the call.
  expect(isNotSent(await write())).toBe(false);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(isNotSent(await write())).toBe(true);
  const read = await failureOf(provider.getOne('accounts', { id: '1' }));
  expect(read).toMatchObject({ message: 'shell.error.network' });
  vi.unstubAllGlobals();
});
