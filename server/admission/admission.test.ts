import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Admission, createAdmission } from './admission.ts';
import type { LoadClass } from './loadClass.ts';

/** The wait that the pool reports. */
let waitedForConnection = 0;
let admission: Admission;
beforeEach(() => {
  vi.useFakeTimers();
  waitedForConnection = 0;
  admission = createAdmission({ takeShortestWait: () => waitedForConnection });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Takes all places of a class. */
function fill(load: LoadClass): (() => void)[] {
  const held: (() => void)[] = [];
  for (let leave = admission.admit(load); leave; leave = admission.admit(load)) held.push(leave);
  return held;
}
const leaveAll = (held: (() => void)[]) => held.forEach((leave) => leave());
const SECOND = 1000;

it('admits fewer calls while everybody waits for a connection, and as many as before soon after', () => {
  const before = fill('list');
  waitedForConnection = 50;
  vi.advanceTimersByTime(3 * SECOND);
  leaveAll(before);
  const meanwhile = fill('list');
  expect(meanwhile.length).toBeLessThan(before.length / 2);
  expect(meanwhile.length).toBeGreaterThan(0);
  leaveAll(meanwhile);
  waitedForConnection = 0;
  vi.advanceTimersByTime(9 * SECOND);
  const after = fill('list');
  expect(after.length).toBeGreaterThanOrEqual(before.length / 2);
  leaveAll(after);
});

it('admits fewer calls while the process is late with everything', () => {
  const before = fill('list');
  const onTime = performance.now.bind(performance);
  let late = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => onTime() + late);
  for (let look = 0; look < 20; look += 1) {
    // Other work delays the timer.
    late += 150;
    vi.advanceTimersToNextTimer();
  }
  clock.mockRestore();
  leaveAll(before);
  expect(fill('list').length).toBeLessThan(before.length / 2);
});

it('does nothing while there are no calls', () => {
  expect(vi.getTimerCount()).toBe(0);
  const leave = admission.admit('row');
  vi.advanceTimersByTime(SECOND);
  expect(vi.getTimerCount()).toBe(1);
  leave?.();
  vi.advanceTimersByTime(SECOND);
  expect(vi.getTimerCount()).toBe(0);
});

it('lets work that has begun continue when there is a place, in the order of waiting', async () => {
  const held = fill('bulk');
  const gone: string[] = [];
  const first = admission.turn('bulk').then(() => gone.push('first'));
  const second = admission.turn('bulk').then(() => gone.push('second'));
  await Promise.resolve();
  expect(gone).toEqual([]);
  held.pop()?.();
  await first;
  expect(gone).toEqual(['first']);
  held.pop()?.();
  await second;
  expect(gone).toEqual(['first', 'second']);
});

it('gives a caller who prefers to wait the next place, or refuses after two seconds', async () => {
  const held = fill('signIn');
  const soon = admission.admitSoon('signIn');
  leaveAll(held);
  await vi.advanceTimersByTimeAsync(SECOND / 5);
  const leave = await soon;
  expect(leave).not.toBeNull();
  leave?.();

  const everywhere = fill('booking');
  waitedForConnection = 50;
  const inVain = admission.admitSoon('signIn');
  await vi.advanceTimersByTimeAsync(1.5 * SECOND);
  await expect(Promise.race([inVain, Promise.resolve('waits')])).resolves.toBe('waits');
  await vi.advanceTimersByTimeAsync(SECOND);
  await expect(inVain).resolves.toBeNull();
  leaveAll(everywhere);
});

it('lets at most fifty callers wait whose work has not begun', async () => {
  const held = fill('signIn');
  const waiting = Array.from({ length: 50 }, () => admission.admitSoon('signIn'));
  await expect(admission.admitSoon('signIn')).resolves.toBeNull();
  leaveAll(held);
  await vi.advanceTimersByTimeAsync(2 * SECOND);
  const places = await Promise.all(waiting);
  leaveAll(places.filter((leave) => leave !== null));
  await expect(admission.admitSoon('signIn')).resolves.not.toBeNull();
});

it('lets work that has begun continue in the end without a place', async () => {
  const held = fill('booking');
  waitedForConnection = 50;
  const waiting = admission.turn('bulk');
  await vi.advanceTimersByTimeAsync(2 * SECOND);
  const leave = await waiting;
  leave();
  leaveAll(held);
  await vi.advanceTimersByTimeAsync(10 * SECOND);
  expect(vi.getTimerCount()).toBe(1);
});
