import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Batch, BatchRow } from '../../contract/core/batch.ts';
import type { Problem } from '../../contract/core/errors.ts';
import { businessPassengers } from '../../contract/resources/businessPassengers.ts';
import { corporations } from '../../contract/resources/corporations.ts';
import { employeeGroups } from '../../contract/resources/employeeGroups.ts';
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

describe('the rows of a batch', () => {
  it('are refused one by one, each with its reason in the reader’s language', async () => {
    const { northwindAdmin } = server.fixtures.users;
    const { northwind } = server.fixtures.corporations;
    const used = await cases.create(employeeGroups);
    await cases.create(businessPassengers, { groupId: used.id });
    const free = await cases.create(employeeGroups);
    const ids = [northwind.defaultGroupId, used.id, free.id];
    const { body } = await calls.begin(northwindAdmin, 'employee-groups', {
      action: 'delete',
      ids,
    });
    expect(body).toMatchObject({ rows: { total: 3, changed: 1, refused: 2 } });
    expect(Object.fromEntries(body.refusals.map(({ code, rows }) => [code, rows]))).toEqual({
      DEFAULT_GROUP_CANNOT_BE_DELETED: 1,
      STILL_IN_USE: 1,
    });
    const done = await calls.carryOut(northwindAdmin, body);
    const rows = await calls.rowsOf(northwindAdmin, done);
    expect(rows.map(({ id, outcome }) => [id, outcome])).toEqual([
      [ids[0], 'refused'],
      [ids[1], 'refused'],
      [ids[2], 'changed'],
    ]);
    expect(rows[1]!.label).toBe(used['name']);
    const french = await server
      .as(northwindAdmin)
      .get<BatchRow[]>(`/v1/batches/${body.id}/rows?outcome=refused`, { language: 'fr' });
    expect(french.body.map(({ id }) => id)).toEqual(ids.slice(0, 2));
    expect(french.body[1]!.message).not.toBe(rows[1]!.message);
    expect(french.headers.get('x-total-count')).toBe('2');
  });

  it('name what still uses them and how much, and are counted together for one reason', async () => {
    const { northwindAdmin } = server.fixtures.users;
    const groups = [await cases.create(employeeGroups), await cases.create(employeeGroups)];
    const [one, two] = groups as [Row, Row];
    for (const { id } of [one, two, two]) await cases.create(businessPassengers, { groupId: id });
    const { body } = await calls.begin(northwindAdmin, 'employee-groups', {
      action: 'delete',
      ids: [one.id, two.id],
    });
    const resource = 'business-passengers';
    const { message } = body.refusals[0]!;
    expect(body.refusals).toEqual([
      { code: 'STILL_IN_USE', message, params: { resource, count: 3 }, rows: 2 },
    ]);
    const rows = await calls.rowsOf(northwindAdmin, body);
    expect(rows.map(({ params }) => params)).toEqual([
      { resource, count: 1 },
      { resource, count: 2 },
    ]);
  });

  it('say that they were deleted in the meantime, not that a list should be loaded again', async () => {
    const { northwindAdmin } = server.fixtures.users;
    const { id } = await cases.create(businessPassengers);
    await server.as(northwindAdmin).delete(`/v1/business-passengers/${id}`);
    const { body } = await calls.begin(northwindAdmin, 'business-passengers', {
      action: 'delete',
      ids: [id],
    });
    expect(body.refusals).toMatchObject([
      { code: 'NOT_FOUND', message: expect.stringContaining('was deleted in the meantime') },
    ]);
  });

  it('are previewed with what would be deleted with them or lose its reference', async () => {
    const { fleetManager } = server.fixtures.users;
    const accounts = [await cases.create(corporations), await cases.create(corporations)];
    const { body } = await calls.begin(fleetManager, 'corporations', {
      action: 'delete',
      ids: accounts.map(({ id }) => id),
    });
    const uses = await server.as(fleetManager).get(`/v1/batches/${body.id}/uses`);
    // The default group of each.
    expect(uses.body).toEqual([{ resource: 'employee-groups', effect: 'delete', count: 2 }]);
    const strange = await server
      .as(server.fixtures.users.northwindAdmin)
      .get(`/v1/batches/${body.id}/uses`);
    expect(strange.status).toBe(404);
  });

  it('stay as they are if they already have the values', async () => {
    const { northwindAdmin } = server.fixtures.users;
    const [active, other] = [
      await cases.create(businessPassengers, { status: 'active' }),
      await cases.create(businessPassengers, { status: 'inactive' }),
    ];
    const { body } = await calls.begin(northwindAdmin, 'business-passengers', {
      action: 'update',
      ids: [active.id, other.id, active.id],
      changes: { status: 'active' },
    });
    expect(body.rows).toEqual({ total: 2, changed: 1, unchanged: 1, refused: 0 });
    await calls.carryOut(northwindAdmin, body);
    expect((await calls.historyOf(northwindAdmin, 'business-passengers', active.id)).length).toBe(
      1,
    );
  });

  it('are still changed if the database refuses one of them', async () => {
    const { northwindAdmin } = server.fixtures.users;
    const people = [await cases.create(businessPassengers), await cases.create(businessPassengers)];
    const { body } = await calls.begin(northwindAdmin, 'business-passengers', {
      action: 'update',
      ids: people.map(({ id }) => id),
      changes: { email: 'only.one@valid.example', givenName: 'Shared' },
    });
    expect(body.rows).toMatchObject({ changed: 1, refused: 1 });
    const done = await calls.carryOut(northwindAdmin, body);
    expect(done.rows).toMatchObject({ changed: 1, refused: 1 });
    const [first, second] = await calls.valuesOf(
      northwindAdmin,
      'business-passengers',
      people.map(({ id }) => id),
    );
    expect(first).toMatchObject({ email: 'only.one@valid.example', givenName: 'Shared' });
    // All or nothing: not the name without the address.
    expect(second).toEqual(people[1]);
  });

  it('are checked against the rules of a single write', async () => {
    const { northwindAdmin } = server.fixtures.users;
    const { globex } = server.fixtures.corporations;
    const { id } = await cases.create(businessPassengers);
    const { body } = await calls.begin(northwindAdmin, 'business-passengers', {
      action: 'update',
      ids: [id],
      changes: { groupId: globex.defaultGroupId },
    });
    expect(body).toMatchObject({ rows: { refused: 1 }, refusals: [{ code: 'VALIDATION_FAILED' }] });
    const invalid = await calls.begin<Problem>(northwindAdmin, 'business-passengers', {
      action: 'update',
      ids: [id],
      changes: { email: 'nobody' },
    });
    expect(invalid.body.errors).toMatchObject({ 'changes.email': { code: 'email' } });
  });

  it('may only be given values that the role may set', async () => {
    const { northwindAdmin } = server.fixtures.users;
    const { northwind } = server.fixtures.corporations;
    const reply = await calls.begin<Problem>(northwindAdmin, 'corporations', {
      action: 'update',
      ids: [northwind.id],
      changes: { code: 'X1' },
    });
    expect(reply.body.errors).toMatchObject({ 'changes.code': { code: 'notAllowed' } });
    const deletion = await calls.begin(northwindAdmin, 'corporations', {
      action: 'delete',
      ids: [northwind.id],
    });
    expect(deletion).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
  });
});

