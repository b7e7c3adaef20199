import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type DistanceUnit, inUnit } from '../core/distance.ts';
import { validate } from '../core/validation.ts';
import { judge, type JudgedTrip, type LimitUseOf, ruleIdOf } from './judge.ts';
import { LIMIT_PERIODS, minutesOf, type Rule, rulesSchema, WEEKDAYS } from './rules.ts';
import { type PastTrip, tryRules } from './trial.ts';

const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const HEATHROW = { latitude: 51.4723, longitude: -0.4887, address: 'Heathrow Terminal 5' };
const SAVOY = { latitude: 51.5101, longitude: -0.1205, address: 'The Savoy' };
const KINGS = { latitude: 51.5308, longitude: -0.1238, address: 'King’s Cross' };
const NOTHING_USED: LimitUseOf = () => ({ amount: 0, trips: 0 });

/** A trip on a Friday. */
const trip = (changes: Partial<JudgedTrip> = {}): JudgedTrip => ({
  origin: HEATHROW,
  destination: SAVOY,
  waypoints: [],
  pickupTime: '2026-11-20T09:05:00',
  distanceMeters: 27_000,
  durationSeconds: 3000,
  amount: 4500,
  ...changes,
});
const broken = (rules: Rule[], changes: Partial<JudgedTrip> = {}, usedIn = NOTHING_USED) =>
  judge(rules, trip(changes), usedIn, 'km').violations.map(({ kind }) => kind);
const at = (hours: number, minutes = 0) => ({ hours, minutes });
const place = (
  n: number,
  locationRuleType: 'from' | 'to' | 'between',
  origin: typeof SAVOY | null,
  destination: typeof SAVOY | null,
): Rule => ({
  id: id(n),
  type: 'location',
  locationRuleType,
  origin,
  destination,
  radiusMeters: 500,
});

describe('places', () => {
  it('are alternatives: a trip must fit one of them', () => {
    const fromAirport = place(1, 'from', HEATHROW, null);
    const toStation = place(2, 'to', null, KINGS);
    expect(broken([fromAirport])).toEqual([]);
    expect(broken([toStation])).toEqual(['location']);
    expect(broken([fromAirport, toStation])).toEqual([]);
    expect(broken([fromAirport, toStation], { origin: SAVOY })).toEqual(['location']);
  });

  it('between two points apply in both directions, and nowhere else', () => {
    const between = [place(1, 'between', SAVOY, HEATHROW)];
    expect(broken(between)).toEqual([]);
    expect(broken(between, { origin: SAVOY, destination: HEATHROW })).toEqual([]);
    expect(broken(between, { destination: KINGS })).toEqual(['location']);
    expect(broken(between, { origin: SAVOY, destination: SAVOY })).toEqual(['location']);
  });

  it('reach as far as the rule says', () => {
    const northOfIt = { latitude: HEATHROW.latitude + 0.01, longitude: HEATHROW.longitude };
    const rule = place(1, 'from', HEATHROW, null);
    expect(broken([rule], { origin: northOfIt })).toEqual(['location']);
    expect(broken([{ ...rule, radiusMeters: 2000 } as Rule], { origin: northOfIt })).toEqual([]);
  });
});

