import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { DeletionCheck } from '../../contract/core/deletion.ts';
import type { Problem } from '../../contract/core/errors.ts';
import type { HistoryEntry } from '../../contract/core/history.ts';
import type { User } from '../../contract/resources/users.ts';
import { users as userTable } from '../../server/db/tables/index.ts';
import { followLive } from '../support/liveEvents.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import type { TestUser } from '../support/fixtures.ts';
import { roles as rolesOf } from './users.fixture.ts';

let server: TestServer;
let made = 0;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(() => {
  made += 1;
});
afterAll(() => server.close());

const as = (name: keyof TestServer['fixtures']['users']) => server.as(server.fixtures.users[name]);
const accounts = () => server.fixtures.corporations;

/** A corporation admin whom a fleet manager makes. */
async function makeAdmin(...corporationIds: string[]): Promise<TestUser & User> {
  made += 1;
  const body = {
    givenName: 'Ada',
    familyName: 'Min',
    email: `ada.${made}@users.example`,
    role: 'corporationAdmin',
    roles: rolesOf(...corporationIds),
  };
  const reply = await as('fleetManager').post<User>('/v1/users', body);
  expect(reply.status).toBe(201);
  return { ...reply.body, channelId: 'meridian', corporationIds };
}
async function makeAccount(): Promise<string> {
  made += 1;
  const { body } = await as('fleetManager').post<{ id: string }>('/v1/corporations', {
    name: `Account ${made}`,
    contactEmail: 'office@account.example',
  });
  return body.id;
}
const at = ({ id }: { id: string }) => `/v1/users/${id}`;
const change = (by: Parameters<typeof as>[0], user: { id: string }, body: object) =>
  as(by).patch<Problem>(at(user), body);

describe('who sees whom', () => {
  it('an admin sees admins of their own accounts, and of those no other account', async () => {
    const { northwind, globex } = accounts();
    const shared = await makeAdmin(northwind.id, globex.id);
    const theirs = await makeAdmin(globex.id);
    const seen = await as('northwindAdmin').get<User[]>('/v1/users?maxPerPage=100');
    const found = seen.body.find(({ id }) => id === shared.id);
    expect(found).toMatchObject({ roles: rolesOf(northwind.id), hasOtherAccounts: true });
    expect(JSON.stringify(seen.body)).not.toContain(globex.id);
    expect(seen.body.map(({ id }) => id)).not.toContain(theirs.id);
    expect(seen.body.map(({ role }) => role)).not.toContain('bookingChannelAdmin');
    expect((await as('northwindAdmin').get(at(theirs))).status).toBe(404);
    expect((await as('northwindAdmin').get(at(server.fixtures.users.fleetManager))).status).toBe(
      404,
    );
    // Who looks after both accounts knows of both, and a fleet manager of everybody.
    const both = await as('bothAdmin').get<User>(at(shared));
    expect(both.body).toMatchObject({
      roles: rolesOf(globex.id, northwind.id),
      hasOtherAccounts: false,
    });
    const all = await as('fleetManager').get<User[]>('/v1/users?maxPerPage=100');
    expect(all.body.map(({ id }) => id)).toEqual(expect.arrayContaining([theirs.id, shared.id]));
    const managers = all.body.filter(({ role }) => role === 'bookingChannelAdmin');
    expect(managers.map(({ roles }) => roles)).toEqual([
      [{ name: 'bookingChannelAdmin', corporationId: null }],
    ]);
  });

  it('the list can be read at its documented path too, narrowed to an account', async () => {
    const { globex } = accounts();
    const query = `?corporationId=${globex.id}&role=corporationAdmin&sort=-createdAt`;
    const usual = await as('fleetManager').get<User[]>(`/v1/users${query}`);
    const documented = await as('fleetManager').get<User[]>(`/v1/users/listUsers${query}`);
    expect(documented.body).toEqual(usual.body);
    expect(documented.headers.get('x-total-count')).toBe(usual.headers.get('x-total-count'));
    expect(usual.body.length).toBeGreaterThan(0);
    for (const { roles } of usual.body) expect(JSON.stringify(roles)).toContain(globex.id);
  });

  it('the history of a shared admin tells nothing of other accounts either', async () => {
    const { northwind, globex } = accounts();
    const shared = await makeAdmin(northwind.id);
    await change('fleetManager', shared, { roles: rolesOf(northwind.id, globex.id) });
    const history = (by: Parameters<typeof as>[0]) =>
      as(by).get<HistoryEntry[]>(`${at(shared)}/history`);
    expect(JSON.stringify((await history('northwindAdmin')).body)).not.toContain(globex.id);
    const whole = await history('fleetManager');
    expect(whole.body[0]!.changes.map(({ field }) => field)).toEqual(['roles']);
  });
});

