import { eq, inArray, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { costedTrips, pricing } from '../../contract/booking/cost.fixture.ts';
import { isSettled, tripCost } from '../../contract/booking/cost.ts';
import { instantsOfDays } from '../../contract/booking/dayRange.ts';
import { localTime } from '../../contract/booking/schedule.ts';
import type { TripFigures } from '../../contract/figures/calls.ts';
import { bookings } from '../../server/db/tables/index.ts';
import {
  foldTripFigures,
  keepFigureZones,
  rebuildTripFigures,
} from '../../server/services/figures/keepFigures.ts';
import { CHANNEL_A, type TestUser } from '../support/fixtures.ts';
import { insertManyTrips } from '../support/manyTrips.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { reportCalls } from './reportCalls.ts';
import { tripTotalCalls } from './tripTotalCalls.ts';

const ZONE = 'Europe/London';
/** The trips that histories change, of about two months. */
const TRIPS = 60;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await keepFigureZones(server.context, server.context.config.channels);
  const { completed, globex } = server.fixtures.bookings;
  await insertManyTrips(server.context.database.orm, {
    trips: TRIPS,
    minutesApart: 1500,
    of: { most: completed, oneInTwenty: globex },
  });
  const { orm } = server.context.database;
  await orm.execute(sql`update bookings set pricing_details = ${JSON.stringify(pricing(0))}::jsonb
    || pricing_details where dispatch_id like 'D0%'`);
});
afterAll(() => server.close());

type Trip = Awaited<ReturnType<ReturnType<typeof tripTotalCalls>['tripsOf']>>[number];
const { tripsOf } = tripTotalCalls(() => server);
const localDay = ({ pickupAt }: Trip) => localTime(pickupAt, ZONE).slice(0, 10);

/** What trips cost whose cost is final, one by one. */
const spendOf = (trips: readonly Trip[]) =>
  trips.reduce((sum, trip) => {
    const cost = tripCost(trip);
    return sum + (isSettled(cost) ? (cost.high ?? 0) : 0);
  }, 0);

const read = async (user: TestUser, query: Record<string, string>) => {
  const path = `/v1/reports/trips?${new URLSearchParams(query).toString()}`;
  const { status, body } = await server.as(user).get<TripFigures>(path);
  expect({ status, body }).toMatchObject({ status: 200 });
  return body;
};

/** The kept figures of both tables; rows that have become empty say nothing. */
async function keptFigures() {
  const rows = async (table: string) => {
    const { rows: all } = await server.context.database.orm.execute<Record<string, unknown>>(
      sql`select * from ${sql.identifier(table)} where trips <> 0`,
    );
    return all.map((row) => JSON.stringify(row, Object.keys(row).toSorted())).toSorted();
  };
  return [await rows('account_trip_figures'), await rows('channel_trip_figures')];
}

const changes = fc.array(
  fc.record({
    at: fc.integer({ min: 1, max: TRIPS }),
    kind: fc.constantFrom('cost', 'cost', 'move', 'arrive', 'account', 'remove', 'fold'),
    cost: costedTrips,
    minutes: fc.integer({ min: -90_000, max: 90_000 }),
  }),
  { minLength: 1, maxLength: 12 },
);
type Change = typeof changes extends fc.Arbitrary<(infer C)[]> ? C : never;

/** Changes a trip in the table, as verbs and news of dispatch do. */
async function apply({ at, kind, cost, minutes }: Change): Promise<void> {
  const { orm } = server.context.database;
  if (kind === 'fold') return foldTripFigures(server.context);
  const trip = eq(bookings.dispatchId, `D${String(at).padStart(8, '0')}`);
  if (kind === 'remove') return void (await orm.delete(bookings).where(trip));
  const { northwind, globex } = server.fixtures.corporations;
  const minute = sql`interval '1 minute'`;
  const values = {
    cost,
    move: { pickupAt: sql`${bookings.pickupAt} + ${minutes} * ${minute}` },
    arrive: { arrivedAt: sql`${bookings.pickupAt} + ${minutes % 20} * ${minute}` },
    account: { corporationId: (minutes % 2 ? northwind : globex).id, employeeGroupId: null },
  }[kind];
  await orm.update(bookings).set(values).where(trip);
}

const periods = fc.record({
  from: fc.integer({ min: 0, max: 150 }),
  days: fc.integer({ min: 1, max: 120 }),
  reader: fc.constantFrom('fleetManager', 'northwindAdmin', 'bothAdmin'),
  grain: fc.constantFrom('', 'day', 'week', 'month'),
});
const dayAt = (ago: number) =>
  localTime(new Date(Date.now() - ago * 86_400_000), ZONE).slice(0, 10);

