import { stripVTControlCharacters } from 'node:util';
import type { Reporter, TestCase } from 'vitest/node';

/** Prints why a test failed that passed on its second try: vitest only names it. */
export default class SecondTries implements Reporter {
  onTestCaseResult(test: TestCase): void {
    if (!test.diagnostic()?.flaky) return;
    for (const { stack, message } of test.result().errors ?? [])
      process.stderr.write(
        `\nFailed at first: ${test.fullName}\n${stripVTControlCharacters(stack ?? message)}\n`,
      );
  }
}
