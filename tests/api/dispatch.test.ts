import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DISPATCH_EVENTS_PATH, type DispatchReport } from '../../contract/booking/dispatch.ts';
import type { BookingEvent } from '../../contract/booking/calls.ts';
import type { BookingResult } from '../../contract/booking/request.ts';
import type { Trip } from '../../contract/resources/bookings.ts';
import { signedHeaders } from '../../server/adapters/dispatch/signature.ts';
import {
  type BookingServer,
  DISPATCH_SECRET,
  startBookingServer,
} from '../support/bookingServer.ts';

let server: BookingServer;
let bookingId: string;
let dispatchId: string;
const start = Date.now();

beforeAll(async () => {
  server = await startBookingServer();
});
afterAll(() => server.close());
const admin = () => server.as(server.fixtures.users.northwindAdmin);
beforeEach(async () => {
  const key = server.newKey();
  const { body } = await admin().post<BookingResult>('/v1/bookings', server.request(), {
    idempotencyKey: key,
  });
  ({ bookingId } = body);
  dispatchId = bookingId.slice(-6);
  await admin().post(`/v1/bookings/${bookingId}/confirm`);
  server.enqueued.length = 0;
});

const at = (second: number) => new Date(start + second * 1000).toISOString();
const eventOf = (second: number, data: DispatchReport, more: Record<string, unknown> = {}) => ({
  eventId: uuidv7(),
  occurredAt: at(second),
  channelId: 'meridian',
  fleetId: server.fixtures.fleets.cityCars.id,
  bookingId,
  dispatchId,
  type: data.status ? 'status' : data.pricing ? 'pricing' : 'eta',
  data,
  ...more,
});

async function send(event: unknown, secret = DISPATCH_SECRET, signedAt = server.clock.now) {
  const url = new URL(`http://dispatch.example${DISPATCH_EVENTS_PATH}`);
  const body = JSON.stringify(event);
  const headers = signedHeaders(secret, { method: 'POST', url, body, now: signedAt });
  const response = await server.app.request(url.href, { method: 'POST', body, headers });
  const answer = (await response.json()) as { outcome?: string; code?: string };
  return [response.status, answer.outcome ?? answer.code];
}
const trip = async () => (await admin().get<Trip>(`/v1/bookings/${bookingId}`)).body;
const history = async () => {
  const { body } = await admin().get<BookingEvent[]>(`/v1/bookings/${bookingId}/events`);
  return body.flatMap(({ status }) => status ?? []);
};
const pricing = {
  currency: 'GBP',
  price: 2000,
  additionalFees: { evaluatedServiceCharge: 0, waitingPrice: 150, tolls: 0, extras: 0 },
  tip: { value: 0 },
  totalDiscount: 0,
  total: 2150,
  passengerNoShowFee: null,
  passengerPrematureCancellationFee: null,
};

