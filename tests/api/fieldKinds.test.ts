import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DomainError } from '../../contract/core/errors.ts';
import type { Field } from '../../contract/core/fields.ts';
import { catalogue } from '../../server/bindings/index.ts';
import { listRows } from '../../server/crud/list.ts';
import { readRow } from '../../server/crud/rows.ts';
import type { Target } from '../../server/crud/steps.ts';
import { changeRow, createRow } from '../../server/crud/write.ts';
import { dataOf } from '../../server/services/reports/reportFile.ts';
import { rowExport } from '../../server/services/reports/rowExport.ts';
import { requestContext } from '../support/requestContext.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { invalidValues, validRow } from '../support/validRow.ts';
import { type Sample, sampleBinding, samples } from './samples.ts';

let server: TestServer;
let target: Target;
beforeAll(async () => {
  server = await startTestServer();
  await server.context.database.orm.execute(sql`
    create table samples (channel_id text, id uuid, corporation_id uuid, name text, mail text,
      phone text, count int, share double precision, price int, reach int,
      charge double precision, is_open boolean, size text, day date, at timestamptz(3), legs jsonb, created_at timestamptz(3) default now())`);
  const ctx = requestContext(server.context, server.fixtures.users.northwindAdmin);
  target = { ctx, binding: sampleBinding, catalogue };
});
afterAll(() => server.close());

const body = (n: number, extra: object = {}) => ({
  ...validRow(samples, n, { corporationId: server.fixtures.corporations.northwind.id }),
  ...extra,
});
const listAll = async (query: string) => {
  const { rows } = await listRows(target.ctx, sampleBinding, new URLSearchParams(query));
  return JSON.parse(rows.text) as Sample[];
};
const shown = async (query: string) => (await listAll(query)).map(({ name }) => name);
const errorsOf = async (work: Promise<unknown>) => {
  const error = await work.then(
    () => null,
    (reason: unknown) => reason,
  );
  return error instanceof DomainError ? error.errors : undefined;
};

