import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TripRoute } from '../../contract/booking/calls.ts';
import { type TrackedTrip, trackedTripSchema } from '../../contract/booking/tracking.ts';
import type { BookingResult } from '../../contract/booking/request.ts';
import type { BookingStatus } from '../../contract/booking/status.ts';
import type { Problem } from '../../contract/core/errors.ts';
import type { Trip } from '../../contract/resources/bookings.ts';
import { readConfig } from '../../server/config/env.ts';
import { createApp } from '../../server/http/createApp.ts';
import * as tables from '../../server/db/tables/index.ts';
import { type BookingServer, places, startBookingServer } from '../support/bookingServer.ts';
import { CHANNEL_A, CHANNEL_B } from '../support/fixtures.ts';

let server: BookingServer;
beforeAll(async () => {
  server = await startBookingServer();
});
afterAll(() => server.close());

const admin = () => server.as(server.fixtures.users.northwindAdmin);
const destination = {
  ...places.savoy,
  latitude: 51.510_123,
  longitude: -0.120_567,
  address: 'Flat 2, 17 Strand Lane, London WC2R 1AP',
};
async function book(): Promise<{ id: string; token: string }> {
  const request = server.request({
    destination,
    waypoints: [places.heathrow],
    notes: 'Ring twice',
  });
  const { body } = await admin().post<BookingResult>('/v1/bookings', request, {
    idempotencyKey: server.newKey(),
  });
  const id = body.bookingId;
  await admin().post(`/v1/bookings/${id}/confirm`);
  const trip = (await admin().get<Trip>(`/v1/bookings/${id}`)).body;
  const { pathname } = new URL(trip.trackingLink!);
  return { id, token: pathname.slice('/track/'.length) };
}
const follow = <T = TrackedTrip>(token: string, more = '', channel = CHANNEL_A) =>
  server.anonymous(channel).get<T>(`/v1/tracking/${token}${more}`);
const update = (id: string, values: Partial<typeof tables.bookings.$inferInsert>) =>
  server.context.database.orm.update(tables.bookings).set(values).where(eq(tables.bookings.id, id));
const vehicle = {
  name: 'Saloon',
  make: 'Skoda',
  model: 'Superb',
  registration: 'AB12 CDE',
  driverName: 'Ann Lee',
};

