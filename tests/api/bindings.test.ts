import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Problem } from '../../contract/core/errors.ts';
import { businessPassengers } from '../../contract/resources/businessPassengers.ts';
import { corporations } from '../../contract/resources/corporations.ts';
import { employeeGroups } from '../../contract/resources/employeeGroups.ts';
import { favouriteAddresses } from '../../contract/resources/favouriteAddresses.ts';
import { fleetAccounts } from '../../contract/resources/fleetAccounts.ts';
import { travelRestrictions } from '../../contract/resources/travelRestrictions.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { resourceCases, type Row } from './resourceCases.ts';

let server: TestServer;
let cases: ReturnType<typeof resourceCases>;
beforeAll(async () => {
  server = await startTestServer();
  cases = resourceCases(server);
});
afterAll(() => server.close());

const admin = () => server.as(server.fixtures.users.northwindAdmin);
const manager = () => server.as(server.fixtures.users.fleetManager);

it('gives a new account a default group, which cannot be deleted', async () => {
  const corporation = await cases.create(corporations);
  const groups = await manager().get<Row[]>(`/v1/employee-groups?corporationId=${corporation.id}`);
  expect(groups.body).toMatchObject([{ isDefault: true, corporationId: corporation.id }]);
  const refused = await manager().delete(`/v1/employee-groups/${groups.body[0]?.id}`);
  expect(refused).toMatchObject({
    status: 409,
    body: { code: 'DEFAULT_GROUP_CANNOT_BE_DELETED' },
  });
});

it('has everybody in a group: who has no other is a member of the default one', async () => {
  const { defaultGroupId } = server.fixtures.corporations.northwind;
  const of = `/v1/employee-groups/${defaultGroupId}`;
  const count = async () => (await admin().get<{ memberCount: number }>(of)).body.memberCount;
  const before = await count();
  const member = await cases.create(businessPassengers, { groupId: null });
  expect(member['groupId']).toBe(defaultGroupId);
  expect(await count()).toBe(before + 1);
  const at = `/v1/business-passengers/${member.id}`;
  const history = async () =>
    (await admin().get<{ changes: unknown[] }[]>(`${at}/history`)).body.length;
  const entries = await history();
  const same = await admin().patch<Row>(at, { groupId: null });
  expect(same).toMatchObject({ status: 200, body: { groupId: defaultGroupId } });
  expect(await history()).toBe(entries);
  const other = await cases.create(employeeGroups);
  await admin().patch(at, { groupId: other.id });
  await admin().patch(at, { groupId: null });
  const [last] = (await admin().get<{ changes: unknown[] }[]>(`${at}/history`)).body;
  expect(last!.changes).toMatchObject([{ field: 'groupId', from: other.id, to: defaultGroupId }]);
  const found = await admin().get<Row[]>(
    `/v1/business-passengers?groupId=${defaultGroupId}&dynamicSearch=${String(member['email'])}`,
  );
  expect(found.body.map(({ id }) => id)).toEqual([member.id]);
});

it('refuses to delete a group while it has members', async () => {
  const group = await cases.create(employeeGroups);
  const member = await cases.create(businessPassengers, { groupId: group.id });
  const at = `/v1/employee-groups/${group.id}`;
  expect(await admin().delete(at)).toMatchObject({ status: 409, body: { code: 'STILL_IN_USE' } });
  await admin().patch(`/v1/business-passengers/${member.id}`, { groupId: null });
  expect((await admin().delete(at)).status).toBe(200);
});

it('puts a person into the default group when they are restored and their group is gone', async () => {
  const group = await cases.create(employeeGroups);
  const member = await cases.create(businessPassengers, { groupId: group.id });
  await admin().delete(`/v1/business-passengers/${member.id}`);
  expect((await admin().delete(`/v1/employee-groups/${group.id}`)).status).toBe(200);
  const restored = await admin().post<Row>(`/v1/business-passengers/${member.id}/restore`);
  expect(restored.body).toEqual({
    ...member,
    groupId: server.fixtures.corporations.northwind.defaultGroupId,
  });
});

it('names the e-mail that an account already has, also when a person is restored', async () => {
  const first = await cases.create(businessPassengers);
  const again = await cases.values(businessPassengers, {
    email: String(first['email']).toUpperCase(),
  });
  const taken = await admin().post<Problem>('/v1/business-passengers', again);
  expect(taken.status).toBe(409);
  expect(taken.body).toMatchObject({
    code: 'ALREADY_EXISTS',
    errors: { email: { code: 'unique' } },
  });
  await admin().delete(`/v1/business-passengers/${first.id}`);
  expect((await admin().post('/v1/business-passengers', again)).status).toBe(201);
  const back = await admin().post(`/v1/business-passengers/${first.id}/restore`);
  expect(back).toMatchObject({ status: 409, body: { code: 'ALREADY_EXISTS' } });
});

