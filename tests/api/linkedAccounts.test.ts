import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Problem } from '../../contract/core/errors.ts';
import type { Corporation } from '../../contract/resources/corporations.ts';
import { fleet, LONDON } from '../support/fixtureRows.ts';
import { startTestServer, type Client, type TestServer } from '../support/server.ts';

let server: TestServer;
let manager: Client;
/** Two fleets of the channel. */
let fleets: [string, string];
/** The account numbers that dispatch was asked about. */
const asked: string[] = [];
let isReachable = true;

beforeAll(async () => {
  server = await startTestServer();
  const { dispatch, database } = server.context;
  server.context.dispatch = {
    ...dispatch,
    isAccountValid(fleetId, accountNumber) {
      asked.push(accountNumber);
      if (isReachable) return dispatch.isAccountValid(fleetId, accountNumber);
      return Promise.reject(new Error('must not be asked'));
    },
  };
  manager = server.as(server.fixtures.users.fleetManager);
  const other = await fleet(database.orm, 'meridian', 'Second Cars', LONDON);
  fleets = [server.fixtures.fleets.cityCars.id, other.id];
});
afterAll(() => server.close());

let made = 0;
const account = (linkedAccounts: unknown) => ({
  name: `Linked ${(made += 1)}`,
  contactEmail: 'office@linked.example',
  communicationLanguage: 'en',
  linkedAccounts,
});
const one = (fleetId: string, accountNumber: string) => ({ fleetId, accountNumber });
const refused = (body: unknown) => Object.entries((body as Problem).errors ?? {});

describe('the fleets that bill an account', () => {
  it('are kept when it is replaced without naming them, and removed when the list is empty', async () => {
    const links = [one(fleets[0], '100001')];
    const { body } = await manager.post<Corporation>('/v1/corporations', account(links));
    const { name, contactEmail, communicationLanguage } = body;
    const whole = { name: `${name} Ltd`, contactEmail, communicationLanguage };
    const path = `/v1/corporations/${body.id}`;
    expect(await manager.put(path, whole)).toMatchObject({
      status: 200,
      body: { name: `${name} Ltd`, linkedAccounts: links },
    });
    expect(await manager.put(path, { ...whole, linkedAccounts: [] })).toMatchObject({
      status: 200,
      body: { linkedAccounts: [] },
    });
  });

  it('are saved with it, each as a linked account with its own history', async () => {
    const { status, body } = await manager.post<Corporation>(
      '/v1/corporations',
      account([one(fleets[0], '100001'), one(fleets[1], '100002')]),
    );
    expect(status).toBe(201);
    expect(body).toMatchObject({ employeeCount: 0, adminCount: 0 });
    const path = `/v1/fleet-accounts?corporationId=${body.id}`;
    const before = await manager.get<{ id: string; fleetId: string }[]>(path);
    expect(before.body).toHaveLength(2);
    const [kept, gone] = [
      before.body.find(({ fleetId }) => fleetId === fleets[0])!,
      before.body.find(({ fleetId }) => fleetId === fleets[1])!,
    ];

    asked.length = 0;
    const changed = await manager.patch<Corporation>(`/v1/corporations/${body.id}`, {
      linkedAccounts: [one(fleets[0], '100003')],
    });
    expect(changed.body.linkedAccounts).toEqual([one(fleets[0], '100003')]);
    expect(asked).toEqual(['100003']);
    const after = await manager.get<{ id: string; accountNumber: string }[]>(path);
    expect(after.body).toMatchObject([{ id: kept.id, accountNumber: '100003' }]);
    expect((await manager.get(`/v1/fleet-accounts/${gone.id}`)).status).toBe(404);
    const history = await manager.get<{ action: string; changes: unknown }[]>(
      `/v1/fleet-accounts/${kept.id}/history`,
    );
    expect(history.body.map(({ action }) => action)).toEqual(['update', 'create']);
    const whole = await manager.get<{ action: string }[]>(`/v1/corporations/${body.id}/history`);
    expect(whole.body.map(({ action }) => action)).toEqual(['update', 'create']);
    const file = await manager.get(
      `/v1/corporations/export?columns=name,linkedAccounts&id=${body.id}`,
    );
    expect(file.body).toContain('City Cars · 100003');
  });

  it('must have numbers that their dispatch systems know', async () => {
    const { status, body } = await manager.post(
      '/v1/corporations',
      account([one(fleets[0], '100001'), one(fleets[1], 'unknown')]),
    );
    expect(status).toBe(422);
    expect(refused(body)).toMatchObject([
      [
        'linkedAccounts.1.accountNumber',
        { message: expect.stringMatching(/account numbers have six digits/) },
      ],
    ]);
    const direct = await manager.post('/v1/fleet-accounts', {
      corporationId: server.fixtures.corporations.globex.id,
      ...one(fleets[1], 'unknown'),
    });
    expect(refused(direct.body)).toMatchObject([['accountNumber', { code: 'simulatedAccount' }]]);
    const { id } = server.fixtures.fleetAccounts['Northwind']!;
    const changed = await manager.patch(`/v1/fleet-accounts/${id}`, { accountNumber: 'unknown' });
    expect(changed.status).toBe(422);
  });

  it('are each linked once, and belong to the channel', async () => {
    const twice = await manager.post(
      '/v1/corporations',
      account([one(fleets[0], '100001'), one(fleets[0].toUpperCase(), '100002')]),
    );
    expect(refused(twice.body)).toMatchObject([
      ['linkedAccounts.1.fleetId', { code: 'fleetTwice' }],
    ]);
    const others = await manager.post(
      '/v1/corporations',
      account([one(server.fixtures.fleets.bayTaxis.id, '100001')]),
    );
    expect(refused(others.body)).toMatchObject([
      ['linkedAccounts.0.fleetId', { code: 'reference' }],
    ]);
  });

  it('stay as they are while dispatch cannot be reached and something else is changed', async () => {
    const { body } = await manager.post<Corporation>(
      '/v1/corporations',
      account([one(fleets[0], '100009')]),
    );
    isReachable = false;
    const { linkedAccounts } = body;
    const renamed = await manager.patch<Corporation>(`/v1/corporations/${body.id}`, {
      contactEmail: 'new@linked.example',
      linkedAccounts,
    });
    isReachable = true;
    expect(renamed).toMatchObject({ status: 200, body: { linkedAccounts } });
  });

  it('cannot be changed by the admins of the account, who are counted with its employees', async () => {
    const { northwind } = server.fixtures.corporations;
    const admin = server.as(server.fixtures.users.northwindAdmin);
    const told = await admin.get<Corporation>(`/v1/corporations/${northwind.id}`);
    expect(told.body.linkedAccounts).toEqual([one(fleets[0], 'ACC-Northwind')]);
    const employees = await admin.get(
      `/v1/business-passengers?corporationId=${northwind.id}&maxPerPage=1`,
    );
    const admins = await admin.get(`/v1/users?corporationId=${northwind.id}&maxPerPage=1`);
    expect(told.body.employeeCount).toBe(Number(employees.headers.get('x-total-count')));
    expect(told.body.adminCount).toBe(Number(admins.headers.get('x-total-count')));
    const changed = await admin.patch(`/v1/corporations/${northwind.id}`, { linkedAccounts: [] });
    expect(refused(changed.body)).toMatchObject([['linkedAccounts', { code: 'notAllowed' }]]);
  });
});