describe('the figures of trips', () => {
  it('are those of the trips after any history, and the same when they are added up again', async () => {
    const check = async (history: Change[], { from, days, reader, grain }: PeriodDrawn) => {
      for (const change of history) await apply(change);
      const user = server.fixtures.users[reader];
      const period = { from: dayAt(from + days), to: dayAt(from) };
      const trips = (await tripsOf(user)).filter((trip) => {
        const day = localDay(trip);
        return day >= period.from && day <= period.to;
      });
      const query = { ...period, ...(grain && { grain }) };
      const { total, rows } = await read(user, query);
      expect(total).toMatchObject({ trips: trips.length, spend: spendOf(trips) });
      expect(total.noShows).toBe(trips.filter(({ status }) => status === 'NOSHOW').length);
      const sum = (name: 'trips' | 'spend') =>
        rows.reduce((all, row) => all + row.figures[name], 0);
      expect([sum('trips'), sum('spend')]).toEqual([total.trips, total.spend]);

      const byPayment = await read(user, { ...period, by: 'paymentType' });
      for (const { value, figures } of byPayment.rows) {
        const own = trips.filter(({ paymentType }) => paymentType === value);
        expect(figures).toMatchObject({ trips: own.length, spend: spendOf(own) });
      }
      await foldTripFigures(server.context);
      expect((await read(user, query)).total).toEqual(total);
      const kept = await keptFigures();
      await rebuildTripFigures(server.context, { channelId: CHANNEL_A });
      expect(await keptFigures()).toEqual(kept);
    };
    await fc.assert(fc.asyncProperty(changes, periods, check), { numRuns: 40 });
  });

  it('have the same spend as the CSV of the trips of that period', async () => {
    const { northwindAdmin } = server.fixtures.users;
    const calls = reportCalls(server);
    const period = { from: dayAt(45), to: dayAt(3) };
    const { from, to } = instantsOfDays(period, ZONE);
    const { body } = await calls.ticketFor(northwindAdmin, {
      pickupTimeFrom: from!,
      pickupTimeTo: to!,
    });
    const rows = calls.rowsOf((await calls.open(body.url)).body);
    const total = rows.reduce((sum, row) => sum + Math.round(Number(row['Total'] ?? 0) * 100), 0);
    expect(total).toBeGreaterThan(0);
    expect((await read(northwindAdmin, period)).total.spend).toBe(total);
  });

  it('split by what trips are of, with names, and only those of the reader', async () => {
    const { fleetManager, northwindAdmin, bothAdmin } = server.fixtures.users;
    const { northwind, globex } = server.fixtures.corporations;
    const period = { from: dayAt(300), to: dayAt(-40) };
    const accounts = await read(fleetManager, { ...period, by: 'account' });
    const own = await read(bothAdmin, { ...period, by: 'account' });
    expect(accounts.rows.map(({ value }) => value)).toEqual(
      expect.arrayContaining([northwind.id, globex.id]),
    );
    for (const row of own.rows) expect(accounts.rows).toContainEqual(row);
    const mine = await read(northwindAdmin, { ...period, by: 'account' });
    expect(mine.rows.map(({ value, label }) => [value, label])).toEqual([
      [northwind.id, northwind.name],
    ]);
    const codes = await read(northwindAdmin, { ...period, by: 'field', field: 'Cost centre' });
    const trips = await tripsOf(northwindAdmin);
    for (const { value, figures } of codes.rows) {
      const of = trips.filter((trip) =>
        trip.businessAccountConfig?.fields.some((field) => field.value === value),
      );
      expect(figures.trips).toBe(of.length);
    }
    expect(codes.values).toBe(codes.rows.length);
    const hours = await read(fleetManager, { ...period, by: 'hour', limit: '168' });
    expect(hours.rows.every(({ value }) => /^[1-7]-[0-2]\d$/.test(value!))).toBe(true);
    const series = await read(fleetManager, { ...period, by: 'vehicle', grain: 'month' });
    expect(series.rows.every(({ start, value }) => start !== null && value !== null)).toBe(true);
  });

  it('are refused for other accounts, and where it is not clear whose values are meant', async () => {
    const { fleetManager, northwindAdmin } = server.fixtures.users;
    const ask = (user: TestUser, query: string) =>
      server.as(user).get(`/v1/reports/trips?from=2026-01-01&to=2026-12-31&${query}`);
    const { globex } = server.fixtures.corporations;
    expect((await ask(northwindAdmin, `corporationId=${globex.id}`)).status).toBe(404);
    expect(await ask(fleetManager, 'by=passenger')).toMatchObject({
      status: 422,
      body: { errors: { corporationId: { code: 'required' } } },
    });
    expect((await ask(fleetManager, 'by=field')).body).toMatchObject({
      errors: { field: { code: 'required' } },
    });
    expect((await ask(fleetManager, 'grain=day&to=2025-12-31')).status).toBe(422);
  });

  it('are made of the trips that were there before them, and of another zone after it changed', async () => {
    const { northwindAdmin } = server.fixtures.users;
    const { orm } = server.context.database;
    const period = { from: dayAt(300), to: dayAt(-40) };
    const before = await read(northwindAdmin, { ...period, by: 'hour' });
    await keepFigureZones(server.context, [{ id: CHANNEL_A, timeZone: 'Asia/Kathmandu' }]);
    expect(await read(northwindAdmin, period)).toMatchObject({ isComplete: false });
    await orm
      .update(bookings)
      .set({ status: 'NOSHOW' })
      .where(inArray(bookings.id, [server.fixtures.bookings.completed.id]));
    await foldTripFigures(server.context);
    const after = await read(northwindAdmin, { ...period, by: 'hour' });
    expect(after).toMatchObject({ isComplete: true, total: { trips: before.total.trips } });
    expect(after.rows.map(({ value }) => value)).not.toEqual(before.rows.map(({ value }) => value));
  });
});
type PeriodDrawn = typeof periods extends fc.Arbitrary<infer P> ? P : never;
