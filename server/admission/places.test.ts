import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LOAD_CLASSES, type LoadClass, TREATMENT } from './loadClass.ts';
import { Places } from './places.ts';
import { type SimulatedCall, SimulatedServer } from './simulated.fixture.ts';

const LIST: SimulatedCall = { load: 'list', work: 10 };
const BOOKING: SimulatedCall = { load: 'booking', work: 10 };
/** How many of these calls the simulated server can do in a second. */
const CAPACITY = 100;
const SECOND = 1000;

const tookOf = (calls: readonly { cameAt: number; answeredAt: number }[]) =>
  calls.map(({ cameAt, answeredAt }) => answeredAt - cameAt).toSorted((a, b) => a - b);
const median = (values: readonly number[]) => values[values.length >> 1] ?? 0;

describe('places', () => {
  it('are given back once, whatever is done with them, and their number is never negative', () => {
    const doing = fc.array(
      fc.record({
        what: fc.constantFrom('take', 'leave', 'leave again', 'look', 'look at a queue'),
        load: fc.constantFrom(...LOAD_CLASSES),
      }),
      { maxLength: 300 },
    );
    fc.assert(
      fc.property(doing, (steps) => {
        const places = new Places();
        const held: { load: LoadClass; leave: () => void }[] = [];
        const left: (() => void)[] = [];
        for (const { what, load } of steps) {
          if (what === 'take') {
            const rank = LOAD_CLASSES.indexOf(load);
            const before = held.filter((one) => LOAD_CLASSES.indexOf(one.load) <= rank).length;
            const hadRoom = before < places.placesFor(load);
            const leave = places.take(load);
            if (leave) held.push({ load, leave });
            expect(leave !== null).toBe(hadRoom);
          }
          if (what === 'leave' && held.length > 0) {
            const { leave } = held.pop()!;
            leave();
            left.push(leave);
          }
          if (what === 'leave again') left.at(-1)?.();
          if (what.startsWith('look')) places.look(what === 'look at a queue');
          expect(places.taken).toBe(held.length);
          // An idle server lets in somebody who books, lists and imports files, whatever happened
          // before.
          if (held.length === 0)
            for (const one of LOAD_CLASSES) {
              const leave = places.take(one);
              expect(leave).not.toBeNull();
              leave?.();
            }
        }
      }),
    );
  });

  it('are free for more urgent calls whenever they are free for less urgent ones', () => {
    const shares = LOAD_CLASSES.map((load) => TREATMENT[load].share);
    expect(shares).toEqual(shares.toSorted((a, b) => b - a));
  });

  it('are all available again within ten seconds after any overload', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { maxLength: 400 }), (looks) => {
        const places = new Places();
        const fresh = places.placesFor('booking');
        for (const isQueueing of looks) places.look(isQueueing);
        for (let look = 0; look < 99; look += 1) places.look(false);
        expect(places.placesFor('booking')).toBeGreaterThan(fresh / 2);
      }),
    );
  });
});

describe('under five times the load that it can do,', () => {
  it('admitted calls are answered in time, nearly all capacity is used, and the rest is refused at once', () => {
    const server = new SimulatedServer();
    server.run(2 * SECOND, CAPACITY / 2, () => LIST);
    const all = server.run(20 * SECOND, 5 * CAPACITY, () => LIST);
    const served = all.filter(({ refused }) => !refused);
    expect(served.length).toBeGreaterThan(0.9 * 20 * CAPACITY);
    const took = tookOf(served);
    expect(took.at(-1)).toBeLessThan(2 * SECOND);
    // After the first rush, about as many calls as can be under way without waiting for each other.
    const later = tookOf(served.filter(({ cameAt }) => cameAt > 5 * SECOND));
    expect(median(later)).toBeLessThan(12 * LIST.work);
    expect(tookOf(all.filter(({ refused }) => refused)).at(-1)).toBe(0);
  });

  it('everybody who books is admitted and soon answered, while lists are refused', () => {
    const server = new SimulatedServer();
    let count = 0;
    const mixed = () => (count++ % 20 === 0 ? BOOKING : LIST);
    const all = server.run(20 * SECOND, 5 * CAPACITY, mixed);
    const bookings = all.filter(({ load }) => load === 'booking');
    expect(bookings.length).toBeGreaterThan(400);
    expect(bookings.filter(({ refused }) => refused)).toEqual([]);
    expect(tookOf(bookings).at(-1)).toBeLessThan(2 * SECOND);
    expect(all.filter(({ refused }) => refused).length).toBeGreaterThan(all.length / 2);
  });

  it('lists are still answered where only files are too many', () => {
    const server = new SimulatedServer();
    let count = 0;
    const all = server.run(20 * SECOND, 2 * CAPACITY, () =>
      count++ % 10 === 0 ? LIST : { load: 'bulk', work: 10 },
    );
    const refusedOf = (load: string) =>
      all.filter((call) => call.load === load && call.refused).length;
    expect(refusedOf('bulk')).toBeGreaterThan(20 * CAPACITY * 0.5);
    // Those that came with the first rush.
    expect(refusedOf('list')).toBeLessThan(5);
  });

  it('everything is admitted again ten seconds later', () => {
    const server = new SimulatedServer();
    server.run(20 * SECOND, 5 * CAPACITY, () => LIST);
    server.run(10 * SECOND, CAPACITY / 2, () => LIST);
    const after = server.run(10 * SECOND, CAPACITY / 2, () => LIST);
    expect(after.filter(({ refused }) => refused)).toEqual([]);
    expect(tookOf(after).at(-1)).toBeLessThan(3 * LIST.work);
  });
});

it('a page that asks for forty things at once is not overload', () => {
  const server = new SimulatedServer();
  for (let page = 0; page < 5; page += 1) {
    for (let call = 0; call < 40; call += 1) expect(server.come(LIST)).toBe(true);
    server.run(3 * SECOND, 0, () => LIST);
  }
});

it('calls that wait for an outside service do not hinder others', () => {
  const server = new SimulatedServer();
  const slow: SimulatedCall = { load: 'booking', work: 1, outside: 20 * SECOND };
  // Far more of them at the same time than there ever were calls that need the process.
  const all = server.run(60 * SECOND, 10, () => slow);
  expect(all.filter(({ refused }) => refused).length).toBeLessThan(all.length / 10);
  const lists = server.run(20 * SECOND, CAPACITY / 2, () => LIST);
  expect(lists.filter(({ load, refused }) => load === 'list' && refused).length).toBeLessThan(
    lists.length / 10,
  );
});
