import { distanceMeters } from '../booking/distance.ts';
import type { Coordinates } from '../booking/geo.ts';
import type { PolicyLimit } from '../booking/policy.ts';
import { type DistanceUnit, inUnit } from '../core/distance.ts';
import { weekdayOf } from './periods.ts';
import { type LimitPeriod, minutesOf, type Rule, type RuleOf, type TimeSlot } from './rules.ts';
import { byShownOrder } from './shownOrder.ts';

/** What the rules need to know about a trip. */
export interface JudgedTrip {
  origin: Coordinates;
  destination: Coordinates;
  /** The stops, in their order. */
  waypoints: readonly (Coordinates & { address: string })[];
  /** Local at the pickup, `YYYY-MM-DDTHH:mm:ss`. */
  pickupTime: string;
  /** Of the whole route with its stops; null where it is not known. */
  distanceMeters: number | null;
  durationSeconds: number | null;
  /** The most that all vehicles may cost, in minor units; null where it is not known. */
  amount: number | null;
}

/** What the passenger's other trips in a period add up to. */
export interface LimitUse {
  /** Minor units. */
  amount: number;
  trips: number;
  /** What the outbound trip of the same booking has of this, where a return is judged. */
  outbound?: { amount: number; trips: number };
}
/** The usage of the period that the judged trip falls into. */
export type LimitUseOf = (period: LimitPeriod) => LimitUse;

/** A rule that a trip breaks, with the trip's value. */
export type Violation =
  /** The trip fits none of the allowed places: one violation for all location rules. */
  | {
      kind: 'location';
      /** The rules whose places the trip may use. */
      rules: RuleOf<'location'>[];
      areEndsAllowed: boolean;
      /** The addresses of the stops that are at none of the places. */
      stops: string[];
    }
  | {
      kind: 'maxAmount';
      rule: RuleOf<'maxAmount'>;
      used: number;
      amount: number;
      outbound: number;
    }
  | { kind: 'frequency'; rule: RuleOf<'frequency'>; used: number; outbound: number }
  | { kind: 'dateTime'; rule: RuleOf<'dateTime'>; slot: TimeSlot; pickupMinutes: number }
  | { kind: 'distance'; rule: RuleOf<'distance'>; distanceMeters: number }
  | { kind: 'time'; rule: RuleOf<'time'>; durationMinutes: number };

export interface Judgement {
  /** In the order in which the editors show the rules; empty when the trip is allowed. */
  violations: Violation[];
  limits: Omit<PolicyLimit, 'legs'>[];
}

const isRule =
  <K extends Rule['type']>(type: K) =>
  (rule: Rule): rule is RuleOf<K> =>
    rule.type === type;

const near = (point: Coordinates, place: Coordinates | null, radius: number): boolean =>
  place !== null && distanceMeters(point, place) <= radius;

/** Whether the pickup and the dropoff are what the rule allows. */
function fitsEnds(rule: RuleOf<'location'>, { origin, destination }: JudgedTrip): boolean {
  const { locationRuleType, radiusMeters } = rule;
  const starts = (place: Coordinates | null) => near(origin, place, radiusMeters);
  const ends = (place: Coordinates | null) => near(destination, place, radiusMeters);
  switch (locationRuleType) {
    case 'from':
      return starts(rule.origin);
    case 'to':
      return ends(rule.destination);
    // In either direction, so that people who may go there may also come back.
    case 'between':
      return (
        (starts(rule.origin) && ends(rule.destination)) ||
        (starts(rule.destination) && ends(rule.origin))
      );
  }
}

/**
 * What the places of the rules forbid about a trip. Stops are places of the trip too: where both
 * ends are given, a stop must be at one of them; where one is, at a place that any rule names.
 */
function misplaced(rules: RuleOf<'location'>[], trip: JudgedTrip): Violation | null {
  const stopsBesides = (allowed: RuleOf<'location'>[]) =>
    trip.waypoints
      .filter(
        (stop) =>
          !allowed.some(
            ({ origin, destination, radiusMeters }) =>
              near(stop, origin, radiusMeters) || near(stop, destination, radiusMeters),
          ),
      )
      .map(({ address }) => address);
  const fitting = rules.filter((rule) => fitsEnds(rule, trip));
  if (fitting.length === 0) {
    if (rules.length === 0) return null;
    return { kind: 'location', rules, areEndsAllowed: false, stops: stopsBesides(rules) };
  }
  const [best] = fitting
    .map((rule) => {
      const allowed = rule.locationRuleType === 'between' ? [rule] : rules;
      return { rules: allowed, stops: stopsBesides(allowed) };
    })
    .toSorted((a, b) => a.stops.length - b.stops.length);
  return best && best.stops.length > 0 ? { kind: 'location', areEndsAllowed: true, ...best } : null;
}

