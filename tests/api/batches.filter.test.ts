import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BatchRow } from '../../contract/core/batch.ts';
import type { Database } from '../../server/db/open.ts';
import { runJob } from '../../server/jobs/handlers.ts';
import { CHECKED_AT_ONCE } from '../../server/services/batches/createBatch.ts';
import { CHANNEL_A } from '../support/fixtures.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { batchCalls } from './batchCalls.ts';
import type { Row } from './resourceCases.ts';

let server: TestServer;
let calls: ReturnType<typeof batchCalls>;
beforeAll(async () => {
  server = await startTestServer();
  calls = batchCalls(server);
});
afterAll(() => server.close());

/** Employees of Northwind, inserted directly because many are needed, and quickly. */
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

  it('changes every row that matches except the excluded ones, in the background', async () => {
    const { northwindAdmin } = server.fixtures.users;
    const ids = await manyEmployees(MANY, 'Legion');
    const except = ids.slice(0, 3);
    const filter = { dynamicSearch: 'Legion', status: 'active', sort: '-givenName' };
    const { body } = await calls.begin(northwindAdmin, 'business-passengers', {
      action: 'update',
      filter,
      except,
      changes: { status: 'inactive' },
    });
    expect(body).toMatchObject({ state: 'CHECKING', rows: { total: MANY - 3, changed: 0 } });
    const early = await server.as(northwindAdmin).post(`/v1/batches/${body.id}/start`);
    expect(early).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
    await calls.run(body);
    expect(await calls.read(northwindAdmin, body)).toMatchObject({
      state: 'READY',
      rows: { changed: MANY - 3, refused: 0 },
    });
    expect(await calls.rowsOf(northwindAdmin, body)).toMatchObject([
      { label: `N${String(MANY).padStart(6, '0')} Legion` },
      ...Array.from({ length: 99 }, () => ({ outcome: 'changed' })),
    ]);
    // Somebody who entered the list in the meantime was not previewed, and is not changed.
    const [late] = await manyEmployees(1, 'Legionnaire');
    const done = await calls.carryOut(northwindAdmin, body);
    expect(done).toMatchObject({ state: 'DONE', rows: { changed: MANY - 3 } });
    const left = await server
      .as(northwindAdmin)
      .get<Row[]>('/v1/business-passengers?dynamicSearch=Legion&status=active&maxPerPage=100');
    expect(left.body.map(({ id }) => id).sort()).toEqual([...except, late!].sort());

    const undone = await calls.takeBack(northwindAdmin, done);
    expect(undone.rows).toEqual({ total: MANY - 3, changed: MANY - 3, unchanged: 0, refused: 0 });
  });

  it('can be as long as a query string', async () => {
    const reply = await server
      .as(server.fixtures.users.northwindAdmin)
      .post('/v1/favourite-addresses/batch', {
        action: 'delete',
        filter: { dynamicSearch: 'x'.repeat(4001) },
      });
    expect(reply).toMatchObject({
      status: 422,
      body: { errors: { 'filter.dynamicSearch': { code: 'tooLong' } } },
    });
  });

  it('includes only the rows of the account that the list shows', async () => {
    const { bothAdmin } = server.fixtures.users;
    const { globex, northwind } = server.fixtures.corporations;
    const counts = await Promise.all(
      [globex.id, northwind.id].map(async (corporationId) => {
        const list = await server
          .as(bothAdmin)
          .get(`/v1/business-passengers?corporationId=${corporationId}`);
        const batch = await calls.begin(bothAdmin, 'business-passengers', {
          action: 'delete',
          filter: { corporationId },
        });
        return [Number(list.headers.get('x-total-count')), batch.body.rows.total];
      }),
    );
    for (const [listed, batched] of counts) expect(batched).toBe(listed);
  });

  it('continues after the last rows that were done when the server was killed', async () => {
    const { northwindAdmin } = server.fixtures.users;
    await manyEmployees(CHECKED_AT_ONCE, 'Cutoff');
    const { body } = await calls.begin(northwindAdmin, 'business-passengers', {
      action: 'delete',
      filter: { dynamicSearch: 'Cutoff' },
    });
    await server.as(northwindAdmin).post(`/v1/batches/${body.id}/start`);
    // The process dies between two chunks, which means that its database connection is gone.
    const { orm } = server.context.database;
    let settled = 0;
    const cut: Database = Object.assign(Object.create(server.context.database) as object, {
      reaching: () => cut,
      orm: new Proxy(orm, {
        get(target, property) {
          if (property === 'transaction' && (settled += 1) > 1)
            return () => Promise.reject(new Error('cut'));
          const value: unknown = Reflect.get(target, property);
          return typeof value === 'function' ? value.bind(target) : value;
        },
      }),
    }) as unknown as Database;
    await expect(
      runJob({ ...server.context, database: cut }, 'run-batch', {
        channelId: CHANNEL_A,
        batchId: body.id,
      }),
    ).rejects.toThrow('cut');
    const stopped = await calls.read(northwindAdmin, body);
    expect(stopped.state).toBe('FAILED');
    expect(stopped.rows.changed).toBeGreaterThan(0);
    expect(stopped.rows.changed).toBeLessThan(CHECKED_AT_ONCE);
    await calls.run(body);
    expect(await calls.read(northwindAdmin, body)).toMatchObject({
      state: 'DONE',
      rows: { changed: CHECKED_AT_ONCE, refused: 0 },
    });
    const [{ id }] = (await calls.rowsOf(northwindAdmin, body)) as [BatchRow];
    const { rows } = await orm.execute(
      sql`select 1 from audit_entries where resource_id = ${id} and action = 'delete'`,
    );
    expect(rows).toHaveLength(1);
  });
});
