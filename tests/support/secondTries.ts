import { stripVTControlCharacters } from 'node:util';
import type { Reporter, TestCase } from 'vitest/node';

/** Says why a test failed that passed when it was tried again: vitest names it, and no more. */
export default class SecondTries implements Reporter {
  onTestCaseResult(test: TestCase): void {
    if (!test.diagnostic()?.flaky) return;
    for (const { stack, message } of test.result().errors ?? [])
      process.stderr.write(
        `\nFailed at first: ${test.fullName}\n${stripVTControlCharacters(stack ?? message)}\n`,
      );
  }
}
