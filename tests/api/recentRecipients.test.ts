import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Recipient } from '../../contract/booking/calls.ts';
import type { BookingResult } from '../../contract/booking/request.ts';
import { businessPassengers } from '../../server/db/tables/index.ts';
import { type BookingServer, startBookingServer } from '../support/bookingServer.ts';
import type { TestUser } from '../support/fixtures.ts';

let server: BookingServer;
beforeAll(async () => {
  server = await startBookingServer();
});
afterAll(() => server.close());

const northwind = () => server.fixtures.corporations.northwind.id;
async function recentOf(user: TestUser): Promise<string[]> {
  const path = `/v1/recent-recipients?corporationId=${northwind()}`;
  const { body } = await server.as(user).get<Recipient[]>(path);
  return body.map(({ givenName }) => givenName);
}
/** Books and confirms a trip; a request alone is not a booking. */
async function book(user: TestUser, passenger: 'anna' | 'ben' | 'guest', isConfirmed = true) {
  server.pass(60);
  const { employees, guests } = server.fixtures;
  const id = passenger === 'guest' ? guests['Northwind']!.id : employees[passenger].id;
  const client = server.as(user);
  const { body } = await client.post<BookingResult>(
    '/v1/bookings',
    server.request({
      passengerInfo: {
        passengerId: id,
        passengerType: passenger === 'guest' ? 'guest' : 'employee',
        corporationId: northwind(),
      },
    }),
    { idempotencyKey: server.newKey() },
  );
  if (isConfirmed) await client.post(`/v1/bookings/${body.bookingId}/confirm`);
}

describe('GET /v1/recent-recipients', () => {
  it('lists the people for whom the caller last booked, then those of others, each once', async () => {
    const { northwindAdmin, bothAdmin } = server.fixtures.users;
    // The fixtures' trips are all for Anna, booked by Northwind's admin.
    expect(await recentOf(northwindAdmin)).toEqual(['Anna']);
    expect(await recentOf(bothAdmin)).toEqual(['Anna']);
    await book(northwindAdmin, 'ben');
    expect(await recentOf(northwindAdmin)).toEqual(['Ben', 'Anna']);
    await book(bothAdmin, 'guest');
    expect(await recentOf(bothAdmin)).toEqual(['Gina', 'Ben', 'Anna']);
    expect(await recentOf(northwindAdmin)).toEqual(['Ben', 'Anna', 'Gina']);
    await book(northwindAdmin, 'anna', false);
    expect(await recentOf(northwindAdmin)).toEqual(['Ben', 'Anna', 'Gina']);
  });

  it('leaves out people for whom nobody can book any more', async () => {
    const { users, employees } = server.fixtures;
    await server.context.database.orm
      .update(businessPassengers)
      .set({ status: 'inactive' })
      .where(
        and(
          eq(businessPassengers.channelId, 'meridian'),
          eq(businessPassengers.id, employees.ben.id),
        ),
      );
    expect(await recentOf(users.northwindAdmin)).toEqual(['Anna', 'Gina']);
  });

  it('shows nothing of other accounts', async () => {
    const { globexAdmin, fleetManager, tasmanAdmin } = server.fixtures.users;
    for (const user of [globexAdmin, fleetManager, tasmanAdmin]) {
      const path = `/v1/recent-recipients?corporationId=${northwind()}`;
      expect((await server.as(user).get(path)).status).toBe(403);
    }
  });
});
