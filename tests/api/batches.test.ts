import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { rolesFor } from '../../contract/core/access.ts';
import { BATCH_KEPT_HOURS, type Batch, type BatchRow } from '../../contract/core/batch.ts';
import type { Problem } from '../../contract/core/errors.ts';
import type { HistoryEntry } from '../../contract/core/history.ts';
import { businessPassengers } from '../../contract/resources/businessPassengers.ts';
import { employeeGroups } from '../../contract/resources/employeeGroups.ts';
import { batches, batchRows } from '../../server/db/tables/index.ts';
import { runJob } from '../../server/jobs/handlers.ts';
import { CHECKED_AT_ONCE } from '../../server/services/batches/createBatch.ts';
import { keepHouse } from '../../server/services/housekeeping.ts';
import { CHANNEL_A, type TestUser } from '../support/fixtures.ts';
import { startTestServer, type Reply, type TestServer } from '../support/server.ts';
import { validRow, type Values } from '../support/validRow.ts';
import {
  allResources,
  creatable,
  fieldsWritten,
  path,
  resourceCases,
  type Row,
} from './resourceCases.ts';

let server: TestServer;
let cases: ReturnType<typeof resourceCases>;
let now = new Date();
beforeAll(async () => {
  server = await startTestServer({ database: inject('database'), context: { now: () => now } });
  cases = resourceCases(server);
});
beforeEach(() => {
  now = new Date();
});
afterAll(() => server.close());

const begin = <T = Batch>(user: TestUser, name: string, body: object): Promise<Reply<T>> =>
  server.as(user).post<T>(`/v1/${name}/batch`, body);
const run = ({ id }: Batch) =>
  runJob(server.context, 'run-batch', { channelId: CHANNEL_A, batchId: id });
const read = async (user: TestUser, { id }: Batch) =>
  (await server.as(user).get<Batch>(`/v1/batches/${id}`)).body;
const rowsOf = async (user: TestUser, { id }: Batch, query = '') =>
  (await server.as(user).get<BatchRow[]>(`/v1/batches/${id}/rows?maxPerPage=100${query}`)).body;

/** Starts a batch, does what its job does, and answers how it ended. */
async function carryOut(user: TestUser, batch: Batch): Promise<Batch> {
  const started = await server.as(user).post<Batch>(`/v1/batches/${batch.id}/start`);
  expect(started).toMatchObject({ status: 202, body: { state: 'QUEUED' } });
  expect(server.enqueued).toContainEqual({
    name: 'run-batch',
    payload: { channelId: CHANNEL_A, batchId: batch.id },
  });
  await run(batch);
  return read(user, batch);
}

async function takeBack(user: TestUser, batch: Batch): Promise<Batch> {
  const undo = await server.as(user).post<Batch>(`/v1/batches/${batch.id}/undo`);
  expect(undo).toMatchObject({ status: 202, body: { undoes: batch.id } });
  await run(undo.body);
  return read(user, undo.body);
}

const valuesOf = async (user: TestUser, name: string, ids: readonly string[]) => {
  const rows = await Promise.all(ids.map((id) => server.as(user).get<Row>(`/v1/${name}/${id}`)));
  return rows.map(({ status, body }) => (status === 200 ? body : null));
};
const historyOf = async (user: TestUser, name: string, id: string) =>
  (await server.as(user).get<HistoryEntry[]>(`/v1/${name}/${id}/history`)).body;

