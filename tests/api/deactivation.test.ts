import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Recipient } from '../../contract/booking/calls.ts';
import type { Batch } from '../../contract/core/batch.ts';
import type { Problem } from '../../contract/core/errors.ts';
import type { Trip } from '../../contract/resources/bookings.ts';
import * as tables from '../../server/db/tables/index.ts';
import { type BookingServer, places, startBookingServer } from '../support/bookingServer.ts';
import { batchCalls } from './batchCalls.ts';
import { employeeCalls, EMPLOYEES } from './employeeCalls.ts';

let server: BookingServer;
let calls: ReturnType<typeof batchCalls>;
let employees: ReturnType<typeof employeeCalls>;
beforeAll(async () => {
  server = await startBookingServer();
  calls = batchCalls(server);
  employees = employeeCalls(server);
});
beforeEach(() => server.enqueued.splice(0));
afterAll(() => server.close());

const admin = () => server.as(server.fixtures.users.northwindAdmin);

describe('an inactive account', () => {
  const setStatus = (status: string) =>
    server
      .as(server.fixtures.users.fleetManager)
      .patch(`/v1/corporations/${server.fixtures.corporations.northwind.id}`, { status });
  const inactive = { status: 409, body: { code: 'ACCOUNT_INACTIVE' } };

  it('cannot book trips, and is told why and who can change that', async () => {
    const who = await employees.add();
    expect((await setStatus('inactive')).status).toBe(200);
    const refused = await employees.request(who);
    expect(refused).toMatchObject(inactive);
    expect(refused.body.displayMessage).toContain(server.fixtures.corporations.northwind.name);
    expect((await setStatus('active')).status).toBe(200);
    expect((await employees.request(who)).status).toBe(201);
  });

  it('cannot confirm what it requested before, or move a trip, until it is active again', async () => {
    const who = await employees.add();
    server.clock.now = new Date('2026-11-22T12:00:00Z');
    const at = (hour: number) => ({ pickupTime: `2026-12-01T${hour}:00:00` });
    const [booked, moving] = [await employees.book(who, at(10)), await employees.book(who, at(11))];
    const move = (id: string, hour: number) => admin().patch(`/v1/bookings/${id}`, at(hour));
    expect((await move(moving, 13)).status).toBe(200);
    const asked = (await employees.request(who, at(12))).body.bookingId;
    const withCash = (await employees.request(who, { ...at(14), payment: { type: 'cash' } })).body;
    await setStatus('inactive');
    for (const id of [asked, withCash.bookingId, moving])
      expect(await employees.confirm(id)).toMatchObject(inactive);
    expect(await move(booked, 15)).toMatchObject(inactive);
    // What is booked already stays, and can be cancelled.
    expect(await employees.statusOf(booked)).toBe('PREBOOKED');
    expect((await admin().post(`/v1/bookings/${booked}/cancel`, {})).status).toBe(200);
    await setStatus('active');
    for (const id of [asked, withCash.bookingId, moving])
      expect((await employees.confirm(id)).status).toBe(200);
  });
});

describe('a deleted account', () => {
  it('never has a trip confirmed after its deletion, whichever comes first', async () => {
    const { northwind } = server.fixtures.corporations;
    const { corporations } = tables;
    const { orm } = server.context.database;
    const who = await employees.add();
    const isNorthwind = eq(corporations.id, northwind.id);
    const waiting = sql`select pid from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`;
    for (const payment of [{}, { payment: { type: 'cash' } }]) {
      const { bookingId } = (await employees.request(who, payment)).body;
      // A deletion locks the account, counts its trips, and commits later.
      const confirmed = await orm.transaction(async (tx) => {
        await tx
          .select({ id: corporations.id })
          .from(corporations)
          .where(isNorthwind)
          .for('update');
        const confirming = employees.confirm(bookingId);
        await expect
          .poll(async () => (await orm.execute(waiting)).rows.length, { timeout: 20_000 })
          .toBeGreaterThan(0);
        await tx.update(corporations).set({ deletedAt: server.clock.now }).where(isNorthwind);
        return { confirming };
      });
      expect(await confirmed.confirming).toMatchObject({
        status: 409,
        body: { code: 'ACCOUNT_INACTIVE' },
      });
      await orm.update(corporations).set({ deletedAt: null }).where(isNorthwind);
    }
  });
});