describe('stops', () => {
  const BRIGHTON = { latitude: 50.8225, longitude: -0.1372, address: 'Brighton' };
  const rulesAt = [
    place(1, 'between', SAVOY, HEATHROW),
    place(2, 'between', SAVOY, KINGS),
    place(3, 'from', KINGS, null),
    place(4, 'to', null, KINGS),
  ];
  const anyPlace = fc.constantFrom(HEATHROW, SAVOY, KINGS, BRIGHTON);
  const anyTrip = fc.record({
    rules: fc.uniqueArray(fc.constantFrom(...rulesAt), { minLength: 1 }),
    origin: anyPlace,
    destination: anyPlace,
    waypoints: fc.array(anyPlace, { maxLength: 4 }),
  });
  const named = (rules: readonly Rule[]) =>
    rules.flatMap((rule) =>
      rule.type === 'location' ? [rule.origin, rule.destination].filter((end) => end !== null) : [],
    );
  const forbidden = (rules: Rule[], changes: Partial<JudgedTrip>) =>
    judge(rules, trip(changes), NOTHING_USED, 'km').violations.flatMap((one) =>
      one.kind === 'location' ? [one] : [],
    )[0];

  it('are places of the trip, so that a detour does not go around a rule', () => {
    const between = [rulesAt[0]!];
    expect(forbidden(between, { waypoints: [BRIGHTON] })).toMatchObject({
      areEndsAllowed: true,
      stops: ['Brighton'],
    });
    expect(forbidden(between, { waypoints: [HEATHROW, SAVOY] })).toBeUndefined();
    // A rule with both of its places does not let in the places of others; one with a single place does.
    expect(forbidden(rulesAt.slice(0, 2), { waypoints: [KINGS] })).toBeDefined();
    const fromAirport = [place(5, 'from', HEATHROW, null)];
    expect(forbidden(fromAirport, { waypoints: [KINGS] })).toMatchObject({
      stops: ['King’s Cross'],
    });
    expect(forbidden([...fromAirport, rulesAt[3]!], { waypoints: [KINGS] })).toBeUndefined();
  });

  it('never make a trip allowed that is not, and are never outside every place of an allowed one', () => {
    fc.assert(
      fc.property(anyTrip, ({ rules, waypoints, ...ends }) => {
        const direct = forbidden(rules, ends);
        const withStops = forbidden(rules, { ...ends, waypoints });
        if (direct) expect(withStops).toBeDefined();
        if (withStops) {
          for (const stop of withStops.stops)
            expect(waypoints.map(({ address }) => address)).toContain(stop);
          expect(withStops.areEndsAllowed).toBe(direct === undefined);
          expect(withStops.rules.length).toBeGreaterThan(0);
        } else for (const stop of waypoints) expect(named(rules)).toContain(stop);
      }),
    );
  });

  it('count alike on the way there and back, and no more for being passed twice', () => {
    fc.assert(
      fc.property(anyTrip, ({ rules, waypoints, ...ends }) => {
        const isAllowed = (stops: typeof waypoints, by = rules) =>
          forbidden(by, { ...ends, waypoints: stops }) === undefined;
        expect(isAllowed([...waypoints, ...waypoints])).toBe(isAllowed(waypoints));
        const between = rules.slice(0, 1).filter(({ id: one }) => one === id(1) || one === id(2));
        expect(
          forbidden(between, {
            origin: ends.destination,
            destination: ends.origin,
            waypoints: waypoints.toReversed(),
          }) === undefined,
        ).toBe(isAllowed(waypoints, between));
      }),
    );
  });
});

describe('limits', () => {
  const spending: Rule = { id: id(1), type: 'maxAmount', amount: 5000, maxAmountRuleType: 'day' };
  const trips: Rule = {
    id: id(2),
    type: 'frequency',
    maxNumberOfBookings: 2,
    frequencyRuleType: 'week',
  };

  it('may be used up, and not more', () => {
    const used =
      (amount: number, count: number): LimitUseOf =>
      () => ({ amount, trips: count });
    expect(broken([spending], {}, used(500, 1))).toEqual([]);
    expect(broken([spending], {}, used(501, 1))).toEqual(['maxAmount']);
    expect(broken([trips], {}, used(0, 1))).toEqual([]);
    expect(broken([trips], {}, used(0, 2))).toEqual(['frequency']);
  });

  it('are shown with what is used, with and without the trip', () => {
    const usedIn: LimitUseOf = (period) => ({ amount: period === 'day' ? 300 : 900, trips: 1 });
    const { limits } = judge([spending, trips], trip(), usedIn, 'km');
    expect(limits).toEqual([
      {
        ruleId: id(1),
        kind: 'maxAmount',
        period: 'day',
        limit: 5000,
        used: 300,
        usedWithTrip: 4800,
      },
      { ruleId: id(2), kind: 'frequency', period: 'week', limit: 2, used: 1, usedWithTrip: 2 },
    ]);
  });

  it('of distance and time apply to the whole route', () => {
    expect(broken([{ id: id(1), type: 'distance', maxDistanceMeters: 27_000 }])).toEqual([]);
    expect(broken([{ id: id(1), type: 'distance', maxDistanceMeters: 26_990 }])).toEqual([
      'distance',
    ]);
    expect(broken([{ id: id(1), type: 'time', maxDurationMinutes: 50 }])).toEqual([]);
    expect(broken([{ id: id(1), type: 'time', maxDurationMinutes: 49 }])).toEqual(['time']);
    // Nobody sees the seconds: the form says that this trip takes about 50 minutes.
    const about50 = { durationSeconds: 3020 };
    expect(broken([{ id: id(1), type: 'time', maxDurationMinutes: 50 }], about50)).toEqual([]);
  });

  it('of distance never stop a trip that is shown to be as long as the limit, in either unit', () => {
    const meters = fc.integer({ min: 100, max: 2_000_000 });
    const unit = fc.constantFrom<DistanceUnit>('mi', 'km');
    fc.assert(
      fc.property(meters, fc.integer({ min: -20, max: 20 }), unit, (limit, more, shownIn) => {
        const rule: Rule = { id: id(1), type: 'distance', maxDistanceMeters: limit };
        const distanceMeters = limit + more;
        const { violations } = judge([rule], trip({ distanceMeters }), NOTHING_USED, shownIn);
        const isLonger = inUnit(distanceMeters, shownIn) > inUnit(limit, shownIn);
        expect(violations.length > 0).toBe(isLonger);
      }),
    );
  });
});

