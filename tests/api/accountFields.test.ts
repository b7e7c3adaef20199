import { and, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { AccountField } from '../../contract/booking/accountFields.ts';
import type { FleetAccountForBooking } from '../../contract/booking/calls.ts';
import type { BookingRequest, BookingResult } from '../../contract/booking/request.ts';
import type { Problem } from '../../contract/core/errors.ts';
import type { Trip } from '../../contract/resources/bookings.ts';
import { AdapterError } from '../../server/adapters/outside.ts';
import { fleetAccounts, sandboxDispatchTrips } from '../../server/db/tables/index.ts';
import { type BookingServer, startBookingServer } from '../support/bookingServer.ts';

let server: BookingServer;
let dispatch: BookingServer['context']['dispatch'];
beforeAll(async () => {
  server = await startBookingServer();
  ({ dispatch } = server.context);
  // The simulated fleet asks accounts whose number ends in 7 for a cost centre.
  await server.context.database.orm
    .update(fleetAccounts)
    .set({ accountNumber: '100007' })
    .where(eq(fleetAccounts.id, server.fixtures.fleetAccounts['Northwind']!.id));
});
afterEach(() => {
  server.context.dispatch = dispatch;
});
afterAll(() => server.close());

const admin = () => server.as(server.fixtures.users.northwindAdmin);
const fleetId = () => server.fixtures.fleets.cityCars.id;
const accountId = () => server.fixtures.fleetAccounts['Northwind']!.id;
const request = (changes: Partial<BookingRequest>) =>
  admin().post<BookingResult & Pick<Problem, 'errors'>>('/v1/bookings', server.request(changes), {
    idempotencyKey: server.newKey(),
  });
const fieldsOf = (query: string, client = admin()) =>
  client.get<AccountField[] & Problem>(`/v1/account-fields?${query}`);

describe('the questions of an account', () => {
  it('are found through the account that the fleet bills', async () => {
    const corporationId = server.fixtures.corporations.northwind.id;
    const { body } = await admin().get<FleetAccountForBooking[]>(
      `/v1/fleet-accounts-for-booking?fleetId=${fleetId()}&corporationId=${corporationId}`,
    );
    expect(body).toEqual([
      { id: accountId(), fleetId: fleetId(), corporationId, accountNumber: '100007' },
    ]);
    const fields = await fieldsOf(
      `accountId=${accountId()}&fleetId=${fleetId()}&bookingChannelId=meridian`,
    );
    expect(fields.body.map(({ id, type, active }) => [id, type, active])).toEqual([
      ['cost-centre', 'select', true],
      ['purchase-order', 'text', true],
      ['former-reference', 'text', false],
    ]);
  });

  it('are shown to nobody else', async () => {
    const { users, corporations } = server.fixtures;
    const query = `accountId=${accountId()}&fleetId=${fleetId()}`;
    expect((await fieldsOf(query, server.as(users.globexAdmin))).status).toBe(404);
    expect((await fieldsOf(`${query}&bookingChannelId=harbour`)).status).toBe(404);
    const of = `fleetId=${fleetId()}&corporationId=${corporations.northwind.id}`;
    const links = await server
      .as(users.globexAdmin)
      .get<Problem>(`/v1/fleet-accounts-for-booking?${of}`);
    expect(links.status).toBe(403);
  });
});

describe('a trip billed to the account', () => {
  it.each([
    ['a required answer missing', {}, 'required'],
    ['a value that is not offered', { 'cost-centre': 'Piracy' }, 'choice'],
  ])('is refused with %s', async (_, fields, code) => {
    const { status, body } = await request({ fields });
    expect([status, body.errors?.['fields.cost-centre']?.code]).toEqual([422, code]);
  });

  it('is refused with answers to questions that nobody asked', async () => {
    const fields = { 'cost-centre': 'Sales', 'former-reference': 'A1', other: 'B2' };
    const { body } = await request({ fields });
    expect(Object.entries(body.errors ?? {}).map(([path, { code }]) => [path, code])).toEqual([
      ['fields.former-reference', 'unknown'],
      ['fields.other', 'unknown'],
    ]);
    const cash = await request({ payment: { type: 'cash' }, fields: { 'cost-centre': 'Sales' } });
    expect(cash.body.errors?.['fields.cost-centre']?.code).toBe('unknown');
  });

  it('shows its answers and sends them to dispatch', async () => {
    const fields = { 'purchase-order': ' PO-17 ', 'cost-centre': 'Sales' };
    const { status, body } = await request({ fields });
    expect(status).toBe(201);
    const { bookingId } = body;
    await admin().post(`/v1/bookings/${bookingId}/confirm`);
    const shown = [
      { id: 'cost-centre', title: 'Cost centre', value: 'Sales' },
      { id: 'purchase-order', title: 'Purchase order', value: 'PO-17' },
    ];
    const { body: trip } = await admin().get<Trip>(`/v1/bookings/${bookingId}`);
    expect(trip.businessAccountConfig).toEqual({ fields: shown });
    await server.runJobs();
    const [told] = await server.context.database.orm
      .select()
      .from(sandboxDispatchTrips)
      .where(and(eq(sandboxDispatchTrips.bookingId, bookingId)));
    expect(told?.booking.accountFields).toEqual(shown);
  });

  it('is not asked what only an account is asked', async () => {
    const { status, body } = await request({ payment: { type: 'cash' } });
    expect(status).toBe(201);
    await admin().post(`/v1/bookings/${body.bookingId}/confirm`);
    const { body: trip } = await admin().get<Trip>(`/v1/bookings/${body.bookingId}`);
    expect(trip.businessAccountConfig).toBeNull();
  });

  it('cannot be requested while the questions are unknown, and can be afterwards', async () => {
    const down = () => Promise.reject(new AdapterError('dispatch', 'unavailable', 'down'));
    server.context.dispatch = { ...dispatch, accountFields: down };
    const key = server.newKey();
    const send = () =>
      admin().post<Problem>(
        '/v1/bookings',
        server.request({ fields: { 'cost-centre': 'Sales' } }),
        { idempotencyKey: key },
      );
    expect(await send()).toMatchObject({
      status: 503,
      body: { code: 'OUTSIDE_SERVICE_UNAVAILABLE' },
    });
    expect((await request({ payment: { type: 'cash' } })).status).toBe(201);
    server.context.dispatch = dispatch;
    expect((await send()).status).toBe(201);
  });
});

describe('an account number', () => {
  it('is valid if dispatch says so', async () => {
    const manager = server.as(server.fixtures.users.fleetManager);
    const valid = async (accountNumber: string, of = fleetId()) =>
      (
        await manager.get<{ isValid?: boolean; code?: string }>(
          `/v1/fleet-account-validity?fleetId=${of}&accountNumber=${accountNumber}`,
        )
      ).body;
    expect(await valid('123450')).toEqual({ isValid: true });
    expect(await valid('no%2Fsuch%3Fone')).toEqual({ isValid: false });
    expect(await valid('123450', server.fixtures.fleets.bayTaxis.id)).toMatchObject({
      code: 'VALIDATION_FAILED',
    });
  });
});
