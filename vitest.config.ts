import react from '@vitejs/plugin-react';
import { configDefaults, defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import LongFirst from './tests/support/longFirst.ts';

/** Compiles and tests a copy of the project with one more resource, which takes minutes. */
const EXAMPLE = 'tests/support/addingAResource.test.ts';

/**
 * On a busy machine a test can fail once because it is late. The report names the tests that pass
 * only at the second try; they should be corrected.
 */
const RETRY = 1;

const PROPERTY_SEED = './tests/support/propertySeed.ts';

/** Tests that replace or reload modules, and so need modules that no other file has loaded. */
const ISOLATED = 'src/**/*.isolated.test.{ts,tsx}';

/**
 * The console's tests that need an environment without a page. Among the others, each would make a
 * worker end, and the next one load the console again.
 */
const WITHOUT_PAGE = [
  'src/resources/trips/receipt/receiptPdf.test.ts',
  'src/shell/start/entryGraph.test.ts',
];

const consoleTests: TestProjectInlineConfiguration['test'] = {
  include: ['src/**/*.test.{ts,tsx}'],
  environment: 'jsdom',
  setupFiles: [PROPERTY_SEED, './tests/support/consoleSetup.ts'],
  // Drawing a page makes much that is soon garbage; with more room, it is collected less often.
  execArgv: ['--max-semi-space-size=64'],
  retry: RETRY,
  testTimeout: 120_000,
  hookTimeout: 120_000,
};

export default defineConfig({
  test: {
    // For two cores: while one worker waits for the database, another can work.
    maxWorkers: 3,
    sequence: { sequencer: LongFirst },
    reporters: ['default', './tests/support/secondTries.ts'],
    globalSetup: ['./tests/support/globalSetup.ts'],
    /** Node's fetch trips over its own assertion when msw closes the socket of an aborted request. */
    onUnhandledError: (error) => !error.message.includes('assert(!this.aborted)'),
    projects: [
      {
        test: {
          name: 'server',
          setupFiles: [PROPERTY_SEED, './tests/support/ownFetch.ts'],
          include: [
            '{contract,server}/**/*.test.ts',
            'tests/support/**/*.test.ts',
            'tests/api/**/*.test.ts',
            ...WITHOUT_PAGE,
          ],
          exclude: [...configDefaults.exclude, EXAMPLE],
          environment: 'node',
          // No test here replaces a module, so files can share what they import; importing takes
          // most of the time of the small ones.
          isolate: false,
          retry: RETRY,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        plugins: [react()],
        test: {
          ...consoleTests,
          name: 'console',
          exclude: [...configDefaults.exclude, ISOLATED, ...WITHOUT_PAGE],
          isolate: false,
        },
      },
      {
        plugins: [react()],
        test: { ...consoleTests, name: 'isolated', include: [ISOLATED] },
      },
      {
        test: {
          name: 'example',
          include: [EXAMPLE],
          environment: 'node',
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