describe.each(creatable.map((resource) => [resource.name, resource] as const))(
  'a batch of %s',
  (name, resource) => {
    const user = () => cases.userFor(resource, 'create');
    const makeTwo = async () => [await cases.create(resource), await cases.create(resource)];

    /** A change that both rows can take, of a field that no two rows need to differ in. */
    async function changeFor(rows: readonly Row[]): Promise<Values | null> {
      for (const [field, declared] of fieldsWritten(resource, 'always')) {
        const kinds = ['choice', 'boolean', 'text', 'email', 'reference'];
        if (declared.unique || !kinds.includes(declared.kind)) continue;
        const fresh: Values = validRow({ ...resource, fields: { [field]: declared } }, 3_001, {
          ...(declared.kind === 'reference' && {
            [field]: await cases.referenceTo(declared.to),
          }),
        });
        const reply = await begin(user(), name, {
          action: 'update',
          ids: rows.map(({ id }) => id),
          changes: fresh,
        });
        if (reply.status === 201 && reply.body.rows.changed === rows.length) return fresh;
      }
      return null;
    }

    it('changes rows as single writes do, and takes them back', async () => {
      const rows = await makeTwo();
      const ids = rows.map(({ id }) => id);
      const changes = await changeFor(rows);
      expect(changes).not.toBeNull();
      const looked = await begin(user(), name, { action: 'update', ids, changes });
      expect(looked.body).toMatchObject({
        state: 'READY',
        rows: { total: 2, changed: 2, unchanged: 0, refused: 0 },
      });
      expect(await valuesOf(user(), name, ids)).toEqual(rows);

      const done = await carryOut(user(), looked.body);
      expect(done).toMatchObject({ state: 'DONE', rows: { total: 2, changed: 2 } });
      const changed = await valuesOf(user(), name, ids);
      rows.forEach((row, index) => expect(changed[index]).toMatchObject(kept(row, changes!)));
      for (const field of Object.keys(changes!)) {
        expect(changed[0]![field]).not.toEqual(rows[0]![field]);
        expect(changed[1]![field]).toEqual(changed[0]![field]);
      }
      for (const id of ids)
        expect((await historyOf(user(), name, id))[0]).toMatchObject({ action: 'update' });

      const undone = await takeBack(user(), done);
      expect(undone).toMatchObject({ state: 'DONE', rows: { total: 2, changed: 2, refused: 0 } });
      expect(await valuesOf(user(), name, ids)).toEqual(rows);
    });

    it('deletes rows and brings them back', async () => {
      const rows = await makeTwo();
      const ids = rows.map(({ id }) => id);
      const looked = await begin(user(), name, { action: 'delete', ids });
      expect(looked.body).toMatchObject({ state: 'READY', rows: { total: 2, changed: 2 } });
      const done = await carryOut(user(), looked.body);
      expect(await valuesOf(user(), name, ids)).toEqual([null, null]);
      await takeBack(user(), done);
      expect(await valuesOf(user(), name, ids)).toEqual(rows);
      expect((await historyOf(user(), name, ids[0]!)).map(({ action }) => action)).toEqual([
        'restore',
        'delete',
        'create',
      ]);
    });

    it('finds rows of others not there, whoever asks', async () => {
      const { id } = await cases.create(resource);
      const { tasmanAdmin, globexAdmin, harbourFleetManager } = server.fixtures.users;
      const strangers = [tasmanAdmin, harbourFleetManager];
      if (resource.scope.by === 'corporation') strangers.push(globexAdmin);
      for (const stranger of strangers) {
        const reply = await begin(stranger, name, { action: 'delete', ids: [id] });
        if (reply.status === 403) continue;
        expect(reply.body).toMatchObject({
          rows: { total: 1, changed: 0, refused: 1 },
          refusals: [{ code: 'NOT_FOUND' }],
        });
        expect(await rowsOf(stranger, reply.body)).toMatchObject([{ id, label: '' }]);
      }
      expect(await valuesOf(user(), name, [id])).not.toEqual([null]);
    });

    it('refuses what makes no sense, naming it', async () => {
      const { id } = await cases.create(resource);
      const errorsOf = async (body: object) => {
        const reply = await begin<Problem>(user(), name, body);
        expect(reply.status).toBe(422);
        return Object.keys(reply.body.errors ?? {});
      };
      expect(await errorsOf({})).toContain('action');
      expect(await errorsOf({ action: 'delete' })).toEqual(['ids']);
      expect(await errorsOf({ action: 'delete', ids: [id], filter: {} })).toEqual(['ids']);
      expect(await errorsOf({ action: 'update', ids: [id] })).toEqual(['changes']);
      expect(await errorsOf({ action: 'update', ids: [id], changes: {} })).toEqual(['changes']);
      expect(await errorsOf({ action: 'update', ids: [id], changes: { nonsense: 1 } })).toContain(
        'changes.nonsense',
      );
      expect(await errorsOf({ action: 'delete', filter: { nonsense: 'x' } })).toEqual([
        'filter.nonsense',
      ]);
      expect(await errorsOf({ action: 'delete', filter: { page: '1' } })).toEqual(['filter.page']);
    });
  },
);
/** What a change leaves as it was. */
const kept = (row: Row, changes: Values) =>
  Object.fromEntries(Object.entries(row).filter(([field]) => !(field in changes)));

