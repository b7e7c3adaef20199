import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type DatabaseNumbers, recentNumbers } from './databaseNumbers.ts';

const numbers: DatabaseNumbers = { queues: [], bookings: [], webhooks: [] };
const options = { keptMs: 5000, now: () => Date.now() };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('are read once every few seconds, however often they are asked for', async () => {
  const read = vi.fn(() => Promise.resolve(numbers));
  const ask = recentNumbers(read, options);
  await Promise.all([ask(), ask()]);
  vi.setSystemTime(Date.now() + 4999);
  expect(await ask()).toBe(numbers);
  expect(read).toHaveBeenCalledTimes(1);
  vi.setSystemTime(Date.now() + 1);
  await ask();
  expect(read).toHaveBeenCalledTimes(2);
});

it('are missing when they cannot be read, until the next time', async () => {
  const read = vi.fn(() => Promise.resolve(numbers));
  read.mockRejectedValueOnce(new Error('away'));
  const ask = recentNumbers(read, options);
  expect(await ask()).toBeNull();
  vi.setSystemTime(Date.now() + 5000);
  expect(await ask()).toBe(numbers);
});

it('keep nobody waiting while the database hangs, and do not ask it a second time', async () => {
  const answers: ((read: DatabaseNumbers) => void)[] = [];
  const read = vi.fn(() => new Promise<DatabaseNumbers>((resolve) => answers.push(resolve)));
  const ask = recentNumbers(read, options);
  const first = ask();
  await vi.advanceTimersByTimeAsync(2000);
  expect(await first).toBeNull();
  vi.setSystemTime(Date.now() + 60_000);
  const second = ask();
  await vi.advanceTimersByTimeAsync(2000);
  expect(await second).toBeNull();
  expect(read).toHaveBeenCalledTimes(1);
  answers[0]!(numbers);
  await vi.advanceTimersByTimeAsync(0);
  void ask();
  expect(read).toHaveBeenCalledTimes(2);
});
