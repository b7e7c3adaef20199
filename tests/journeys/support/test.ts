import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test as base, type Page, type Request } from '@playwright/test';
import { fastFolder } from '../../../scripts/lib/fastFolder.ts';
import { expectAccessible, expectStill, expectTidy } from './accessible.ts';
import { openInConsole } from './openInConsole.ts';
import { clearLayoutShifts, watchLayoutShifts } from './shifts.ts';
import { portOf, startServer } from './server.ts';
import { createSignIns, type SignIns } from './signIns.ts';
import { PHONE } from './sizes.ts';

/** The product with its demo data and with fast taxis. */
const JOURNEY_SERVER = 'tests/support/journeyServer.ts';

/** Console lines that say nothing about the product. */
const EXPECTED_NOISE = [
  /^Service Worker registration blocked by Playwright/,
  // On a busy machine the server refuses reads for a moment; the console asks again.
  /Failed to load resource.* 503 /,
  // On a busy machine the page is drawn later than the browser expects after a preload.
  /was preloaded using link preload but not used/,
  // This machine may reach no tile server; the map then draws its schematic layer.
  /Failed to load resource.*(ERR_NAME_NOT_RESOLVED|ERR_INTERNET_DISCONNECTED|ERR_CONNECTION|ERR_TUNNEL|ERR_PROXY|ERR_ADDRESS|ERR_NETWORK)/,
];

export interface Journey {
  /** Lines that the browser's console may show in this test in addition to the usual noise. */
  allowConsole(pattern: RegExp): void;
  /**
   * Signs in on this page, or on a page of another browser, and opens the console.
   * @param at address to open: a path of the worker's own server, or an address of another one
   */
  signIn(email: string, at?: string, page?: Page): Promise<void>;
  /** Opens another page of the console without loading the console again. */
  open(path: string): Promise<void>;
  /** Fails when something moved by itself while the page was loading. */
  expectStill(): Promise<void>;
  /** Fails when the page breaks an accessibility rule. */
  expectAccessible(): Promise<void>;
  /**
   * The same on a light desktop and a dark phone; also fails when the page is wider than either or
   * a tablet.
   */
  expectTidy(): Promise<void>;
}

/**
 * What a call to the API lacks: every call says the reader's language, and in the console who calls.
 * Only the tracking page has nobody who is signed in.
 */
function missingIn(request: Request): string[] {
  const { pathname } = new URL(request.url());
  if (!pathname.startsWith('/v1/') || request.resourceType() === 'document') return [];
  const given = request.headers();
  const isTracking = new URL(request.frame().url()).pathname.startsWith('/track/');
  const needed = isTracking ? ['x-lang'] : ['x-lang', 'authorization'];
  return needed
    .filter((name) => !given[name])
    .map((name) => `${request.method()} ${pathname} has no ${name}`);
}

interface OfWorker {
  /** Address of the worker's own server; no worker sees the bookings of another. */
  serverOrigin: string;
  signIns: SignIns;
}

/** A test that fails on an unexpected console error or page error, or a call without its headers. */
export const test = base.extend<{ journey: Journey }, OfWorker>({
  serverOrigin: [
    // Playwright reads from the pattern which fixtures are needed, and here none are.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, provide, { parallelIndex }) => {
      const dataDir = mkdtempSync(join(fastFolder(), 'journeys-'));
      const server = await startServer(JOURNEY_SERVER, portOf(parallelIndex), dataDir);
      await provide(server.origin);
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 150_000 },
  ],
  baseURL: async ({ serverOrigin }, provide) => provide(serverOrigin),
  // oxlint-disable-next-line no-empty-pattern
  signIns: [({}, provide) => provide(createSignIns()), { scope: 'worker' }],
  journey: async ({ page, baseURL, signIns }, provide) => {
    const allowed = [...EXPECTED_NOISE];
    const unexpected: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning')
        unexpected.push(`${message.text()} (${message.location().url})`);
    });
    page.on('request', (request) => unexpected.push(...missingIn(request)));
    // A library may swallow the exception, but browsers report the attempt.
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
        console.error(`Against the content security policy: ${violatedDirective} ${blockedURI}`);
      });
    });
    await watchLayoutShifts(page);
    page.on('pageerror', (error) => unexpected.push(error.stack ?? error.message));
    // No request leaves the machine, because a slow tile server would make tests flaky.
    await page.route(/tile\.openstreetmap\.org/, (route) => route.abort());
    allowed.push(/Failed to load resource: net::ERR_FAILED.*tile\.openstreetmap/);
    await provide({
      allowConsole: (pattern) => void allowed.push(pattern),
      signIn: (email, at = '/', on = page) => signIns.signIn(on, email, new URL(at, baseURL)),
      async open(path) {
        await clearLayoutShifts(page);
        await openInConsole(page, path);
      },
      expectAccessible: () => expectAccessible(page),
      expectStill: () => expectStill(page),
      expectTidy: () => expectTidy(page),
    });
    expect(unexpected.filter((line) => !allowed.some((one) => one.test(line)))).toEqual([]);
  },
});

/**
 * Runs tests on a desktop and on a phone. This is not done by projects of Playwright, because each
 * project would start its own servers.
 */
export function onDesktopAndPhone(tests: () => void): void {
  test.describe('on a desktop', tests);
  onPhone(tests);
}

/** Runs tests on a phone. */
export function onPhone(tests: () => void): void {
  test.describe('on a phone', () => {
    test.use({ viewport: PHONE, isMobile: true });
    tests();
  });
}

export { expect };