describe('an event', () => {
  it('changes the status of the trip, and reports driver, arrival and price', async () => {
    const vehicle = { make: 'Skoda', model: 'Superb', registration: 'AB12 CDE', driverName: 'Ann' };
    const trackingLink = 'https://track.example/1';
    const applied = [200, 'applied'];
    expect(await send(eventOf(1, { status: 'ASSIGN', vehicle, trackingLink }))).toEqual(applied);
    expect(await send(eventOf(2, { status: 'ENROUTE', estimatedTimeArrival: 7 }))).toEqual(applied);
    expect(await send(eventOf(3, { estimatedTimeArrival: 6 }))).toEqual(applied);
    expect(await trip()).toMatchObject({
      status: 'ENROUTE',
      dispatchId,
      trackingLink,
      estimatedTimeArrival: 6,
      vehicle: { name: 'Saloon', ...vehicle },
    });
    expect(await send(eventOf(4, { status: 'DROPPINGOFF', destinationEtaMinutes: 12 }))).toEqual(
      applied,
    );
    expect(await trip()).toMatchObject({ estimatedTimeArrival: null, destinationEtaMinutes: 12 });
    expect(await send(eventOf(5, { status: 'COMPLETED', pricing }))).toEqual(applied);
    expect(await trip()).toMatchObject({
      status: 'COMPLETED',
      total: 2150,
      pricingDetails: pricing,
      destinationEtaMinutes: null,
    });
    expect(await history()).toEqual(['NEW', 'ASSIGN', 'ENROUTE', 'DROPPINGOFF', 'COMPLETED']);
  });

  it('moves the driver, who is followed only as long as the trip lasts', async () => {
    const driverLocation = { latitude: 51.5, longitude: -0.12, heading: 90 };
    await send(eventOf(1, { status: 'ENROUTE', driverLocation }));
    expect(await trip()).toMatchObject({ driverLocation });
    await send(eventOf(2, { driverLocation: { latitude: 51.6, longitude: -0.12, heading: null } }));
    expect(await trip()).toMatchObject({ driverLocation: { latitude: 51.6 } });
    await send(eventOf(3, { status: 'MADECONTACT' }));
    expect(await trip()).toMatchObject({ driverLocation: { latitude: 51.6 } });
    await send(eventOf(4, { status: 'COMPLETED', driverLocation }));
    expect(await trip()).toMatchObject({ driverLocation: null });
  });

  it('told where the driver was, which is forgotten when the booker cancels', async () => {
    const driverLocation = { latitude: 51.5, longitude: -0.12, heading: 90 };
    await send(eventOf(1, { status: 'ENROUTE', estimatedTimeArrival: 7, driverLocation }));
    expect(await trip()).toMatchObject({ estimatedTimeArrival: 7, driverLocation });
    expect((await admin().post(`/v1/bookings/${bookingId}/cancel`)).status).toBe(200);
    expect(await trip()).toMatchObject({ estimatedTimeArrival: null, driverLocation: null });
  });

  it('that is sent again changes nothing, even with another content', async () => {
    const event = eventOf(1, { status: 'ASSIGN' });
    expect(await send(event)).toEqual([200, 'applied']);
    expect(await send(event)).toEqual([200, 'duplicate']);
    expect(await send({ ...event, data: { status: 'COMPLETED' } })).toEqual([200, 'duplicate']);
    expect(await history()).toEqual(['NEW', 'ASSIGN']);
  });

  it('that is sent twenty times at once is applied once', async () => {
    const event = eventOf(1, { status: 'ASSIGN' });
    const all = await Promise.all(Array.from({ length: 20 }, () => send(event)));
    expect(all.filter(([, outcome]) => outcome === 'applied')).toHaveLength(1);
    expect(await history()).toEqual(['NEW', 'ASSIGN']);
  });

  it('that was overtaken is ignored', async () => {
    await send(eventOf(5, { status: 'MADECONTACT' }));
    expect(await send(eventOf(4, { status: 'ENROUTE' }))).toEqual([200, 'stale']);
    expect(await send(eventOf(4, { estimatedTimeArrival: 3 }))).toEqual([200, 'stale']);
    expect(await send(eventOf(6, { status: 'ENROUTE' }))).toEqual([200, 'stale']);
    expect(await trip()).toMatchObject({ status: 'MADECONTACT', estimatedTimeArrival: null });
  });

  it('after the end is ignored, except for the price', async () => {
    await send(eventOf(5, { status: 'COMPLETED' }));
    expect(await send(eventOf(6, { status: 'ENROUTE' }))).toEqual([200, 'stale']);
    expect(await send(eventOf(4, { pricing }))).toEqual([200, 'applied']);
    expect(await send(eventOf(4, { pricing: { ...pricing, price: 1, total: 151 } }))).toEqual([
      200,
      'stale',
    ]);
    expect((await trip()).total).toBe(2150);
  });

  it('changes only what its type says', async () => {
    const event = eventOf(1, { status: 'COMPLETED', pricing }, { type: 'eta' });
    expect(await send({ ...event, data: { ...event.data, estimatedTimeArrival: 3 } })).toEqual([
      200,
      'applied',
    ]);
    expect(await trip()).toMatchObject({
      status: 'NEW',
      estimatedTimeArrival: 3,
      pricingDetails: null,
    });
  });

  it('that removes the tracking link keeps the console’s own link', async () => {
    const own = (await trip()).trackingLink;
    await send(eventOf(1, { trackingLink: 'https://track.example/1' }));
    expect((await trip()).trackingLink).toBe('https://track.example/1');
    await send(eventOf(2, { trackingLink: null }));
    expect(own).toMatch(/\/track\/[\w-]{32}$/);
    expect((await trip()).trackingLink).toBe(own);
  });

  it('may remove a driver again', async () => {
    const vehicle = { make: 'Skoda', model: 'Superb', registration: 'AB12 CDE', driverName: 'Ann' };
    await send(eventOf(1, { status: 'ENROUTE', vehicle }));
    expect(await send(eventOf(2, { status: 'NEW' }))).toEqual([200, 'applied']);
    expect((await trip()).vehicle).toMatchObject({ name: 'Saloon', driverName: null });
  });

  it('after a cancellation by the customer changes nothing', async () => {
    await admin().post(`/v1/bookings/${bookingId}/cancel`);
    expect(await send(eventOf(1, { status: 'ASSIGN' }))).toEqual([200, 'stale']);
    expect((await trip()).status).toBe('CUSTOMER_CANCELLED');
  });

  it('and a cancellation at the same time end in the same state', async () => {
    const [[, outcome], cancelled] = await Promise.all([
      send(eventOf(1, { status: 'MADECONTACT' })),
      admin().post(`/v1/bookings/${bookingId}/cancel`),
    ]);
    const { status } = await trip();
    expect(status).toBe(cancelled.status === 200 ? 'CUSTOMER_CANCELLED' : 'MADECONTACT');
    expect(outcome === 'applied' || cancelled.status === 200).toBe(true);
  });
});