it('names broken rules in the order of the editors, whatever was saved first', () => {
  const rules: Rule[] = [
    { id: id(1), type: 'time', maxDurationMinutes: 1 },
    { id: id(2), type: 'frequency', maxNumberOfBookings: 1, frequencyRuleType: 'week' },
    { id: id(3), type: 'distance', maxDistanceMeters: 100 },
    { id: id(4), type: 'frequency', maxNumberOfBookings: 1, frequencyRuleType: 'day' },
    place(5, 'from', KINGS, null),
    { id: id(6), type: 'maxAmount', amount: 1, maxAmountRuleType: 'month' },
  ];
  const { violations } = judge(rules, trip(), () => ({ amount: 0, trips: 1 }), 'km');
  expect(violations.map(ruleIdOf)).toEqual([5, 6, 4, 2, 3, 1].map(id));
});

describe('times of day', () => {
  it('forbid exactly the trips that start in them on their weekday', () => {
    const minute = fc.integer({ min: 0, max: 1439 });
    fc.assert(
      fc.property(minute, minute, minute, fc.constantFrom(...WEEKDAYS), (a, b, pickup, weekday) => {
        const [start, end] = [Math.min(a, b), Math.max(a, b)];
        const clock = (value: number) => at(Math.floor(value / 60), value % 60);
        const rule: Rule = {
          id: id(1),
          type: 'dateTime',
          dateTimeRuleType: weekday,
          dateTimeSlots: [{ startTime: clock(start), endTime: clock(end) }],
        };
        const { hours, minutes } = clock(pickup);
        const time = `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}:59`;
        const stopped = broken([rule], { pickupTime: `2026-11-20T${time}` }).length > 0;
        expect(stopped).toBe(weekday === 'friday' && start <= pickup && pickup <= end);
      }),
    );
  });
});

describe('rules that are written down', () => {
  const codes = (rules: unknown) => {
    const checked = validate(rulesSchema, rules);
    return checked.ok
      ? {}
      : Object.fromEntries(Object.entries(checked.errors).map(([path, { code }]) => [path, code]));
  };
  const slots = (...dateTimeSlots: object[]) => [
    { id: id(1), type: 'dateTime', dateTimeRuleType: 'monday', dateTimeSlots },
  ];

  it('name the field that cannot be stored', () => {
    const backwards = { startTime: at(9), endTime: at(8, 59) };
    expect(codes(slots(backwards))).toEqual({ '0.dateTimeSlots.0.endTime': 'endBeforeStart' });
    const touching = [
      { startTime: at(8), endTime: at(10) },
      { startTime: at(10), endTime: at(11) },
    ];
    expect(codes(slots(...touching))).toEqual({ '0.dateTimeSlots': 'slotsOverlap' });
    expect(codes([{ ...place(1, 'from', null, null) }])).toEqual({ '0.origin': 'required' });
    expect(codes([{ ...place(1, 'between', SAVOY, null) }])).toEqual({
      '0.destination': 'required',
    });
    const limit = { type: 'maxAmount', amount: 100, maxAmountRuleType: 'day' };
    expect(
      codes([
        { ...limit, id: id(1) },
        { ...limit, id: id(2) },
      ]),
    ).toEqual({ '1': 'ruleTwice' });
    expect(codes([{ ...limit, id: id(1), amount: 0 }])).toEqual({ '0.amount': 'tooSmall' });
  });

  it('may have a limit for each period and slots for each weekday', () => {
    const limits = LIMIT_PERIODS.map((maxAmountRuleType, n) => ({
      id: id(n),
      type: 'maxAmount',
      amount: 100,
      maxAmountRuleType,
    }));
    expect(codes(limits)).toEqual({});
    expect(minutesOf(at(23, 59))).toBe(1439);
  });
});

describe('a trial on the past', () => {
  const past = (n: number, changes: Partial<PastTrip> = {}): PastTrip => ({
    ...trip({ amount: 2000 }),
    bookingId: id(n),
    passengers: ['anna'],
    ...changes,
  });
  const daily: Rule = { id: id(9), type: 'maxAmount', amount: 5000, maxAmountRuleType: 'day' };

  it('does not count refused trips, and keeps people and days apart', () => {
    const trips = [
      past(1),
      past(2),
      past(3, { amount: 4000 }),
      past(4, { amount: 1000 }),
      past(5, { passengers: ['ben'], amount: 5000 }),
      past(6, { pickupTime: '2026-11-21T00:00:00', amount: 5000 }),
      past(7, { amount: 1 }),
      // A guest with the phone of both uses up what both have.
      past(8, { passengers: ['anna', 'cleo'], amount: 1 }),
      past(10, { passengers: ['cleo', 'dora'], amount: 5000 }),
      past(11, { passengers: ['dora'], amount: 1 }),
    ];
    expect(tryRules([daily], trips, 'km').map(({ bookingId }) => bookingId)).toEqual([
      id(3),
      id(7),
      id(8),
      id(11),
    ]);
  });
});
