import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Problem } from '../../contract/core/errors.ts';
import type { Rule } from '../../contract/policy/rules.ts';
import { businessPassengers } from '../../contract/resources/businessPassengers.ts';
import { type EmployeeGroup, employeeGroups } from '../../contract/resources/employeeGroups.ts';
import type { TravelRestriction } from '../../contract/resources/travelRestrictions.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { resourceCases, type Row } from './resourceCases.ts';

let server: TestServer;
let cases: ReturnType<typeof resourceCases>;
let group: Row;
beforeAll(async () => {
  server = await startTestServer();
  cases = resourceCases(server);
});
beforeEach(async () => {
  group = await cases.create(employeeGroups);
});
afterAll(() => server.close());

const admin = () => server.as(server.fixtures.users.northwindAdmin);
const save = (body: unknown, id = group.id) =>
  admin().post<EmployeeGroup & Problem>(`/v1/employee-groups/${id}/save`, body);
const groupOf = async (id: string) => (await admin().get<Row>(`/v1/employee-groups/${id}`)).body;
const employeeOf = async (id: string) =>
  (await admin().get<Row>(`/v1/business-passengers/${id}`)).body;
const restrictionOf = async (id: string | null) =>
  (await admin().get<TravelRestriction>(`/v1/travel-restrictions/${id}`)).body;

const spending = (id: string, amount: number): Rule => ({
  id,
  type: 'maxAmount',
  amount,
  maxAmountRuleType: 'day',
});
const RULE_A = '0192f0c1-0000-7abc-8def-00000000000a';
const RULE_B = '0192f0c1-0000-7abc-8def-00000000000b';
const distance: Rule = { id: RULE_B, type: 'distance', maxDistanceMeters: 5000 };

it('stores name, members and rules of a group at once, each with its history', async () => {
  const stays = await cases.create(businessPassengers, { groupId: group.id });
  const leaves = await cases.create(businessPassengers, { groupId: group.id });
  const joins = await cases.create(businessPassengers);
  const { status, body } = await save({
    name: 'Night shift',
    addedMembers: [joins.id],
    removedMembers: [leaves.id],
    rules: { changed: [spending(RULE_A, 5000)] },
  });
  expect(status).toBe(200);
  expect(body).toMatchObject({ id: group.id, name: 'Night shift', memberCount: 2 });
  expect(await groupOf(group.id)).toEqual(body);
  const groups = [stays, leaves, joins].map(async ({ id }) => (await employeeOf(id))['groupId']);
  expect(await Promise.all(groups)).toEqual([
    group.id,
    server.fixtures.corporations.northwind.defaultGroupId,
    group.id,
  ]);
  expect(await restrictionOf(body.restrictionId)).toMatchObject({
    name: 'Night shift',
    status: 'active',
    corporationId: group['corporationId'],
    rules: [spending(RULE_A, 5000)],
  });
  for (const [path, field] of [
    [`/v1/employee-groups/${group.id}`, 'name'],
    [`/v1/business-passengers/${joins.id}`, 'groupId'],
    [`/v1/travel-restrictions/${body.restrictionId}`, 'rules'],
  ]) {
    const { body: entries } = await admin().get<{ changes: { field: string }[] }[]>(
      `${path}/history`,
    );
    const fields = entries.flatMap(({ changes }) => changes.map((change) => change.field));
    expect(fields).toContain(field);
  }
});

it('does not change what is not named, and gives the same answer to the same call', async () => {
  const first = await save({ rules: { changed: [spending(RULE_A, 5000), distance] } });
  const again = await save({ rules: { changed: [spending(RULE_A, 6000)] } });
  expect(again.body.restrictionId).toBe(first.body.restrictionId);
  expect((await restrictionOf(again.body.restrictionId)).rules).toEqual([
    spending(RULE_A, 6000),
    distance,
  ]);
  expect((await save({})).body).toEqual(again.body);
  const reset = await save({ rules: { isReset: true } });
  expect((await restrictionOf(reset.body.restrictionId)).rules).toEqual([]);
});

