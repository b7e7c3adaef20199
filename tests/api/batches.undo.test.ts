import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { BATCH_KEPT_HOURS, type Batch } from '../../contract/core/batch.ts';
import { businessPassengers } from '../../contract/resources/businessPassengers.ts';
import { batches, batchRows } from '../../server/db/tables/index.ts';
import { deleteOldRows } from '../../server/services/housekeeping.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { statementsOf } from '../support/statements.ts';
import { batchCalls } from './batchCalls.ts';
import { importCalls } from './importCalls.ts';
import { path, resourceCases, type Row } from './resourceCases.ts';

let server: TestServer;
let cases: ReturnType<typeof resourceCases>;
let calls: ReturnType<typeof batchCalls>;
let now = new Date();
beforeAll(async () => {
  server = await startTestServer({ context: { now: () => now } });
  cases = resourceCases(server);
  calls = batchCalls(server);
});
beforeEach(() => {
  now = new Date();
});
afterAll(() => server.close());

describe('undoing a batch', () => {
  const deactivate = async (people: readonly Row[]) => {
    const { northwindAdmin } = server.fixtures.users;
    const { body } = await calls.begin(northwindAdmin, 'business-passengers', {
      action: 'update',
      ids: people.map(({ id }) => id),
      changes: { status: 'inactive' },
    });
    return calls.carryOut(northwindAdmin, body);
  };
  const makeThree = () =>
    Promise.all([1, 2, 3].map(() => cases.create(businessPassengers, { status: 'active' })));

  it('does not change rows that have been changed since, and names them', async () => {
    const { northwindAdmin } = server.fixtures.users;
    const people = await makeThree();
    const done = await deactivate(people);
    const admin = server.as(northwindAdmin);
    const [edited, deleted, untouched] = people;
    await admin.patch(path(businessPassengers, edited!.id), { givenName: 'Edited' });
    await admin.delete(path(businessPassengers, deleted!.id));
    const undone = await calls.takeBack(northwindAdmin, done);
    expect(undone.rows).toEqual({ total: 3, changed: 1, unchanged: 0, refused: 2 });
    const rows = await calls.rowsOf(northwindAdmin, undone, '&outcome=refused');
    expect(rows.map(({ id }) => id).sort()).toEqual([edited!.id, deleted!.id].sort());
    expect(rows.find(({ id }) => id === edited!.id)).toMatchObject({
      label: `Edited ${String(edited!['familyName'])}`,
      code: 'CHANGED_SINCE',
      message: expect.stringContaining('changed since'),
    });
    expect(
      await calls.valuesOf(northwindAdmin, 'business-passengers', [edited!.id, untouched!.id]),
    ).toMatchObject([{ status: 'inactive', givenName: 'Edited' }, { status: 'active' }]);
  });

  it('of a deletion, and the deletion, need as many statements for many rows as for a few', async () => {
    const { northwindAdmin } = server.fixtures.users;
    const counted = async (rows: number) => {
      const people = await Promise.all(
        Array.from({ length: rows }, () => cases.create(businessPassengers, { status: 'active' })),
      );
      const ids = people.map(({ id }) => id);
      const { body } = await calls.begin(northwindAdmin, 'business-passengers', {
        action: 'delete',
        ids,
      });
      await server.as(northwindAdmin).post(`/v1/batches/${body.id}/start`);
      const { database } = server.context;
      const deleting = await statementsOf(database, () => calls.run(body));
      const undo = await server.as(northwindAdmin).post<Batch>(`/v1/batches/${body.id}/undo`);
      const restoring = await statementsOf(database, () => calls.run(undo.body));
      expect((await calls.read(northwindAdmin, undo.body)).rows.changed).toBe(rows);
      return [deleting.length, restoring.length];
    };
    const few = await counted(2);
    const many = await counted(12);
    expect(many).toEqual(few);
  });

  it('happens once, even if it is requested several times', async () => {
    const { northwindAdmin } = server.fixtures.users;
    const done = await deactivate(await makeThree());
    const undo = () => server.as(northwindAdmin).post<Batch>(`/v1/batches/${done.id}/undo`);
    const [one, other] = await Promise.all([undo(), undo()]);
    expect([one.status, other.status]).toEqual([202, 202]);
    expect(one.body.id).toBe(other.body.id);
    await calls.run(one.body);
    expect(await calls.read(northwindAdmin, done)).toMatchObject({
      undoneBy: one.body.id,
      undoUntil: null,
    });
    const again = await server.as(northwindAdmin).post(`/v1/batches/${one.body.id}/undo`);
    expect(again).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
    const restarted = await server.as(northwindAdmin).post(`/v1/batches/${done.id}/start`);
    expect(restarted).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
  });

  it('is possible for a day, after which nothing of the batch is kept', async () => {
    const { northwindAdmin } = server.fixtures.users;
    const done = await deactivate(await makeThree());
    expect(done.undoUntil).toBe(
      new Date(Date.parse(done.finishedAt!) + BATCH_KEPT_HOURS * 3_600_000).toISOString(),
    );
    now = new Date(Date.parse(done.undoUntil!));
    expect((await server.as(northwindAdmin).post(`/v1/batches/${done.id}/undo`)).status).toBe(404);
    now = new Date(now.getTime() + 1);
    await deleteOldRows(server.context);
    const { orm } = server.context.database;
    const record = sql`${batches.id} = ${done.id}`;
    expect(await orm.$count(batches, record)).toBe(0);
    expect(await orm.$count(batchRows, sql`${batchRows.batchId} = ${done.id}`)).toBe(0);
  });
});

it('undoes many different lines of an import with as many statements as a few', async () => {
  const lines = importCalls(server);
  const counted = async (rows: number) => {
    const people = Array.from({ length: rows }, () => lines.person());
    await lines.carryOut(await lines.bring(people));
    const renamed = await lines.bring(
      people.map((cells, index) => ({ ...cells, familyName: `Renamed ${index}` })),
    );
    await lines.act(renamed, 'check');
    await lines.act(renamed, 'start');
    await lines.run(renamed);
    await lines.act(renamed, 'undo');
    // Writing them is not counted: several lanes do that at once, and how often one looks for lines varies.
    const undoing = await statementsOf(server.context.database, () => lines.run(renamed));
    expect((await lines.read(renamed)).rows).toMatchObject({
      updated: rows,
      undone: rows,
      left: 0,
    });
    return undoing.length;
  };
  const few = await counted(2);
  expect(await counted(20)).toBe(few);
});
