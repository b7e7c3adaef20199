import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { BookingResult } from '../../contract/booking/request.ts';
import type { Recipient } from '../../contract/booking/calls.ts';
import type { Batch } from '../../contract/core/batch.ts';
import type { Problem } from '../../contract/core/errors.ts';
import type { Trip } from '../../contract/resources/bookings.ts';
import { batches } from '../../server/db/tables/index.ts';
import { type BookingServer, places, startBookingServer } from '../support/bookingServer.ts';
import { batchCalls } from './batchCalls.ts';

let server: BookingServer;
let calls: ReturnType<typeof batchCalls>;
let made = 0;
beforeAll(async () => {
  server = await startBookingServer();
  calls = batchCalls(server);
});
beforeEach(() => server.enqueued.splice(0));
afterAll(() => server.close());

const admin = () => server.as(server.fixtures.users.northwindAdmin);
const PEOPLE = '/v1/business-passengers';

/** An employee of Northwind. */
async function makeEmployee(): Promise<{ id: string; familyName: string }> {
  made += 1;
  const letters = String.fromCodePoint(97 + made);
  const { body } = await admin().post<{ id: string; familyName: string }>(PEOPLE, {
    businessAccountId: server.fixtures.corporations.northwind.id,
    givenName: 'Deac',
    familyName: `Tivated${letters}`,
    email: `deac.${made}@northwind.example`,
    phone: `+4479112${String(60_000 + made)}`,
  });
  return body;
}
const passenger = ({ id }: { id: string }) => ({
  passengerInfo: {
    passengerId: id,
    passengerType: 'employee' as const,
    corporationId: server.fixtures.corporations.northwind.id,
  },
});
const request = (who: { id: string }, changes = {}) =>
  admin().post<Omit<BookingResult, 'status'> & Problem>(
    '/v1/bookings',
    server.request({ ...passenger(who), ...changes }),
    { idempotencyKey: server.newKey() },
  );
const confirm = (id: string) => admin().post<Problem>(`/v1/bookings/${id}/confirm`);
async function book(who: { id: string }, changes = {}): Promise<string> {
  const { body } = await request(who, changes);
  expect((await confirm(body.bookingId)).status).toBe(200);
  return body.bookingId;
}
const statusOf = async (id: string) => (await admin().get<Trip>(`/v1/bookings/${id}`)).body.status;
const deactivate = (who: { id: string }, more = {}) =>
  admin().patch<Problem>(`${PEOPLE}/${who.id}`, { status: 'inactive', ...more });

describe('an inactive account', () => {
  it('cannot book trips, and is told why and who can change that', async () => {
    const { northwind } = server.fixtures.corporations;
    const who = await makeEmployee();
    const setStatus = (status: string) =>
      server
        .as(server.fixtures.users.fleetManager)
        .patch(`/v1/corporations/${northwind.id}`, { status });
    expect((await setStatus('inactive')).status).toBe(200);
    const refused = await request(who);
    expect(refused).toMatchObject({ status: 409, body: { code: 'ACCOUNT_INACTIVE' } });
    expect(refused.body.displayMessage).toContain(northwind.name);
    expect((await setStatus('active')).status).toBe(200);
    expect((await request(who)).status).toBe(201);
  });
});

