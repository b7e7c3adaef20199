import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DeletionCheck } from '../../contract/core/deletion.ts';
import type { Problem } from '../../contract/core/errors.ts';
import type { User } from '../../contract/resources/users.ts';
import { users as userTable } from '../../server/db/tables/index.ts';
import { followLive } from '../support/liveEvents.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { roles as rolesOf } from './users.fixture.ts';
import { userCalls } from './userCalls.ts';

let server: TestServer;
let calls: ReturnType<typeof userCalls>;
beforeAll(async () => {
  server = await startTestServer();
  calls = userCalls(server);
});
afterAll(() => server.close());

describe('changing an admin', () => {
  it('who signs in for others too keeps at least one account', async () => {
    const { northwind, globex } = calls.accounts();
    const shared = await calls.makeAdmin(northwind.id, globex.id);
    for (const by of ['northwindAdmin', 'fleetManager'] as const)
      expect((await calls.change(by, shared, { roles: [] })).status).toBe(422);
  });

  it('cannot take away one’s own access', async () => {
    const refused = { status: 409, body: { code: 'CANNOT_LOCK_YOURSELF_OUT' } };
    for (const name of ['northwindAdmin', 'fleetManager'] as const) {
      const self = server.fixtures.users[name];
      expect(await calls.change(name, self, { status: 'inactive' })).toMatchObject(refused);
      expect(await calls.as(name).delete(calls.at(self))).toMatchObject(refused);
    }
    const { bothAdmin } = server.fixtures.users;
    const { northwind } = calls.accounts();
    expect(
      await calls.change('bothAdmin', bothAdmin, { roles: rolesOf(northwind.id) }),
    ).toMatchObject(refused);
    expect((await calls.change('bothAdmin', bothAdmin, { givenName: 'Bob' })).status).toBe(200);
  });

  it('cannot leave an account without an admin, unless a fleet manager confirms it', async () => {
    const account = await calls.makeAccount('Two Admins Ltd');
    const [first, last] = [await calls.makeAdmin(account), await calls.makeAdmin(account)];
    expect((await calls.change('fleetManager', first, { status: 'inactive' })).status).toBe(200);
    const refused = await calls.change('fleetManager', last, { status: 'inactive' });
    expect(refused).toMatchObject({ status: 409, body: { code: 'LAST_ADMIN' } });
    expect(refused.body.displayMessage).toContain('Two Admins Ltd');
    expect((await calls.as('fleetManager').delete(calls.at(last))).body).toMatchObject({
      code: 'LAST_ADMIN',
    });
    const known = { status: 'inactive', leavesAccountAlone: true };
    expect((await calls.change('fleetManager', last, known)).body).toMatchObject({
      status: 'inactive',
    });
  });

  it('leaves one of two who deactivate each other at once', async () => {
    for (let round = 0; round < 8; round += 1) {
      const account = await calls.makeAccount();
      const [one, other] = [await calls.makeAdmin(account), await calls.makeAdmin(account)];
      const replies = await Promise.all([
        server.as(one).patch<Problem>(calls.at(other), { status: 'inactive' }),
        server.as(other).patch<Problem>(calls.at(one), { status: 'inactive' }),
      ]);
      expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
      const left = await calls
        .as('fleetManager')
        .get<User[]>(`/v1/users?corporationId=${account}&status=active`);
      expect(left.body).toHaveLength(1);
    }
  });

  it('deletes many one after the other, so that the last of an account stays', async () => {
    const account = await calls.makeAccount();
    const ids = [(await calls.makeAdmin(account)).id, (await calls.makeAdmin(account)).id];
    const looked = await calls
      .as('fleetManager')
      .post('/v1/users/batch', { action: 'delete', ids });
    expect(looked.body).toMatchObject({
      rows: { total: 2, changed: 1, refused: 1 },
      refusals: [{ code: 'LAST_ADMIN' }],
    });
  });
});

