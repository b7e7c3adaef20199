import { describe, expect, it } from 'vitest';
import {
  type CancellableTrip,
  lateFee,
  pricingWhenCancelled,
  termsWhenMoved,
} from './cancellation.ts';
import { fare, pricing } from './cost.fixture.ts';

const cancellation = { minutesBefore: 30, fee: 400 };
const trip: CancellableTrip = {
  status: 'PREBOOKED',
  scheduleType: 'PREBOOKING',
  pickupAt: '2026-11-20T12:00:00Z',
  numberOfVehicles: 2,
  pricingDetails: null,
  fareEstimate: { ...fare({ type: 'FIXED_FARE', roundedPrice: 1200 }), cancellation },
};
const at = (time: string) => new Date(`2026-11-20T${time}Z`);

describe('the cancellation fee of a trip', () => {
  it.each([
    ['11:29:59', 0],
    ['11:30:00', 0],
    ['11:30:01', 800],
    ['12:10:00', 800],
  ])(
    'at %s is %d, if the pickup is at noon and cancelling is free until half an hour before it',
    (time, fee) => {
      expect(lateFee(trip, at(time))).toBe(fee);
      // With a driver or without: the pickup time was chosen, so it alone counts.
      expect(lateFee({ ...trip, status: 'NEW' }, at(time))).toBe(fee);
      expect(lateFee({ ...trip, status: 'ENROUTE' }, at(time))).toBe(fee);
    },
  );

  it.each([
    ['NEW', 0],
    ['ASSIGN', 800],
    ['ENROUTE', 800],
  ] as const)('for a taxi as soon as possible that is %s is %d', (status, fee) => {
    expect(lateFee({ ...trip, scheduleType: 'ASAP', status }, at('12:01:00'))).toBe(fee);
  });

  it('is the fee that dispatch has named for the trip, even if its terms say otherwise', () => {
    const named = (late: number) => ({ ...trip, pricingDetails: pricing(900, { late }) });
    expect(lateFee(named(250), at('11:00:00'))).toBe(250);
    expect(lateFee(named(0), at('11:59:00'))).toBe(0);
  });

  it('is not known without terms, and is not due for a request that never became a trip', () => {
    const silent = { ...trip, fareEstimate: fare({ type: 'FIXED_FARE', roundedPrice: 1200 }) };
    expect(lateFee(silent, at('11:59:00'))).toBeNull();
    expect(pricingWhenCancelled(silent, at('11:59:00'))).toBeNull();
    expect(lateFee({ ...trip, status: null }, at('11:59:00'))).toBeNull();
  });
});

describe('the cancellation fee of a trip whose pickup is moved', () => {
  const wanted = { minutesBefore: 60, fee: 500 };
  const movedAt = (now: Date) => ({
    ...trip,
    pickupAt: '2026-12-20T12:00:00Z',
    fareEstimate: {
      ...trip.fareEstimate!,
      cancellation: termsWhenMoved(trip, wanted, now),
    },
  });

  it('is the fee of the new terms, which is free until they apply', () => {
    const moved = movedAt(at('11:29:59'));
    expect(lateFee(moved, at('11:31:00'))).toBe(0);
    expect(lateFee(moved, new Date('2026-12-20T11:01:00Z'))).toBe(1000);
  });

  it('stays due if cancelling would have cost it before the trip was moved once or twice', () => {
    const moved = movedAt(at('11:45:00'));
    expect(lateFee(moved, at('11:46:00'))).toBe(800);
    const again = { ...moved, pickupAt: '2026-12-19T12:00:00Z' };
    const { fareEstimate } = again;
    const cancellation = termsWhenMoved(again, wanted, at('11:46:00'));
    expect(
      lateFee({ ...again, fareEstimate: { ...fareEstimate, cancellation } }, at('11:47:00')),
    ).toBe(800);
  });

  it('does not exist if the terms have none', () => {
    const free = { ...trip, fareEstimate: { ...trip.fareEstimate!, cancellation: null } };
    expect(termsWhenMoved(free, null, at('11:59:00'))).toBeNull();
    expect(termsWhenMoved(free, wanted, at('11:59:00'))).toBe(wanted);
  });

  it('follows the new terms if cancelling was free at any time', () => {
    const terms = { minutesBefore: 30, fee: 0 };
    const free = { ...trip, fareEstimate: { ...trip.fareEstimate!, cancellation: terms } };
    expect(termsWhenMoved(free, wanted, at('11:45:00'))).toBe(wanted);
  });
});

describe('the price of a cancelled trip', () => {
  it('is only its fee, and there is none if nothing is due', () => {
    expect(pricingWhenCancelled(trip, at('11:00:00'))).toBeNull();
    expect(pricingWhenCancelled(trip, at('11:45:00'))).toMatchObject({
      currency: 'GBP',
      price: 0,
      total: 800,
      passengerNoShowFee: null,
      passengerPrematureCancellationFee: 800,
    });
  });

  it('keeps the price that dispatch reported before', () => {
    const told = { ...trip, pricingDetails: pricing(900, { noShow: 100 }) };
    expect(pricingWhenCancelled(told, at('11:45:00'))).toEqual({
      ...told.pricingDetails,
      passengerPrematureCancellationFee: 800,
    });
    expect(pricingWhenCancelled(told, at('11:00:00'))).toBe(told.pricingDetails);
  });
});
