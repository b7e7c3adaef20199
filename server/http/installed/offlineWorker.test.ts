import { readFileSync } from 'node:fs';
import { createContext, runInContext } from 'node:vm';
import { describe, expect, it, vi } from 'vitest';

const script = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');

interface Asked {
  method?: string;
  mode?: string;
  destination?: string;
  url?: string;
}
const page = {
  method: 'GET',
  mode: 'navigate',
  destination: 'document',
  url: 'https://taxi.example/trips/all-trips',
};

/** Runs a worker as a browser does, with the caches of a device in `kept`. */
function startWorker({ source = `const RELEASE = "2";\n${script('./offlineWorker.js')}` } = {}) {
  const kept = new Map<string, string[]>([
    ['offline page 1', ['/offline']],
    ['of another app', []],
  ]);
  const network = vi.fn<(request: Asked) => Promise<{ status: number }>>();
  const handlers = new Map<string, (event: object) => void>();
  const unregister = vi.fn<() => void>();
  const addRoutes = vi.fn<(routes: object[]) => Promise<void>>().mockResolvedValue();
  const self = {
    addEventListener: (type: string, handle: (event: object) => void) => handlers.set(type, handle),
    skipWaiting: () => Promise.resolve(),
    registration: { unregister },
  };
  const caches = {
    open: (name: string) => {
      const pages = kept.get(name) ?? [];
      kept.set(name, pages);
      return Promise.resolve({
        add: ({ url }: { url: string }) => Promise.resolve(void pages.push(url)),
      });
    },
    keys: () => Promise.resolve([...kept.keys()]),
    delete: (name: string) => Promise.resolve(kept.delete(name)),
    match: (url: string, { cacheName }: { cacheName: string }) =>
      Promise.resolve(kept.get(cacheName)?.includes(url) ? { kept: url } : undefined),
  };
  class Request {
    readonly url: string;
    constructor(url: string) {
      this.url = url;
    }
  }
  runInContext(source, createContext({ self, caches, fetch: network, Request, URL }));
  /**
   * Lets an event happen; returns the worker's response, undefined where it leaves the request
   * alone.
   */
  const happens = async (type: string, event: object = {}): Promise<unknown> => {
    const waits: Promise<unknown>[] = [];
    let response: Promise<unknown> | undefined;
    handlers.get(type)?.({
      ...event,
      addRoutes,
      waitUntil: (work: Promise<unknown>) => waits.push(work),
      respondWith: (answer: Promise<unknown>) => {
        response = answer;
      },
    });
    await Promise.all(waits);
    return response;
  };
  return { kept, network, unregister, addRoutes, happens };
}

async function installed() {
  const worker = startWorker();
  await worker.happens('install');
  await worker.happens('activate');
  return worker;
}

describe('the worker', () => {
  it('keeps one page of this release, and does not touch other caches', async () => {
    const { kept } = await installed();
    expect([...kept]).toEqual([
      ['of another app', []],
      ['offline page 2', ['/offline']],
    ]);
  });

  it('passes on any answer of the server', async () => {
    const { network, happens, kept } = await installed();
    for (const status of [200, 302, 404, 500, 503]) {
      network.mockResolvedValueOnce({ status });
      expect(await happens('fetch', { request: page })).toEqual({ status });
    }
    expect(kept.get('offline page 2')).toEqual(['/offline']);
  });

  it('shows its page when the server cannot be reached', async () => {
    const { network, happens } = await installed();
    network.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    expect(await happens('fetch', { request: page })).toEqual({ kept: '/offline' });
    for (const status of [502, 504]) {
      network.mockResolvedValueOnce({ status });
      expect(await happens('fetch', { request: page })).toEqual({ kept: '/offline' });
    }
  });

  it('fails as the browser would if its page was removed from the cache', async () => {
    const { network, happens, kept } = await installed();
    kept.clear();
    network.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await expect(happens('fetch', { request: page })).rejects.toThrow('Failed to fetch');
    network.mockResolvedValueOnce({ status: 502 });
    expect(await happens('fetch', { request: page })).toEqual({ status: 502 });
  });

  it.each([
    ['a call', { mode: 'cors', destination: '', url: 'https://taxi.example/v1/bookings' }],
    ['the stream of trips', { mode: 'cors', destination: '', url: 'https://taxi.example/v1/live' }],
    ['a download', { url: 'https://taxi.example/v1/booking-report/trip-history?ticket=1' }],
    ['a script', { mode: 'cors', destination: 'script', url: 'https://taxi.example/assets/a.js' }],
    ['a step of signing in', { url: 'https://taxi.example/oidc/auth?client_id=console' }],
    ['a form that is sent', { method: 'POST' }],
    ['the hidden frame of a renewed sign-in', { destination: 'iframe' }],
  ])('does not handle %s', async (_what, request) => {
    const { network, happens } = await installed();
    expect(await happens('fetch', { request: { ...page, ...request } })).toBeUndefined();
    expect(network).not.toHaveBeenCalled();
  });

  it('has pages requested while it starts, and all else without it, where the browser can do that', async () => {
    const { addRoutes, happens, kept } = startWorker();
    addRoutes.mockRejectedValueOnce(new TypeError('unknown condition'));
    await happens('install');
    expect(addRoutes).toHaveBeenCalledWith([
      { condition: { not: { requestMode: 'navigate' } }, source: 'network' },
      {
        condition: {
          or: [{ urlPattern: { pathname: '/v1/*' } }, { urlPattern: { pathname: '/oidc/*' } }],
        },
        source: 'network',
      },
      {
        condition: { requestMode: 'navigate', requestMethod: 'GET' },
        source: 'race-network-and-fetch-handler',
      },
    ]);
    expect(kept.get('offline page 2')).toEqual(['/offline']);
  });
});

it('is removed by its replacement, with what it has kept', async () => {
  const { kept, unregister, happens } = startWorker({ source: script('./noWorker.js') });
  await happens('install');
  await happens('activate');
  expect([...kept.keys()]).toEqual(['of another app']);
  expect(unregister).toHaveBeenCalledOnce();
});
