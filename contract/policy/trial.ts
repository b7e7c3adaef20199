import type { DistanceUnit } from '../core/distance.ts';
import { judge, type JudgedTrip, periodsOf, type LimitUse, type Violation } from './judge.ts';
import { spanOf } from './periods.ts';
import type { LimitPeriod, Rule } from './rules.ts';

/** A trip that was made, as a trial of rules judges it. */
export interface PastTrip extends JudgedTrip {
  bookingId: string;
  /** Whose limits the trip uses up: several people for a guest with a phone that they share. */
  passengers: readonly string[];
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
    const accounts = (period: LimitPeriod) =>
      trip.passengers.map((one) => `${period} ${spanOf(trip.pickupTime, period).from} ${one}`);
    const usedIn = (period: LimitPeriod) => {
      const uses = accounts(period).map((account) => used.get(account) ?? NOTHING);
      return {
        amount: Math.max(...uses.map(({ amount }) => amount)),
        trips: Math.max(...uses.map(({ trips: count }) => count)),
      };
    };
    const { violations } = judge(rules, trip, usedIn, unit);
    if (violations.length > 0) {
      refusals.push({ bookingId: trip.bookingId, violations });
      continue;
    }
    for (const account of [...periods].flatMap(accounts)) {
      const { amount, trips: count } = used.get(account) ?? NOTHING;
      used.set(account, { amount: amount + (trip.amount ?? 0), trips: count + 1 });
    }
  }
  return refusals;
}
