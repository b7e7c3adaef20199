import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Problem } from '../../contract/core/errors.ts';
import { startTestServer, type Reply, type TestServer } from '../support/server.ts';
import { invalidValues } from '../support/validRow.ts';
import { creatable, fieldsWritten, path, resourceCases } from './resourceCases.ts';

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

    it('refuses fields that are not declared and fields that only the server sets', async () => {
      const good = await cases.values(resource);
      const body = { ...good, nonsense: 1, createdAt: '2020-01-01T00:00:00.000Z', id: 'mine' };
      const reply = await writer().post<Problem>(path(resource), body);
      expect(reply.status).toBe(422);
      expect(named(reply, 'nonsense')).toBe('unknown');
      expect(named(reply, 'createdAt')).toBe('readOnly');
      expect(named(reply, 'id')).toBe('readOnly');
    });

    it('refuses to change fields that are fixed at creation, by PATCH and by PUT', async () => {
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
