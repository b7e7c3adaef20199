import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { EVENT_BUFFER_MS, EVENT_BUFFER_SIZE } from '../../contract/trackedEvents/trackedEvents.ts';
import { createReporter, type Delivery } from './reporter.ts';

/** A server whose calls the test answers one by one. */
function outside() {
  const calls: { events: readonly number[]; answer: (delivery: Delivery) => Promise<void> }[] = [];
  const send = (events: readonly number[]) =>
    new Promise<Delivery>((resolve) => {
      calls.push({
        events,
        answer: async (delivery) => {
          resolve(delivery);
          await vi.advanceTimersByTimeAsync(0);
        },
      });
    });
  return { calls, reporter: createReporter({ send }) };
}
const numbers = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('the reporter', () => {
  it('sends a full buffer at once and a part of one after five seconds', async () => {
    const { calls, reporter } = outside();
    for (const one of numbers(1, EVENT_BUFFER_SIZE)) reporter.add(one);
    expect(calls.map(({ events }) => events)).toEqual([numbers(1, EVENT_BUFFER_SIZE)]);
    await calls[0]!.answer('taken');
    reporter.add(21);
    await vi.advanceTimersByTimeAsync(EVENT_BUFFER_MS - 1);
    expect(calls).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(calls[1]!.events).toEqual([21]);
  });

  it('loses and repeats nothing while a call is under way', async () => {
    const { calls, reporter } = outside();
    reporter.add(1);
    await vi.advanceTimersByTimeAsync(EVENT_BUFFER_MS);
    for (const one of numbers(2, 30)) reporter.add(one);
    await vi.advanceTimersByTimeAsync(EVENT_BUFFER_MS);
    expect(calls).toHaveLength(1);
    await calls[0]!.answer('taken');
    expect(calls[1]!.events).toEqual(numbers(2, 30));
  });

  it('tries failed events again, later and later, and drops refused ones', async () => {
    const { calls, reporter } = outside();
    reporter.add(1);
    await vi.advanceTimersByTimeAsync(EVENT_BUFFER_MS);
    reporter.add(2);
    await calls[0]!.answer('failed');
    await vi.advanceTimersByTimeAsync(EVENT_BUFFER_MS);
    expect(calls).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(EVENT_BUFFER_MS);
    expect(calls[1]!.events).toEqual([1, 2]);
    await calls[1]!.answer('refused');
    reporter.add(3);
    await vi.advanceTimersByTimeAsync(EVENT_BUFFER_MS);
    expect(calls[2]!.events).toEqual([3]);
  });

  it('sends what is not yet under way once when the page is left', async () => {
    const { calls, reporter } = outside();
    reporter.add(1);
    await vi.advanceTimersByTimeAsync(EVENT_BUFFER_MS);
    reporter.add(2);
    reporter.leave();
    reporter.leave();
    expect(calls.map(({ events }) => events)).toEqual([[1], [2]]);
    await calls[1]!.answer('failed');
    await calls[0]!.answer('taken');
    await vi.advanceTimersByTimeAsync(EVENT_BUFFER_MS);
    expect(calls[2]!.events).toEqual([2]);
  });
});
