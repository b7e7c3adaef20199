import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type HistoryEntry, personalFields } from '../../contract/core/history.ts';
import { businessPassengers } from '../../contract/resources/businessPassengers.ts';
import { auditEntries } from '../../server/db/tables/index.ts';
import type { TestUser } from '../support/fixtures.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { validRow, type Values } from '../support/validRow.ts';
import { creatable, fieldsWritten, path, resourceCases, type Row } from './resourceCases.ts';

let server: TestServer;
let cases: ReturnType<typeof resourceCases>;
beforeAll(async () => {
  server = await startTestServer();
  cases = resourceCases(server);
});
afterAll(() => server.close());

const nameOf = ({ role }: TestUser) => (role === 'corporationAdmin' ? 'Nora Wind' : 'Flo Manager');

const changesOf = ({ changes }: HistoryEntry) =>
  Object.fromEntries(changes.map(({ field, from, to }) => [field, { from, to }]));

describe.each(creatable.map((resource) => [resource.name, resource] as const))(
  'the history of %s',
  (_name, resource) => {
    const user = () => cases.userFor(resource, 'create');
    const historyOf = async (id: string, query = '?maxPerPage=100') => {
      const reply = await server
        .as(user())
        .get<HistoryEntry[]>(`${path(resource, id)}/history${query}`);
      return { entries: reply.body, total: Number(reply.headers.get('x-total-count')) };
    };

    it('says who changed each field, from which value to which', async () => {
      const created = await cases.create(resource);
      let row = created;
      const told: Values[] = [];
      for (const [name, field] of fieldsWritten(resource, 'always')) {
        const fresh: Values = validRow({ ...resource, fields: { [name]: field } }, 2_001, {
          ...(field.kind === 'reference' && { [name]: await cases.referenceTo(field.to) }),
        });
        const changed = await server.as(user()).patch<Row>(path(resource, row.id), fresh);
        expect(changed.status).toBe(200);
        if (JSON.stringify(row[name]) !== JSON.stringify(changed.body[name]))
          told.unshift({ [name]: { from: row[name], to: changed.body[name] } });
        row = changed.body;
      }
      expect(told.length).toBeGreaterThan(0);
      const { entries, total } = await historyOf(row.id);
      expect(total).toBe(told.length + 1);
      expect(entries.slice(0, -1).map(changesOf)).toEqual(told);
      expect(entries.map(({ action }) => action)).toEqual([...told.map(() => 'update'), 'create']);
      for (const { by } of entries) expect(by).toEqual({ id: user().id, name: nameOf(user()) });
      const times = entries.map(({ at }) => at);
      expect(times).toEqual(times.toSorted().toReversed());
      const first = changesOf(entries.at(-1)!);
      for (const [name, { write }] of Object.entries(resource.fields))
        if (write !== 'never' && created[name] !== null)
          expect(first[name]).toEqual({ from: null, to: created[name] });

      const page = await historyOf(row.id, '?page=1&maxPerPage=1');
      expect(page).toEqual({ entries: [entries[1]], total });
    });

    it('has a deletion and a restoration, and is not found while the row is deleted', async () => {
      const { id } = await cases.create(resource);
      const client = cases.clientFor(resource, 'delete');
      await client.delete(path(resource, id));
      expect((await client.get(`${path(resource, id)}/history`)).status).toBe(404);
      await client.post(`${path(resource, id)}/restore`);
      const { entries } = await historyOf(id);
      expect(entries.map(({ action }) => action)).toEqual(['restore', 'delete', 'create']);
    });

    it('refuses parameters that it does not know', async () => {
      const { id } = await cases.create(resource);
      const reply = await server.as(user()).get(`${path(resource, id)}/history?sort=at`);
      expect(reply).toMatchObject({ status: 400, body: { code: 'UNKNOWN_PARAMETER' } });
    });

    it('erases personal values on request, and keeps who changed what', async () => {
      const personal = personalFields(resource);
      const row = await cases.create(resource);
      const at = `${path(resource, row.id)}/history`;
      const client = cases.clientFor(resource, 'delete');
      if (personal.length === 0) {
        expect((await client.delete(at)).status).toBe(405);
        return;
      }
      const before = await historyOf(row.id);
      expect((await client.delete(at)).status).toBe(204);
      const { entries } = await historyOf(row.id);
      expect(entries.map(({ action }) => action)).toEqual(['erase-history', 'create']);
      const [, created] = entries;
      expect(created!.changes.map(({ field }) => field)).toEqual(
        before.entries[0]!.changes.map(({ field }) => field),
      );
      for (const { field, to, isKept } of created!.changes) {
        expect(isKept).toBe(!personal.includes(field));
        expect(to).toEqual(personal.includes(field) ? null : row[field]);
      }
      const stored = await server.context.database.orm
        .select({ changes: auditEntries.changes })
        .from(auditEntries)
        .where(eq(auditEntries.resourceId, row.id));
      for (const field of personal)
        if (typeof row[field] === 'string')
          expect(JSON.stringify(stored)).not.toContain(row[field]);
      // Repeating it changes nothing, but the request is recorded. It works for a deleted row as
      // well.
      await client.delete(path(resource, row.id));
      expect((await client.delete(at)).status).toBe(204);
    });
  },
);

it('is shown to everybody who may read the row, whoever wrote it', async () => {
  const { northwindAdmin, fleetManager } = server.fixtures.users;
  const { id } = await cases.create(businessPassengers);
  const at = `/v1/business-passengers/${id}/history`;
  const own = await server.as(northwindAdmin).get<HistoryEntry[]>(at);
  expect((await server.as(fleetManager).get<HistoryEntry[]>(at)).body).toEqual(own.body);
});

it('shows the changes of the default group that an account begins with', async () => {
  const { fleetManager } = server.fixtures.users;
  const account = await server.as(fleetManager).post<Row>('/v1/corporations', {
    name: 'Fresh',
    contactEmail: 'hello@fresh.example',
  });
  const groups = await server
    .as(fleetManager)
    .get<Row[]>(`/v1/employee-groups?corporationId=${account.body.id}`);
  const history = await server
    .as(fleetManager)
    .get<HistoryEntry[]>(`/v1/employee-groups/${groups.body[0]!.id}/history`);
  expect(history.body.map(({ action, by }) => [action, by?.name])).toEqual([
    ['create', nameOf(fleetManager)],
  ]);
});