it('is offered for what somebody may change or delete, and nothing else', async () => {
  for (const resource of allResources) {
    const may = [...rolesFor(resource, 'update'), ...rolesFor(resource, 'delete')].length > 0;
    const reply = await server.anonymous(CHANNEL_A).post(`/v1/${resource.name}/batch`, {});
    expect([resource.name, reply.status]).toEqual([resource.name, may ? 401 : 405]);
  }
});

/** Employees of Northwind, made in the database: many are needed, and quickly. */
async function manyEmployees(count: number, familyName: string): Promise<string[]> {
  const { anna } = server.fixtures.employees;
  const { rows } = await server.context.database.orm.execute<{ id: string }>(sql`
    insert into business_passengers
    select (jsonb_populate_record(p, jsonb_build_object(
      'id', gen_random_uuid(), 'family_name', ${familyName}::text,
      'given_name', 'N' || lpad(n::text, 6, '0'), 'email', ${familyName}::text || n || '@many.example'))).*
    from business_passengers p, generate_series(1, ${count}) n where p.id = ${anna.id}
    returning id`);
  return rows.map(({ id }) => id);
}

describe('a batch by a filter of the list', () => {
  const MANY = 2 * CHECKED_AT_ONCE + 17;

  it('takes every row that matches but the excepted, looked at and changed in the background', async () => {
    const { northwindAdmin } = server.fixtures.users;
    const ids = await manyEmployees(MANY, 'Legion');
    const except = ids.slice(0, 3);
    const filter = { dynamicSearch: 'Legion', status: 'active', sort: '-givenName' };
    const { body } = await begin(northwindAdmin, 'business-passengers', {
      action: 'update',
      filter,
      except,
      changes: { status: 'inactive' },
    });
    expect(body).toMatchObject({ state: 'CHECKING', rows: { total: MANY - 3, changed: 0 } });
    const early = await server.as(northwindAdmin).post(`/v1/batches/${body.id}/start`);
    expect(early).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
    await run(body);
    expect(await read(northwindAdmin, body)).toMatchObject({
      state: 'READY',
      rows: { changed: MANY - 3, refused: 0 },
    });
    expect(await rowsOf(northwindAdmin, body)).toMatchObject([
      { label: `N${String(MANY).padStart(6, '0')} Legion` },
      ...Array.from({ length: 99 }, () => ({ outcome: 'changed' })),
    ]);
    // Who came into the list meanwhile was not looked at, and is not changed.
    const [late] = await manyEmployees(1, 'Legionnaire');
    const done = await carryOut(northwindAdmin, body);
    expect(done).toMatchObject({ state: 'DONE', rows: { changed: MANY - 3 } });
    const left = await server
      .as(northwindAdmin)
      .get<Row[]>('/v1/business-passengers?dynamicSearch=Legion&status=active&maxPerPage=100');
    expect(left.body.map(({ id }) => id).sort()).toEqual([...except, late!].sort());

    const undone = await takeBack(northwindAdmin, done);
    expect(undone.rows).toEqual({ total: MANY - 3, changed: MANY - 3, unchanged: 0, refused: 0 });
  });

  it('means the rows of the account that the list shows', async () => {
    const { bothAdmin } = server.fixtures.users;
    const { globex, northwind } = server.fixtures.corporations;
    const counts = await Promise.all(
      [globex.id, northwind.id].map(async (corporationId) => {
        const list = await server
          .as(bothAdmin)
          .get(`/v1/business-passengers?corporationId=${corporationId}`);
        const batch = await begin(bothAdmin, 'business-passengers', {
          action: 'delete',
          filter: { corporationId },
        });
        return [Number(list.headers.get('x-total-count')), batch.body.rows.total];
      }),
    );
    for (const [listed, batched] of counts) expect(batched).toBe(listed);
  });

  it('goes on after the last rows that were settled when the server is killed', async () => {
    const { northwindAdmin } = server.fixtures.users;
    await manyEmployees(CHECKED_AT_ONCE, 'Cutoff');
    const { body } = await begin(northwindAdmin, 'business-passengers', {
      action: 'delete',
      filter: { dynamicSearch: 'Cutoff' },
    });
    await server.as(northwindAdmin).post(`/v1/batches/${body.id}/start`);
    // The process ends between two chunks: its database connection is all it had.
    const { orm } = server.context.database;
    let settled = 0;
    const cut = Object.assign(Object.create(server.context.database) as object, {
      orm: new Proxy(orm, {
        get(target, property) {
          if (property === 'transaction' && (settled += 1) > 1)
            return () => Promise.reject(new Error('cut'));
          const value: unknown = Reflect.get(target, property);
          return typeof value === 'function' ? value.bind(target) : value;
        },
      }),
    }) as TestServer['context']['database'];
    await expect(
      runJob({ ...server.context, database: cut }, 'run-batch', {
        channelId: CHANNEL_A,
        batchId: body.id,
      }),
    ).rejects.toThrow('cut');
    const stopped = await read(northwindAdmin, body);
    expect(stopped.state).toBe('FAILED');
    expect(stopped.rows.changed).toBeGreaterThan(0);
    expect(stopped.rows.changed).toBeLessThan(CHECKED_AT_ONCE);
    await run(body);
    expect(await read(northwindAdmin, body)).toMatchObject({
      state: 'DONE',
      rows: { changed: CHECKED_AT_ONCE, refused: 0 },
    });
    const [{ id }] = (await rowsOf(northwindAdmin, body)) as [BatchRow];
    const { rows } = await orm.execute(
      sql`select 1 from audit_entries where resource_id = ${id} and action = 'delete'`,
    );
    expect(rows).toHaveLength(1);
  });
});

