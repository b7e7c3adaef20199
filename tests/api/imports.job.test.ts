import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Problem } from '../../contract/core/errors.ts';
import { IMPORT_KEPT_DAYS } from '../../contract/import/calls.ts';
import type { Cells } from '../../contract/import/readCells.ts';
import { importIdentities, importRows, imports } from '../../server/db/tables/index.ts';
import { deleteOldRows } from '../../server/services/housekeeping.ts';
import { changeState } from '../../server/services/imports/record.ts';
import { settleNext } from '../../server/services/imports/settle.ts';
import { requester } from '../../server/services/requester.ts';
import { CHANNEL_A } from '../support/fixtures.ts';
import { type Client, startTestServer, type TestServer } from '../support/server.ts';
import { importCalls } from './importCalls.ts';

let server: TestServer;
let calls: ReturnType<typeof importCalls>;
let admin: Client;
let northwind: string;
let now = new Date();
beforeAll(async () => {
  server = await startTestServer({ context: { now: () => now } });
  calls = importCalls(server);
  admin = server.as(server.fixtures.users.northwindAdmin);
  northwind = server.fixtures.corporations.northwind.id;
});
beforeEach(() => {
  now = new Date();
});
afterAll(() => server.close());

describe('an import in a race', () => {
  it('creates nothing twice, even if it runs twice or twice at once', async () => {
    const lines = Array.from({ length: 300 }, () => calls.person({ familyName: 'Racer' }));
    const both = await Promise.all([calls.bring(lines), calls.bring(lines)]);
    for (const one of both) {
      await calls.act(one, 'check');
      await calls.act(one, 'start');
    }
    await Promise.all(both.map(calls.run));
    const [first, second] = await Promise.all(both.map((one) => calls.read(one)));
    expect(first!.rows.created + second!.rows.created).toBe(300);
    expect(first!.rows.unchanged + second!.rows.unchanged).toBe(300);
    const third = await calls.carryOut(await calls.bring(lines));
    expect(third.rows).toMatchObject({ created: 0, unchanged: 300 });
    const list = await admin.get(`/v1/business-passengers?dynamicSearch=Racer&maxPerPage=1`);
    expect(list.headers.get('x-total-count')).toBe('300');
  });

  it('can happen at the same time as a single write of the same row', async () => {
    const cells = calls.person({ familyName: 'Single' });
    const one = await calls.bring([cells]);
    await calls.act(one, 'check');
    await calls.act(one, 'start');
    const row = {
      businessAccountId: northwind,
      givenName: cells['givenName'],
      familyName: cells['familyName'],
      email: cells['email'],
      phone: '+447911190001',
    };
    const [, reply] = await Promise.all([
      calls.run(one),
      admin.post('/v1/business-passengers', row),
    ]);
    expect([201, 409]).toContain(reply.status);
    expect(await calls.peopleCalled(cells['email']!)).toHaveLength(1);
  });

  it('changes people whom somebody else created after its lines were checked', async () => {
    const lines = [calls.person(), calls.person({ familyName: 'Later' }), calls.person()];
    const one = await calls.bring(lines);
    expect(await calls.act(one, 'check')).toMatchObject({ rows: { created: 3 } });
    const [, later] = lines;
    const made = await admin.post<{ id: string }>('/v1/business-passengers', {
      businessAccountId: northwind,
      givenName: 'Another',
      familyName: 'Later',
      email: later!['email']!.toUpperCase(),
      phone: `+447911${later!['phone.number']!.slice(-6)}`,
    });
    expect(made.status).toBe(201);
    expect(await calls.act(one, 'start')).toMatchObject({ rows: { open: 3, created: 0 } });
    await calls.run(one);
    expect((await calls.read(one)).rows).toMatchObject({ created: 2, updated: 1, written: 3 });
    const [found, ...others] = await calls.peopleCalled(later!['email']!);
    expect(others).toEqual([]);
    expect(found).toMatchObject({ id: made.body.id, givenName: 'Ida' });
  });

  it('continues with what a killed server left open', async () => {
    const lines = Array.from({ length: 600 }, () => calls.person({ familyName: 'Killed' }));
    const one = await calls.bring(lines);
    await calls.act(one, 'check');
    await calls.run(one);
    await calls.act(one, 'start');
    // The state that a server leaves when it is killed after its first batch.
    const key = { channelId: CHANNEL_A, importId: one.id };
    const { id: userId } = server.fixtures.users.northwindAdmin;
    const ctx = await requester(server.context, { id: one.id, channelId: CHANNEL_A, userId }, 'en');
    await changeState(server.context.database.orm, key, ['QUEUED'], { state: 'RUNNING' });
    expect(await settleNext(ctx!, key, 'RUNNING')).toBe('settled');
    const left = await calls.read(one);
    expect(left.state).toBe('RUNNING');
    expect(left.rows.written).toBeGreaterThan(0);
    expect(left.rows.open).toBe(600 - left.rows.written);
    await calls.run(one);
    expect(await calls.read(one)).toMatchObject({
      state: 'DONE',
      rows: { created: 600, written: 600 },
    });
    const list = await admin.get(`/v1/business-passengers?dynamicSearch=Killed&maxPerPage=1`);
    expect(list.headers.get('x-total-count')).toBe('600');
  });

  it('continues where it stopped, in a job that is started twice, and after a pause', async () => {
    const lines = Array.from({ length: 600 }, () => calls.person({ familyName: 'Resumed' }));
    const one = await calls.bring(lines);
    await calls.act(one, 'check');
    await calls.run(one);
    expect(await calls.read(one)).toMatchObject({ state: 'READY', rows: { created: 600 } });
    await calls.act(one, 'start');
    expect(await calls.act(one, 'pause')).toMatchObject({ state: 'PAUSED' });
    await calls.run(one);
    expect(await calls.read(one)).toMatchObject({
      state: 'PAUSED',
      rows: { written: 0, open: 600 },
    });
    expect(await calls.act(one, 'start')).toMatchObject({ state: 'QUEUED' });
    // The queue may hand a job out twice.
    await Promise.all([calls.run(one), calls.run(one)]);
    expect(await calls.read(one)).toMatchObject({
      state: 'DONE',
      rows: { created: 600, written: 600 },
    });
    // Somebody who pauses it just then sees how it ended.
    expect(await calls.act(one, 'pause')).toMatchObject({ state: 'DONE' });
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
      [lines, lines].map((some) => calls.bring(some, { resource: 'favourite-addresses' })),
    );
    for (const one of both) {
      await calls.act(one, 'check');
      await calls.act(one, 'start');
    }
    await Promise.all(both.map(calls.run));
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

  it('belongs to one person, for their own accounts, and has only known columns', async () => {
    const { globexAdmin, fleetManager } = server.fixtures.users;
    const one = await calls.bring([calls.person()]);
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

  it('stops when its person may no longer sign in', async () => {
    const { northwindAdmin } = server.fixtures.users;
    const one = await calls.bring([calls.person()]);
    await calls.act(one, 'check');
    await calls.act(one, 'start');
    await server.context.database.pool.query(`update users set status = 'inactive' where id = $1`, [
      northwindAdmin.id,
    ]);
    await calls.run(one);
    await server.context.database.pool.query(`update users set status = 'active' where id = $1`, [
      northwindAdmin.id,
    ]);
    expect(await calls.read(one)).toMatchObject({ state: 'FAILED', rows: { written: 0 } });
    expect(await calls.act(one, 'start')).toMatchObject({ state: 'QUEUED' });
    await calls.run(one);
    expect(await calls.read(one)).toMatchObject({ state: 'DONE', rows: { created: 1 } });
  });

  it('can be undone for thirty days, and is then deleted except for its columns', async () => {
    const one = await calls.bring([calls.person()]);
    await calls.carryOut(one);
    now = new Date(now.getTime() + (IMPORT_KEPT_DAYS + 1) * 86_400_000);
    expect(await calls.read(one)).toMatchObject({ undoUntil: null });
    expect(await admin.post(`/v1/imports/${one.id}/undo`)).toMatchObject({ status: 404 });
    await deleteOldRows(server.context);
    // This is read from the database, because the session of the reader has ended as well.
    const { orm } = server.context.database;
    expect(await orm.$count(importRows, eq(importRows.importId, one.id))).toBe(0);
    expect(await orm.$count(importIdentities, eq(importIdentities.importId, one.id))).toBe(0);
    expect(await orm.$count(imports, eq(imports.id, one.id))).toBe(1);
  });
});
