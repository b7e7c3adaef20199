import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MAX_PER_PAGE } from '../../contract/core/listLimits.ts';
import type { AnyResource } from '../../contract/core/resource.ts';
import { startTestServer, type ProblemReply, type TestServer } from '../support/server.ts';
import { allResources, creatable, path, resourceCases, type Row } from './resourceCases.ts';

let server: TestServer;
let cases: ReturnType<typeof resourceCases>;
const ROWS = 5;
beforeAll(async () => {
  server = await startTestServer();
  cases = resourceCases(server);
  for (const resource of creatable) {
    // A list can only be filtered by a reference that some row has.
    for (const { field: name } of Object.values(resource.list.filters ?? {})) {
      const field = resource.fields[name];
      if (field?.kind === 'reference' && !field.required)
        await cases.create(resource, { [name]: await cases.referenceTo(field.to) });
    }
    for (let made = 0; made < ROWS; made += 1) await cases.create(resource);
  }
  // Nobody creates cards through CRUD: they are set up at the processor.
  for (let made = 0; made < ROWS; made += 1)
    await server.cards.saveCard(server.fixtures.corporations.northwind);
});
afterAll(() => server.close());

const ids = (rows: readonly Row[]) => rows.map(({ id }) => id);
/** The person who made the rows, and therefore sees all of them. */
const readerOf = (resource: AnyResource) =>
  cases.clientFor(resource, creatable.includes(resource) ? 'create' : 'list');
const everything = async (resource: AnyResource) =>
  (await readerOf(resource).get<Row[]>(`${path(resource)}?maxPerPage=${MAX_PER_PAGE}`)).body;

const asText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

/** Compares texts as people sort them and everything else by size; null comes last. */
function compare(one: unknown, other: unknown): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null);
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  return asText(one).localeCompare(asText(other), 'en', { sensitivity: 'accent' });
}