const minutesOfDay = (local: string): number =>
  Number(local.slice(11, 13)) * 60 + Number(local.slice(14, 16));

function judgeOne(
  rule: Rule,
  trip: JudgedTrip,
  usedIn: LimitUseOf,
  unit: DistanceUnit,
): Violation | null {
  switch (rule.type) {
    // Location rules are judged together, because they are alternatives.
    case 'location':
      return null;
    case 'maxAmount': {
      const { amount: used, outbound } = usedIn(rule.maxAmountRuleType);
      const amount = trip.amount ?? 0;
      return used + amount > rule.amount
        ? { kind: 'maxAmount', rule, used, amount, outbound: outbound?.amount ?? 0 }
        : null;
    }
    case 'frequency': {
      const { trips: used, outbound } = usedIn(rule.frequencyRuleType);
      return used + 1 > rule.maxNumberOfBookings
        ? { kind: 'frequency', rule, used, outbound: outbound?.trips ?? 0 }
        : null;
    }
    case 'dateTime': {
      if (rule.dateTimeRuleType !== weekdayOf(trip.pickupTime)) return null;
      const pickupMinutes = minutesOfDay(trip.pickupTime);
      const slot = rule.dateTimeSlots.find(
        ({ startTime, endTime }) =>
          minutesOf(startTime) <= pickupMinutes && pickupMinutes <= minutesOf(endTime),
      );
      return slot ? { kind: 'dateTime', rule, slot, pickupMinutes } : null;
    }
    case 'distance': {
      const meters = trip.distanceMeters ?? 0;
      // Rounded as both are shown: at most 5.00 mi allows every trip that is shown as 5.00 mi.
      return inUnit(meters, unit) > inUnit(rule.maxDistanceMeters, unit)
        ? { kind: 'distance', rule, distanceMeters: meters }
        : null;
    }
    case 'time': {
      // Rounded like the duration that the booking form shows, so that both say the same.
      const durationMinutes = Math.round((trip.durationSeconds ?? 0) / 60);
      return durationMinutes > rule.maxDurationMinutes
        ? { kind: 'time', rule, durationMinutes }
        : null;
    }
  }
}

function limitOf(
  rule: Rule,
  trip: JudgedTrip,
  usedIn: LimitUseOf,
): Omit<PolicyLimit, 'legs'> | null {
  if (rule.type === 'maxAmount') {
    const period = rule.maxAmountRuleType;
    const { amount: used } = usedIn(period);
    const usedWithTrip = used + (trip.amount ?? 0);
    return { ruleId: rule.id, kind: rule.type, period, limit: rule.amount, used, usedWithTrip };
  }
  if (rule.type === 'frequency') {
    const period = rule.frequencyRuleType;
    const { trips: used } = usedIn(period);
    const limit = rule.maxNumberOfBookings;
    return { ruleId: rule.id, kind: rule.type, period, limit, used, usedWithTrip: used + 1 };
  }
  return null;
}

/**
 * Whether rules allow a trip. Location rules are alternatives: the trip must fit one of them. It
 * must not break any other rule.
 * @param usedIn what the same passenger's other trips have used up
 * @param unit in which the channel shows distances
 */
export function judge(
  rules: readonly Rule[],
  trip: JudgedTrip,
  usedIn: LimitUseOf,
  unit: DistanceUnit,
): Judgement {
  const place = misplaced(rules.filter(isRule('location')), trip);
  const broken = rules
    .toSorted(byShownOrder)
    .map((rule) => judgeOne(rule, trip, usedIn, unit))
    .filter((violation) => violation !== null);
  return {
    violations: place ? [place, ...broken] : broken,
    limits: rules.map((rule) => limitOf(rule, trip, usedIn)).filter((limit) => limit !== null),
  };
}

/** The periods whose usage the rules need. */
export function periodsOf(rules: readonly Rule[]): Set<LimitPeriod> {
  const periods = rules.map((rule) =>
    rule.type === 'maxAmount'
      ? rule.maxAmountRuleType
      : rule.type === 'frequency'
        ? rule.frequencyRuleType
        : null,
  );
  return new Set(periods.filter((period) => period !== null));
}

/** The rule that identifies a violation where a single id is needed. */
export const ruleIdOf = (violation: Violation): string =>
  violation.kind === 'location' ? violation.rules[0]!.id : violation.rule.id;
