import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { expect, test as base, type Page } from '@playwright/test';
import { openInConsole } from './openInConsole.ts';
import { portOf, startServer } from './server.ts';
import { createSignIns, type SignIns } from './signIns.ts';

/** The product with its demo data, its taxis in a hurry. */
const JOURNEY_SERVER = 'tests/support/journeyServer.ts';

/** Console lines that say nothing about the product. */
const EXPECTED_NOISE = [
  // This machine may reach no tile server; the map then draws its schematic layer.
  /Failed to load resource.*(ERR_NAME_NOT_RESOLVED|ERR_INTERNET_DISCONNECTED|ERR_CONNECTION|ERR_TUNNEL|ERR_PROXY|ERR_ADDRESS|ERR_NETWORK)/,
];

export interface Journey {
  /** Lines the browser's console may show in this test beside the usual noise. */
  allowConsole(pattern: RegExp): void;
  /**
   * Signs in on this page, or on one of a browser beside it, and opens the console.
   * @param at address to open: a path of the worker's own server, or an address of another one
   */
  signIn(email: string, at?: string, page?: Page): Promise<void>;
  /** Opens another page of the console without loading it anew. */
  open(path: string): Promise<void>;
  /** Fails when the page breaks an accessibility rule. */
  expectAccessible(): Promise<void>;
  /** The same for the dark scheme, as far as colours decide; the page is light again afterwards. */
  expectAccessibleInTheDark(): Promise<void>;
  /** Shows the page in the dark scheme for a while. */
  inTheDark(meanwhile: () => Promise<void>): Promise<void>;
}

interface OfWorker {
  /** Address of the worker's own server: what one worker books, no other sees. */
  serverOrigin: string;
  signIns: SignIns;
}

/** A test in which an unexpected console error or page error fails. */
export const test = base.extend<{ journey: Journey }, OfWorker>({
  serverOrigin: [
    // Playwright reads from the pattern what a fixture needs, which is nothing here.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, provide, { parallelIndex }) => {
      const dataDir = mkdtempSync(join(tmpdir(), 'journeys-'));
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
    page.on('pageerror', (error) => unexpected.push(error.stack ?? error.message));
    // No request leaves the machine: a tile server that answers slowly would make tests flap.
    await page.route(/tile\.openstreetmap\.org/, (route) => route.abort());
    allowed.push(/Failed to load resource: net::ERR_FAILED.*tile\.openstreetmap/);
    const inTheDark = async (meanwhile: () => Promise<void>) => {
      await showIn(page, 'dark');
      await meanwhile();
      await showIn(page, 'light');
    };
    await provide({
      allowConsole: (pattern) => void allowed.push(pattern),
      signIn: (email, at = '/', on = page) => signIns.signIn(on, email, new URL(at, baseURL)),
      open: (path) => openInConsole(page, path),
      expectAccessible: () => expectAccessible(page),
      inTheDark,
      expectAccessibleInTheDark: () =>
        inTheDark(() => expectAccessible(page, ['color-contrast', 'link-in-text-block'])),
    });
    expect(unexpected.filter((line) => !allowed.some((one) => one.test(line)))).toEqual([]);
  },
});

/** Has the page change its colours, and waits until all of them have: between the two, none fit. */
async function showIn(page: Page, colorScheme: 'dark' | 'light'): Promise<void> {
  const background = () => getComputedStyle(document.body).backgroundColor;
  const before = await page.evaluate(background);
  await page.emulateMedia({ colorScheme });
  await expect.poll(() => page.evaluate(background)).not.toBe(before);
  await page.waitForFunction(() =>
    document.getAnimations().every((one) => !(one instanceof CSSTransition)),
  );
}

async function expectAccessible(page: Page, rules?: string[]): Promise<void> {
  // `region` is not of the standard, but everything on a page has a place that can be gone to.
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    .options({ rules: { region: { enabled: true } } });
  const chosen = rules
    ? axe.withRules(rules)
    : axe.withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']);
  const { violations } = await chosen.analyze();
  const told = violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help} – ${node.target.join(' ')}`),
  );
  expect(told).toEqual([]);
}

export { expect };
