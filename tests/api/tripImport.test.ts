import { and, eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addMinutes, localTime } from '../../contract/booking/schedule.ts';
import type { Import, ImportRow } from '../../contract/import/calls.ts';
import { PRODUCT_ID } from '../../contract/core/product.ts';
import type { Cells } from '../../contract/import/readCells.ts';
import type { AddressSuggestion } from '../../contract/booking/geo.ts';
import { bookings, employeeGroups } from '../../server/db/tables/index.ts';
import { places, startBookingServer, type BookingServer } from '../support/bookingServer.ts';
import type { Client } from '../support/server.ts';
import { importCalls } from './importCalls.ts';
import { tripsA } from './policyRules.ts';

let server: BookingServer;
let calls: ReturnType<typeof importCalls>;
let admin: Client;
let other: Client;
let day = 1;

const suggestion = (key: keyof typeof places): AddressSuggestion => {
  const { address, latitude, longitude } = places[key];
  return {
    id: key,
    description: address,
    source: PRODUCT_ID,
    coordinates: { latitude, longitude },
    locationTypes: [],
    dispatchAddressId: null,
  };
};

beforeAll(async () => {
  server = await startBookingServer();
  server.context.geocoder.suggest = ({ search }) =>
    Promise.resolve(
      (Object.keys(places) as (keyof typeof places)[])
        .map(suggestion)
        .filter(({ description }) => description.toLowerCase().includes(search.toLowerCase())),
    );
  calls = importCalls(server);
  admin = server.as(server.fixtures.users.northwindAdmin);
  other = server.as(server.fixtures.users.bothAdmin);
});
beforeEach(() => {
  day += 1;
});
afterAll(() => server.close());

/** A line that can be booked, at nine o'clock on a day that no other test uses. */
const trip = (cells: Cells = {}): Cells => ({
  passenger: 'Anna Smith',
  from: "King's Cross Station",
  to: 'The Savoy, Strand',
  date: localTime(addMinutes(server.clock.now, day * 1440), 'Europe/London').slice(0, 10),
  time: '9am',
  ...cells,
});
const bring = (lines: readonly Cells[], client = admin) =>
  calls.bring(lines, { resource: 'bookings', fileName: 'trips.csv', client });

async function carryOut(lines: readonly Cells[], client = admin): Promise<Import> {
  const one = await bring(lines, client);
  expect(await calls.act(one, 'check', client)).toMatchObject({ state: 'READY' });
  await calls.act(one, 'start', client);
  await calls.run(one);
  return calls.read(one, client);
}
const tripsOf = (attempt = 'sheet-%') =>
  server.context.database.orm
    .select()
    .from(bookings)
    .where(and(like(bookings.attempt, attempt), eq(bookings.state, 'CONFIRMED')));
const shown = (rows: readonly ImportRow[]) =>
  rows.map(({ outcome, errors }) => [
    outcome,
    Object.fromEntries(Object.entries(errors).map(([column, { code }]) => [column, code])),
  ]);

