import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TripView } from '../../contract/booking/tripView.ts';
import type { Problem } from '../../contract/core/errors.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import type { TestUser } from '../support/fixtures.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const state = {
  tab: 'completed',
  filters: { paymentType: ['cash'] },
  sort: '-pickupAt',
  columns: ['pickupAt', 'passengerName', 'total'],
};
const create = (user: TestUser, extra: object = {}) =>
  server.as(user).post<TripView & Problem>('/v1/trip-views', { name: 'Cash', state, ...extra });
const names = async (user: TestUser) =>
  (await server.as(user).get<TripView[]>('/v1/trip-views')).body.map(({ name }) => name);

it("keeps a person's own views apart from everybody else's", async () => {
  const { northwindAdmin, bothAdmin, fleetManager, tasmanAdmin } = server.fixtures.users;
  const made = await create(northwindAdmin, { name: 'Mine' });
  expect(made).toMatchObject({
    status: 201,
    body: { name: 'Mine', isMine: true, isShared: false, isDefault: false, state },
  });
  const at = `/v1/trip-views/${made.body.id}`;
  for (const stranger of [bothAdmin, fleetManager, tasmanAdmin]) {
    expect(await names(stranger)).toEqual([]);
    for (const method of ['PATCH', 'DELETE'])
      expect((await server.as(stranger).call(method, at, { name: 'Theirs' })).status).toBe(404);
    const asDefault = await server.as(stranger).put(`${at}/default`, { isDefault: true });
    expect(asDefault.status).toBe(404);
  }
});

it('shares a view with the admins of an account, who may use but not change it', async () => {
  const { northwindAdmin, bothAdmin, globexAdmin, fleetManager } = server.fixtures.users;
  const { northwind, globex } = server.fixtures.corporations;
  const shared = { name: 'Shared', isShared: true, corporationId: northwind.id };
  const { body } = await create(northwindAdmin, shared);
  expect(await names(bothAdmin)).toContain('Shared');
  expect(await names(globexAdmin)).not.toContain('Shared');
  expect(await names(fleetManager)).not.toContain('Shared');
  const refused = await server.as(bothAdmin).patch(`/v1/trip-views/${body.id}`, { name: 'No' });
  expect(refused).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
  for (const [corporationId, code] of [
    [globex.id, 'reference'],
    [null, 'required'],
  ]) {
    const foreign = await create(northwindAdmin, { ...shared, corporationId });
    expect(foreign.body.errors).toMatchObject({ corporationId: { code } });
  }
  await server.as(northwindAdmin).patch(`/v1/trip-views/${body.id}`, { isShared: false });
  expect(await names(bothAdmin)).not.toContain('Shared');
});

it('shares a view with the fleet managers of a channel', async () => {
  const { fleetManager, harbourFleetManager, northwindAdmin } = server.fixtures.users;
  const made = await create(fleetManager, { name: 'All', isShared: true });
  expect(made.body).toMatchObject({ isShared: true, corporationId: null });
  expect(await names(northwindAdmin)).not.toContain('All');
  expect(await names(harbourFleetManager)).toEqual([]);
});

it('has one default for each person, and renames and deletes views', async () => {
  const { globexAdmin } = server.fixtures.users;
  const client = server.as(globexAdmin);
  const first = (await create(globexAdmin, { name: 'First' })).body;
  const second = (await create(globexAdmin, { name: 'Second' })).body;
  const defaults = async () =>
    (await client.get<TripView[]>('/v1/trip-views')).body
      .filter(({ isDefault }) => isDefault)
      .map(({ name }) => name);
  await client.put(`/v1/trip-views/${first.id}/default`, { isDefault: true });
  await client.put(`/v1/trip-views/${second.id}/default`, { isDefault: true });
  expect(await defaults()).toEqual(['Second']);
  await client.put(`/v1/trip-views/${second.id}/default`, { isDefault: false });
  expect(await defaults()).toEqual([]);
  await client.put(`/v1/trip-views/${first.id}/default`, { isDefault: true });
  const renamed = await client.patch(`/v1/trip-views/${first.id}`, { name: 'Renamed' });
  expect(renamed.body).toMatchObject({ name: 'Renamed', isDefault: true, state });
  expect((await client.delete(`/v1/trip-views/${first.id}`)).status).toBe(204);
  expect(await names(globexAdmin)).toEqual(['Second']);
});

it('gives no two views of a person the same name, whatever its case, also in a race', async () => {
  const { bothAdmin, northwindAdmin } = server.fixtures.users;
  const taken = {
    status: 409,
    body: {
      code: 'ALREADY_EXISTS',
      errors: { name: { code: 'unique', message: 'Already taken; choose another value' } },
    },
  };
  const raced = await Promise.all(
    ['Airport', ' airport ', 'AIRPORT'].map((name) => create(bothAdmin, { name })),
  );
  expect(raced.filter(({ status }) => status === 409)).toHaveLength(2);
  const { id, name } = raced.find(({ status }) => status === 201)!.body;
  expect(await create(bothAdmin, { name: 'airPort' })).toMatchObject(taken);
  // Another view cannot be given the name either. Its own may change its case, and others may have it.
  const other = (await create(bothAdmin, { name: 'Other' })).body;
  const client = server.as(bothAdmin);
  expect(await client.patch(`/v1/trip-views/${other.id}`, { name })).toMatchObject(taken);
  expect((await client.patch(`/v1/trip-views/${id}`, { name: 'AirPort' })).status).toBe(200);
  expect((await create(northwindAdmin, { name: 'Airport' })).status).toBe(201);
});

it.each([
  ['name', { name: ' ' }],
  ['state.columns', { state: { ...state, columns: ['total', 'total'] } }],
  ['state.columns.0', { state: { ...state, columns: ['password'] } }],
  ['state.sort', { state: { ...state, sort: 'password' } }],
  ['state.filters.nonsense', { state: { ...state, filters: { nonsense: 1 } } }],
])('refuses %s and names it', async (name, wrong) => {
  const { status, body } = await create(server.fixtures.users.northwindAdmin, wrong);
  expect(status).toBe(422);
  expect(Object.keys(body.errors ?? {})).toEqual([name]);
});

it('gives nobody more than 50 views, also in a race', async () => {
  const { tasmanAdmin } = server.fixtures.users;
  const made = (await names(tasmanAdmin)).length;
  for (let view = made; view < 48; view += 1) await create(tasmanAdmin, { name: `View ${view}` });
  const last = await Promise.all(
    Array.from('ABCDEF', (letter) => create(tasmanAdmin, { name: `Last ${letter}` })),
  );
  expect(last.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
    201, 201, 422, 422, 422, 422,
  ]);
  expect(last.find(({ status }) => status === 422)?.body.errors).toMatchObject({
    name: { code: 'tooMany' },
  });
  expect(await names(tasmanAdmin)).toHaveLength(50);
});

it('offers the vehicle classes of the channel and the account fields in use', async () => {
  const options = await server
    .as(server.fixtures.users.northwindAdmin)
    .get('/v1/trip-filter-options');
  expect(options.body).toEqual({ vehicles: ['Minibus', 'Saloon'], accountFields: [] });
});