describe('making an admin', () => {
  const body = (email: string, ...ids: string[]) => ({
    givenName: 'Nel',
    familyName: 'Ward',
    email,
    roles: rolesOf(...ids),
  });

  it('an admin makes admins of their own accounts, and no fleet manager', async () => {
    const { northwind, globex } = accounts();
    const by = as('northwindAdmin');
    const foreign = await by.post<Problem>('/v1/users', body('f@users.example', globex.id));
    expect(foreign.body.errors).toMatchObject({ 'roles.0.corporationId': { code: 'reference' } });
    const manager = await by.post<Problem>('/v1/users', {
      ...body('m@users.example'),
      role: 'bookingChannelAdmin',
    });
    expect(manager.body.errors).toMatchObject({ role: { code: 'notAllowed' } });
    const nowhere = await by.post<Problem>('/v1/users', body('n@users.example'));
    expect(nowhere.body.errors).toMatchObject({ roles: { code: 'required' } });
    const twice = await by.post<Problem>(
      '/v1/users',
      body('t@users.example', northwind.id, northwind.id),
    );
    expect(twice.body.errors).toMatchObject({
      'roles.1.corporationId': { message: 'User is already added to selected corporation' },
    });
    const good = await by.post<User>('/v1/users', body('g@users.example', northwind.id));
    expect(good).toMatchObject({ status: 201, body: { roles: rolesOf(northwind.id) } });
    const signedIn = await server
      .as({ ...good.body, channelId: 'meridian', corporationIds: [] })
      .get<{ corporations: string[] }>('/v1/me');
    expect(signedIn.body.corporations).toEqual([northwind.id]);
  });

  it('a fleet manager makes another one, whose role stays what it is', async () => {
    const reply = await as('fleetManager').post<User>('/v1/users', {
      ...body('second@users.example'),
      role: 'bookingChannelAdmin',
    });
    expect(reply.status).toBe(201);
    const { northwind } = accounts();
    const changed = await change('fleetManager', reply.body, { roles: rolesOf(northwind.id) });
    expect(changed.status).toBe(422);
    expect(Object.keys(changed.body.errors ?? {})).toEqual(['roles.0.name', 'roles']);
    await as('fleetManager').delete(at(reply.body));
  });

  it('gives somebody who signs in already the account, and changes nothing else of them', async () => {
    const { northwind, globex } = accounts();
    const known = await makeAdmin(globex.id);
    const again = { ...body(known.email.toUpperCase(), northwind.id), givenName: 'Another' };
    const added = await as('northwindAdmin').post<User>('/v1/users', again);
    expect(added).toMatchObject({
      status: 201,
      body: {
        id: known.id,
        givenName: 'Ada',
        roles: rolesOf(northwind.id),
        hasOtherAccounts: true,
      },
    });
    const whole = await as('fleetManager').get<User>(at(known));
    expect(whole.body.roles).toEqual(rolesOf(globex.id, northwind.id));
    const twice = await as('northwindAdmin').post<Problem>('/v1/users', again);
    expect(twice.body.errors).toMatchObject({ 'roles.0.corporationId': { code: 'alreadyAdded' } });
  });

  it('never gives one to somebody deactivated, nor to a fleet manager: the e-mail is taken', async () => {
    const { northwind, globex } = accounts();
    const inactive = await makeAdmin(globex.id);
    await change('fleetManager', inactive, { status: 'inactive' });
    for (const { email } of [inactive, server.fixtures.users.fleetManager]) {
      const reply = await as('northwindAdmin').post<Problem>(
        '/v1/users',
        body(email, northwind.id),
      );
      expect(reply).toMatchObject({ status: 409, body: { code: 'ALREADY_EXISTS' } });
      expect(reply.body.errors).toMatchObject({ email: { code: 'unique' } });
      expect(reply.body.params).toBeUndefined();
    }
  });
});

