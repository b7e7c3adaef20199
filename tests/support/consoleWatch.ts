import { format } from 'node:util';
import { vi, type MockInstance } from 'vitest';

let allowed: RegExp[] = [];
let unexpected: string[] = [];
let spies: MockInstance[] = [];

const record = (...values: unknown[]) => {
  const line = format(...values);
  if (!allowed.some((pattern) => pattern.test(line))) unexpected.push(line);
};

/** Fails a test that writes an error or a warning to the console without having announced it. */
export const consoleWatch = {
  start(): void {
    allowed = [];
    unexpected = [];
    spies = (['error', 'warn'] as const).map((level) =>
      vi.spyOn(console, level).mockImplementation(record),
    );
  },
  finish(): void {
    for (const spy of spies) spy.mockRestore();
    if (unexpected.length > 0)
      throw new Error(`The test wrote to the console unexpectedly:\n${unexpected.join('\n')}`);
  },
};

/** For tests of failures: messages that match may be written to the console until the test ends. */
export function allowConsole(pattern: RegExp): void {
  allowed.push(pattern);
}