describe.each(allResources.map((resource) => [resource.name, resource] as const))(
  'reading %s',
  (_name, resource) => {
    it('pages without repeating or skipping a row', async () => {
      const { rows, total } = await cases.readAll(readerOf(resource), resource);
      expect(rows.length).toBeGreaterThanOrEqual(4);
      expect(new Set(ids(rows)).size).toBe(rows.length);
      expect(total).toBe(rows.length);
      expect(rows).toEqual(await everything(resource));
    });

    it('skips as many rows as requested', async () => {
      const client = readerOf(resource);
      const all = await client.get<Row[]>(`${path(resource)}?maxPerPage=100`);
      const rest = await client.get<Row[]>(`${path(resource)}?offset=1&maxPerPage=100`);
      expect(rest.body).toEqual(all.body.slice(1));
      expect(rest.headers.get('x-total-count')).toBe(all.headers.get('x-total-count'));
    });

    it('gives an empty page and the total beyond the end', async () => {
      const { length } = await everything(resource);
      // Far pages are found in another way than near ones.
      for (const page of [90, 999]) {
        const reply = await readerOf(resource).get<Row[]>(`${path(resource)}?page=${page}`);
        expect(reply.body).toEqual([]);
        expect(Number(reply.headers.get('x-total-count'))).toBe(length);
      }
    });

    it.each(resource.list.sortable)('sorts by %s both ways', async (field) => {
      const sorted = (sort: string) =>
        cases.readAll(readerOf(resource), resource, `&sort=${sort}`).then(({ rows }) => rows);
      const up = await sorted(field);
      const values = up.map((row) => row[field]);
      expect(values).toEqual([...values].sort(compare));
      expect(ids(await sorted(`-${field}`))).toEqual(ids(up).toReversed());
    });

    it('reads rows by their ids', async () => {
      const wanted = ids(await everything(resource)).slice(0, 2);
      const reply = await readerOf(resource).get<Row[]>(`${path(resource)}?id=${wanted.join(',')}`);
      expect(ids(reply.body).sort()).toEqual([...wanted].sort());
    });

    it('finds rows by words of their fields, whatever the case', async () => {
      const textsOf = (row: Row | undefined) =>
        resource.list.search
          .map((field) => row?.[field])
          .filter((value) => typeof value === 'string');
      const row = (await everything(resource)).find((one) => textsOf(one).length > 0);
      const texts = textsOf(row);
      const words = texts.flatMap((text) => text.split(/\s+/)).slice(0, 3);
      expect(words.length).toBeGreaterThan(0);
      const search = encodeURIComponent(words.map((word) => word.toUpperCase()).join(' '));
      const reply = await readerOf(resource).get<Row[]>(
        `${path(resource)}?dynamicSearch=${search}&maxPerPage=100`,
      );
      expect(ids(reply.body)).toContain(row?.id);
      for (const found of reply.body) {
        const text = resource.list.search
          .map((field) => String(found[field]))
          .join('\n')
          .toLowerCase();
        for (const word of words) expect(text).toContain(word.toLowerCase());
      }
    });

    it.each(['%', '_', '\\', "'", '100%_x'])('reads %s in a search literally', async (text) => {
      const reply = await readerOf(resource).get<Row[]>(
        `${path(resource)}?dynamicSearch=${encodeURIComponent(text)}`,
      );
      expect(reply).toMatchObject({ status: 200, body: [] });
    });

    it('filters by every declared filter', async () => {
      const rows = await everything(resource);
      for (const [name, filter] of Object.entries(resource.list.filters ?? {})) {
        const { field, match, member } = filter;
        // The content of a structured value is tested with its resource.
        if (match === 'holds' || match === 'period') continue;
        const valueOf = (row: Row) =>
          member === undefined ? row[field] : (row[field] as Record<string, unknown>)[member];
        const value = rows.map(valueOf).find((one) => one !== null);
        const part = asText(value).slice(1, 4);
        const asked = match === 'contains' ? part.toUpperCase() : asText(value);
        const query = `&${name}=${encodeURIComponent(asked)}`;
        const found = (await cases.readAll(readerOf(resource), resource, query)).rows;
        const expected = rows.filter((row) => {
          if (match === 'in') {
            const alike: readonly unknown[] = filter.alike?.(value as never) ?? [value];
            return alike.includes(valueOf(row));
          }
          if (row[field] === null) return false;
          if (match === 'contains') return asText(row[field]).includes(part);
          const order = compare(row[field], value);
          if (match === 'to') return order <= 0;
          return match === 'from' ? order >= 0 : order < 0;
        });
        if (match !== 'before') expect(expected).not.toEqual([]);
        expect(ids(found).sort()).toEqual(ids(expected).sort());
      }
    });

    it('filters by one account, and finds no rows for an account of others', async () => {
      const { scope } = resource;
      if (scope.by !== 'corporation') return;
      const { northwind, globex } = server.fixtures.corporations;
      const both = server.as(server.fixtures.users.bothAdmin);
      await cases.createOfGlobex(resource);
      const ofOne = await cases.readAll(both, resource, `&corporationId=${northwind.id}`);
      const account = (row: Row) => row[scope.field];
      expect(new Set(ofOne.rows.map(account))).toEqual(new Set([northwind.id]));
      const all = await cases.readAll(both, resource);
      expect(new Set(all.rows.map(account))).toEqual(new Set([northwind.id, globex.id]));
      const foreign = await server
        .as(server.fixtures.users.northwindAdmin)
        .get(`${path(resource)}?corporationId=${globex.id}`);
      expect(foreign).toMatchObject({ status: 200, body: [] });
      expect(foreign.headers.get('x-total-count')).toBe('0');
    });

    it.each([
      ['nonsense', 'nonsense=1', 'unknownFilter', 400],
      ['sort', 'sort=nonsense', 'unknownSort', 400],
      ['sort', 'sort=id;drop', 'unknownSort', 400],
      ['maxPerPage', 'maxPerPage=101', 'tooBig', 422],
      ['page', 'page=-1', 'tooSmall', 422],
      ['id', 'id=1', 'uuid', 422],
    ])('refuses %s and names it: %s', async (name, query, code, status) => {
      const reply: ProblemReply = await readerOf(resource).get(`${path(resource)}?${query}`);
      expect(reply.status).toBe(status);
      expect(reply.body.errors?.[name]?.code).toBe(code);
    });
  },
);