describe('a user who is deactivated', () => {
  it('is signed out at the next call, with any token or stream', async () => {
    const { northwind } = calls.accounts();
    const user = await calls.makeAdmin(northwind.id);
    const client = server.as(user);
    expect((await client.get('/v1/me')).status).toBe(200);
    const stream = await followLive(server, user);
    expect((await calls.change('northwindAdmin', user, { status: 'inactive' })).status).toBe(200);
    expect(await client.get('/v1/me')).toMatchObject({
      status: 401,
      body: { code: 'NOT_SIGNED_IN' },
    });
    expect(await stream.next()).toBeUndefined();
    expect((await calls.change('northwindAdmin', user, { status: 'active' })).status).toBe(200);
    // They sign in again; their earlier sessions do not come back.
    expect((await client.get('/v1/me')).status).toBe(401);
    const token = await server.tokenFor(user, user.channelId);
    expect((await server.withToken(user.channelId, token).get('/v1/me')).status).toBe(200);
  });

  it('loses the stream when an account is removed, and then sees the remaining accounts', async () => {
    const { northwind, globex } = calls.accounts();
    const user = await calls.makeAdmin(northwind.id, globex.id);
    const stream = await followLive(server, user);
    await calls.change('fleetManager', user, { roles: rolesOf(globex.id) });
    expect(await stream.next()).toBeUndefined();
    const me = await server.as(user).get<{ corporations: string[] }>('/v1/me');
    expect(me.body.corporations).toEqual([globex.id]);
  });
});

it('a change keeps the copies of guest bookings that the caller cannot see', async () => {
  const { northwind, globex } = calls.accounts();
  const user = await calls.makeAdmin(northwind.id, globex.id);
  const copies = (...ids: string[]) => ({
    guestBookingEmailCorporations: ids.map((id) => ({ id })),
  });
  expect((await calls.change('fleetManager', user, copies(northwind.id, globex.id))).status).toBe(
    200,
  );
  const seen = await calls.as('northwindAdmin').get<User>(calls.at(user));
  expect(seen.body.guestBookingEmailCorporations).toEqual([
    { id: northwind.id, name: northwind.name },
  ]);
  expect((await calls.change('northwindAdmin', user, copies())).status).toBe(200);
  const left = await calls.as('globexAdmin').get<User[]>(`/v1/users?dynamicSearch=${user.email}`);
  expect(left.body[0]!.guestBookingEmailCorporations).toEqual([
    { id: globex.id, name: globex.name },
  ]);
});

it('a deleted account leaves no admin behind, and is restored with them', async () => {
  const account = await calls.makeAccount();
  const admin = await calls.makeAdmin(account);
  const [check] = (
    await calls.as('fleetManager').post<DeletionCheck[]>('/v1/corporations/deletion-check', {
      ids: [account],
    })
  ).body;
  expect(check!.uses).toContainEqual({
    resource: 'users',
    field: 'corporation_id',
    effect: 'empty',
    count: 1,
    filter: { corporationId: account },
  });
  expect((await calls.as('fleetManager').delete(`/v1/corporations/${account}`)).status).toBe(200);
  expect((await calls.as('fleetManager').get<User>(calls.at(admin))).body.roles).toEqual([]);
  expect((await server.as(admin).get('/v1/me')).body).toMatchObject({ corporations: [] });
  await calls.as('fleetManager').post(`/v1/corporations/${account}/restore`);
  expect((await calls.as('fleetManager').get<User>(calls.at(admin))).body.roles).toEqual(
    rolesOf(account),
  );
});

it('a deleted user frees the e-mail, and cannot be restored once it is taken', async () => {
  const { northwind } = calls.accounts();
  const gone = await calls.makeAdmin(northwind.id);
  expect((await calls.as('northwindAdmin').delete(calls.at(gone))).status).toBe(200);
  expect((await server.as(gone).get('/v1/me')).status).toBe(403);
  const body = {
    givenName: 'New',
    familyName: 'One',
    email: gone.email,
    roles: rolesOf(northwind.id),
  };
  expect((await calls.as('northwindAdmin').post('/v1/users', body)).status).toBe(201);
  const back = await calls.as('northwindAdmin').post(`${calls.at(gone)}/restore`);
  expect(back).toMatchObject({ status: 409, body: { code: 'ALREADY_EXISTS' } });
  const { orm } = server.context.database;
  const rows = await orm.select().from(userTable).where(eq(userTable.email, gone.email));
  expect(rows.filter(({ deletedAt }) => deletedAt === null)).toHaveLength(1);
});