describe('an event is refused', () => {
  it('when its signature is wrong, missing or old', async () => {
    const event = eventOf(1, { status: 'ASSIGN' });
    const refused = [401, 'DISPATCH_SIGNATURE_INVALID'];
    expect(await send(event, 'another secret')).toEqual(refused);
    const minutesAgo = (minutes: number) => new Date(server.clock.now.getTime() - minutes * 60_000);
    expect(await send(event, DISPATCH_SECRET, minutesAgo(6))).toEqual(refused);
    expect(await send(event, DISPATCH_SECRET, minutesAgo(-6))).toEqual(refused);
    const body = JSON.stringify(event);
    const bare = await server.app.request(DISPATCH_EVENTS_PATH, { method: 'POST', body });
    expect(bare.status).toBe(401);
    const url = new URL(`http://dispatch.example${DISPATCH_EVENTS_PATH}`);
    const now = server.clock.now;
    const headers = signedHeaders(DISPATCH_SECRET, { method: 'POST', url, body: '{}', now });
    const swapped = await server.app.request(url.href, { method: 'POST', body, headers });
    expect(swapped.status).toBe(401);
    expect((await trip()).status).toBe('NEW');
  });

  it('from another fleet, channel or trip', async () => {
    const report = { status: 'ASSIGN' } as const;
    const fleetId = server.fixtures.fleets.bayTaxis.id;
    expect(await send(eventOf(1, report, { fleetId }))).toEqual([403, 'FORBIDDEN']);
    const channelId = 'harbour';
    expect(await send(eventOf(1, report, { channelId }))).toEqual([404, 'NOT_FOUND']);
    expect(await send(eventOf(1, report, { bookingId: uuidv7() }))).toEqual([404, 'NOT_FOUND']);
    await send(eventOf(1, report));
    expect(await send(eventOf(2, { status: 'ENROUTE' }, { dispatchId: 'x' }))).toEqual([
      409,
      'CONFLICT',
    ]);
    expect((await trip()).status).toBe('ASSIGN');
  });

  it('when it is not an event', async () => {
    expect(await send({ type: 'status' })).toEqual([422, 'VALIDATION_FAILED']);
    expect(await send(eventOf(1, {}, { type: 'status' }))).toEqual([422, 'VALIDATION_FAILED']);
  });
});
