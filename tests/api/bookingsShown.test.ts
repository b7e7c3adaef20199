import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TripRoute } from '../../contract/booking/calls.ts';
import type { Receipt } from '../../contract/booking/receipt.ts';
import type { Problem } from '../../contract/core/errors.ts';
import type { ReportTicket } from '../../contract/reports/calls.ts';
import { receiptFilePath } from '../../contract/receipts/paths.ts';
import { AdapterError } from '../../server/adapters/outside.ts';
import { CHANNEL_A } from '../support/fixtures.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const admin = () => server.as(server.fixtures.users.northwindAdmin);
const manager = () => server.as(server.fixtures.users.fleetManager);
const receiptPath = (id: string) => `/v1/bookings/${id}/receipt`;

const pricing = {
  currency: 'GBP',
  price: 1800,
  additionalFees: { evaluatedServiceCharge: 0, waitingPrice: 200, tolls: 0, extras: 0 },
  tip: { value: 0 },
  totalDiscount: 100,
  total: 1900,
  passengerNoShowFee: null,
  passengerPrematureCancellationFee: null,
};
const price = (id: string, details: unknown) =>
  server.context.database.orm.execute(
    sql`update bookings set pricing_details = ${JSON.stringify(details)}::jsonb where id = ${id}`,
  );

it('shows the route of a trip through its stops, and says if it is an estimate', async () => {
  const { prebooked } = server.fixtures.bookings;
  const stop = { latitude: 51.52, longitude: -0.1, address: 'A stop', locationTypes: [] };
  await server.context.database.orm.execute(
    sql`update bookings set waypoints = ${JSON.stringify([stop])}::jsonb where id = ${prebooked.id}`,
  );
  for (const client of [admin(), manager()]) {
    const { status, body } = await client.get<TripRoute>(`/v1/bookings/${prebooked.id}/route`);
    expect(status).toBe(200);
    expect(body.isEstimated).toBe(true);
    expect(body.geometry).toHaveLength(3);
    expect(body.geometry[1]).toEqual({ latitude: 51.52, longitude: -0.1 });
  }
});

it('says so if no router answers, without its details', async () => {
  const broken = await startTestServer({
    context: {
      router: {
        route: () => Promise.reject(new AdapterError('osrm', 'unavailable', 'http://secret:5000')),
      },
    },
  });
  const client = broken.as(broken.fixtures.users.northwindAdmin);
  const { status, body } = await client.get<Problem>(
    `/v1/bookings/${broken.fixtures.bookings.prebooked.id}/route`,
  );
  expect([status, body.code]).toEqual([503, 'OUTSIDE_SERVICE_UNAVAILABLE']);
  expect(JSON.stringify(body)).not.toContain('secret');
  await broken.close();
});

it('gives the receipt of a completed trip only to its account', async () => {
  const { id } = server.fixtures.bookings.completed;
  await price(id, pricing);
  const { status, body } = await admin().get<Receipt>(receiptPath(id));
  expect(status).toBe(200);
  expect(body).toMatchObject({ bookingId: id, pricing, passengerName: 'Anna Smith' });
  expect(body.stops).toHaveLength(2);
  expect((await manager().get(receiptPath(id))).status).toBe(403);
  const stranger = server.as(server.fixtures.users.globexAdmin);
  expect((await stranger.get(receiptPath(id))).status).toBe(404);
});

it('gives the receipt as a file with a ticket, only to its account', async () => {
  const { id } = server.fixtures.bookings.completed;
  await price(id, pricing);
  await server.context.database.orm.execute(
    sql`update bookings set passenger_name = '王小明' where id = ${id}`,
  );
  const path = receiptFilePath(id);
  const ticket = { path, query: { lang: 'fr' } };
  const { body } = await admin().post<ReportTicket>('/v1/report-tickets', ticket);
  const opened = await server.anonymous(CHANNEL_A).get(body.url);
  expect([opened.status, opened.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  expect(opened.headers.get('content-disposition')).toMatch(/-\d{4}-\d\d-\d\d\.pdf/);
  const stranger = server.as(server.fixtures.users.globexAdmin);
  for (const [other, refused] of [
    [stranger, 404],
    [manager(), 403],
  ] as const) {
    expect((await other.get(path)).status).toBe(refused);
    expect((await other.post('/v1/report-tickets', ticket)).status).toBe(refused);
  }
});

it.each(['prebooked', 'enroute', 'cancelled'] as const)(
  'gives none of a trip that is %s, priced or not',
  async (name) => {
    const { id } = server.fixtures.bookings[name];
    await price(id, pricing);
    expect(await admin().get(receiptPath(id))).toMatchObject({
      status: 409,
      body: { code: 'RECEIPT_NOT_AVAILABLE' },
    });
  },
);

it('gives none of a completed trip before its price is final', async () => {
  const { id } = server.fixtures.bookings.completed;
  await server.context.database.orm.execute(
    sql`update bookings set pricing_details = null where id = ${id}`,
  );
  expect((await admin().get(receiptPath(id))).status).toBe(409);
});
