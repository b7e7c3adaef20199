import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Problem } from '../../contract/core/errors.ts';
import type { HistoryEntry } from '../../contract/core/history.ts';
import {
  type Import,
  IMPORT_KEPT_DAYS,
  type ImportRow,
  LINES_AT_ONCE,
} from '../../contract/import/calls.ts';
import type { Cells } from '../../contract/import/readCells.ts';
import type { BusinessPassenger } from '../../contract/resources/businessPassengers.ts';
import { importIdentities, importRows, imports } from '../../server/db/tables/index.ts';
import { runJob } from '../../server/jobs/handlers.ts';
import { keepHouse } from '../../server/services/housekeeping.ts';
import { moveOn } from '../../server/services/imports/record.ts';
import { settleNext } from '../../server/services/imports/settle.ts';
import { requester } from '../../server/services/requester.ts';
import { CHANNEL_A } from '../support/fixtures.ts';
import { type Client, startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let admin: Client;
let northwind: string;
let now = new Date();
beforeAll(async () => {
  server = await startTestServer({ context: { now: () => now } });
  admin = server.as(server.fixtures.users.northwindAdmin);
  northwind = server.fixtures.corporations.northwind.id;
});
beforeEach(() => {
  now = new Date();
});
afterAll(() => server.close());

const run = ({ id }: Import) =>
  runJob(server.context, 'run-import', { channelId: CHANNEL_A, importId: id });
const read = async ({ id }: Import, client = admin) =>
  (await client.get<Import>(`/v1/imports/${id}`)).body;
const rowsOf = async ({ id }: Import, query = '') =>
  (await admin.get<ImportRow[]>(`/v1/imports/${id}/rows?maxPerPage=100${query}`)).body;
const act = async (one: Import, verb: string) =>
  (await admin.post<Import>(`/v1/imports/${one.id}/${verb}`)).body;

/** An import with these lines in it. */
async function bring(
  lines: readonly Cells[],
  { resource = 'business-passengers', client = admin } = {},
): Promise<Import> {
  const begun = await client.post<Import>(`/v1/${resource}/import`, {
    corporationId: northwind,
    fileName: 'people.csv',
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

/** Looks at the lines, writes them and answers how it ended. */
async function carryOut(one: Import): Promise<Import> {
  expect(await act(one, 'check')).toMatchObject({ state: 'READY' });
  expect(await act(one, 'start')).toMatchObject({ state: 'QUEUED' });
  expect(server.enqueued.at(-1)).toEqual({
    name: 'run-import',
    payload: { channelId: CHANNEL_A, importId: one.id },
  });
  await run(one);
  return read(one);
}

let made = 0;
/** Cells of somebody whom no other line is about. */
function person(cells: Cells = {}): Cells {
  made += 1;
  return {
    givenName: 'Ida',
    familyName: 'Import',
    email: `ida.${made}@import.example`,
    'phone.prefix': '+44',
    'phone.number': `07911 1${String(20_000 + made)}`,
    ...cells,
  };
}
const peopleCalled = async (search: string) =>
  (
    await admin.get<BusinessPassenger[]>(
      `/v1/business-passengers?maxPerPage=100&corporationId=${northwind}&dynamicSearch=${encodeURIComponent(search)}`,
    )
  ).body;

describe('an import of employees', () => {
  it('tells of every line what would become of it, and writes nothing before it is started', async () => {
    const there = person({ familyName: 'Forecast' });
    await carryOut(await bring([there]));
    const one = await bring([
      there,
      { ...there, email: there['email']!.toUpperCase(), familyName: 'Forecasted' },
      { ...there, familyName: 'Twice' },
      person({ familyName: 'Forecast' }),
      person({ familyName: 'Forecast', email: 'nobody', 'phone.number': '4.47911E+11' }),
      person({ familyName: 'Forecast', groupId: 'Default' }),
      person({
        familyName: 'Forecast',
        groupId: 'No such group',
        communicationLanguage: 'Klingon',
      }),
    ]);
    const checked = await act(one, 'check');
    expect(checked.rows).toEqual({
      total: 7,
      open: 0,
      created: 2,
      updated: 0,
      unchanged: 1,
      failed: 4,
      mended: 0,
      written: 0,
      undone: 0,
      left: 0,
    });
    const rows = await rowsOf(one);
    expect(rows.map(({ outcome, errors }) => [outcome, Object.keys(errors).sort()])).toEqual([
      ['unchanged', []],
      ['failed', ['email']],
      ['failed', ['email']],
      ['created', []],
      ['failed', ['email', 'phone.number']],
      ['created', []],
      ['failed', ['communicationLanguage', 'groupId']],
    ]);
    expect(rows[1]!.errors['email']).toEqual({
      code: 'twice',
      message: 'Line 2 is about the same one. Keep one of them',
    });
    expect(rows[4]!.errors).toMatchObject({
      email: { code: 'email' },
      'phone.number': { code: 'digitsLost' },
    });
    expect(checked.problems[0]).toMatchObject({ id: 'email:twice', rows: 2 });
    const narrowed = await rowsOf(one, '&problem=email:email');
    expect(narrowed.map(({ position }) => position)).toEqual([4]);
    expect(await peopleCalled('Forecast')).toHaveLength(1);
  });

  it('changes who is there, shows from what, and leaves empty cells alone', async () => {
    const anna = person({ givenName: 'Anna', familyName: 'Before' });
    await carryOut(await bring([anna]));
    const again = { ...anna, familyName: 'After', 'phone.prefix': '', 'phone.number': '' };
    const one = await bring([again]);
    await act(one, 'check');
    expect(await rowsOf(one)).toMatchObject([
      { outcome: 'updated', label: 'Anna After', changes: { familyName: 'Before' } },
    ]);
    const done = await carryOut(one);
    expect(done).toMatchObject({ state: 'DONE', rows: { updated: 1, written: 1 } });
    const [stored] = await peopleCalled(anna['email']!);
    expect(stored).toMatchObject({
      familyName: 'After',
      phone: expect.stringMatching(/^\+447911/),
    });
    const history = await admin.get<HistoryEntry[]>(
      `/v1/business-passengers/${stored!.id}/history`,
    );
    expect(history.body.map(({ action }) => action)).toEqual(['update', 'create']);
  });

  it('finds people by their external id before their e-mail, and says where the two differ', async () => {
    const [anna, ben, cleo] = ['Anna', 'Ben', 'Cleo'].map((givenName) =>
      person({ givenName, familyName: 'Numbered' }),
    ) as [Cells, Cells, Cells];
    await carryOut(
      await bring([{ ...anna, externalId: 'N-1' }, { ...ben, externalId: 'N-2' }, cleo]),
    );
    const one = await bring([
      // Anna has married, Cleo gets her number, and somebody new has Ben's old mailbox.
      { ...anna, externalId: 'n-1', email: 'anna.new@import.example' },
      { ...cleo, externalId: 'N-3' },
      { ...ben, externalId: 'N-9' },
      { ...anna, externalId: 'N-2' },
      // Two new ones of one e-mail, told by different columns.
      person({ externalId: 'N-4', email: 'one@import.example' }),
      person({ email: 'ONE@import.example' }),
      { externalId: 'N-5' },
    ]);
    const checked = await act(one, 'check');
    expect(checked.rows).toMatchObject({ updated: 2, created: 1, failed: 4 });
    const rows = await rowsOf(one);
    expect(rows.map(({ outcome, changes }) => [outcome, Object.keys(changes)])).toEqual([
      ['updated', ['email']],
      ['updated', ['externalId']],
      ['failed', []],
      ['failed', []],
      ['created', []],
      ['failed', []],
      ['failed', []],
    ]);
    expect(rows[2]!.errors).toEqual({
      externalId: {
        code: 'hasAnother',
        message: 'Ben Numbered has another one here: N-2. Correct it, or empty the cell',
      },
    });
    expect(rows[3]!.errors['email']).toEqual({
      code: 'ofAnother',
      message: 'Anna Numbered has this, but the line is about Ben Numbered. Correct one of the two',
    });
    expect(rows[5]!.errors).toMatchObject({ email: { code: 'twice' } });
    expect(rows[6]!.errors).toMatchObject({ email: { code: 'required' } });
    const done = await carryOut(one);
    expect(done.rows).toMatchObject({ updated: 2, created: 1, failed: 4 });
    expect(await peopleCalled('N-1')).toMatchObject([{ email: 'anna.new@import.example' }]);
    expect(await peopleCalled(cleo['email']!)).toMatchObject([{ externalId: 'N-3' }]);
    const again = await bring([{ externalId: 'N-1', familyName: 'Renamed' }]);
    expect((await carryOut(again)).rows).toMatchObject({ updated: 1, failed: 0 });
  });

  it('mends what a spreadsheet ate, and says so', async () => {
    const digits = '7911139999';
    const one = await bring([person({ 'phone.prefix': '44', 'phone.number': digits })]);
    await act(one, 'check');
    expect(await rowsOf(one, '&show=mended')).toMatchObject([
      { outcome: 'created', mended: { 'phone.number': `+44${digits}` } },
    ]);
  });

  it('is corrected line by line and by find and replace', async () => {
    const lines = [1, 2, 3].map(() => person({ familyName: 'Mended' }));
    const wrong = lines.map((cells) => ({ ...cells, email: cells['email']!.replace('@', ' at ') }));
    const one = await bring(wrong);
    expect(await act(one, 'check')).toMatchObject({ rows: { failed: 3 } });
    const replaced = await admin.post<{ cells: number }>(`/v1/imports/${one.id}/replace`, {
      key: 'email',
      find: ' AT ',
      replace: '@',
      problem: 'email:email',
    });
    expect(replaced.body).toMatchObject({ cells: 3, import: { state: 'COLLECTING' } });
    expect(await act(one, 'check')).toMatchObject({ state: 'READY', rows: { created: 3 } });
    // What becomes the same as another line, and what no longer is, is looked at again.
    const put = (email: string) =>
      admin.put(`/v1/imports/${one.id}/rows`, {
        lines: [{ position: 0, line: 2, cells: { ...lines[0], email } }],
      });
    await put(lines[2]!['email']!);
    expect(await act(one, 'check')).toMatchObject({ rows: { created: 2, failed: 1 } });
    expect((await rowsOf(one))[2]!.errors['email']!.code).toBe('twice');
    await put(lines[0]!['email']!);
    expect(await act(one, 'check')).toMatchObject({ rows: { created: 3, failed: 0 } });
  });

  it('writes the rows that it can, and tries only the failed ones again', async () => {
    const good = person();
    const bad = person({ givenName: '?' });
    const one = await bring([good, bad]);
    const done = await carryOut(one);
    expect(done).toMatchObject({ state: 'DONE', rows: { created: 1, failed: 1, written: 1 } });
    const untouched = await admin.put<Problem>(`/v1/imports/${one.id}/rows`, {
      lines: [{ position: 0, line: 2, cells: good }],
    });
    expect(untouched).toMatchObject({ status: 409 });
    await admin.put(`/v1/imports/${one.id}/rows`, {
      lines: [{ position: 1, line: 3, cells: { ...bad, givenName: 'Ina' } }],
    });
    expect(await carryOut(one)).toMatchObject({ state: 'DONE', rows: { created: 2, written: 2 } });
    expect(await peopleCalled(good['email']!)).toHaveLength(1);
    // There is nothing left to try.
    expect(await admin.post(`/v1/imports/${one.id}/start`)).toMatchObject({ status: 409 });
  });

  it('is taken back but for rows that were changed since, which are named', async () => {
    const there = person({ givenName: 'Una', familyName: 'Undone' });
    await carryOut(await bring([there]));
    const lines = [person(), person({ givenName: 'Kay', familyName: 'Kept' })];
    const one = await bring([...lines, { ...there, familyName: 'Changed' }]);
    const done = await carryOut(one);
    expect(done.undoUntil).not.toBeNull();
    const [kept] = await peopleCalled(lines[1]!['email']!);
    await admin.patch(`/v1/business-passengers/${kept!.id}`, { givenName: 'Kaya' });
    expect(await act(one, 'undo')).toMatchObject({ state: 'UNDOING', undoUntil: null });
    await run(one);
    expect(await read(one)).toMatchObject({ state: 'UNDONE', rows: { undone: 2, left: 1 } });
    expect(await rowsOf(one, '&show=left')).toMatchObject([
      { label: 'Kay Kept', code: 'CHANGED_SINCE' },
    ]);
    expect(await peopleCalled(lines[0]!['email']!)).toEqual([]);
    expect(await peopleCalled(there['email']!)).toMatchObject([{ familyName: 'Undone' }]);
    expect(await act(one, 'undo')).toMatchObject({ state: 'UNDONE' });
  });
});

describe('an import in a race', () => {
  it('creates nothing twice, run twice and twice at once', async () => {
    const lines = Array.from({ length: 300 }, () => person({ familyName: 'Racer' }));
    const both = await Promise.all([bring(lines), bring(lines)]);
    for (const one of both) {
      await act(one, 'check');
      await act(one, 'start');
    }
    await Promise.all(both.map(run));
    const [first, second] = await Promise.all(both.map((one) => read(one)));
    expect(first!.rows.created + second!.rows.created).toBe(300);
    expect(first!.rows.unchanged + second!.rows.unchanged).toBe(300);
    const third = await carryOut(await bring(lines));
    expect(third.rows).toMatchObject({ created: 0, unchanged: 300 });
    const list = await admin.get(`/v1/business-passengers?dynamicSearch=Racer&maxPerPage=1`);
    expect(list.headers.get('x-total-count')).toBe('300');
  });

  it('meets a single write of the same row', async () => {
    const cells = person({ familyName: 'Single' });
    const one = await bring([cells]);
    await act(one, 'check');
    await act(one, 'start');
    const row = {
      businessAccountId: northwind,
      givenName: cells['givenName'],
      familyName: cells['familyName'],
      email: cells['email'],
      phone: '+447911190001',
    };
    const [, reply] = await Promise.all([run(one), admin.post('/v1/business-passengers', row)]);
    expect([201, 409]).toContain(reply.status);
    expect(await peopleCalled(cells['email']!)).toHaveLength(1);
  });

  it('goes on with what a killed server left open', async () => {
    const lines = Array.from({ length: 600 }, () => person({ familyName: 'Killed' }));
    const one = await bring(lines);
    await act(one, 'check');
    await run(one);
    await act(one, 'start');
    // What a server leaves that is killed after its first batch.
    const key = { channelId: CHANNEL_A, importId: one.id };
    const { id: userId } = server.fixtures.users.northwindAdmin;
    const ctx = await requester(server.context, { id: one.id, channelId: CHANNEL_A, userId }, 'en');
    await moveOn(server.context.database.orm, key, ['QUEUED'], { state: 'RUNNING' });
    expect(await settleNext(ctx!, key, 'RUNNING')).toBe(true);
    const left = await read(one);
    expect(left.state).toBe('RUNNING');
    expect(left.rows.written).toBeGreaterThan(0);
    expect(left.rows.open).toBe(600 - left.rows.written);
    await run(one);
    expect(await read(one)).toMatchObject({ state: 'DONE', rows: { created: 600, written: 600 } });
    const list = await admin.get(`/v1/business-passengers?dynamicSearch=Killed&maxPerPage=1`);
    expect(list.headers.get('x-total-count')).toBe('600');
  });

  it('goes on where it stopped, in a job that is handed out twice, and after a pause', async () => {
    const lines = Array.from({ length: 600 }, () => person({ familyName: 'Resumed' }));
    const one = await bring(lines);
    await act(one, 'check');
    await run(one);
    expect(await read(one)).toMatchObject({ state: 'READY', rows: { created: 600 } });
    await act(one, 'start');
    expect(await act(one, 'pause')).toMatchObject({ state: 'PAUSED' });
    await run(one);
    expect(await read(one)).toMatchObject({ state: 'PAUSED', rows: { written: 0, open: 600 } });
    expect(await act(one, 'start')).toMatchObject({ state: 'QUEUED' });
    // The queue may hand a job out twice.
    await Promise.all([run(one), run(one)]);
    expect(await read(one)).toMatchObject({ state: 'DONE', rows: { created: 600, written: 600 } });
  });
});

describe('an import', () => {
  it('of favourites finds them by their name', async () => {
    const cells = (alias: string): Cells => ({
      alias,
      fullAddressText: `${alias} Street 1, London`,
      latitude: '51,5074',
      longitude: '-0.1278',
      suggestForPickupAddress: 'non',
    });
    const lines = Array.from({ length: 40 }, (_, n) => cells(`import place ${n}`));
    const both = await Promise.all(
      [lines, lines].map((some) => bring(some, { resource: 'favourite-addresses' })),
    );
    for (const one of both) {
      await act(one, 'check');
      await act(one, 'start');
    }
    await Promise.all(both.map(run));
    const list = await admin.get<{ alias: string; latitude: number }[]>(
      `/v1/favourite-addresses?dynamicSearch=import&maxPerPage=100&corporationId=${northwind}`,
    );
    expect(list.body).toHaveLength(40);
    expect(list.body[0]).toMatchObject({
      alias: 'Import place 0',
      latitude: 51.5074,
      suggestForPickupAddress: false,
      suggestForDestinationAddress: true,
    });
  });

  it('is its person’s alone, for their own accounts, and of known columns', async () => {
    const { globexAdmin, fleetManager } = server.fixtures.users;
    const one = await bring([person()]);
    for (const user of [globexAdmin, fleetManager]) {
      const other = server.as(user);
      expect(await other.get(`/v1/imports/${one.id}`)).toMatchObject({ status: 404 });
      expect(await other.post(`/v1/imports/${one.id}/start`)).toMatchObject({ status: 404 });
    }
    const foreign = { corporationId: northwind };
    expect(
      await server.as(globexAdmin).post<Problem>('/v1/business-passengers/import', foreign),
    ).toMatchObject({ status: 422, body: { errors: { corporationId: { code: 'reference' } } } });
    expect(await admin.post<Problem>('/v1/business-passengers/import', {})).toMatchObject({
      status: 422,
      body: { errors: { corporationId: { code: 'required' } } },
    });
    expect(
      await admin.put<Problem>(`/v1/imports/${one.id}/rows`, {
        lines: [{ position: 0, line: 2, cells: { salary: '1' } }],
      }),
    ).toMatchObject({
      status: 422,
      body: { errors: { 'lines.0.cells.salary': { code: 'unknown' } } },
    });
    expect(await admin.delete(`/v1/imports/${one.id}`)).toMatchObject({ status: 204 });
    expect(await admin.get(`/v1/imports/${one.id}`)).toMatchObject({ status: 404 });
  });

  it('stops where its person may no longer sign in', async () => {
    const { northwindAdmin } = server.fixtures.users;
    const one = await bring([person()]);
    await act(one, 'check');
    await act(one, 'start');
    await server.context.database.pool.query(`update users set status = 'inactive' where id = $1`, [
      northwindAdmin.id,
    ]);
    await run(one);
    await server.context.database.pool.query(`update users set status = 'active' where id = $1`, [
      northwindAdmin.id,
    ]);
    expect(await read(one)).toMatchObject({ state: 'FAILED', rows: { written: 0 } });
    expect(await act(one, 'start')).toMatchObject({ state: 'QUEUED' });
    await run(one);
    expect(await read(one)).toMatchObject({ state: 'DONE', rows: { created: 1 } });
  });

  it('can be undone for thirty days, and is forgotten then but for its columns', async () => {
    const one = await bring([person()]);
    await carryOut(one);
    now = new Date(now.getTime() + (IMPORT_KEPT_DAYS + 1) * 86_400_000);
    expect(await read(one)).toMatchObject({ undoUntil: null });
    expect(await admin.post(`/v1/imports/${one.id}/undo`)).toMatchObject({ status: 404 });
    await keepHouse(server.context);
    // Read in the store: the session of whoever read it is over as well.
    const { orm } = server.context.database;
    expect(await orm.$count(importRows, eq(importRows.importId, one.id))).toBe(0);
    expect(await orm.$count(importIdentities, eq(importIdentities.importId, one.id))).toBe(0);
    expect(await orm.$count(imports, eq(imports.id, one.id))).toBe(1);
  });
});
