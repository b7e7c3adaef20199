import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pricing } from './cost.fixture.ts';
import { fareTotal } from './fare.ts';
import {
  amountDue,
  type ChargedTrip,
  expiryText,
  expiryWarning,
  hasExpired,
  holdAmount,
} from './payment.ts';
import { addMinutes } from './schedule.ts';
import { BOOKING_STATUSES, CANCELLED_STATUSES, isFinal } from './status.ts';

const now = new Date('2026-11-20T12:00:00Z');
const route = {
  currency: 'GBP',
  distanceMeters: 9000,
  durationSeconds: 900,
  isRouteEstimated: true,
};
const none = { roundedPrice: null, estimatedPrice: null, minimumFare: null, maximumFare: null };
const fixed = { ...route, ...none, type: 'FIXED_FARE' as const, roundedPrice: 1240 };
const range = { ...route, ...none, type: 'RANGE' as const, minimumFare: 1000, maximumFare: 1600 };
const estimate = { ...route, ...none, type: 'ESTIMATE' as const, estimatedPrice: 1230 };
const trip: ChargedTrip = {
  state: 'CONFIRMED',
  status: 'COMPLETED',
  pricingDetails: pricing(1500),
  fareEstimate: range,
  numberOfVehicles: 2,
  updatedAt: now,
};

describe('the hold', () => {
  it('is a fixed fare, the upper end of a range, or an estimate plus a fifth', () => {
    expect([fixed, range, estimate].map((fare) => holdAmount(fare, 1))).toEqual([1240, 1600, 1480]);
    expect(holdAmount(range, 3)).toBe(4800);
    expect(holdAmount({ ...fixed, roundedPrice: null }, 1)).toBeNull();
  });

  it('is never less than the price that the booker saw', () => {
    const price = fc.integer({ min: 1, max: 100_000 });
    fc.assert(
      fc.property(price, fc.integer({ min: 1, max: 10 }), (estimatedPrice, vehicles) => {
        const fare = { ...estimate, estimatedPrice };
        expect(holdAmount(fare, vehicles)).toBeGreaterThanOrEqual(fareTotal(fare, vehicles) ?? 0);
      }),
    );
  });
});

describe('what is due', () => {
  it('is nothing for a trip that was never booked, and unknown while a trip is not over', () => {
    for (const state of ['FAILED', 'EXPIRED', 'CANCELLED'] as const)
      expect(amountDue({ ...trip, state, status: null }, now)).toBe(0);
    for (const state of ['REQUESTED', 'PAYMENT_PENDING', 'AUTHORIZED'] as const)
      expect(amountDue({ ...trip, state, status: null }, now)).toBeNull();
    for (const status of BOOKING_STATUSES.filter((one) => !isFinal(one)))
      expect(amountDue({ ...trip, status }, now)).toBeNull();
  });

  it('is the final price, or the lowest agreed price after a day without one', () => {
    expect(amountDue(trip, now)).toBe(1500);
    const untold = { ...trip, pricingDetails: null };
    expect(amountDue(untold, now)).toBeNull();
    expect(amountDue(untold, addMinutes(now, 1440))).toBe(2000);
  });

  it('is a fee only if the pricing has one for this ending', () => {
    const due = (
      status: (typeof CANCELLED_STATUSES)[number],
      of = pricing(900, { noShow: 700, late: 300 }),
    ) => amountDue({ ...trip, status, pricingDetails: of }, now);
    expect(CANCELLED_STATUSES.map((status) => [status, due(status)])).toEqual([
      ['ARCHIVE_CUSTOMER_CANCELLED', 300],
      ['CUSTOMER_CANCELLED', 300],
      ['DISPATCH_CANCELLED', 0],
      ['DRIVER_CANCELLED', 0],
      ['NOSHOW', 700],
    ]);
    expect(due('NOSHOW', pricing(900))).toBe(0);
    const noshow = { ...trip, status: 'NOSHOW' as const, pricingDetails: null };
    expect(amountDue(noshow, now)).toBeNull();
    expect(amountDue(noshow, addMinutes(now, 1440))).toBe(0);
  });
});

it('a card can pay until the end of its month', () => {
  expect(hasExpired({ year: 2026, month: 11 }, now)).toBe(false);
  expect(hasExpired({ year: 2026, month: 10 }, now)).toBe(true);
  expect(hasExpired({ year: 2025, month: 12 }, now)).toBe(true);
  const december = Date.UTC(2026, 11);
  expect(hasExpired({ year: 2026, month: 11 }, new Date(december - 1))).toBe(false);
  expect(hasExpired({ year: 2026, month: 11 }, new Date(december))).toBe(true);
});

it('warns of a card that has expired, or does so within sixty days', () => {
  const now = new Date('2026-11-02T12:00:00Z');
  const warning = (year: number, month: number) =>
    expiryWarning({ expiration: { year, month } }, now);
  expect(warning(2026, 10)).toBe('expired');
  expect(warning(2026, 11)).toBe('expires');
  // The end of 31 December is 60 days away, and the end of January is further.
  expect(warning(2026, 12)).toBe('expires');
  expect(warning(2027, 1)).toBeNull();
  expect(expiryWarning({ expiration: null }, now)).toBeNull();
  expect(expiryText({ year: 2027, month: 4 })).toBe('2027/04');
});
