import { defineConfig, devices } from '@playwright/test';
import { BROWSER_FLAGS, obtainBrowser } from './scripts/lib/browser.ts';
import { DESKTOP, PHONE } from './tests/journeys/support/sizes.ts';

const launchOptions = { executablePath: obtainBrowser(), args: BROWSER_FLAGS };

/**
 * The few journeys that need a browser, against the built product with its demo data: a server for each
 * worker.
 */
export default defineConfig({
  testDir: 'tests/journeys',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  // As for the other tests: one that passes at its second try is listed as flaky.
  retries: 1,
  forbidOnly: Boolean(process.env['CI']),
  reporter: [['list']],
  expect: { timeout: 30_000 },
  timeout: 240_000,
  use: {
    launchOptions,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    // A trace copies the page at each step, which takes longer than the step. Where one is wanted:
    // npx playwright test --trace on
    trace: 'off',
    reducedMotion: 'reduce',
    // What a worker fetches a test does not see; the journey without a connection allows it.
    serviceWorkers: 'block',
  },
  projects: [
    {
      name: 'desktop',
      use: { ...devices['Desktop Chrome'], viewport: DESKTOP },
    },
    {
      name: 'phone',
      testMatch: /screens\.spec\.ts$/i,
      use: { ...devices['Desktop Chrome'], viewport: PHONE, isMobile: true },
    },
  ],
});
