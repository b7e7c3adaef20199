import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createGateway, type Trip } from '../../docs/examples/dispatch-client/gateway.ts';
import { reportEvent } from '../../docs/examples/dispatch-client/reportEvent.ts';
import type { BookingResult } from '../../contract/booking/request.ts';
import type { Trip as Row } from '../../contract/resources/bookings.ts';
import { createDispatch } from '../../server/adapters/dispatch/index.ts';
import { runJob } from '../../server/jobs/handlers.ts';
import type { JobName, JobPayloads } from '../../server/jobs/jobs.ts';
import { reconcileBookings } from '../../server/services/bookings/reconcile.ts';
import { places } from '../support/bookingServer.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

const secret = 'what the console and the taxi company share';
const gateway = createGateway({ secret, accountNumbers: ['ACC-Northwind'] });
let server: TestServer;
let listening: ReturnType<typeof serve>;
let receiver: { origin: string; secret: string };
const portOf = (of: { address(): AddressInfo | string | null }) => {
  const address = of.address();
  if (address === null || typeof address === 'string') throw new Error('it does not listen');
  return address.port;
};

beforeAll(async () => {
  await new Promise<void>((resolve) => void gateway.server.listen(0, '127.0.0.1', resolve));
  server = await startTestServer({
    context: {
      dispatch: createDispatch({ url: `http://127.0.0.1:${portOf(gateway.server)}`, secret }),
    },
  });
  await new Promise<void>((resolve) => {
    listening = serve({ fetch: server.app.fetch, port: 0, hostname: '127.0.0.1' }, () => resolve());
  });
  receiver = { origin: `http://127.0.0.1:${portOf(listening)}`, secret };
});
afterAll(async () => {
  await Promise.all(
    [gateway.server, listening].map(
      (one) => new Promise<void>((resolve) => void one.close(() => resolve())),
    ),
  );
  await server.close();
});

const admin = () => server.as(server.fixtures.users.northwindAdmin);
const row = async (id: string) => (await admin().get<Row>(`/v1/bookings/${id}`)).body;
async function runJobs(): Promise<void> {
  for (let job = server.enqueued.shift(); job; job = server.enqueued.shift())
    if (job.name.startsWith('dispatch-'))
      await runJob(server.context, job.name as JobName, job.payload as JobPayloads[JobName]);
}
const fields = { 'cost-centre': '4711' };
const request = (more: Record<string, unknown> = {}) => ({
  offerId: server.fixtures.fleets.cityCars.offerIds[0]!,
  origin: places.kings,
  destination: places.savoy,
  passengerInfo: {
    passengerId: server.fixtures.employees.anna.id,
    passengerType: 'employee',
    corporationId: server.fixtures.corporations.northwind.id,
  },
  payment: { type: 'businessAccount' },
  isDuplicateAcknowledged: true,
  fields,
  ...more,
});
const ask = (more: Record<string, unknown> = {}) =>
  admin().post<BookingResult & { errors?: object }>('/v1/bookings', request(more), {
    idempotencyKey: `${crypto.randomUUID()}:1:request`,
  });
async function book(more: Record<string, unknown> = {}): Promise<{ id: string; trip: Trip }> {
  const { body } = await ask(more);
  const id = body.bookingId;
  await admin().post(`/v1/bookings/${id}/confirm`);
  await runJobs();
  return { id, trip: gateway.trips.get(id)! };
}
const inDays = (days: number) =>
  `${new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 16)}:00`;

