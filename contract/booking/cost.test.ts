import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { costedTrips, fare, pricing } from './cost.fixture.ts';
import { type CostedTrip, costOfCancelling, isSettled, tripCost } from './cost.ts';
import { CANCELLED_STATUSES, PAST_STATUSES } from './status.ts';

const trip: CostedTrip = {
  status: 'PREBOOKED',
  pricingDetails: null,
  fareEstimate: fare({ type: 'ESTIMATE', estimatedPrice: 1230 }),
  numberOfVehicles: 2,
};
const costOf = (change: Partial<CostedTrip>) => {
  const { kind, low, high } = tripCost({ ...trip, ...change });
  return [kind, low, high];
};

describe('the cost of a trip', () => {
  it('is the price for all vehicles that was shown at the booking, until the trip is over', () => {
    expect(costOf({})).toEqual(['estimate', 2460, 2460]);
    const fixed = fare({ type: 'FIXED_FARE', roundedPrice: 1000 });
    expect(costOf({ fareEstimate: fixed })).toEqual(['fixed', 2000, 2000]);
    const range = fare({ type: 'RANGE', minimumFare: 1000, maximumFare: 1600 });
    expect(costOf({ fareEstimate: range })).toEqual(['range', 2000, 3200]);
    expect(costOf({ fareEstimate: null })).toEqual(['unknown', null, null]);
    const halfTold = fare({ type: 'RANGE', maximumFare: 1600 });
    expect(costOf({ fareEstimate: halfTold })).toEqual(['unknown', null, null]);
  });

  it.each(PAST_STATUSES)('is the final price of a trip that is %s', (status) => {
    expect(costOf({ status, pricingDetails: pricing(1500) })).toEqual(['charged', 1500, 1500]);
    expect(costOf({ status })).toEqual(['estimate', 2460, 2460]);
  });

  it.each(CANCELLED_STATUSES)('is nothing for a trip that is %s, unless a fee is due', (status) => {
    expect(costOf({ status })).toEqual(['nothing', 0, 0]);
    expect(costOf({ status, pricingDetails: pricing(1500) })).toEqual(['nothing', 0, 0]);
  });

  it('is the fee that belongs to the way in which the trip was cancelled', () => {
    const pricingDetails = pricing(900, { noShow: 500, late: 300 });
    expect(costOf({ status: 'NOSHOW', pricingDetails })).toEqual(['charged', 500, 500]);
    for (const status of ['CUSTOMER_CANCELLED', 'ARCHIVE_CUSTOMER_CANCELLED'] as const)
      expect(costOf({ status, pricingDetails })).toEqual(['charged', 300, 300]);
    expect(costOf({ status: 'DRIVER_CANCELLED', pricingDetails })).toEqual(['nothing', 0, 0]);
  });

  it('of cancelling is what the cancelled trip will cost, and is unknown if there are no terms', () => {
    const now = new Date('2026-11-20T12:00:00Z');
    const pickupAt = new Date('2026-11-20T12:20:00Z');
    const booked = { ...trip, scheduleType: 'PREBOOKING', pickupAt } as const;
    expect(costOfCancelling(booked, now)).toMatchObject({ kind: 'unknown', high: null });
    const named = { ...booked, pricingDetails: pricing(2000, { late: 450 }) };
    expect(costOfCancelling(named, now)).toMatchObject({ kind: 'charged', high: 450 });
    const cancellation = { minutesBefore: 30, fee: 400 };
    const onTerms = { ...booked, fareEstimate: { ...trip.fareEstimate!, cancellation } };
    expect(costOfCancelling(onTerms, now)).toEqual({
      kind: 'charged',
      low: 800,
      high: 800,
      currency: 'GBP',
    });
    const early = new Date('2026-11-20T11:50:00Z');
    expect(costOfCancelling(onTerms, early)).toMatchObject({ kind: 'nothing', high: 0 });
  });

  it('has both ends or neither, and is never an estimate for a cancelled trip', () => {
    fc.assert(
      fc.property(costedTrips, (made) => {
        const { kind, low, high } = tripCost(made);
        expect(low === null).toBe(kind === 'unknown');
        expect(high === null).toBe(kind === 'unknown');
        if (kind !== 'range') expect(low).toBe(high);
        if (CANCELLED_STATUSES.some((status) => status === made.status))
          expect(isSettled({ kind })).toBe(true);
      }),
    );
  });
});