describe('a resource with every kind of field', () => {
  it('returns what was written, and changes one field at a time', async () => {
    const written = body(1);
    const row = await createRow(target, written);
    expect(row).toMatchObject(written);
    for (const name of Object.keys(samples.fields)) {
      const field: Field = samples.fields[name as keyof typeof samples.fields];
      if (field.write !== 'always') continue;
      const fresh = { [name]: validRow(samples, 7, { corporationId: null })[name] };
      expect(await changeRow(target, row.id, fresh, false)).toMatchObject(fresh);
    }
  });

  it('has the same values in the list as when it is read alone', async () => {
    const { orm } = server.context.database;
    const ids: string[] = [];
    const odd = [
      sql`name = ${'Said "ö"\n\\ 🚕'}, share = 0.1, at = '2026-07-01 12:00:00.07+00'`,
      sql`share = 1e21, at = '0999-12-31 23:59:59+00'`,
      sql`share = null, at = null, legs = '[]'`,
    ];
    for (const [n, values] of odd.entries()) {
      const { id } = await createRow(target, body(20 + n));
      await orm.execute(sql`update samples set ${values} where id = ${id}`);
      ids.push(id);
    }
    const listed = await listAll('maxPerPage=100');
    const alone = ids.map((id) => readRow(orm, target.ctx, sampleBinding, id, null));
    expect(ids.map((id) => listed.find((row) => row.id === id))).toEqual(await Promise.all(alone));
  });

  it('names every field whose value is wrong', async () => {
    for (const [name, field] of Object.entries<Field>(samples.fields))
      for (const { value, codes } of field.write === 'always' ? invalidValues(field) : []) {
        const errors = await errorsOf(createRow(target, body(2, { [name]: value })));
        expect(Object.keys(errors ?? {})).toEqual([name]);
        expect(codes).toContain(errors?.[name]?.code);
      }
  });

  it('names what is wrong in a row of a list, and refuses too many rows', async () => {
    const leg = { place: 'Bank', price: 250, day: '2032-03-01' };
    const wrong = [leg, { place: '', price: -1, day: '2026-02-30' }, { ...leg, extra: 1 }];
    expect(await errorsOf(createRow(target, body(3, { legs: wrong })))).toEqual({
      'legs.1.place': { code: 'required' },
      'legs.1.price': { code: 'tooSmall', params: { min: 0 } },
      'legs.1.day': { code: 'date' },
      'legs.2.extra': { code: 'unknown' },
    });
    expect(
      await errorsOf(createRow(target, body(3, { legs: [leg, leg, leg, leg] }))),
    ).toMatchObject({ legs: { code: 'tooMany', params: { max: 3 } } });
    // Values that may be left out are empty; the order stays.
    const row = await createRow(
      target,
      body(3, {
        legs: [
          { place: 'B', price: 2 },
          { place: 'A', price: 1 },
        ],
        name: 'Listed',
      }),
    );
    expect(row['legs']).toEqual([
      { place: 'B', price: 2, day: null, ridden: null, charge: null },
      { place: 'A', price: 1, day: null, ridden: null, charge: null },
    ]);
  });

  it('is filtered and sorted by amounts, days and yes or no', async () => {
    const days = { early: '2031-01-01', late: '2031-06-30' };
    await createRow(
      target,
      body(10, { name: 'Early', price: 9_000, reach: 400, day: days.early, isOpen: true }),
    );
    await createRow(
      target,
      body(11, { name: 'Late', price: 10_000, reach: 401, day: days.late, isOpen: false }),
    );
    expect(await shown('price=9000,10000')).toEqual(['Early', 'Late']);
    expect(await shown('priceFrom=9000&sort=-price')).toEqual(['Late', 'Early']);
    expect(await shown('priceFrom=9000&reachTo=400')).toEqual(['Early']);
    // Fractions, and numbers that are larger or smaller than any that a row can have.
    expect(await shown('priceFrom=9000.5')).toEqual(['Late']);
    expect(await shown('priceFrom=9000&reachTo=400.5')).toEqual(['Early']);
    expect(await shown('priceFrom=9000&reachTo=999999999999999')).toEqual(['Early', 'Late']);
    expect(await shown('priceFrom=999999999999999')).toEqual([]);
    expect(await shown('reachTo=-999999999999999')).toEqual([]);
    expect(await shown('priceFrom=-999999999999999&isOpen=true')).toContain('Early');
    expect(await shown('dayFrom=2031-01-01&dayBefore=2031-06-30')).toEqual(['Early']);
    expect(await shown('priceFrom=9000&isOpen=true')).toEqual(['Early']);
    expect(await shown('priceFrom=9000&sort=-day')).toEqual(['Late', 'Early']);
  });

  it('is exported as spreadsheets read amounts, decimals, distances, days and lists', async () => {
    await createRow(
      target,
      body(20, {
        name: 'Exported',
        price: 1_234_567,
        share: 0.5,
        reach: 16_100,
        charge: 124.2742,
        day: '2032-02-29',
        isOpen: true,
        legs: [
          { place: 'Bank', price: 250, day: '2032-03-01', ridden: 25_146, charge: 62.1371 },
          { place: 'Mile', price: 5, day: null },
        ],
      }),
    );
    const report = await rowExport(target.ctx, sampleBinding, {
      dynamicSearch: 'exported',
      format: 'semicolon',
    });
    let file = '';
    for await (const piece of dataOf(report)) file += String(piece);
    expect(file.replace('\uFEFF', '').trimEnd().split('\r\n')).toEqual([
      'name;price;share;reach (mi);charge (/mi);day;isOpen;legs',
      'Exported;12345,67;0,5;10,00;2,00;2032-02-29;Yes;"Bank · 2.50 · 2032-03-01 · 15.63 mi · £1.00/mi\nMile · 0.05"',
    ]);
  });
});
