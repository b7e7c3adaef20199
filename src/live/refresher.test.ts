import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createRefresher } from './refresher.ts';

/** A visible query, which the test answers itself. */
function shownQuery(client: QueryClient, queryKey: unknown[]) {
  const answers: ((value: unknown) => void)[] = [];
  const observer = new QueryObserver(client, {
    queryKey,
    queryFn: () => new Promise((resolve) => answers.push(resolve)),
  });
  const shown: unknown[] = [];
  const unsubscribe = observer.subscribe(({ data }) => {
    if (data !== undefined && data !== shown.at(-1)) shown.push(data);
  });
  const answer = async (value: unknown) => {
    answers.at(-1)?.(value);
    await vi.advanceTimersByTimeAsync(0);
  };
  return { answer, asked: () => answers.length, shown, unsubscribe };
}

describe('reading again what changed', () => {
  let client: QueryClient;
  const list = () => shownQuery(client, ['bookings', 'getList', { page: 1 }]);
  beforeEach(() => {
    vi.useFakeTimers();
    client = new QueryClient();
  });
  afterEach(() => {
    client.clear();
    vi.useRealTimers();
  });

  it('reads a burst of changes once', async () => {
    const trips = list();
    await trips.answer([{ id: 'a' }]);
    const refresher = createRefresher(client);
    for (let change = 0; change < 20; change += 1) refresher.trip('a');
    await vi.advanceTimersByTimeAsync(1000);
    expect(trips.asked()).toBe(2);
  });

  it('repeats a read that began before the change, and cancels none', async () => {
    const trips = list();
    const refresher = createRefresher(client);
    refresher.trip('a');
    await vi.advanceTimersByTimeAsync(5000);
    expect(trips.asked()).toBe(1);
    await trips.answer(['before']);
    expect(trips.asked()).toBe(2);
    await trips.answer(['after']);
    expect(trips.shown).toEqual([['before'], ['after']]);
  });

  it('ends even while trips change all the time', async () => {
    const trips = list();
    await trips.answer([{ id: 'a' }]);
    const refresher = createRefresher(client);
    const changing = setInterval(() => refresher.trip('a'), 10);
    for (let round = 1; round <= 5; round += 1) {
      await vi.advanceTimersByTimeAsync(300);
      await trips.answer([{ id: 'a', round }]);
    }
    clearInterval(changing);
    expect(trips.shown).toHaveLength(6);
  });

  it('does not read what is about other trips or other things', async () => {
    const [other, person] = [
      shownQuery(client, ['bookings', 'getOne', { id: 'b' }]),
      shownQuery(client, ['business-passengers', 'getList', {}]),
    ];
    const own = shownQuery(client, ['bookings', 'events', 'a']);
    for (const query of [other, person, own]) await query.answer({ id: 'x' });
    createRefresher(client).trip('a');
    await vi.advanceTimersByTimeAsync(5000);
    expect([other.asked(), person.asked(), own.asked()]).toEqual([1, 1, 2]);
  });

  it('does not read what was read a moment ago, or is being read for the first time', async () => {
    const [old, coming] = [list(), shownQuery(client, ['bookings', 'getOne', { id: 'a' }])];
    await old.answer([{ id: 'a' }]);
    await vi.advanceTimersByTimeAsync(1000);
    const moment = Date.now();
    const fresh = shownQuery(client, ['bookings', 'events', 'a']);
    await fresh.answer(['read since']);
    const refresher = createRefresher(client);
    refresher.readBefore(moment);
    await vi.advanceTimersByTimeAsync(5000);
    expect([old.asked(), coming.asked(), fresh.asked()]).toEqual([2, 1, 1]);
    await old.answer([]);
    refresher.readBefore(Number.POSITIVE_INFINITY);
    await vi.advanceTimersByTimeAsync(5000);
    expect([old.asked(), fresh.asked()]).toEqual([3, 2]);
  });

  it('does not read again what could not be read a moment ago', async () => {
    const queryFn = vi.fn<() => Promise<unknown>>().mockRejectedValue(new Error('500'));
    const observer = new QueryObserver(client, {
      queryKey: ['bookings', 'getList', { page: 1 }],
      queryFn,
      retry: false,
    });
    const leave = observer.subscribe(() => undefined);
    await vi.advanceTimersByTimeAsync(1000);
    const refresher = createRefresher(client);
    refresher.readBefore(Date.now() - 5000);
    await vi.advanceTimersByTimeAsync(5000);
    expect(queryFn).toHaveBeenCalledOnce();
    refresher.readBefore(Date.now());
    await vi.advanceTimersByTimeAsync(5000);
    expect(queryFn).toHaveBeenCalledTimes(2);
    leave();
  });

  it('waits longer for trips that are not on screen', async () => {
    const trips = list();
    await trips.answer([{ id: 'a' }]);
    const refresher = createRefresher(client);
    refresher.trip('unseen');
    await vi.advanceTimersByTimeAsync(1000);
    expect(trips.asked()).toBe(1);
    refresher.trip('a');
    await vi.advanceTimersByTimeAsync(1500);
    expect(trips.asked()).toBe(2);
  });
});
