import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rolesFor } from '../../contract/core/access.ts';
import type { Problem } from '../../contract/core/errors.ts';
import { CHANNEL_A } from '../support/fixtures.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { validRow, type Values } from '../support/validRow.ts';
import { batchCalls } from './batchCalls.ts';
import {
  allResources,
  creatable,
  fieldsWritten,
  resourceCases,
  type Row,
} from './resourceCases.ts';

/** What holds for a batch of any resource. */

let server: TestServer;
let cases: ReturnType<typeof resourceCases>;
let calls: ReturnType<typeof batchCalls>;
beforeAll(async () => {
  server = await startTestServer();
  cases = resourceCases(server);
  calls = batchCalls(server);
});
afterAll(() => server.close());

describe.each(creatable.map((resource) => [resource.name, resource] as const))(
  'a batch of %s',
  (name, resource) => {
    const user = () => cases.userFor(resource, 'create');
    const makeTwo = async () => [await cases.create(resource), await cases.create(resource)];

    /** A change that both rows can take, to a field that need not differ between rows. */
    async function changeFor(rows: readonly Row[]): Promise<Values | null> {
      for (const [field, declared] of fieldsWritten(resource, 'always')) {
        const kinds = ['choice', 'boolean', 'text', 'email', 'reference', 'number', 'date'];
        if (declared.unique || !kinds.includes(declared.kind)) continue;
        const fresh: Values = validRow({ ...resource, fields: { [field]: declared } }, 3_001, {
          ...(declared.kind === 'reference' && {
            [field]: await cases.referenceTo(declared.to),
          }),
        });
        const reply = await calls.begin(user(), name, {
          action: 'update',
          ids: rows.map(({ id }) => id),
          changes: fresh,
        });
        if (reply.status === 201 && reply.body.rows.changed === rows.length) return fresh;
      }
      return null;
    }

    it('changes rows as single writes do, and undoes the changes', async () => {
      const rows = await makeTwo();
      const ids = rows.map(({ id }) => id);
      const changes = await changeFor(rows);
      expect(changes).not.toBeNull();
      const looked = await calls.begin(user(), name, { action: 'update', ids, changes });
      expect(looked.body).toMatchObject({
        state: 'READY',
        rows: { total: 2, changed: 2, unchanged: 0, refused: 0 },
      });
      expect(await calls.valuesOf(user(), name, ids)).toEqual(rows);

      const done = await calls.carryOut(user(), looked.body);
      expect(done).toMatchObject({ state: 'DONE', rows: { total: 2, changed: 2 } });
      const changed = await calls.valuesOf(user(), name, ids);
      rows.forEach((row, index) => expect(changed[index]).toMatchObject(kept(row, changes!)));
      for (const field of Object.keys(changes!)) {
        expect(changed[0]![field]).not.toEqual(rows[0]![field]);
        expect(changed[1]![field]).toEqual(changed[0]![field]);
      }
      for (const id of ids)
        expect((await calls.historyOf(user(), name, id))[0]).toMatchObject({ action: 'update' });

      const undone = await calls.takeBack(user(), done);
      expect(undone).toMatchObject({ state: 'DONE', rows: { total: 2, changed: 2, refused: 0 } });
      expect(await calls.valuesOf(user(), name, ids)).toEqual(rows);
    });

    it('deletes rows and restores them', async () => {
      const rows = await makeTwo();
      const ids = rows.map(({ id }) => id);
      const looked = await calls.begin(user(), name, { action: 'delete', ids });
      expect(looked.body).toMatchObject({ state: 'READY', rows: { total: 2, changed: 2 } });
      const done = await calls.carryOut(user(), looked.body);
      expect(await calls.valuesOf(user(), name, ids)).toEqual([null, null]);
      await calls.takeBack(user(), done);
      expect(await calls.valuesOf(user(), name, ids)).toEqual(rows);
      expect((await calls.historyOf(user(), name, ids[0]!)).map(({ action }) => action)).toEqual([
        'restore',
        'delete',
        'create',
      ]);
    });

    it('does not find the rows of others, whoever asks', async () => {
      const { id } = await cases.create(resource);
      const { tasmanAdmin, globexAdmin, harbourFleetManager } = server.fixtures.users;
      const strangers = [tasmanAdmin, harbourFleetManager];
      if (resource.scope.by === 'corporation') strangers.push(globexAdmin);
      for (const stranger of strangers) {
        const reply = await calls.begin(stranger, name, { action: 'delete', ids: [id] });
        if (reply.status === 403) continue;
        expect(reply.body).toMatchObject({
          rows: { total: 1, changed: 0, refused: 1 },
          refusals: [{ code: 'NOT_FOUND' }],
        });
        expect(await calls.rowsOf(stranger, reply.body)).toMatchObject([{ id, label: '' }]);
      }
      expect(await calls.valuesOf(user(), name, [id])).not.toEqual([null]);
    });

    it('refuses what makes no sense, and names it', async () => {
      const { id } = await cases.create(resource);
      const errorsOf = async (body: object) => {
        const reply = await calls.begin<Problem>(user(), name, body);
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
/** The values that a change leaves as they were. */
const kept = (row: Row, changes: Values) =>
  Object.fromEntries(Object.entries(row).filter(([field]) => !(field in changes)));

it('a batch is offered only for what somebody may change or delete, and restore', async () => {
  for (const resource of allResources) {
    const may =
      resource.softDelete &&
      [...rolesFor(resource, 'update'), ...rolesFor(resource, 'delete')].length > 0;
    const reply = await server.anonymous(CHANNEL_A).post(`/v1/${resource.name}/batch`, {});
    expect([resource.name, reply.status]).toEqual([resource.name, may ? 401 : 405]);
  }
});
