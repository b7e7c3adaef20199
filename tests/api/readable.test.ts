import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Problem } from '../../contract/core/errors.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

describe('text that cannot be stored', () => {
  it.each(['a\0b', 'half \uD83D of a pair'])('is refused, naming its field: %j', async (text) => {
    const { users, corporations, bookings } = server.fixtures;
    const admin = server.as(users.northwindAdmin);
    const own = `/v1/corporations/${corporations.northwind.id}`;
    const refused = (field: string) => ({
      status: 422,
      body: { code: 'VALIDATION_FAILED', errors: { [field]: { code: 'unreadable' } } },
    });
    expect(await admin.patch<Problem>(own, { name: text })).toMatchObject(refused('name'));
    const notes = await admin.post<Problem>(
      '/v1/bookings',
      { origin: { address: text }, notes: 'fine' },
      { idempotencyKey: `${bookings.completed.id}:outbound:request` },
    );
    expect(notes).toMatchObject(refused('origin.address'));
    const named = await admin.patch<Problem>(own, { [text]: 1 });
    expect(named).toMatchObject(refused(text.replace('\0', '\uFFFD').toWellFormed()));
  });

  it('is refused in a query, and finds nothing in a path', async () => {
    const fleet = server.as(server.fixtures.users.fleetManager);
    expect(await fleet.get<Problem>('/v1/corporations?dynamicSearch=abc%00d')).toMatchObject({
      status: 422,
      body: { errors: { dynamicSearch: { code: 'unreadable' } } },
    });
    for (const path of ['/v1/batches/%00', '/v1/corporations/a%00b', '/v1/track/%00'])
      expect(await fleet.get(path)).toMatchObject({ status: 404 });
  });

  it('leaves no key behind for which its caller would have to wait', async () => {
    const admin = server.as(server.fixtures.users.northwindAdmin);
    const own = `/v1/corporations/${server.fixtures.corporations.northwind.id}`;
    const key = { idempotencyKey: 'typed wrong at first' };
    expect((await admin.patch(own, { name: 'North\0wind' }, key)).status).toBe(422);
    expect((await admin.patch(own, { name: 'Northwind' }, key)).status).toBe(200);
  });
});

describe('a day', () => {
  it.each(['0000-01-01', '9999-12-31'])('in an impossible year is refused: %s', async (day) => {
    const admin = server.as(server.fixtures.users.northwindAdmin);
    const reply = await admin.get<Problem>(`/v1/invoices?dueFrom=${day}`);
    expect(reply).toMatchObject({ status: 422, body: { errors: { dueFrom: {} } } });
  });
});

describe('an instant', () => {
  it.each(['0000-01-01T00:00:00Z', '9999-12-31T23:59:59Z'])(
    'in an impossible year is refused: %s',
    async (at) => {
      const admin = server.as(server.fixtures.users.northwindAdmin);
      const reply = await admin.get<Problem>(`/v1/bookings?pickupTimeFrom=${at}`);
      expect(reply).toMatchObject({
        status: 422,
        body: { errors: { pickupTimeFrom: {} } },
      });
    },
  );
});