describe('an inactive employee', () => {
  it('is not found, and trips cannot be requested or confirmed for them', async () => {
    const who = await makeEmployee();
    const found = () =>
      admin().get<Recipient[]>(
        `/v1/recipients?dynamicSearch=${who.familyName}&corporationId=${server.fixtures.corporations.northwind.id}`,
      );
    await book(who);
    const asked = await request(who);
    expect((await found()).body).toHaveLength(1);
    expect((await deactivate(who)).status).toBe(200);

    expect((await found()).body).toEqual([]);
    const recent = await admin().get<Recipient[]>(
      `/v1/recent-recipients?corporationId=${server.fixtures.corporations.northwind.id}`,
    );
    expect(recent.body.map(({ id }) => id)).not.toContain(who.id);
    const refused = await request(who, { destination: places.heathrow });
    expect(refused).toMatchObject({ status: 422 });
    expect(refused.body.errors).toMatchObject({
      'passengerInfo.passengerId': { code: 'inactive' },
    });
    // A trip that was requested while they were active is not booked either.
    const late = await confirm(asked.body.bookingId);
    expect(late).toMatchObject({ status: 409, body: { code: 'PASSENGER_INACTIVE' } });
    expect(late.body.displayMessage).toContain(who.familyName);

    await admin().patch(`${PEOPLE}/${who.id}`, { status: 'active' });
    expect((await confirm(asked.body.bookingId)).status).toBe(200);
  });

  it('keeps their future trips by default, whose pickup time can still be changed', async () => {
    const who = await makeEmployee();
    const pickupTime = '2026-12-01T10:00:00';
    server.clock.now = new Date('2026-11-22T12:00:00Z');
    const id = await book(who, { pickupTime });
    await deactivate(who);
    expect(await statusOf(id)).toBe('PREBOOKED');
    const moved = await admin().patch(`/v1/bookings/${id}`, { pickupTime: '2026-12-01T11:00:00' });
    expect(moved.status).toBe(200);
    expect((await confirm(id)).status).toBe(200);
  });

  it('has their future trips cancelled with them, and no others', async () => {
    const [who, other] = [await makeEmployee(), await makeEmployee()];
    const [theirs, second, others] = [await book(who), await book(who), await book(other)];
    server.enqueued.splice(0);
    expect((await deactivate(who, { tripsAhead: 'cancel' })).status).toBe(200);
    expect(await statusOf(theirs)).toBe('CUSTOMER_CANCELLED');
    expect(await statusOf(second)).toBe('CUSTOMER_CANCELLED');
    expect(await statusOf(others)).not.toBe('CUSTOMER_CANCELLED');
    const told = server.enqueued.filter(({ name }) => name === 'dispatch-cancel');
    expect(told).toHaveLength(2);
    // The choice is not a value of the row, and alone it changes nothing.
    const again = await admin().patch(`${PEOPLE}/${other.id}`, { tripsAhead: 'cancel' });
    expect(again.status).toBe(200);
    expect(again.body).not.toHaveProperty('tripsAhead');
    expect(await statusOf(others)).not.toBe('CUSTOMER_CANCELLED');
    const wrong = await deactivate(other, { tripsAhead: 'burn' });
    expect(wrong.body.errors).toMatchObject({ tripsAhead: { code: 'choice' } });
  });

  it('never has a trip confirmed after their deactivation, whichever comes first', async () => {
    const rounds = await Promise.all(
      Array.from({ length: 6 }, async () => {
        const who = await makeEmployee();
        return { who, asked: (await request(who)).body.bookingId };
      }),
    );
    await Promise.all(
      rounds.map(async ({ who, asked }) => {
        const [confirmed] = await Promise.all([
          confirm(asked),
          deactivate(who, { tripsAhead: 'cancel' }),
        ]);
        const trips = await admin().get<Trip[]>(`/v1/bookings?passengerId=${who.id}`);
        const live = trips.body.filter(({ status }) => status !== 'CUSTOMER_CANCELLED');
        expect(live).toEqual([]);
        expect([200, 409]).toContain(confirmed.status);
      }),
    );
  });
});

