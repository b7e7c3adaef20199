import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { BOOKING_STATUSES } from '../../contract/booking/status.ts';
import type { ListFilter } from '../../contract/core/listQuery.ts';
import { tripTotals } from '../../server/bindings/tripTotals.ts';
import type { Queryable } from '../../server/context.ts';
import { bookings } from '../../server/db/tables/index.ts';
import { foldTripCounts, recountTrips } from '../../server/services/bookings/tripCounts.ts';
import { CHANNEL_A } from '../support/fixtures.ts';
import { insertManyTrips } from '../support/manyTrips.ts';
import { copyBookings } from '../support/copyBookings.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

const TRIPS = 200;
const WRITERS = 5;
const WRITES = 40;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  const { completed, globex } = server.fixtures.bookings;
  const of = { most: completed, oneInTwenty: globex };
  await insertManyTrips(server.context.database.orm, { trips: TRIPS, minutesApart: 900, of });
});
afterAll(() => server.close());

const trips = () => and(eq(bookings.channelId, CHANNEL_A), isNotNull(bookings.status));
const completed: ListFilter = { field: 'status', match: 'in', values: ['COMPLETED'] };

/** The stored counts and the actual ones, from the same snapshot of the database. */
async function bothCounts(on: Queryable) {
  const count = async (filters: ListFilter[]) => {
    const rows = { channelId: CHANNEL_A, corporationIds: null, filters };
    const total = tripTotals.count(on, rows, trips());
    const { rows: counted } = await on.execute<{ total: string }>(sql`select ${total} as total`);
    return Number(counted[0]?.total);
  };
  return {
    kept: [await count([]), await count([completed])],
    real: [
      await on.$count(bookings, trips()),
      await on.$count(bookings, and(trips(), eq(bookings.status, 'COMPLETED'))),
    ],
  };
}

/** A change to a few trips: most are updated, some removed, some copied, and some left alone. */
async function write(writer: number, turn: number): Promise<void> {
  const status = BOOKING_STATUSES[(writer * 7 + turn * 3) % BOOKING_STATUSES.length]!;
  // Each writer has its own rows and shares others. Writers wait for each other on shared rows, but
  // must not wait on counts.
  const name = `Person ${(writer * 31 + turn * (turn % 2 ? 1 : 0)) % TRIPS}`;
  const work = server.context.database.orm.transaction(async (tx) => {
    const wanted = eq(bookings.passengerName, name);
    await tx
      .update(bookings)
      .set({ status, pickupAt: sql`${bookings.pickupAt} - interval '20 days'` })
      .where(wanted);
    if (turn % 5 === 1)
      await tx.execute(
        copyBookings(
          sql`jsonb_build_object('id', gen_random_uuid(), 'attempt', gen_random_uuid(),
            'tracking_token', gen_random_uuid(), 'dispatch_id', null)`,
          sql`bookings b join (values (${name})) as wanted (name) on b.passenger_name = wanted.name`,
        ),
      );
    if (turn % 7 === 3) await tx.delete(bookings).where(wanted);
    if (turn % 4 === 2) throw new Error('undone');
  });
  await work.catch((error: unknown) => {
    if (!(error instanceof Error && error.message === 'undone')) throw error;
  });
}

it('counts every trip once while trips are written and counts are folded and recounted', async () => {
  const { orm } = server.context.database;
  const written = new AbortController();
  const compared: Awaited<ReturnType<typeof bothCounts>>[] = [];
  const corrected: number[] = [];
  const meanwhile = async (work: () => Promise<unknown>) => {
    do await work();
    while (!written.signal.aborted);
  };
  const readers = [
    meanwhile(() => foldTripCounts(server.context)),
    meanwhile(() => foldTripCounts(server.context)),
    meanwhile(async () => corrected.push(await recountTrips(server.context))),
    meanwhile(async () =>
      compared.push(await orm.transaction(bothCounts, { isolationLevel: 'repeatable read' })),
    ),
  ];
  await Promise.all(
    Array.from({ length: WRITERS }, async (_, writer) => {
      for (let turn = 0; turn < WRITES; turn += 1) await write(writer, turn);
    }),
  );
  written.abort();
  await Promise.all(readers);
  expect(compared.map(({ kept }) => kept)).toEqual(compared.map(({ real }) => real));
  expect(new Set(corrected)).toEqual(new Set([0]));
  const { kept, real } = await bothCounts(orm);
  expect(kept).toEqual(real);
  expect(await recountTrips(server.context)).toBe(0);
});