it('asks for which groups rules are meant if other groups share them', async () => {
  const { body } = await save({ rules: { changed: [spending(RULE_A, 5000), distance] } });
  const shared = body.restrictionId;
  const other = await cases.create(employeeGroups, { restrictionId: shared });
  const rules = { changed: [spending(RULE_A, 7000)] };
  const asked = await save({ name: 'Not yet', rules });
  expect(asked).toMatchObject({
    status: 422,
    body: { errors: { rulesFor: { code: 'required' } } },
  });
  // All or nothing: the name was not stored either.
  expect((await groupOf(group.id))['name']).toBe(group['name']);

  const own = await save({ rules, rulesFor: 'thisGroup' });
  expect(own.body.restrictionId).not.toBe(shared);
  expect((await restrictionOf(own.body.restrictionId)).rules).toEqual([
    spending(RULE_A, 7000),
    distance,
  ]);
  expect((await restrictionOf(shared)).rules).toEqual([spending(RULE_A, 5000), distance]);

  await save({ restrictionId: shared });
  const all = await save({ rules, rulesFor: 'everyGroup' });
  expect(all.body.restrictionId).toBe(shared);
  expect((await groupOf(other.id))['restrictionId']).toBe(shared);
  expect((await restrictionOf(shared)).rules).toEqual([spending(RULE_A, 7000), distance]);

  const cleared = await save({ rules: { isReset: true }, rulesFor: 'thisGroup' });
  expect(cleared.body.restrictionId).toBeNull();
  expect((await restrictionOf(shared)).rules).toHaveLength(2);
});

it('replaces no name and no rule that somebody else has changed in the meantime', async () => {
  const name = String(group['name']);
  await save({ name: 'By the first', rules: { changed: [spending(RULE_A, 5000)] } });
  const { body: first } = await save({});
  const refused = await save({ name: 'By the second', previous: { name } });
  expect(refused).toMatchObject({
    status: 409,
    body: { code: 'CHANGED_SINCE', errors: { name: { code: 'changedSince' } } },
  });
  const rules = { changed: [spending(RULE_A, 7000), distance] };
  const unseen = await save({ description: 'Not yet', rules, previous: { name, rules: [] } });
  expect(unseen).toMatchObject({
    status: 409,
    body: { code: 'CHANGED_SINCE', errors: { rules: { code: 'changedSince' } } },
  });
  const both = await save({ name: 'By the second', rules, previous: { name, rules: [] } });
  expect(Object.keys(both.body.errors ?? {})).toEqual(['name', 'rules']);
  expect(await groupOf(group.id)).toEqual(first);
  expect((await restrictionOf(first.restrictionId)).rules).toEqual([spending(RULE_A, 5000)]);

  const seen = { name: first.name, rules: [spending(RULE_A, 5000)] };
  expect((await save({ name: 'By the second', rules, previous: seen })).status).toBe(200);
  expect((await restrictionOf(first.restrictionId)).rules).toEqual(rules.changed);
});

it('cannot get the name of another group of the account', async () => {
  const other = await cases.create(employeeGroups, { name: 'Couriers' });
  const refused = await save({ name: 'COURIERS' });
  expect(refused).toMatchObject({
    status: 409,
    body: { code: 'ALREADY_EXISTS', errors: { name: { code: 'unique' } } },
  });
  expect(refused.body.params).toMatchObject({ id: other.id });
});

it('refuses people of another account, and then stores nothing', async () => {
  const { greta } = server.fixtures.employees;
  const mine = await cases.create(businessPassengers);
  const refused = await save({ name: 'Mixed', addedMembers: [mine.id, greta.id] });
  expect(refused).toMatchObject({
    status: 422,
    body: { errors: { addedMembers: { code: 'reference' } } },
  });
  expect((await employeeOf(mine.id))['groupId']).toBe(
    server.fixtures.corporations.northwind.defaultGroupId,
  );
  const both = server.as(server.fixtures.users.bothAdmin);
  const mixed = await both.post<Problem>(`/v1/employee-groups/${group.id}/save`, {
    addedMembers: [greta.id],
  });
  expect(mixed.body.errors).toHaveProperty('addedMembers');
  const stranger = server.as(server.fixtures.users.globexAdmin);
  expect((await stranger.post(`/v1/employee-groups/${group.id}/save`, {})).status).toBe(404);
});

it('removes nobody from a group that they joined in the meantime', async () => {
  const other = await cases.create(employeeGroups);
  const member = await cases.create(businessPassengers, { groupId: other.id });
  expect((await save({ removedMembers: [member.id] })).status).toBe(200);
  expect((await employeeOf(member.id))['groupId']).toBe(other.id);
});

it('counts the members in the list', async () => {
  await cases.create(businessPassengers, { groupId: group.id });
  const gone = await cases.create(businessPassengers, { groupId: group.id });
  await admin().delete(`/v1/business-passengers/${gone.id}`);
  const { body } = await admin().get<Row[]>(`/v1/employee-groups?id=${group.id}`);
  expect(body).toMatchObject([{ memberCount: 1 }]);
});

it.each([
  [{ name: 'Sales & more' }, { name: { code: 'invalidGroupName' } }],
  [{ name: 'x'.repeat(31) }, { name: { code: 'tooLong' } }],
  [{ rules: { changed: [{ ...distance, maxDistanceMeters: 0 }] } }, {}],
])('refuses %j', async (body, errors) => {
  expect(await save(body)).toMatchObject({ status: 422, body: { errors } });
});
