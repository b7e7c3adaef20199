import react from '@vitejs/plugin-react';
import { defineConfig, type TestProjectConfiguration } from 'vitest/config';

const globalSetup = ['./tests/support/globalSetup.ts'];

/** The API suites run once an engine: what holds on one must hold on the other. */
const api = (database: 'embedded' | 'postgres'): TestProjectConfiguration => ({
  test: {
    name: `api-${database}`,
    include: ['tests/api/**/*.test.ts'],
    environment: 'node',
    globalSetup,
    testTimeout: 60_000,
    hookTimeout: 120_000,
    provide: { database },
  },
});

export default defineConfig({
  test: {
    maxWorkers: 2,
    /** Node's fetch trips over its own assertion when msw closes the socket of an aborted request. */
    onUnhandledError: (error) => !error.message.includes('assert(!this.aborted)'),
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{contract,server}/**/*.test.ts', 'tests/support/**/*.test.ts'],
          environment: 'node',
          globalSetup,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'console',
          include: ['src/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          setupFiles: ['./tests/support/consoleSetup.ts'],
          globalSetup,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      api('embedded'),
      api('postgres'),
    ],
  },
});
