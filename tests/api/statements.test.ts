import { afterAll, beforeAll, expect, it } from 'vitest';
import { type BookingServer, startBookingServer } from '../support/bookingServer.ts';
import type { Reply } from '../support/server.ts';
import { statementsOf } from '../support/statements.ts';

/**
 * How often a call asks the database. Each statement is a way there and back, and costs the server more
 * than most of them cost the database: one more in a call that everybody makes wants a reason.
 */
let server: BookingServer;
beforeAll(async () => {
  server = await startBookingServer();
  // The keys that tokens are signed with are read once, by whoever is first.
  for (const user of [server.fixtures.users.fleetManager, server.fixtures.users.northwindAdmin])
    await server.as(user).get('/v1/me');
});
afterAll(() => server?.close());

async function statements(status: number, call: () => Promise<Reply>): Promise<string[]> {
  return statementsOf(server.context.database, async () => {
    expect((await call()).status).toBe(status);
  });
}

const PAGE = '/v1/bookings?page=0&maxPerPage=2&sort=-pickupAt';

it.each([
  ['a page of trips with its total', PAGE],
  ['a page of trips of a tab', `${PAGE}&status=COMPLETED`],
  ['a page of people with its total', '/v1/business-passengers?page=0&maxPerPage=1'],
  ['an account', '/v1/corporations?page=0&maxPerPage=10'],
])('asks who calls, and then for %s', async (_what, path) => {
  for (const user of [server.fixtures.users.fleetManager, server.fixtures.users.northwindAdmin]) {
    const asked = await statements(200, () => server.as(user).get(path));
    expect(asked).toHaveLength(2);
  }
});
