import type { DistanceUnit } from '../core/distance.ts';
import { judge, type JudgedTrip, periodsOf, type LimitUse, type Violation } from './judge.ts';
import { spanOf } from './periods.ts';
import type { LimitPeriod, Rule } from './rules.ts';

/** A trip that was made, as a trial of rules judges it. */
export interface PastTrip extends JudgedTrip {
  bookingId: string;
  /** Whose limits the trip uses up. */
  passenger: string;
}

export interface Refusal {
  bookingId: string;
  violations: Violation[];
}

const NOTHING: LimitUse = { amount: 0, trips: 0 };

/**
 * Which trips the rules would have refused. A trip that would have been refused uses up nothing.
 * @param trips in the order in which they were booked
 * @param unit in which the channel shows distances
 */
export function tryRules(
  rules: readonly Rule[],
  trips: readonly PastTrip[],
  unit: DistanceUnit,
): Refusal[] {
  const used = new Map<string, LimitUse>();
  const periods = periodsOf(rules);
  const refusals: Refusal[] = [];
  for (const trip of trips) {
    const account = (period: LimitPeriod) =>
      `${period} ${spanOf(trip.pickupTime, period).from} ${trip.passenger}`;
    const usedIn = (period: LimitPeriod) => used.get(account(period)) ?? NOTHING;
    const { violations } = judge(rules, trip, usedIn, unit);
    if (violations.length > 0) {
      refusals.push({ bookingId: trip.bookingId, violations });
      continue;
    }
    for (const period of periods) {
      const { amount, trips: count } = usedIn(period);
      used.set(account(period), { amount: amount + (trip.amount ?? 0), trips: count + 1 });
    }
  }
  return refusals;
}
