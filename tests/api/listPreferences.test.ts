import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
const admin = () => server.as(server.fixtures.users.northwindAdmin);

describe('how a list is shown', () => {
  const path = '/v1/list-preferences/bookings';
  const nothing = { columns: null, sort: null, perPage: null };

  it('is stored for the person who chose it, list by list', async () => {
    const value = { columns: ['pickupAt', 'total'], sort: '-total', perPage: 30 };
    expect((await admin().get(path)).body).toEqual(nothing);
    expect((await admin().put(path, value)).body).toEqual(value);
    expect((await admin().get(path)).body).toEqual(value);
    expect((await admin().get('/v1/list-preferences/fleets')).body).toEqual(nothing);
    const other = server.as(server.fixtures.users.fleetManager);
    expect((await other.get(path)).body).toEqual(nothing);
    expect((await admin().put(path, {})).body).toEqual(nothing);
    expect((await admin().get(path)).body).toEqual(nothing);
  });

  it.each([
    ['columns', { columns: ['total', 'total'] }],
    ['columns', { columns: [] }],
    ['sort', { sort: '; drop table' }],
    ['perPage', { perPage: 1000 }],
  ])('cannot be %s that no list has', async (name, value) => {
    const { status, body } = await admin().put<{ errors: object }>(path, value);
    expect(status).toBe(422);
    expect(Object.keys(body.errors)).toEqual([name]);
  });
});
