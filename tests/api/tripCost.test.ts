import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { costedTrips } from '../../contract/booking/cost.fixture.ts';
import { tripCost } from '../../contract/booking/cost.ts';
import type { Trip } from '../../contract/resources/bookings.ts';
import { bookings } from '../../server/db/tables/index.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

const TRIPS = 400;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  const { orm } = server.context.database;
  const [model] = await orm
    .select()
    .from(bookings)
    .where(eq(bookings.id, server.fixtures.bookings.completed.id));
  const { total: _reckoned, dispatchId: _d, ...row } = model!;
  await orm.insert(bookings).values(
    fc.sample(costedTrips, TRIPS).map((made) => ({
      ...row,
      ...made,
      id: randomUUID(),
      attempt: randomUUID(),
      trackingToken: randomUUID(),
    })),
  );
});
afterAll(() => server.close());

async function listed(sort: string): Promise<Trip[]> {
  const trips: Trip[] = [];
  const manager = server.as(server.fixtures.users.fleetManager);
  for (let page = 0; ; page += 1) {
    const path = `/v1/bookings?maxPerPage=100&sort=${sort}&page=${page}`;
    const { body } = await manager.get<Trip[]>(path);
    trips.push(...body);
    if (body.length < 100) return trips;
  }
}

it('is the same in the database and wherever it is shown', async () => {
  const trips = await listed('-pickupAt');
  expect(trips.length).toBeGreaterThan(TRIPS);
  for (const trip of trips) expect([trip, trip.total]).toEqual([trip, tripCost(trip).high]);
});

it.each(['total', '-total'])('orders the list by %s as it is shown', async (sort) => {
  const shown = (await listed(sort))
    .map((trip) => tripCost(trip).high)
    .filter((amount) => amount !== null);
  const ascending = shown.toSorted((a, b) => a - b);
  expect(shown).toEqual(sort === 'total' ? ascending : ascending.toReversed());
});