describe('a vehicle class, fleet or link that is deleted', () => {
  const { fleetOffers, fleets, fleetAccounts } = tables;
  const gone = { status: 409, body: { code: 'OFFER_NOT_AVAILABLE' } };
  const unbilled = { status: 422, body: { errors: { 'payment.type': { code: 'notAllowed' } } } };
  it.each([
    ['vehicle class', fleetOffers, gone],
    ['fleet', fleets, gone],
    ['link to the account', fleetAccounts, unbilled],
  ])('does not take a trip that was requested before: %s', async (_, table, refusal) => {
    const who = await employees.add();
    const { bookingId } = (await employees.request(who)).body;
    const { orm } = server.context.database;
    await orm.update(table).set({ deletedAt: server.clock.now });
    expect(await employees.confirm(bookingId)).toMatchObject(refusal);
    await orm.update(table).set({ deletedAt: null });
    expect((await employees.confirm(bookingId)).status).toBe(200);
  });
});

describe('an inactive employee', () => {
  it('is not found, and trips cannot be requested or confirmed for them', async () => {
    const who = await employees.add();
    const found = () =>
      admin().get<Recipient[]>(
        `/v1/recipients?dynamicSearch=${who.familyName}&corporationId=${server.fixtures.corporations.northwind.id}`,
      );
    await employees.book(who);
    const asked = await employees.request(who);
    expect((await found()).body).toHaveLength(1);
    expect((await employees.deactivate(who)).status).toBe(200);

    expect((await found()).body).toEqual([]);
    const recent = await admin().get<Recipient[]>(
      `/v1/recent-recipients?corporationId=${server.fixtures.corporations.northwind.id}`,
    );
    expect(recent.body.map(({ id }) => id)).not.toContain(who.id);
    const refused = await employees.request(who, { destination: places.heathrow });
    expect(refused).toMatchObject({ status: 422 });
    expect(refused.body.errors).toMatchObject({
      'passengerInfo.passengerId': { code: 'inactive' },
    });
    // A trip that was requested while they were active is not booked either.
    const late = await employees.confirm(asked.body.bookingId);
    expect(late).toMatchObject({ status: 409, body: { code: 'PASSENGER_INACTIVE' } });
    expect(late.body.displayMessage).toContain(who.familyName);

    await admin().patch(`${EMPLOYEES}/${who.id}`, { status: 'active' });
    expect((await employees.confirm(asked.body.bookingId)).status).toBe(200);
  });

  it('keeps their future trips by default, whose pickup time can still be changed', async () => {
    const who = await employees.add();
    const pickupTime = '2026-12-01T10:00:00';
    server.clock.now = new Date('2026-11-22T12:00:00Z');
    const id = await employees.book(who, { pickupTime });
    await employees.deactivate(who);
    expect(await employees.statusOf(id)).toBe('PREBOOKED');
    const moved = await admin().patch(`/v1/bookings/${id}`, { pickupTime: '2026-12-01T11:00:00' });
    expect(moved.status).toBe(200);
    expect((await employees.confirm(id)).status).toBe(200);
  });

  it('has their future trips cancelled with them, and no others', async () => {
    const [who, other] = [await employees.add(), await employees.add()];
    const [theirs, second, others] = [
      await employees.book(who),
      await employees.book(who),
      await employees.book(other),
    ];
    server.enqueued.splice(0);
    expect((await employees.deactivate(who, { tripsAhead: 'cancel' })).status).toBe(200);
    expect(await employees.statusOf(theirs)).toBe('CUSTOMER_CANCELLED');
    expect(await employees.statusOf(second)).toBe('CUSTOMER_CANCELLED');
    expect(await employees.statusOf(others)).not.toBe('CUSTOMER_CANCELLED');
    const told = server.enqueued.filter(({ name }) => name === 'dispatch-cancel');
    expect(told).toHaveLength(2);
    // The choice is not a value of the row, and alone it changes nothing.
    const again = await admin().patch(`${EMPLOYEES}/${other.id}`, { tripsAhead: 'cancel' });
    expect(again.status).toBe(200);
    expect(again.body).not.toHaveProperty('tripsAhead');
    expect(await employees.statusOf(others)).not.toBe('CUSTOMER_CANCELLED');
    const wrong = await employees.deactivate(other, { tripsAhead: 'burn' });
    expect(wrong.body.errors).toMatchObject({ tripsAhead: { code: 'choice' } });
  });

  it('never has a trip confirmed after their deactivation, whichever comes first', async () => {
    const rounds = await Promise.all(
      Array.from({ length: 6 }, async () => {
        const who = await employees.add();
        return { who, asked: (await employees.request(who)).body.bookingId };
      }),
    );
    await Promise.all(
      rounds.map(async ({ who, asked }) => {
        const [confirmed] = await Promise.all([
          employees.confirm(asked),
          employees.deactivate(who, { tripsAhead: 'cancel' }),
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
    admin().delete<Problem>(`${EMPLOYEES}/${who.id}${query}`);

  it('keeps their future trips by default, and no more trips are confirmed for them', async () => {
    const [who, other] = [await employees.add(), await employees.add()];
    const [kept, gone] = [await employees.book(who), await employees.book(other)];
    const asked = await employees.request(who, { destination: places.heathrow });
    const wrong = await remove(who, '?tripsAhead=burn');
    expect(wrong.body.errors).toMatchObject({ tripsAhead: { code: 'choice' } });
    expect((await remove(who, '?trips=cancel')).body.code).toBe('UNKNOWN_PARAMETER');
    expect((await remove(who)).status).toBe(200);
    expect(await employees.statusOf(kept)).not.toBe('CUSTOMER_CANCELLED');
    expect(await employees.confirm(asked.body.bookingId)).toMatchObject({
      status: 422,
      body: { errors: { 'passengerInfo.passengerId': { code: 'reference' } } },
    });
    expect((await remove(other, '?tripsAhead=cancel')).status).toBe(200);
    expect(await employees.statusOf(gone)).toBe('CUSTOMER_CANCELLED');
    // They are restored; the trips stay cancelled.
    expect((await admin().post(`${EMPLOYEES}/${other.id}/restore`)).status).toBe(200);
    expect((await employees.request(other)).status).toBe(201);
    expect(await employees.statusOf(gone)).toBe('CUSTOMER_CANCELLED');
  });

  it('can be deleted with others in a batch with the same choice', async () => {
    const user = server.fixtures.users.northwindAdmin;
    const people = [await employees.add(), await employees.add()];
    const trip = await employees.book(people[0]!);
    const ids = people.map(({ id }) => id);
    const begin = (changes: object) =>
      calls.begin<Batch & Problem>(user, 'business-passengers', { action: 'delete', ids, changes });
    const refused = await begin({ status: 'inactive' });
    expect(refused.body.errors).toMatchObject({ 'changes.status': { code: 'notAllowed' } });
    const { body: looked } = await begin({ tripsAhead: 'cancel' });
    expect(await employees.statusOf(trip)).not.toBe('CUSTOMER_CANCELLED');
    const ahead = await admin().get<Trip[]>(`/v1/batches/${looked.id}/trips-ahead`);
    expect(ahead.body.map(({ id }) => id)).toEqual([trip]);
    const done = await calls.carryOut(user, looked);
    expect(done.rows).toMatchObject({ changed: 2 });
    expect(await employees.statusOf(trip)).toBe('CUSTOMER_CANCELLED');
    expect((await calls.takeBack(user, done)).rows).toMatchObject({ changed: 2, refused: 0 });
    expect((await employees.request(people[0]!)).status).toBe(201);
    expect(await employees.statusOf(trip)).toBe('CUSTOMER_CANCELLED');
  });
});

describe('many who are deactivated together', () => {
  it('are previewed with all their future trips, which are cancelled with them', async () => {
    const user = server.fixtures.users.northwindAdmin;
    const people = [await employees.add(), await employees.add(), await employees.add()];
    const [first, second] = [await employees.book(people[0]!), await employees.book(people[1]!)];
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
    expect(await employees.statusOf(first)).toBe('NEW');
    const ahead = await admin().get<Trip[]>(`/v1/batches/${looked.id}/trips-ahead`);
    expect(ahead.body.map(({ id }) => id)).toEqual([first, second]);
    expect(ahead.headers.get('x-total-count')).toBe('2');
    const done = await calls.carryOut(user, looked);
    expect(done).toMatchObject({ state: 'DONE', rows: { changed: 3 } });
    expect([await employees.statusOf(first), await employees.statusOf(second)]).toEqual([
      'CUSTOMER_CANCELLED',
      'CUSTOMER_CANCELLED',
    ]);
    // After the undo, people can book for them again; the trips stay cancelled.
    await calls.takeBack(user, done);
    expect((await employees.request(people[0]!)).status).toBe(201);
    expect(await employees.statusOf(first)).toBe('CUSTOMER_CANCELLED');
  });

  it('are shown only to the person who previews them, and do not affect other lists', async () => {
    const { northwindAdmin, bothAdmin } = server.fixtures.users;
    const { body } = await calls.begin(northwindAdmin, 'business-passengers', {
      action: 'update',
      ids: [(await employees.add()).id],
      changes: { status: 'inactive' },
    });
    const at = `/v1/batches/${body.id}/trips-ahead`;
    expect((await server.as(bothAdmin).get(at)).status).toBe(404);
    const { orm } = server.context.database;
    await orm
      .update(tables.batches)
      .set({ resource: sql`'business-guests'` })
      .where(eq(tables.batches.id, body.id));
    expect((await admin().get(at)).status).toBe(404);
  });
});