describe('changing an admin', () => {
  it('of other accounts too is a fleet manager’s, but for the accounts of one’s own', async () => {
    const { northwind, globex } = accounts();
    const shared = await makeAdmin(northwind.id, globex.id);
    for (const values of [{ givenName: 'Eve' }, { email: 'e@x.example' }, { status: 'inactive' }]) {
      const reply = await change('northwindAdmin', shared, values);
      expect(reply).toMatchObject({ status: 409, body: { code: 'USER_OF_OTHER_ACCOUNTS' } });
    }
    const [check] = (
      await as('northwindAdmin').post<DeletionCheck[]>('/v1/users/deletion-check', {
        ids: [shared.id],
      })
    ).body;
    expect(check).toMatchObject({ isPossible: false, keptBecause: expect.any(String) });
    expect((await as('northwindAdmin').delete(at(shared))).status).toBe(409);
    // Their own account they may take away, and that takes nothing else.
    expect((await change('northwindAdmin', shared, { roles: [] })).status).toBe(200);
    expect((await as('northwindAdmin').get(at(shared))).status).toBe(404);
    const left = await as('fleetManager').get<User>(at(shared));
    expect(left.body.roles).toEqual(rolesOf(globex.id));
    expect((await change('fleetManager', shared, { roles: [] })).status).toBe(422);
  });

  it('nobody takes away their own access', async () => {
    const refused = { status: 409, body: { code: 'CANNOT_LOCK_YOURSELF_OUT' } };
    for (const name of ['northwindAdmin', 'fleetManager'] as const) {
      const self = server.fixtures.users[name];
      expect(await change(name, self, { status: 'inactive' })).toMatchObject(refused);
      expect(await as(name).delete(at(self))).toMatchObject(refused);
    }
    const { bothAdmin } = server.fixtures.users;
    const { northwind } = accounts();
    expect(await change('bothAdmin', bothAdmin, { roles: rolesOf(northwind.id) })).toMatchObject(
      refused,
    );
    expect((await change('bothAdmin', bothAdmin, { givenName: 'Bob' })).status).toBe(200);
  });

  it('nobody leaves an account without an admin, unless a fleet manager says so', async () => {
    const account = await makeAccount();
    const [first, last] = [await makeAdmin(account), await makeAdmin(account)];
    expect((await change('fleetManager', first, { status: 'inactive' })).status).toBe(200);
    const refused = await change('fleetManager', last, { status: 'inactive' });
    expect(refused).toMatchObject({ status: 409, body: { code: 'LAST_ADMIN' } });
    expect(refused.body.displayMessage).toContain(`Account ${made - 2}`);
    expect((await as('fleetManager').delete(at(last))).body).toMatchObject({ code: 'LAST_ADMIN' });
    const known = { status: 'inactive', leavesAccountAlone: true };
    expect((await change('fleetManager', last, known)).body).toMatchObject({ status: 'inactive' });
  });

  it('of two who deactivate each other at once, one stays', async () => {
    const account = await makeAccount();
    const [one, other] = [await makeAdmin(account), await makeAdmin(account)];
    const replies = await Promise.all([
      server.as(one).patch<Problem>(at(other), { status: 'inactive' }),
      server.as(other).patch<Problem>(at(one), { status: 'inactive' }),
    ]);
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).not.toEqual([200, 200]);
    const left = await as('fleetManager').get<User[]>(
      `/v1/users?corporationId=${account}&status=active`,
    );
    expect(left.body.length).toBeGreaterThan(0);
  });

  it('deletes many one after the other, so that the last of an account stays', async () => {
    const account = await makeAccount();
    const ids = [(await makeAdmin(account)).id, (await makeAdmin(account)).id];
    const looked = await as('fleetManager').post('/v1/users/batch', { action: 'delete', ids });
    expect(looked.body).toMatchObject({
      rows: { total: 2, changed: 1, refused: 1 },
      refusals: [{ code: 'LAST_ADMIN' }],
    });
  });
});

