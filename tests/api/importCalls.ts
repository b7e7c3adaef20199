import { expect } from 'vitest';
import {
  type Import,
  type ImportRequest,
  type ImportRow,
  LINES_AT_ONCE,
} from '../../contract/import/calls.ts';
import type { Cells } from '../../contract/import/readCells.ts';
import type { BusinessPassenger } from '../../contract/resources/businessPassengers.ts';
import { runJob } from '../../server/jobs/handlers.ts';
import { CHANNEL_A } from '../support/fixtures.ts';
import { type Client, type TestServer } from '../support/server.ts';

let made = 0;

/** What the tests of imports do again and again, on one server. */
export function importCalls(server: TestServer) {
  const admin = server.as(server.fixtures.users.northwindAdmin);
  const northwind = server.fixtures.corporations.northwind.id;

  const run = ({ id }: Import) =>
    runJob(server.context, 'run-import', { channelId: CHANNEL_A, importId: id });
  const read = async ({ id }: Import, client = admin) =>
    (await client.get<Import>(`/v1/imports/${id}`)).body;
  const rowsOf = async ({ id }: Import, query = '', client = admin) =>
    (await client.get<ImportRow[]>(`/v1/imports/${id}/rows?maxPerPage=100${query}`)).body;
  const act = async (one: Import, verb: string, client = admin) =>
    (await client.post<Import>(`/v1/imports/${one.id}/${verb}`)).body;

  /** Makes an import with these lines. */
  async function bring(
    lines: readonly Cells[],
    {
      resource = 'business-passengers',
      client = admin,
      addOnly = false,
      ...rest
    }: Partial<ImportRequest> & { resource?: string; client?: Client } = {},
  ): Promise<Import> {
    const begun = await client.post<Import>(`/v1/${resource}/import`, {
      corporationId: northwind,
      fileName: 'people.csv',
      addOnly,
      ...rest,
    });
    expect(begun).toMatchObject({ status: 201, body: { state: 'COLLECTING' } });
    for (let start = 0; start < lines.length; start += LINES_AT_ONCE) {
      const some = lines.slice(start, start + LINES_AT_ONCE).map((cells, index) => ({
        position: start + index,
        line: start + index + 2,
        cells,
      }));
      const put = await client.put(`/v1/imports/${begun.body.id}/rows`, { lines: some });
      expect(put.status).toBe(200);
    }
    return begun.body;
  }

  /** Checks the lines, writes them and returns the finished import. */
  async function carryOut(one: Import, client = admin): Promise<Import> {
    expect(await act(one, 'check', client)).toMatchObject({ state: 'READY' });
    expect(await act(one, 'start', client)).toMatchObject({ state: 'QUEUED' });
    expect(server.enqueued.at(-1)).toEqual({
      name: 'run-import',
      payload: { channelId: CHANNEL_A, importId: one.id },
    });
    await run(one);
    return read(one, client);
  }
  /** The cells of a person that no other line has. */
  function person(cells: Cells = {}): Cells {
    made += 1;
    // All numbers have the same length, because a search finds words by their beginnings.
    const number = 20_000 + made;
    return {
      givenName: 'Ida',
      familyName: 'Import',
      email: `ida.${number}@import.example`,
      'phone.prefix': '+44',
      'phone.number': `07911 1${number}`,
      ...cells,
    };
  }
  const peopleCalled = async (search: string) =>
    (
      await admin.get<BusinessPassenger[]>(
        `/v1/business-passengers?maxPerPage=100&corporationId=${northwind}&dynamicSearch=${encodeURIComponent(search)}`,
      )
    ).body;

  return { run, read, rowsOf, act, bring, carryOut, person, peopleCalled };
}
