import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Batch, BatchUse } from '../../contract/core/batch.ts';
import type { DeletionCheck } from '../../contract/core/deletion.ts';
import type { Rule } from '../../contract/policy/rules.ts';
import { type EmployeeGroup, employeeGroups } from '../../contract/resources/employeeGroups.ts';
import { corporations } from '../../contract/resources/corporations.ts';
import { travelRestrictions } from '../../contract/resources/travelRestrictions.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { batchCalls } from './batchCalls.ts';
import { resourceCases, type Row } from './resourceCases.ts';

let server: TestServer;
let cases: ReturnType<typeof resourceCases>;
let calls: ReturnType<typeof batchCalls>;
beforeAll(async () => {
  server = await startTestServer();
  cases = resourceCases(server);
  calls = batchCalls(server);
});
afterAll(() => server.close());

const admin = () => server.as(server.fixtures.users.northwindAdmin);
const rule: Rule = {
  id: '0192f0c1-0000-7abc-8def-00000000000b',
  type: 'distance',
  maxDistanceMeters: 5000,
};

/** A group whose travel restriction was made in the group's own editor. */
async function groupWithRules(): Promise<EmployeeGroup> {
  const { id } = await cases.create(employeeGroups);
  const saved = await admin().post<EmployeeGroup>(`/v1/employee-groups/${id}/save`, {
    rules: { changed: [rule] },
  });
  expect(saved.status).toBe(200);
  return saved.body;
}
const remove = ({ id }: Row) => admin().delete(`/v1/employee-groups/${id}`);
const restore = ({ id }: Row) => admin().post<Row>(`/v1/employee-groups/${id}/restore`);
const statusOf = async (id: string | null) =>
  (await admin().get(`/v1/travel-restrictions/${id}`)).status;
const usesOf = async ({ id }: Row) => {
  const path = '/v1/employee-groups/deletion-check';
  const { body } = await admin().post<DeletionCheck[]>(path, { ids: [id] });
  return body[0]?.uses;
};

it('deletes the travel restriction made in the editor of a group with it, and restores both', async () => {
  const group = await groupWithRules();
  expect(await usesOf(group)).toMatchObject([
    { resource: 'travel-restrictions', effect: 'delete', count: 1 },
  ]);
  expect((await remove(group)).status).toBe(200);
  expect(await statusOf(group.restrictionId)).toBe(404);
  expect(await restore(group)).toMatchObject({
    status: 200,
    body: { restrictionId: group.restrictionId },
  });
  expect(await statusOf(group.restrictionId)).toBe(200);
  const at = `/v1/travel-restrictions/${group.restrictionId}/history`;
  const { body } = await admin().get<{ action: string }[]>(at);
  expect(body.map(({ action }) => action).sort()).toEqual(['create', 'delete', 'restore']);
});

it('keeps a restriction that another group uses, that the group gave up, or that was made by itself', async () => {
  const shared = await groupWithRules();
  await cases.create(employeeGroups, { restrictionId: shared.restrictionId });
  const givenUp = await groupWithRules();
  await admin().patch(`/v1/employee-groups/${givenUp.id}`, { restrictionId: null });
  const { id } = await cases.create(travelRestrictions);
  const given = await cases.create(employeeGroups, { restrictionId: id });
  for (const group of [shared, givenUp, given]) {
    expect(await usesOf(group)).toEqual([]);
    expect((await remove(group)).status).toBe(200);
  }
  for (const kept of [shared.restrictionId, givenUp.restrictionId, id])
    expect(await statusOf(kept)).toBe(200);
});

it('keeps a restriction that a deleted group would get back', async () => {
  const group = await groupWithRules();
  const { restrictionId } = group;
  const other = await cases.create(employeeGroups, { restrictionId });
  for (const one of [other, group]) expect((await remove(one)).status).toBe(200);
  expect(await statusOf(restrictionId)).toBe(200);
  expect(await restore(other)).toMatchObject({ status: 200, body: { restrictionId } });
});

it('deletes and restores it in a batch too', async () => {
  const { northwindAdmin } = server.fixtures.users;
  const groups = [await groupWithRules(), await groupWithRules()];
  const { body: batch } = await calls.begin<Batch>(northwindAdmin, 'employee-groups', {
    action: 'delete',
    ids: groups.map(({ id }) => id),
  });
  const uses = await admin().get<BatchUse[]>(`/v1/batches/${batch.id}/uses`);
  expect(uses.body).toEqual([{ resource: 'travel-restrictions', effect: 'delete', count: 2 }]);
  const done = await calls.carryOut(northwindAdmin, batch);
  for (const { restrictionId } of groups) expect(await statusOf(restrictionId)).toBe(404);
  await calls.takeBack(northwindAdmin, done);
  for (const { id, restrictionId } of groups) {
    expect(await statusOf(restrictionId)).toBe(200);
    const { body } = await admin().get<Row>(`/v1/employee-groups/${id}`);
    expect(body['restrictionId']).toBe(restrictionId);
  }
});

it('is deleted and restored once with its whole account', async () => {
  const manager = server.as(server.fixtures.users.fleetManager);
  const { id: corporationId } = await cases.create(corporations);
  const made = await cases.values(employeeGroups, { corporationId, restrictionId: null });
  const { body: group } = await manager.post<Row>('/v1/employee-groups', made);
  const saved = await manager.post<EmployeeGroup>(`/v1/employee-groups/${group.id}/save`, {
    rules: { changed: [rule] },
  });
  const at = `/v1/travel-restrictions/${saved.body.restrictionId}`;
  expect((await manager.delete(`/v1/corporations/${corporationId}`)).status).toBe(200);
  expect((await manager.get(at)).status).toBe(404);
  await manager.post(`/v1/corporations/${corporationId}/restore`);
  expect((await manager.get(at)).status).toBe(200);
  const restored = await manager.get<EmployeeGroup>(`/v1/employee-groups/${group.id}`);
  expect(restored.body.restrictionId).toBe(saved.body.restrictionId);
});
