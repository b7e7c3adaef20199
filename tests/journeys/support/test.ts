import AxeBuilder from '@axe-core/playwright';
import { expect, test as base, type Page } from '@playwright/test';

/** Console lines that say nothing about the product. */
const EXPECTED_NOISE = [
  // This machine may reach no tile server; the map then draws its schematic layer.
  /Failed to load resource.*(ERR_NAME_NOT_RESOLVED|ERR_INTERNET_DISCONNECTED|ERR_CONNECTION|ERR_TUNNEL|ERR_PROXY|ERR_ADDRESS|ERR_NETWORK)/,
];

export interface Journey {
  /** Lines the browser's console may show in this test beside the usual noise. */
  allowConsole(pattern: RegExp): void;
  /** Signs in through the embedded provider's page, as a person would. */
  signIn(email: string, origin?: string): Promise<void>;
  /** Fails when the page breaks an accessibility rule. */
  expectAccessible(): Promise<void>;
}

/** A test in which an unexpected console error or page error fails. */
export const test = base.extend<{ journey: Journey }>({
  journey: async ({ page }, provide) => {
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
    await provide({
      allowConsole: (pattern) => void allowed.push(pattern),
      signIn: (email, origin = '') => signIn(page, email, origin),
      expectAccessible: () => expectAccessible(page),
    });
    expect(unexpected.filter((line) => !allowed.some((one) => one.test(line)))).toEqual([]);
  },
});

/** Signs in on a page of a browser beside the test's own. */
export async function signIn(page: Page, email: string, origin = ''): Promise<void> {
  await page.goto(`${origin}/`);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password').fill('demo');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('navigation').first()).toBeVisible();
}

async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  const told = violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help} – ${node.target.join(' ')}`),
  );
  expect(told).toEqual([]);
}

export { expect };