describe('a tracking link', () => {
  it('shows the status of the trip and which car comes, and nothing about people', async () => {
    const { id, token } = await book();
    expect(token).toMatch(/^[\w-]{32}$/);
    const driverLocation = { latitude: 51.52, longitude: -0.12, heading: 90 };
    await update(id, { status: 'ENROUTE', estimatedTimeArrival: 4, vehicle, driverLocation });
    const { status, body, headers } = await follow(token);
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(trackedTripSchema.strict().parse(body)).toEqual(body);
    expect(body).toMatchObject({
      status: 'ENROUTE',
      estimatedTimeArrival: 4,
      vehicle: { make: 'Skoda', model: 'Superb', registration: 'AB12 CDE' },
      driverLocation,
      stops: [
        { address: "King's Cross Station", latitude: places.kings.latitude },
        { address: null },
        { address: 'Strand Lane, London WC2R', latitude: 51.51, longitude: -0.121 },
      ],
    });
    const [row] = await server.context.database.orm
      .select()
      .from(tables.bookings)
      .where(eq(tables.bookings.id, id));
    const secrets = [
      'Ann Lee',
      row!.passengerName,
      row!.userInfo.familyName,
      row!.userInfo.phone!,
      row!.bookedByUserInfo.familyName,
      row!.corporationName,
      'Ring twice',
      'Flat 2',
      'total',
      'price',
      id,
    ];
    const told = JSON.stringify([body, (await follow<TripRoute>(token, '/route')).body]);
    for (const secret of secrets) expect(told).not.toContain(secret);
  });

  it('draws the route without the exact address at its end', async () => {
    const { token } = await book();
    const { body } = await follow<TripRoute>(token, '/route');
    expect(body.geometry.length).toBeGreaterThan(1);
    expect(body.geometry.at(-1)).toEqual({ latitude: 51.51, longitude: -0.121 });
  });

  it('hides the driver’s position before this trip, and the exact pickup after boarding', async () => {
    const { id, token } = await book();
    const driverLocation = { latitude: 51.52, longitude: -0.12, heading: null };
    const origin = { ...places.kings, address: '9 Home Row, London', dispatchAddressId: null };
    await update(id, {
      status: 'ASSIGN',
      driverLocation,
      origin: { ...origin, locationTypes: [] },
    });
    expect((await follow(token)).body).toMatchObject({
      driverLocation: null,
      stops: [{ address: '9 Home Row, London' }, {}, {}],
    });
    await update(id, { status: 'DROPPINGOFF' });
    expect((await follow(token)).body).toMatchObject({
      driverLocation: { latitude: 51.52 },
      stops: [{ address: 'Home Row, London', latitude: 51.531 }, {}, {}],
    });
    await update(id, { driverLocation: { ...destination, heading: 12 } });
    expect((await follow(token)).body).toMatchObject({
      driverLocation: { latitude: 51.51, longitude: -0.121, heading: null },
    });
  });

  it('names a hotel and its street, without the number that the geocoder gave', async () => {
    const { id, token } = await book();
    const hotel = { ...places.savoy, dispatchAddressId: null, locationTypes: ['lodging'] };
    const address = 'The Landmark London, 222 Marylebone Road, London NW1 6JQ';
    await update(id, { destination: { ...hotel, address } });
    const { stops } = (await follow(token)).body;
    expect(stops.at(-1)?.address).toBe('The Landmark London, Marylebone Road, London NW1');
    await update(id, {
      destination: { ...hotel, locationTypes: [], address: '@cmd, 10 Private Road' },
    });
    expect((await follow(token)).body.stops.at(-1)?.address).toBe('Private Road');
  });

  it('shows a flight that the taxi meets, until the passenger is on board, and no other', async () => {
    const { id, token } = await book();
    const flightInfo = {
      number: 'BA 117',
      airline: 'British Airways',
      terminal: null,
      arrivalTime: null,
      arrivalTimeLocal: null,
      totalPassengers: 1,
      totalSmallBags: 0,
      totalLargeBags: 0,
    };
    const flight = async (type: 'pickup' | 'dropoff', status: BookingStatus) => {
      await update(id, { status, bookingProperties: { flightInfo: { ...flightInfo, type } } });
      return (await follow(token)).body.flight;
    };
    const met = { airline: 'British Airways', number: 'BA 117' };
    expect(await flight('pickup', 'ENROUTE')).toEqual(met);
    expect(await flight('pickup', 'DROPPINGOFF')).toBeNull();
    expect(await flight('dropoff', 'ENROUTE')).toBeNull();
  });

  it('says for a while that the trip is over, without places, and then ends', async () => {
    const { id, token } = await book();
    await admin().post(`/v1/bookings/${id}/cancel`);
    const { body } = await follow(token);
    expect(body).toMatchObject({ status: 'CUSTOMER_CANCELLED', stops: [], driverLocation: null });
    server.pass(121 * 60);
    for (const more of ['', '/route']) {
      const ended = await follow<Problem>(token, more);
      expect([ended.status, ended.body.code]).toEqual([410, 'TRACKING_ENDED']);
    }
  });

  it('of a trip that nobody ever ended expires a day later', async () => {
    const { token } = await book();
    server.pass(25 * 3600);
    expect((await follow<Problem>(token)).body.code).toBe('TRACKING_ENDED');
  });

  it('does not work in another channel, for a request, or with another ending', async () => {
    const { token } = await book();
    const { body } = await admin().post<BookingResult>('/v1/bookings', server.request(), {
      idempotencyKey: server.newKey(),
    });
    const [requested] = await server.context.database.orm
      .select({ token: tables.bookings.trackingToken })
      .from(tables.bookings)
      .where(eq(tables.bookings.id, body.bookingId));
    const wrong = [
      follow<Problem>(token, '', CHANNEL_B),
      follow<Problem>(requested!.token),
      follow<Problem>(`${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`),
      follow<Problem>('%00'),
    ];
    for (const reply of await Promise.all(wrong))
      expect([reply.status, reply.body.code]).toEqual([404, 'NOT_FOUND']);
  });
});

it('the page of dispatch replaces ours', async () => {
  const { id } = await book();
  const link = async () => (await admin().get<Trip>(`/v1/bookings/${id}`)).body.trackingLink;
  await update(id, { trackingLink: 'https://cars.example/t/1' });
  expect(await link()).toBe('https://cars.example/t/1');
});

it('the calls of each address are limited', async () => {
  const config = readConfig({ TRUSTED_PROXIES: '10.0.0.0/8' });
  const app = createApp(
    { ...server.context, config },
    {
      verifyAccessToken: () => Promise.reject(new Error('nobody signs in')),
      publicRateLimit: { burst: 3, perSecond: 0.001 },
    },
  );
  const path = `${server.originOf(CHANNEL_A)}/v1/tracking/${'x'.repeat(32)}`;
  const call = (address: string, forwarded?: string) =>
    app.request(
      path,
      { headers: forwarded ? { 'x-forwarded-for': forwarded } : {} },
      { incoming: { socket: { remoteAddress: address } } },
    );
  const statuses = async (calls: Promise<Response>[]) =>
    (await Promise.all(calls)).map(({ status }) => status);
  const four = [1, 2, 3, 4];
  expect(await statuses(four.map(async () => call('203.0.113.1')))).toEqual([404, 404, 404, 429]);
  // A caller from outside may claim any address, and is still counted by its own.
  expect((await call('203.0.113.1', '198.51.100.7')).status).toBe(429);
  expect((await call('203.0.113.2')).status).toBe(404);
  // Behind a trusted proxy the last address counts.
  const behind = four.map(async (n) => call('10.0.0.5', `192.0.2.${n}, 198.51.100.9`));
  expect(await statuses(behind)).toEqual([404, 404, 404, 429]);
  expect((await call('10.0.0.5', '198.51.100.10')).status).toBe(404);
});
