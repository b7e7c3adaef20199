import { afterAll, beforeAll, expect, it } from 'vitest';
import type { PolicyPreview, PolicyQuestion } from '../../contract/booking/policy.ts';
import type { Problem } from '../../contract/core/errors.ts';
import { idempotencyKeys } from '../../server/db/tables/index.ts';
import { type BookingServer, startBookingServer } from '../support/bookingServer.ts';

let server: BookingServer;
beforeAll(async () => {
  server = await startBookingServer();
});
afterAll(() => server.close());

function question(): PolicyQuestion {
  const { isDuplicateAcknowledged: _, ...trip } = server.request();
  return trip;
}

it('allows every trip of a passenger without rules, and writes nothing', async () => {
  const { status, body } = await server
    .as(server.fixtures.users.northwindAdmin)
    .post<PolicyPreview>('/v1/policy-preview', question(), { idempotencyKey: server.newKey() });
  const nothing = { isAllowed: true, violations: [], limits: [], hasRules: false, note: null };
  expect([status, body]).toEqual([200, nothing]);
  expect(await server.context.database.orm.select().from(idempotencyKeys)).toEqual([]);
});

it('refuses people who may not book for the account, and names what is wrong', async () => {
  const { users } = server.fixtures;
  const stranger = server.as(users.globexAdmin);
  expect((await stranger.post('/v1/policy-preview', question())).status).toBe(403);
  const { body } = await server
    .as(users.northwindAdmin)
    .post<Problem>('/v1/policy-preview', { ...question(), numberOfVehicles: 11, notes: 'x' });
  expect(Object.keys(body.errors ?? {})).toEqual(['numberOfVehicles', 'notes']);
});