describe('a user who is deactivated', () => {
  it('is out at the next call, whatever token or stream they have', async () => {
    const { northwind } = accounts();
    const user = await makeAdmin(northwind.id);
    const client = server.as(user);
    expect((await client.get('/v1/me')).status).toBe(200);
    const stream = await followLive(server, user);
    expect((await change('northwindAdmin', user, { status: 'inactive' })).status).toBe(200);
    expect(await client.get('/v1/me')).toMatchObject({
      status: 401,
      body: { code: 'NOT_SIGNED_IN' },
    });
    expect(await stream.next()).toBeUndefined();
    expect((await change('northwindAdmin', user, { status: 'active' })).status).toBe(200);
    // They sign in anew: what they had before does not come back.
    expect((await client.get('/v1/me')).status).toBe(401);
    const token = await server.tokenFor(user, user.channelId);
    expect((await server.withToken(user.channelId, token).get('/v1/me')).status).toBe(200);
  });

  it('loses the stream with an account, and sees what is left of their accounts then', async () => {
    const { northwind, globex } = accounts();
    const user = await makeAdmin(northwind.id, globex.id);
    const stream = await followLive(server, user);
    await change('fleetManager', user, { roles: rolesOf(globex.id) });
    expect(await stream.next()).toBeUndefined();
    const me = await server.as(user).get<{ corporations: string[] }>('/v1/me');
    expect(me.body.corporations).toEqual([globex.id]);
  });
});

it('keeps copies of guest bookings for accounts in reach, and leaves the others', async () => {
  const { northwind, globex } = accounts();
  const user = await makeAdmin(northwind.id, globex.id);
  const copies = (...ids: string[]) => ({
    guestBookingEmailCorporations: ids.map((id) => ({ id })),
  });
  expect((await change('fleetManager', user, copies(northwind.id, globex.id))).status).toBe(200);
  const seen = await as('northwindAdmin').get<User>(at(user));
  expect(seen.body.guestBookingEmailCorporations).toEqual([
    { id: northwind.id, name: northwind.name },
  ]);
  expect((await change('northwindAdmin', user, copies())).status).toBe(200);
  const left = await as('fleetManager').get<User>(at(user));
  expect(left.body.guestBookingEmailCorporations).toEqual([{ id: globex.id, name: globex.name }]);
});

it('leaves no admin of a deleted account behind, and brings them back with it', async () => {
  const account = await makeAccount();
  const admin = await makeAdmin(account);
  const [check] = (
    await as('fleetManager').post<DeletionCheck[]>('/v1/corporations/deletion-check', {
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
  expect((await as('fleetManager').delete(`/v1/corporations/${account}`)).status).toBe(200);
  expect((await as('fleetManager').get<User>(at(admin))).body.roles).toEqual([]);
  expect((await server.as(admin).get('/v1/me')).body).toMatchObject({ corporations: [] });
  await as('fleetManager').post(`/v1/corporations/${account}/restore`);
  expect((await as('fleetManager').get<User>(at(admin))).body.roles).toEqual(rolesOf(account));
});

it('frees the e-mail of a deleted user, who cannot come back once it is taken', async () => {
  const { northwind } = accounts();
  const gone = await makeAdmin(northwind.id);
  expect((await as('northwindAdmin').delete(at(gone))).status).toBe(200);
  expect((await server.as(gone).get('/v1/me')).status).toBe(403);
  const body = {
    givenName: 'New',
    familyName: 'One',
    email: gone.email,
    roles: rolesOf(northwind.id),
  };
  expect((await as('northwindAdmin').post('/v1/users', body)).status).toBe(201);
  const back = await as('northwindAdmin').post(`${at(gone)}/restore`);
  expect(back).toMatchObject({ status: 409, body: { code: 'ALREADY_EXISTS' } });
  const { orm } = server.context.database;
  const rows = await orm.select().from(userTable).where(eq(userTable.email, gone.email));
  expect(rows.filter(({ deletedAt }) => deletedAt === null)).toHaveLength(1);
});