describe('the rows of a batch', () => {
  it('are refused one by one, each with its reason in the reader’s language', async () => {
    const { northwindAdmin } = server.fixtures.users;
    const { northwind } = server.fixtures.corporations;
    const used = await cases.create(employeeGroups);
    await cases.create(businessPassengers, { groupId: used.id });
    const free = await cases.create(employeeGroups);
    const ids = [northwind.defaultGroupId, used.id, free.id];
    const { body } = await begin(northwindAdmin, 'employee-groups', { action: 'delete', ids });
    expect(body).toMatchObject({ rows: { total: 3, changed: 1, refused: 2 } });
    expect(Object.fromEntries(body.refusals.map(({ code, rows }) => [code, rows]))).toEqual({
      DEFAULT_GROUP_CANNOT_BE_DELETED: 1,
      STILL_IN_USE: 1,
    });
    const done = await carryOut(northwindAdmin, body);
    const rows = await rowsOf(northwindAdmin, done);
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

  it('stay as they are where they are so already', async () => {
    const { northwindAdmin } = server.fixtures.users;
    const [active, other] = [
      await cases.create(businessPassengers, { status: 'active' }),
      await cases.create(businessPassengers, { status: 'inactive' }),
    ];
    const { body } = await begin(northwindAdmin, 'business-passengers', {
      action: 'update',
      ids: [active.id, other.id, active.id],
      changes: { status: 'active' },
    });
    expect(body.rows).toEqual({ total: 2, changed: 1, unchanged: 1, refused: 0 });
    await carryOut(northwindAdmin, body);
    expect((await historyOf(northwindAdmin, 'business-passengers', active.id)).length).toBe(1);
  });

  it('go on when the database refuses one of them', async () => {
    const { northwindAdmin } = server.fixtures.users;
    const people = [await cases.create(businessPassengers), await cases.create(businessPassengers)];
    const { body } = await begin(northwindAdmin, 'business-passengers', {
      action: 'update',
      ids: people.map(({ id }) => id),
      changes: { email: 'only.one@valid.example', givenName: 'Shared' },
    });
    expect(body.rows).toMatchObject({ changed: 1, refused: 1 });
    const done = await carryOut(northwindAdmin, body);
    expect(done.rows).toMatchObject({ changed: 1, refused: 1 });
    const [first, second] = await valuesOf(
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
    const { body } = await begin(northwindAdmin, 'business-passengers', {
      action: 'update',
      ids: [id],
      changes: { groupId: globex.defaultGroupId },
    });
    expect(body).toMatchObject({ rows: { refused: 1 }, refusals: [{ code: 'VALIDATION_FAILED' }] });
    const invalid = await begin<Problem>(northwindAdmin, 'business-passengers', {
      action: 'update',
      ids: [id],
      changes: { email: 'nobody' },
    });
    expect(invalid.body.errors).toMatchObject({ 'changes.email': { code: 'email' } });
  });

  it('may only be given what the role may set', async () => {
    const { northwindAdmin } = server.fixtures.users;
    const { northwind } = server.fixtures.corporations;
    const reply = await begin<Problem>(northwindAdmin, 'corporations', {
      action: 'update',
      ids: [northwind.id],
      changes: { code: 'X1' },
    });
    expect(reply.body.errors).toMatchObject({ 'changes.code': { code: 'notAllowed' } });
    const deletion = await begin(northwindAdmin, 'corporations', {
      action: 'delete',
      ids: [northwind.id],
    });
    expect(deletion).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
  });
});

describe('undoing a batch', () => {
  const deactivate = async (people: readonly Row[]) => {
    const { northwindAdmin } = server.fixtures.users;
    const { body } = await begin(northwindAdmin, 'business-passengers', {
      action: 'update',
      ids: people.map(({ id }) => id),
      changes: { status: 'inactive' },
    });
    return carryOut(northwindAdmin, body);
  };
  const makeThree = () =>
    Promise.all([1, 2, 3].map(() => cases.create(businessPassengers, { status: 'active' })));

  it('leaves rows alone that were changed since, and names them', async () => {
    const { northwindAdmin } = server.fixtures.users;
    const people = await makeThree();
    const done = await deactivate(people);
    const admin = server.as(northwindAdmin);
    const [edited, deleted, untouched] = people;
    await admin.patch(path(businessPassengers, edited!.id), { givenName: 'Edited' });
    await admin.delete(path(businessPassengers, deleted!.id));
    const undone = await takeBack(northwindAdmin, done);
    expect(undone.rows).toEqual({ total: 3, changed: 1, unchanged: 0, refused: 2 });
    const rows = await rowsOf(northwindAdmin, undone, '&outcome=refused');
    expect(rows.map(({ id }) => id).sort()).toEqual([edited!.id, deleted!.id].sort());
    expect(rows.find(({ id }) => id === edited!.id)).toMatchObject({
      label: `Edited ${String(edited!['familyName'])}`,
      code: 'CHANGED_SINCE',
      message: expect.stringContaining('changed since'),
    });
    expect(
      await valuesOf(northwindAdmin, 'business-passengers', [edited!.id, untouched!.id]),
    ).toMatchObject([{ status: 'inactive', givenName: 'Edited' }, { status: 'active' }]);
  });

  it('happens once, however often it is asked for', async () => {
    const { northwindAdmin } = server.fixtures.users;
    const done = await deactivate(await makeThree());
    const undo = () => server.as(northwindAdmin).post<Batch>(`/v1/batches/${done.id}/undo`);
    const [one, other] = await Promise.all([undo(), undo()]);
    expect([one.status, other.status]).toEqual([202, 202]);
    expect(one.body.id).toBe(other.body.id);
    await run(one.body);
    expect(await read(northwindAdmin, done)).toMatchObject({
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
    await keepHouse(server.context);
    const { orm } = server.context.database;
    const record = sql`${batches.id} = ${done.id}`;
    expect(await orm.$count(batches, record)).toBe(0);
    expect(await orm.$count(batchRows, sql`${batchRows.batchId} = ${done.id}`)).toBe(0);
  });
});

it('belongs to whoever began it', async () => {
  const { northwindAdmin, bothAdmin, fleetManager } = server.fixtures.users;
  const { id } = await cases.create(businessPassengers);
  const { body } = await begin(northwindAdmin, 'business-passengers', {
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

it('changes nothing for somebody who lost their access meanwhile', async () => {
  const { globexAdmin } = server.fixtures.users;
  const { greta } = server.fixtures.employees;
  const { body } = await begin(globexAdmin, 'business-passengers', {
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
  await run(body);
  await switchTo('active');
  expect(await read(globexAdmin, body)).toMatchObject({ state: 'FAILED', rows: { changed: 0 } });
  expect(await valuesOf(globexAdmin, 'business-passengers', [greta.id])).toMatchObject([
    { status: 'active' },
  ]);
});