describe('a file of trips', () => {
  it('says of each line what it books, for how much, and what is wrong with it', async () => {
    const one = await bring([
      trip(),
      trip({ passenger: 'Jane Roe', 'phone.prefix': '+44', 'phone.number': '7911 123999' }),
      trip({ passenger: 'Nobody Known' }),
      trip({ from: 'Edin', date: 'soon' }),
      trip({ to: 'Nowhere at all', vehicle: 'Spaceship' }),
      trip({ time: '10:00', vehicle: 'Spaceship' }),
      trip(),
      trip({ time: '11:00', via: 'The Savoy, Strand; Edin' }),
    ]);
    const checked = await calls.act(one, 'check');
    const rows = await calls.rowsOf(one);
    expect(shown(rows)).toEqual([
      ['created', {}],
      ['created', {}],
      ['failed', { passenger: 'personUnknown' }],
      ['failed', { from: 'placeUnsure', date: 'dayText' }],
      ['failed', { to: 'placeUnknown' }],
      ['failed', { vehicle: 'choice' }],
      ['failed', { again: 'sameLine' }],
      ['failed', { via: 'placeUnsure' }],
    ]);
    expect(rows[7]!.errors['via']!.choices).toEqual(['The Savoy, Strand; Edinburgh']);
    expect(rows[3]!.errors['from']!.choices).toEqual(['Edinburgh']);
    expect(rows[1]!.trip).toMatchObject({ isNewGuest: true, bookingId: null });
    const costs = rows.flatMap((row) => (row.outcome === 'created' ? row.trip!.cost!.high : []));
    expect(checked.cost?.high).toBe(costs[0]! + costs[1]!);
    expect(await tripsOf()).toEqual([]);
  });

  it('is booked once, however often and by whomever it is sent', async () => {
    const lines = [trip(), trip({ passenger: 'ben.jones@northwind.example', time: '10:00' })];
    const before = (await tripsOf()).length;
    const first = await carryOut(lines);
    expect(first.rows).toMatchObject({ created: 2, failed: 0 });
    for (const client of [admin, other, admin]) {
      const again = await carryOut(lines, client);
      expect(again.rows).toMatchObject({ created: 0, unchanged: 2, failed: 0 });
    }
    expect(await tripsOf()).toHaveLength(before + 2);
  });

  it('is booked once by two people at the same moment', async () => {
    const lines = [trip(), trip({ time: '11:00' }), trip({ passenger: 'Ben Jones', again: '2' })];
    const before = (await tripsOf()).length;
    const both = await Promise.all(
      [admin, other].map(async (client) => {
        const one = await bring(lines, client);
        await calls.act(one, 'check', client);
        await calls.act(one, 'start', client);
        return { one, client };
      }),
    );
    await Promise.all(both.map(({ one }) => calls.run(one)));
    const ended = await Promise.all(both.map(({ one, client }) => calls.read(one, client)));
    expect(ended.reduce((sum, { rows }) => sum + rows.created, 0)).toBe(3);
    expect(ended.reduce((sum, { rows }) => sum + rows.unchanged, 0)).toBe(3);
    expect(await tripsOf()).toHaveLength(before + 3);
  });

  it('books the same trip as often as its lines are numbered, whichever of them is first', async () => {
    const before = (await tripsOf()).length;
    const times = ['8:00', '9:30', '11:00', '12:30', '14:00', '15:30', '17:00', '18:30'];
    const ended = await carryOut(
      times.flatMap((time) => [trip({ time }), trip({ time, again: '2' })]),
    );
    expect(ended.rows).toMatchObject({ created: 16, unchanged: 0, failed: 0 });
    expect(await tripsOf()).toHaveLength(before + 16);
  });

  it('is cancelled as a whole by its undo', async () => {
    const one = await carryOut([trip(), trip({ time: '12:00' })]);
    await calls.act(one, 'undo');
    await calls.run(one);
    expect((await calls.read(one)).rows).toMatchObject({ undone: 2, left: 0 });
    const [row] = await calls.rowsOf(one);
    const found = await admin.get<{ status: string }>(`/v1/bookings/${row!.trip!.bookingId}`);
    expect(found.body.status).toBe('CUSTOMER_CANCELLED');
    const again = await carryOut([trip(), trip({ time: '12:00' })]);
    expect(again.rows).toMatchObject({ created: 2 });
  });

  it('that was cut off is completed with the same trips, whatever had happened to each', async () => {
    const lines = [trip(), trip({ time: '12:00' }), trip({ time: '15:00' })];
    const one = await bring(lines);
    await calls.act(one, 'check');
    await calls.act(one, 'start');
    const before = (await tripsOf()).length;
    // Every trip is confirmed, and no outcome is stored.
    await server.context.database.pool.query(
      `create function cut() returns trigger language plpgsql as $$ begin
         if new.outcome is not null then raise exception 'cut off'; end if; return new; end $$`,
    );
    await server.context.database.pool.query(
      'create trigger cut before update on import_rows for each row execute function cut()',
    );
    await expect(calls.run(one)).rejects.toThrow();
    expect(await tripsOf()).toHaveLength(before + 3);
    await server.context.database.pool.query('drop trigger cut on import_rows');
    await calls.act(one, 'start');
    await calls.run(one);
    expect((await calls.read(one)).rows).toMatchObject({ created: 3, failed: 0 });
    expect(await tripsOf()).toHaveLength(before + 3);
  });

  it('leaves out a line that the travel rules refuse, counting the other lines', async () => {
    const { orm } = server.context.database;
    const group = server.fixtures.corporations.northwind.defaultGroupId;
    const made = await admin.post<{ id: string }>('/v1/travel-restrictions', {
      corporationId: server.fixtures.corporations.northwind.id,
      name: 'One a day',
      rules: [tripsA('day', 1)],
    });
    await admin.patch(`/v1/employee-groups/${group}`, { restrictionId: made.body.id });
    const done = await carryOut([trip(), trip({ time: '12:00' })]);
    expect(done.rows).toMatchObject({ created: 1, failed: 1 });
    expect(done.problems).toMatchObject([{ id: ':NOT_ALLOWED_BY_POLICY' }]);
    await orm.update(employeeGroups).set({ restrictionId: null });
  });

  it('is not booked at a higher fare than was shown, until it is checked again', async () => {
    const one = await bring([trip()]);
    await calls.act(one, 'check');
    const [row] = await calls.rowsOf(one);
    const raise = (factor: number) =>
      server.context.database.pool.query(
        'update fleet_offers set minimum_fare = minimum_fare + $1',
        [factor],
      );
    await raise(100_000);
    await calls.act(one, 'start');
    await calls.run(one);
    const refused = await calls.read(one);
    expect(refused.problems).toMatchObject([{ id: ':FARE_CHANGED' }]);
    expect((await admin.post(`/v1/imports/${one.id}/start`)).status).toBe(409);
    const checked = await calls.act(one, 'check');
    expect(checked.cost!.high).toBeGreaterThan(row!.trip!.cost!.high);
    await calls.act(one, 'start');
    await calls.run(one);
    expect((await calls.read(one)).rows).toMatchObject({ created: 1, failed: 0 });
    await raise(-100_000);
  });

  it('is not brought by a fleet manager', async () => {
    const manager = server.as(server.fixtures.users.fleetManager);
    expect((await manager.post('/v1/bookings/import', { fileName: 'x' })).status).toBe(403);
  });
});