it('accepts a booking once and reports it from the driver to the price', async () => {
  const { id, trip } = await book();
  expect((await row(id)).dispatchId).toBe(trip.dispatchId);
  expect(trip.booking['accountFields']).toEqual([
    { id: 'cost-centre', title: 'Cost centre', value: '4711' },
  ]);
  await runJob(server.context, 'dispatch-create', { channelId: 'meridian', bookingId: id });
  expect([...gateway.trips.keys()].filter((one) => one === id)).toHaveLength(1);

  const vehicle = { make: 'Skoda', model: 'Superb', registration: 'EX 1', driverName: 'Ex Ample' };
  const tell = (type: 'status' | 'eta', data: Record<string, unknown>, more = {}) =>
    reportEvent(receiver, trip, { type, data, ...more });
  expect(await tell('status', { status: 'ASSIGN', vehicle })).toBe('applied');
  const again = { eventId: 'told-twice', occurredAt: new Date().toISOString() };
  expect(await tell('status', { status: 'ENROUTE' }, again)).toBe('applied');
  expect(await tell('status', { status: 'ENROUTE' }, again)).toBe('duplicate');
  const before = { occurredAt: new Date(Date.now() - 60_000).toISOString() };
  expect(await tell('eta', { estimatedTimeArrival: 9 }, before)).toBe('stale');
  expect(await tell('status', { status: 'MADECONTACT' }, { fleetId: crypto.randomUUID() })).toBe(
    'refused',
  );
  expect(await tell('status', { status: 'COMPLETED' })).toBe('applied');
  expect(await row(id)).toMatchObject({ status: 'COMPLETED', vehicle: { registration: 'EX 1' } });
});

it('quotes its own prices, and does not drive everywhere', async () => {
  const { id, trip } = await book();
  const { distanceMeters, fareEstimate, total } = await row(id);
  const price = 500 + Math.round(distanceMeters! / 1000) * 200;
  expect([fareEstimate!.type, fareEstimate!.roundedPrice, total]).toEqual([
    'FIXED_FARE',
    price,
    price,
  ]);
  expect(trip.booking['quotedTotal']).toBe(price);
  const cancellation = { minutesBefore: 60, fee: 500 };
  expect([fareEstimate!.cancellation, trip.booking['cancellation']]).toEqual([
    cancellation,
    cancellation,
  ]);
  const far = await ask({ destination: places.edinburgh });
  expect([far.status, (far.body as { code?: string }).code]).toEqual([422, 'FARE_NOT_AVAILABLE']);
});

it('says what an account asks, and which accounts exist', async () => {
  const { body, status } = await ask({ fields: {} });
  expect([status, body.errors]).toMatchObject([
    422,
    { 'fields.cost-centre': { code: 'required' } },
  ]);
  const fleetId = server.fixtures.fleets.cityCars.id;
  const { dispatch } = server.context;
  expect(await dispatch.isAccountValid(fleetId, 'ACC-Northwind')).toBe(true);
  expect(await dispatch.isAccountValid(fleetId, 'nobody')).toBe(false);
  expect(await dispatch.drivers(fleetId, places.kings, 5)).toHaveLength(1);
});

it('gets another pickup time and a cancellation', async () => {
  const { id, trip } = await book({ pickupTime: inDays(2) });
  await admin().patch(`/v1/bookings/${id}`, { pickupTime: inDays(3) });
  await admin().post(`/v1/bookings/${id}/confirm`);
  await runJobs();
  expect(gateway.calls).toContain(`PUT /fleets/${trip.booking.fleetId}/bookings/${id}`);
  expect(trip.booking.pickupAt).toBe((await row(id)).pickupAt);
  await admin().post(`/v1/bookings/${id}/cancel`);
  await runJobs();
  expect(trip.status).toBe('CUSTOMER_CANCELLED');
});

it('is asked about a trip that it stopped reporting', async () => {
  const { id, trip } = await book();
  trip.status = 'ENROUTE';
  trip.changedAt = new Date().toISOString();
  const later = new Date(Date.now() + 6 * 60_000);
  await reconcileBookings({ ...server.context, now: () => later });
  expect((await row(id)).status).toBe('ENROUTE');
});

it('refuses everybody who does not know the secret', async () => {
  const { id, trip } = await book();
  const stranger = { ...receiver, secret: 'a guess' };
  const event = { type: 'status' as const, data: { status: 'COMPLETED' } };
  expect(await reportEvent(stranger, trip, event)).toBe('refused');
  expect((await row(id)).status).toBe('NEW');
  const { port } = gateway.server.address() as AddressInfo;
  const path = `http://127.0.0.1:${port}/fleets/${trip.booking.fleetId}/bookings/${id}`;
  expect((await fetch(path)).status).toBe(401);
});
