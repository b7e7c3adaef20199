import { defineConfig, devices } from '@playwright/test';
import { BROWSER_FLAGS, obtainBrowser } from './scripts/lib/browser.ts';

const PORT = Number(process.env['JOURNEYS_PORT'] ?? 4199);
const launchOptions = { executablePath: obtainBrowser(), args: BROWSER_FLAGS };

/** The few journeys that earn a browser, against the built product with its demo data. */
export default defineConfig({
  testDir: 'tests/journeys',
  outputDir: 'test-results',
  fullyParallel: false,
  workers: 1,
  forbidOnly: Boolean(process.env['CI']),
  reporter: [['list']],
  expect: { timeout: 30_000 },
  timeout: 240_000,
  use: {
    baseURL: `http://localhost:${PORT}`,
    launchOptions,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    trace: 'retain-on-failure',
    reducedMotion: 'reduce',
  },
  projects: [
    {
      name: 'desktop',
      use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      testMatch: /screens\.spec\.ts$/i,
      use: { ...devices['Desktop Chrome'], viewport: { width: 390, height: 844 }, isMobile: true },
    },
  ],
  webServer: {
    command: 'node scripts/start.js tests/support/journeyServer.ts',
    url: `http://localhost:${PORT}/readyz`,
    env: { PORT: String(PORT), LOG_LEVEL: 'warn' },
    reuseExistingServer: false,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
