import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Problem } from '../../contract/core/errors.ts';
import type { HistoryEntry } from '../../contract/core/history.ts';
import type { User } from '../../contract/resources/users.ts';
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

describe('who sees whom', () => {
  it('an admin sees admins of their own accounts, without their other accounts', async () => {
    const { northwind, globex } = calls.accounts();
    const shared = await calls.makeAdmin(northwind.id, globex.id);
    const theirs = await calls.makeAdmin(globex.id);
    const seen = await calls.as('northwindAdmin').get<User[]>('/v1/users?maxPerPage=100');
    const found = seen.body.find(({ id }) => id === shared.id);
    expect(found).toMatchObject({ roles: rolesOf(northwind.id) });
    expect(JSON.stringify(seen.body)).not.toContain(globex.id);
    expect(seen.body.map(({ id }) => id)).not.toContain(theirs.id);
    expect(seen.body.map(({ role }) => role)).not.toContain('bookingChannelAdmin');
    expect((await calls.as('northwindAdmin').get(calls.at(theirs))).status).toBe(404);
    expect(
      (await calls.as('northwindAdmin').get(calls.at(server.fixtures.users.fleetManager))).status,
    ).toBe(404);
    // An admin of both accounts sees both, and a fleet manager sees everybody's.
    const both = await calls.as('bothAdmin').get<User>(calls.at(shared));
    expect(both.body).toMatchObject({ roles: rolesOf(globex.id, northwind.id) });
    const all = await calls.as('fleetManager').get<User[]>('/v1/users?maxPerPage=100');
    expect(all.body.map(({ id }) => id)).toEqual(expect.arrayContaining([theirs.id, shared.id]));
    const managers = all.body.filter(({ role }) => role === 'bookingChannelAdmin');
    expect(managers.map(({ roles }) => roles)).toEqual([
      [{ name: 'bookingChannelAdmin', corporationId: null }],
    ]);
  });

  it('the list can also be read at its documented path, filtered by an account', async () => {
    const { globex } = calls.accounts();
    const query = `?corporationId=${globex.id}&role=corporationAdmin&sort=-createdAt`;
    const usual = await calls.as('fleetManager').get<User[]>(`/v1/users${query}`);
    const documented = await calls.as('fleetManager').get<User[]>(`/v1/users/listUsers${query}`);
    expect(documented.body).toEqual(usual.body);
    expect(documented.headers.get('x-total-count')).toBe(usual.headers.get('x-total-count'));
    expect(usual.body.length).toBeGreaterThan(0);
    for (const { roles } of usual.body) expect(JSON.stringify(roles)).toContain(globex.id);
  });

  it('the history of a shared admin does not show other accounts either', async () => {
    const { northwind, globex } = calls.accounts();
    const shared = await calls.makeAdmin(northwind.id);
    await calls.change('fleetManager', shared, { roles: rolesOf(northwind.id, globex.id) });
    const history = (by: Parameters<typeof calls.as>[0]) =>
      calls.as(by).get<HistoryEntry[]>(`${calls.at(shared)}/history`);
    expect(JSON.stringify((await history('northwindAdmin')).body)).not.toContain(globex.id);
    const whole = await history('fleetManager');
    expect(whole.body[0]!.changes.map(({ field }) => field)).toEqual(['roles']);
  });
});

describe('creating an admin', () => {
  const body = (email: string, ...ids: string[]) => ({
    givenName: 'Nel',
    familyName: 'Ward',
    email,
    roles: rolesOf(...ids),
  });

  it('an admin can create admins of their own accounts, but no fleet manager', async () => {
    const { northwind, globex } = calls.accounts();
    const by = calls.as('northwindAdmin');
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

  it('a fleet manager can create another one, whose role cannot be changed', async () => {
    const reply = await calls.as('fleetManager').post<User>('/v1/users', {
      ...body('second@users.example'),
      role: 'bookingChannelAdmin',
    });
    expect(reply.status).toBe(201);
    const { northwind } = calls.accounts();
    const changed = await calls.change('fleetManager', reply.body, {
      roles: rolesOf(northwind.id),
    });
    expect(changed.status).toBe(422);
    expect(Object.keys(changed.body.errors ?? {})).toEqual(['roles.0.name', 'roles']);
    await calls.as('fleetManager').delete(calls.at(reply.body));
  });
});
