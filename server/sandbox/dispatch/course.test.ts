import { describe, expect, it } from 'vitest';
import type { DispatchBooking } from '../../../contract/booking/dispatch.ts';
import { type BookingStatus, canReport, isFinal } from '../../../contract/booking/status.ts';
import { distanceMeters } from '../../../contract/booking/distance.ts';
import { firstRest, nextStep, type Step, type Trip } from './course.ts';

const place = (address: string) => ({
  address,
  latitude: 51.5,
  longitude: -0.12,
  dispatchAddressId: null,
  locationTypes: [],
});
const booking: DispatchBooking = {
  bookingId: '019a0000-0000-7000-8000-000000000001',
  channelId: 'meridian',
  fleetId: '019a0000-0000-7000-8000-000000000002',
  accountNumber: null,
  scheduleType: 'ASAP',
  status: 'NEW',
  pickupAt: '2026-11-20T12:00:00Z',
  pickupTime: '2026-11-20T12:00:00',
  pickupTimeZone: 'Europe/London',
  origin: place('A'),
  destination: place('B'),
  waypoints: [],
  vehicle: 'Saloon',
  numberOfVehicles: 1,
  passenger: { givenName: 'A', familyName: 'B', phone: null },
  paymentType: 'cash',
  notes: null,
  accountFields: [],
  flightInfo: null,
  distanceMeters: 9000,
  durationSeconds: 1500,
  currency: 'GBP',
  quotedTotal: 2340,
  cancellation: null,
};

function drive(from: BookingStatus, driven = booking): Step[] {
  const steps: Step[] = [];
  const trip: Trip = {
    dispatchId: 'ABC123',
    status: from,
    progress: 0,
    booking: driven,
    report: { status: from },
  };
  for (let step = nextStep(trip); step && steps.length < 100;) {
    steps.push(step);
    Object.assign(trip, { status: step.status, progress: step.progress, report: step.report });
    step = nextStep(trip);
  }
  return steps;
}

describe('the course of a simulated trip', () => {
  it.each(['PREBOOKED', 'NEW', 'ASSIGN', 'ENROUTE', 'MADECONTACT', 'DROPPINGOFF'] as const)(
    'goes from %s to the end in steps that the server accepts',
    (from) => {
      const steps = drive(from);
      let status: BookingStatus = from;
      for (const { news } of steps) {
        if (news.status === undefined) continue;
        expect(canReport(status, news.status)).toBe(true);
        status = news.status;
      }
      expect(status).toBe('COMPLETED');
      expect(steps.at(-1)?.rest).toBeNull();
    },
  );

  it('takes two to four minutes', () => {
    const rests = drive('NEW').reduce((sum, { rest }) => sum + (rest ?? 0), 0);
    const minutes = (firstRest(booking, new Date()) + rests) / 60;
    expect(minutes).toBeGreaterThan(2);
    expect(minutes).toBeLessThan(4);
  });

  it('takes as long as a real one if it was already under way', () => {
    const underWay = { ...booking, status: 'ENROUTE' as const };
    const slow = nextStep({
      dispatchId: 'A',
      status: 'ENROUTE',
      progress: 0,
      booking: underWay,
      report: { status: 'ENROUTE' },
    });
    expect(slow!.rest).toBeGreaterThan(drive('ENROUTE')[0]!.rest! * 3);
    expect(firstRest(underWay, new Date())).toBeGreaterThan(firstRest(booking, new Date()));
  });

  it('counts arrival times down', () => {
    const steps = drive('NEW');
    for (const field of ['estimatedTimeArrival', 'destinationEtaMinutes'] as const) {
      const told = steps.flatMap(({ news }) => news[field] ?? []);
      expect(told.length).toBeGreaterThan(3);
      expect(told).toEqual(told.toSorted((a, b) => b - a));
      expect(told.at(-1)).toBeLessThan(told[0]!);
    }
  });

  it('reports the driver nearer and nearer to the pickup, and then through the stops to the dropoff', () => {
    const stop = { ...place('Stop'), latitude: 51.52, longitude: -0.12 };
    const destination = { ...place('B'), latitude: 51.52, longitude: -0.2 };
    const steps = drive('NEW', { ...booking, waypoints: [stop], destination });
    const at = (status: BookingStatus) =>
      steps
        .filter((step) => step.status === status)
        .map(({ news }) => news.driverLocation ?? expect.fail(`no driver in ${status}`));
    const toPickup = [...at('ASSIGN'), ...at('ENROUTE'), ...at('MADECONTACT')];
    const away = toPickup.map((driver) => Math.round(distanceMeters(driver, booking.origin)));
    expect(away[0]).toBeGreaterThan(800);
    expect(away).toEqual(away.toSorted((a, b) => b - a));
    expect(away.at(-1)).toBe(0);
    const driven = at('DROPPINGOFF');
    expect(driven[0]).toMatchObject({ latitude: 51.5, longitude: -0.12, heading: 0 });
    expect(driven.at(-1)).toMatchObject({ latitude: 51.52, heading: 270 });
    expect(steps.at(-1)!.news.driverLocation).toBeUndefined();
  });

  it('ends with the quoted price, and at most a little waiting', () => {
    const pricing = drive('NEW').at(-1)!.news.pricing!;
    expect(pricing.price).toBe(2340);
    expect(pricing.total).toBe(2340 + pricing.additionalFees.waitingPrice);
  });

  it('has no steps after its end', () => {
    const over = drive('COMPLETED').length + drive('CUSTOMER_CANCELLED').length;
    expect(over).toBe(0);
    expect(isFinal('COMPLETED')).toBe(true);
  });

  it('of a future trip begins shortly before the pickup', () => {
    const ahead = { ...booking, status: 'PREBOOKED' as const };
    expect(firstRest(ahead, new Date('2026-11-20T11:00:00Z'))).toBe(3600 - 90);
    expect(firstRest(ahead, new Date('2026-11-20T12:30:00Z'))).toBeGreaterThan(0);
  });
});