it('a batch belongs to the person who began it', async () => {
  const { northwindAdmin, bothAdmin, fleetManager } = server.fixtures.users;
  const { id } = await cases.create(businessPassengers);
  const { body } = await calls.begin(northwindAdmin, 'business-passengers', {
    action: 'delete',
    ids: [id],
  });
  const own = await server.as(northwindAdmin).get<Batch[]>('/v1/batches');
  expect(own.body[0]).toEqual(body);
  for (const stranger of [bothAdmin, fleetManager]) {
    const client = server.as(stranger);
    const listed = await client.get<Batch[]>('/v1/batches');
    expect(listed.body.map((batch) => batch.id)).not.toContain(body.id);
    for (const call of [
      client.get(`/v1/batches/${body.id}`),
      client.get(`/v1/batches/${body.id}/rows`),
      client.post(`/v1/batches/${body.id}/start`),
      client.post(`/v1/batches/${body.id}/undo`),
    ])
      expect((await call).status).toBe(404);
  }
});

it('a batch changes nothing for somebody who has lost their access in the meantime', async () => {
  const { globexAdmin } = server.fixtures.users;
  const { greta } = server.fixtures.employees;
  const { body } = await calls.begin(globexAdmin, 'business-passengers', {
    action: 'update',
    ids: [greta.id],
    changes: { status: 'inactive' },
  });
  await server.as(globexAdmin).post(`/v1/batches/${body.id}/start`);
  const switchTo = (status: string) =>
    server.context.database.orm.execute(
      sql`update users set status = ${status} where id = ${globexAdmin.id}`,
    );
  await switchTo('inactive');
  await calls.run(body);
  await switchTo('active');
  expect(await calls.read(globexAdmin, body)).toMatchObject({
    state: 'FAILED',
    rows: { changed: 0 },
  });
  expect(await calls.valuesOf(globexAdmin, 'business-passengers', [greta.id])).toMatchObject([
    { status: 'active' },
  ]);
});
