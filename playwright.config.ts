import { defineConfig, devices } from '@playwright/test';
import { BROWSER_FLAGS, obtainBrowser } from './scripts/lib/browser.ts';
import { WORKERS } from './tests/journeys/support/server.ts';
import { DESKTOP } from './tests/journeys/support/sizes.ts';

const launchOptions = { executablePath: obtainBrowser('tests'), args: BROWSER_FLAGS };

/**
 * The few journeys that need a browser, against the built product with its demo data. Each worker
 * has its own server.
 */
export default defineConfig({
  testDir: 'tests/journeys',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: WORKERS,
  // As in the other tests, one that passes at its second try is listed as flaky.
  retries: 1,
  forbidOnly: Boolean(process.env['CI']),
  reporter: [['list']],
  expect: { timeout: 30_000 },
  timeout: 240_000,
  use: {
    ...devices['Desktop Chrome'],
    viewport: DESKTOP,
    launchOptions,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    // A trace copies the page at each step, which takes longer than the step. To get one: npx
    // playwright test --trace on
    trace: 'off',
    reducedMotion: 'reduce',
    // Tests do not see what a service worker fetches; only the journey without a connection allows
    // workers.
    serviceWorkers: 'block',
  },
});