it('links a fleet to an account once', async () => {
  const link = await cases.create(fleetAccounts);
  const { fleetId, corporationId } = link;
  const twice = { fleetId, corporationId, accountNumber: 'other' };
  const reply = await manager().post<Problem>('/v1/fleet-accounts', twice);
  expect(reply.body).toMatchObject({
    code: 'ALREADY_EXISTS',
    errors: { fleetId: { code: 'unique' } },
  });
});

it('refuses a group of another account, even of the same admin', async () => {
  const { northwind, globex } = server.fixtures.corporations;
  const both = server.as(server.fixtures.users.bothAdmin);
  const body = await cases.values(businessPassengers, { groupId: globex.defaultGroupId });
  const mixed = await both.post<Problem>('/v1/business-passengers', body);
  expect(mixed.body.errors).toMatchObject({ groupId: { code: 'reference' } });
  const fitting = { ...body, groupId: northwind.defaultGroupId };
  expect((await both.post('/v1/business-passengers', fitting)).status).toBe(201);
});

it('lets an admin change only the name and the contact of an account', async () => {
  const { id } = server.fixtures.corporations.northwind;
  const at = `/v1/corporations/${id}`;
  // A value that a whole row without it would empty if the admin could change it.
  const { body: row } = await manager().patch<Row>(at, { code: 'N1' });
  expect((await admin().patch(at, { ...row, name: 'Northwind Trading' })).status).toBe(200);
  for (const method of ['PATCH', 'PUT']) {
    const reply = await admin().call<Problem>(method, at, { ...row, code: 'X1' });
    expect(reply.status).toBe(422);
    expect(reply.body.errors).toMatchObject({ code: { code: 'notAllowed' } });
  }
  const { name, contactEmail } = row;
  const replaced = await admin().put<Row>(at, { name, contactEmail });
  expect(replaced.body).toEqual({ ...row, communicationLanguage: 'en' });
});

it('refuses to delete accounts and fleets that trips depend on', async () => {
  const { corporations, fleets } = server.fixtures;
  // The account also owes money, which is said first.
  for (const [at, code] of [
    [`/v1/corporations/${corporations.northwind.id}`, 'ACCOUNT_OWES'],
    [`/v1/fleets/${fleets.cityCars.id}`, 'STILL_IN_USE'],
  ] as const)
    expect(await manager().delete(at)).toMatchObject({ status: 409, body: { code } });
});

it('writes the groups of a travel restriction with it, each with its own history', async () => {
  const [one, two] = [await cases.create(employeeGroups), await cases.create(employeeGroups)];
  const restriction = await cases.create(travelRestrictions, { groupIds: [two.id, one.id] });
  expect(restriction['groupIds']).toEqual([one.id, two.id].toSorted());
  const restrictionOf = async (id: string) =>
    (await admin().get<Row>(`/v1/employee-groups/${id}`)).body['restrictionId'];
  expect(await restrictionOf(one.id)).toBe(restriction.id);
  const at = `/v1/travel-restrictions/${restriction.id}`;
  // The groups that the caller has read, in whatever order, are those that are stored.
  const fewer = await admin().patch<Row>(at, {
    groupIds: [one.id, one.id],
    previous: { groupIds: [one.id, two.id].toSorted().toReversed() },
  });
  expect(fewer.body['groupIds']).toEqual([one.id]);
  expect((await admin().get<Row>(at)).body).toEqual(fewer.body);
  expect(await restrictionOf(two.id)).toBeNull();
  const { body: entries } = await admin().get<{ changes: object[] }[]>(
    `/v1/employee-groups/${two.id}/history`,
  );
  expect(entries[0]?.changes).toMatchObject([
    { field: 'restrictionId', from: restriction.id, to: null },
  ]);
  const { globex } = server.fixtures.corporations;
  const both = server.as(server.fixtures.users.bothAdmin);
  const refused = await both.patch<Problem>(at, { groupIds: [one.id, globex.defaultGroupId] });
  expect(refused.body.errors).toMatchObject({ groupIds: { code: 'reference' } });
  expect(await restrictionOf(one.id)).toBe(restriction.id);
});

it('capitalises the name of a favourite', async () => {
  const row = await cases.create(favouriteAddresses, { alias: 'élan gym' });
  expect(row['alias']).toBe('Élan gym');
});

it('finds a person by the full name, in any order', async () => {
  for (const search of ['anna smith', 'SMITH Anna', 'ann smi']) {
    const reply = await admin().get<Row[]>(
      `/v1/business-passengers?dynamicSearch=${encodeURIComponent(search)}`,
    );
    expect(reply.body).toMatchObject([{ givenName: 'Anna', familyName: 'Smith' }]);
  }
});

it('shows trips, but no requests that were never confirmed', async () => {
  const { bookings } = server.fixtures;
  expect((await admin().get(`/v1/bookings/${bookings.requested.id}`)).status).toBe(404);
  const open = await admin().get<Row[]>('/v1/bookings?status=PREBOOKED,ENROUTE');
  expect(open.body.map(({ id }) => id)).toEqual([bookings.prebooked.id, bookings.enroute.id]);
});
