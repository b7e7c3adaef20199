import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { connection } from './connection.ts';

const network = vi.fn<typeof fetch>();
let changes: boolean[];
let stop: () => void;
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', network);
  changes = [];
  stop = connection.subscribe(() => changes.push(connection.isLost()));
});
afterEach(() => {
  connection.noteAnswer();
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  network.mockReset();
});

const isCut = () => network.mockRejectedValue(new TypeError('Failed to fetch'));
const isBack = () => network.mockResolvedValue(new Response('{}'));
const settle = () => vi.advanceTimersByTimeAsync(0);

it('is lost when the server does not answer either, and is back as soon as it does', async () => {
  isCut();
  connection.noteFailure();
  // If several calls fail together, the server is asked once.
  connection.noteFailure();
  await settle();
  expect(connection.isLost()).toBe(true);
  expect(network).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(2000);
  expect(network).toHaveBeenCalledTimes(2);
  isBack();
  await vi.advanceTimersByTimeAsync(3000);
  expect(changes).toEqual([true, false]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(network).toHaveBeenCalledTimes(3);
});

it('is not lost by one call that fails', async () => {
  isBack();
  connection.noteFailure();
  await settle();
  expect(changes).toEqual([]);
});

it('asks immediately whether a lost server is back, and otherwise does not ask', async () => {
  expect(await connection.isStillLost()).toBe(false);
  expect(network).not.toHaveBeenCalled();
  isCut();
  connection.noteFailure();
  await settle();
  expect(await connection.isStillLost()).toBe(true);
  isBack();
  expect(await connection.isStillLost()).toBe(false);
});

it('asks less and less often, and stops once a call is answered', async () => {
  isCut();
  connection.noteFailure();
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  const asked = network.mock.calls.length;
  expect(asked).toBeLessThan(50);
  connection.noteAnswer();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(network).toHaveBeenCalledTimes(asked);
  expect(changes).toEqual([true, false]);
});

it('checks when the network goes away and when it comes back', async () => {
  const unwatch = connection.watchNetwork();
  isCut();
  dispatchEvent(new Event('offline'));
  await settle();
  expect(connection.isLost()).toBe(true);
  isBack();
  dispatchEvent(new Event('online'));
  await settle();
  expect(connection.isLost()).toBe(false);
  unwatch();
  dispatchEvent(new Event('offline'));
  expect(network).toHaveBeenCalledTimes(2);
});
