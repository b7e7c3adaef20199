import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Problem } from '../../contract/core/errors.ts';
import { startTestServer, type Reply, type TestServer } from '../support/server.ts';
import { invalidValues } from '../support/validRow.ts';
import { allResources, creatable, fieldsWritten, path, resourceCases } from './resourceCases.ts';

let server: TestServer;
let cases: ReturnType<typeof resourceCases>;
beforeAll(async () => {
  server = await startTestServer();
  cases = resourceCases(server);
});
afterAll(() => server.close());

const named = (reply: Reply<Problem>, field: string) => reply.body.errors?.[field]?.code;

describe.each(creatable.map((resource) => [resource.name, resource] as const))(
  'refusing bad input for %s',
  (_name, resource) => {
    const writer = () => cases.clientFor(resource, 'create');
    const writable = Object.entries(resource.fields).filter(([, { write }]) => write !== 'never');

    it.each(writable)('names %s when its value is wrong', async (name, field) => {
      const good = await cases.values(resource);
      for (const { value, codes } of invalidValues(field)) {
        const body = { ...good, [name]: value };
        const reply = await writer().post<Problem>(path(resource), body);
        expect(reply.status).toBe(422);
        expect(codes).toContain(named(reply, name));
        expect(Object.keys(reply.body.errors ?? {})).toEqual([name]);
      }
    });

    it('names every required field that is missing', async () => {
      const reply = await writer().post<Problem>(path(resource), {});
      const required = writable.filter(([, one]) => one.required && one.default === undefined);
      expect(reply.status).toBe(422);
      expect(Object.keys(reply.body.errors ?? {}).sort()).toEqual(
        required.map(([name]) => name).sort(),
      );
    });

    it('refuses fields nobody declared and fields only the server sets', async () => {
      const good = await cases.values(resource);
      const body = { ...good, nonsense: 1, createdAt: '2020-01-01T00:00:00.000Z', id: 'mine' };
      const reply = await writer().post<Problem>(path(resource), body);
      expect(reply.status).toBe(422);
      expect(named(reply, 'nonsense')).toBe('unknown');
      expect(named(reply, 'createdAt')).toBe('readOnly');
      expect(named(reply, 'id')).toBe('readOnly');
    });

    it('refuses to change what is settled at creation, by PATCH and by PUT', async () => {
      const row = await cases.create(resource);
      const other = await cases.values(resource);
      for (const [name] of fieldsWritten(resource, 'create')) {
        const value = other[name] === row[name] ? 'another' : other[name];
        for (const method of ['PATCH', 'PUT']) {
          const reply = await writer().call<Problem>(method, path(resource, row.id), {
            ...row,
            [name]: value,
          });
          expect(reply.status).toBe(422);
          expect(named(reply, name)).toBe('readOnly');
        }
      }
      const reply = await writer().patch<Problem>(path(resource, row.id), { nonsense: 1 });
      expect(named(reply, 'nonsense')).toBe('unknown');
    });

    it.each(['[]', '"text"', 'null', '{', ''])('refuses the body %s', async (rawBody) => {
      const reply = await writer().post<Problem>(path(resource), undefined, { rawBody });
      expect(reply).toMatchObject({ status: 400, body: { code: 'MALFORMED_BODY' } });
    });
  },
);

describe.each(allResources.map((resource) => [resource.name, resource] as const))(
  'keeping %s apart',
  (_name, resource) => {
    /** A row of Northwind: a new one, or, where none can be made, one of the fixtures. */
    const rowId = async () => {
      if (creatable.includes(resource) && resource.name !== 'corporations')
        return (await cases.create(resource)).id;
      const { corporations, bookings } = server.fixtures;
      return resource.name === 'corporations' ? corporations.northwind.id : bookings.completed.id;
    };
    const calls = [
      ['GET', ''],
      ['PATCH', ''],
      ['PUT', ''],
      ['DELETE', ''],
      ['POST', '/restore'],
    ] as const;

    it('answers 404 to other accounts and other channels, never more', async () => {
      const { globexAdmin, tasmanAdmin, harbourFleetManager } = server.fixtures.users;
      const id = await rowId();
      const strangers = [tasmanAdmin, harbourFleetManager];
      if (resource.scope.by === 'corporation') strangers.push(globexAdmin);
      for (const user of strangers) {
        for (const [method, rest] of calls) {
          const reply = await server.as(user).call(method, `${path(resource, id)}${rest}`, {});
          // A hand-written call may look at its body first; it does so for any id alike.
          expect([403, 404, 405, 422]).toContain(reply.status);
          const absent = path(resource, '0192f0c1-2345-7abc-8def-0123456789ab');
          const same = await server.as(user).call(method, `${absent}${rest}`, {});
          expect(reply.status).toBe(same.status);
        }
        const list = await server.as(user).get(`${path(resource)}?id=${id}`);
        if (list.status === 200) expect(list.body).toEqual([]);
      }
    });

    it('answers 404 to anything that is not an id', async () => {
      const reply = await cases.clientFor(resource, 'get').get(`${path(resource)}/nonsense`);
      expect(reply.status).toBe(404);
    });

    it('refuses references into other accounts and channels', async () => {
      if (!creatable.includes(resource)) return;
      const { globex, tasman } = server.fixtures.corporations;
      for (const [name, field] of Object.entries(resource.fields)) {
        if (field.to !== 'corporations' || field.write === 'never') continue;
        const foreign =
          cases.userFor(resource, 'create').role === 'corporationAdmin'
            ? [globex, tasman]
            : [tasman];
        for (const { id } of foreign) {
          const body = { ...(await cases.values(resource)), [name]: id };
          const reply = await cases
            .clientFor(resource, 'create')
            .post<Problem>(path(resource), body);
          expect(reply.status).toBe(422);
          expect(named(reply, name)).toBe('reference');
        }
      }
    });
  },
);