describe('a deleted employee', () => {
  const remove = (who: { id: string }, query = '') =>
    admin().delete<Problem>(`${PEOPLE}/${who.id}${query}`);

  it('keeps their future trips by default, and no more trips are confirmed for them', async () => {
    const [who, other] = [await makeEmployee(), await makeEmployee()];
    const [kept, gone] = [await book(who), await book(other)];
    const asked = await request(who, { destination: places.heathrow });
    const wrong = await remove(who, '?tripsAhead=burn');
    expect(wrong.body.errors).toMatchObject({ tripsAhead: { code: 'choice' } });
    expect((await remove(who, '?trips=cancel')).body.code).toBe('UNKNOWN_PARAMETER');
    expect((await remove(who)).status).toBe(200);
    expect(await statusOf(kept)).not.toBe('CUSTOMER_CANCELLED');
    expect(await confirm(asked.body.bookingId)).toMatchObject({
      status: 422,
      body: { errors: { 'passengerInfo.passengerId': { code: 'reference' } } },
    });
    expect((await remove(other, '?tripsAhead=cancel')).status).toBe(200);
    expect(await statusOf(gone)).toBe('CUSTOMER_CANCELLED');
    // They are restored; the trips stay cancelled.
    expect((await admin().post(`${PEOPLE}/${other.id}/restore`)).status).toBe(200);
    expect((await request(other)).status).toBe(201);
    expect(await statusOf(gone)).toBe('CUSTOMER_CANCELLED');
  });

  it('can be deleted with others in a batch with the same choice', async () => {
    const user = server.fixtures.users.northwindAdmin;
    const people = [await makeEmployee(), await makeEmployee()];
    const trip = await book(people[0]!);
    const ids = people.map(({ id }) => id);
    const begin = (changes: object) =>
      calls.begin<Batch & Problem>(user, 'business-passengers', { action: 'delete', ids, changes });
    const refused = await begin({ status: 'inactive' });
    expect(refused.body.errors).toMatchObject({ 'changes.status': { code: 'notAllowed' } });
    const { body: looked } = await begin({ tripsAhead: 'cancel' });
    expect(await statusOf(trip)).not.toBe('CUSTOMER_CANCELLED');
    const ahead = await admin().get<Trip[]>(`/v1/batches/${looked.id}/trips-ahead`);
    expect(ahead.body.map(({ id }) => id)).toEqual([trip]);
    const done = await calls.carryOut(user, looked);
    expect(done.rows).toMatchObject({ changed: 2 });
    expect(await statusOf(trip)).toBe('CUSTOMER_CANCELLED');
    expect((await calls.takeBack(user, done)).rows).toMatchObject({ changed: 2, refused: 0 });
    expect((await request(people[0]!)).status).toBe(201);
    expect(await statusOf(trip)).toBe('CUSTOMER_CANCELLED');
  });
});

describe('many who are deactivated together', () => {
  it('are previewed with all their future trips, which are cancelled with them', async () => {
    const user = server.fixtures.users.northwindAdmin;
    const people = [await makeEmployee(), await makeEmployee(), await makeEmployee()];
    const [first, second] = [await book(people[0]!), await book(people[1]!)];
    const ids = people.map(({ id }) => id);
    const begin = async (tripsAhead: string) =>
      (
        await calls.begin(user, 'business-passengers', {
          action: 'update',
          ids,
          changes: { status: 'inactive', tripsAhead },
        })
      ).body;
    const looked = await begin('cancel');
    expect(looked.rows).toMatchObject({ total: 3, changed: 3 });
    expect(await statusOf(first)).toBe('NEW');
    const ahead = await admin().get<Trip[]>(`/v1/batches/${looked.id}/trips-ahead`);
    expect(ahead.body.map(({ id }) => id)).toEqual([first, second]);
    expect(ahead.headers.get('x-total-count')).toBe('2');
    const done = await calls.carryOut(user, looked);
    expect(done).toMatchObject({ state: 'DONE', rows: { changed: 3 } });
    expect([await statusOf(first), await statusOf(second)]).toEqual([
      'CUSTOMER_CANCELLED',
      'CUSTOMER_CANCELLED',
    ]);
    // After the undo, people can book for them again; the trips stay cancelled.
    await calls.takeBack(user, done);
    expect((await request(people[0]!)).status).toBe(201);
    expect(await statusOf(first)).toBe('CUSTOMER_CANCELLED');
  });

  it('are shown only to the person who previews them, and do not affect other lists', async () => {
    const { northwindAdmin, bothAdmin } = server.fixtures.users;
    const { body } = await calls.begin(northwindAdmin, 'business-passengers', {
      action: 'update',
      ids: [(await makeEmployee()).id],
      changes: { status: 'inactive' },
    });
    const at = `/v1/batches/${body.id}/trips-ahead`;
    expect((await server.as(bothAdmin).get(at)).status).toBe(404);
    const { orm } = server.context.database;
    await orm
      .update(batches)
      .set({ resource: sql`'business-guests'` })
      .where(eq(batches.id, body.id));
    expect((await admin().get(at)).status).toBe(404);
  });
});
