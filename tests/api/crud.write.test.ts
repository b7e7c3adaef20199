import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Field } from '../../contract/core/fields.ts';
import { staysUnlessNamed } from '../../contract/core/schemas.ts';
import { auditEntries } from '../../server/db/tables/index.ts';
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

const audit = (id: string) =>
  server.context.database.orm
    .select({ action: auditEntries.action, fields: auditEntries.fields })
    .from(auditEntries)
    .where(eq(auditEntries.resourceId, id))
    .orderBy(auditEntries.id);

/** What a row gets that is stored without it: who is in no other group is in the default one. */
const GIVEN: Record<string, Record<string, unknown>> = {
  'business-passengers': { groupId: expect.any(String) },
};

describe.each(creatable.map((resource) => [resource.name, resource] as const))(
  'writing %s',
  (_name, resource) => {
    const writer = () => cases.clientFor(resource, 'create');

    it('creates a row that is the same when read alone and in the list', async () => {
      const body = await cases.values(resource);
      const created = await writer().post<Row>(path(resource), body);
      expect(created.status).toBe(201);
      expect(created.body).toMatchObject({ ...body, ...GIVEN[resource.name] });
      const { id } = created.body;
      const read = await writer().get<Row>(path(resource, id));
      expect(read.body).toEqual(created.body);
      expect(Object.keys(read.body).sort()).toEqual(['id', ...Object.keys(resource.fields)].sort());
      const list = await writer().get<Row[]>(`${path(resource)}?id=${id}`);
      expect(list.body).toEqual([created.body]);
      expect(await audit(id)).toEqual([{ action: 'create', fields: expect.any(Array) }]);
    });

    /** A value of a field that differs from those of rows with another number. */
    const freshValue = async (name: string, field: Field, number: number): Promise<Values> =>
      validRow({ ...resource, fields: { [name]: field } }, number, {
        ...(field.kind === 'reference' && { [name]: await cases.referenceTo(field.to) }),
        ...(field.kind === 'references' && { [name]: [await cases.referenceTo(field.to)] }),
      });

    it('changes one field at a time and keeps the others', async () => {
      let row = await cases.create(resource);
      const other = validRow(resource, 1_001, row);
      for (const [name, field] of fieldsWritten(resource, 'always')) {
        const fresh = await freshValue(name, field, 1_001);
        const reply = await writer().patch<Row>(path(resource, row.id), fresh);
        expect(reply.body).toEqual({ ...row, ...fresh });
        row = reply.body;
      }
      expect(other).not.toEqual({});
      const named = (await audit(row.id)).flatMap((entry) =>
        entry.action === 'update' ? entry.fields : [],
      );
      const changeable = fieldsWritten(resource, 'always').map(([name]) => name);
      expect(changeable).toEqual(expect.arrayContaining(named));
      expect(named.length).toBeGreaterThan(0);
    });

    it('refuses to replace a value that somebody has changed since it was read', async () => {
      const row = await cases.create(resource);
      const at = path(resource, row.id);
      for (const [name, field] of fieldsWritten(resource, 'always')) {
        const seen = { [name]: row[name] };
        const fresh = await freshValue(name, field, 1_002);
        if (!(name in fresh) || isDeepStrictEqual(fresh, seen)) continue;
        expect((await writer().patch(at, { ...fresh, previous: seen })).status).toBe(200);
        expect(await writer().patch(at, { ...seen, previous: seen })).toMatchObject({
          status: 409,
          body: { code: 'CHANGED_SINCE', errors: { [name]: { code: 'changedSince' } } },
        });
        // What is stored already replaces nothing, whatever was there before.
        expect((await writer().patch(at, { ...fresh, previous: seen })).status).toBe(200);
        const { body } = await writer().patch<Row>(at, { ...seen, previous: fresh });
        expect(body).toEqual(row);
      }
      const [[name] = ['']] = fieldsWritten(resource, 'always');
      for (const [previous, path_] of [
        ['text', 'previous'],
        [{ nothing: 1 }, 'previous.nothing'],
      ])
        expect(await writer().patch(at, { [name]: row[name], previous })).toMatchObject({
          status: 422,
          body: { errors: { [String(path_)]: {} } },
        });
    });

    it('accepts a whole row as it is and changes nothing', async () => {
      const row = await cases.create(resource);
      const reply = await writer().patch<Row>(path(resource, row.id), row);
      expect(reply).toMatchObject({ status: 200, body: row });
      expect((await audit(row.id)).map(({ action }) => action)).toEqual(['create']);
    });

    it('replaces a row, where missing fields get their default or are emptied, except for shared ones', async () => {
      const row = await cases.create(resource);
      const body = Object.fromEntries(
        fieldsWritten(resource, 'always')
          .filter(([, field]) => field.required && field.default === undefined)
          .map(([name]) => [name, row[name]]),
      );
      const reply = await writer().put<Row>(path(resource, row.id), body);
      expect(reply.status).toBe(200);
      for (const [name, field] of fieldsWritten(resource, 'always'))
        if (!(name in body))
          expect(reply.body[name]).toEqual(
            GIVEN[resource.name]?.[name] ??
              (staysUnlessNamed(field) ? row[name] : (field.default ?? null)),
          );
      for (const [name] of fieldsWritten(resource, 'create'))
        expect(reply.body[name]).toEqual(row[name]);
    });

    it('deletes a row, and restores it', async () => {
      const row = await cases.create(resource);
      const at = path(resource, row.id);
      const deleter = cases.clientFor(resource, 'delete');
      expect(await deleter.delete(at)).toMatchObject({ status: 200, body: row });
      expect((await deleter.get(at)).status).toBe(404);
      expect((await deleter.patch(at, {})).status).toBe(404);
      expect((await deleter.delete(at)).status).toBe(404);
      expect((await deleter.get<Row[]>(`${path(resource)}?id=${row.id}`)).body).toEqual([]);
      for (let time = 0; time < 2; time += 1)
        expect(await deleter.post(`${at}/restore`)).toMatchObject({ status: 200, body: row });
      expect((await deleter.get(at)).body).toEqual(row);
      expect((await audit(row.id)).map(({ action }) => action)).toEqual([
        'create',
        'delete',
        'restore',
      ]);
    });
  },
);
