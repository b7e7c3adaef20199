import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  EXPORT_KEPT_HOURS,
  type ReportExport,
  type ReportTicket,
} from '../../contract/reports/calls.ts';
import { exportFilePath, exportPagePath, REPORT_PATHS } from '../../contract/reports/paths.ts';
import { preferredOrigin } from '../../server/config/origins.ts';
import { mails, reportExportChunks } from '../../server/db/tables/index.ts';
import { runJob } from '../../server/jobs/handlers.ts';
import { deleteOldRows } from '../../server/services/housekeeping.ts';
import { CHANNEL_A, type TestUser } from '../support/fixtures.ts';
import { copyBookings } from '../support/copyBookings.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

/** More than one batch of reading, and more than one piece of a stored file. */
const TRIPS = 1300;

let server: TestServer;
let now = new Date();
beforeAll(async () => {
  server = await startTestServer({ context: { now: () => now } });
  const { completed } = server.fixtures.bookings;
  await server.context.database.orm.execute(
    copyBookings(
      sql`jsonb_build_object(
      'id', gen_random_uuid(), 'attempt', gen_random_uuid(), 'tracking_token', gen_random_uuid(),
      'dispatch_id', null, 'notes', repeat('x', 300),
      'pickup_at', b.pickup_at - (n / 3) * interval '1 minute')`,
      sql`bookings b join generate_series(1, ${TRIPS}) n on b.id = ${completed.id}`,
    ),
  );
});
beforeEach(() => {
  now = new Date();
});
afterAll(() => server.close());

const start = (
  user: TestUser,
  fileName: string,
  account = server.fixtures.corporations.northwind.id,
) =>
  server.as(user).post<ReportExport>('/v1/report-exports', {
    path: REPORT_PATHS.tripHistory,
    query: {
      bookingChannelId: CHANNEL_A,
      fileName,
      businessAccountId: account,
      pickupTimeFrom: '2000-01-01T00:00:00.000Z',
      pickupTimeTo: '2100-01-01T00:00:00.000Z',
    },
  });
const list = async (user: TestUser) =>
  (await server.as(user).get<ReportExport[]>('/v1/report-exports')).body;
const make = ({ id }: ReportExport) =>
  runJob(server.context, 'report-export', { channelId: CHANNEL_A, exportId: id });
const ticket = (user: TestUser, id: string) =>
  server.as(user).post<ReportTicket>('/v1/report-tickets', { path: exportFilePath(id) });

it('creates a large report in the background, only for the person who requested it', async () => {
  const { northwindAdmin, bothAdmin, fleetManager } = server.fixtures.users;
  const started = await start(northwindAdmin, 'All');
  expect(started).toMatchObject({ status: 202, body: { state: 'QUEUED', fileName: 'All.csv' } });
  expect(server.enqueued).toContainEqual({
    name: 'report-export',
    payload: { channelId: CHANNEL_A, exportId: started.body.id },
  });
  expect((await ticket(northwindAdmin, started.body.id)).status).toBe(404);
  await make(started.body);
  const trips = TRIPS + 4;
  expect(await list(northwindAdmin)).toMatchObject([
    { state: 'DONE', rowsDone: trips, rowsTotal: trips },
  ]);
  const sent = await server.context.database.orm.select().from(mails);
  expect(sent).toMatchObject([
    { recipient: northwindAdmin.email, subject: 'All.csv is ready', language: 'en' },
  ]);
  expect(sent[0]!.text).toContain('Rows: 1,304');
  const { config } = server.context;
  const origin = preferredOrigin(
    config,
    config.channels.find(({ id }) => id === CHANNEL_A)!,
  );
  expect(sent[0]!.text).toContain(origin + exportPagePath(started.body.id));
  const { body } = await ticket(northwindAdmin, started.body.id);
  const file = await server.anonymous(CHANNEL_A).get<string>(body.url);
  const lines = file.body.trimEnd().split('\r\n');
  expect(lines).toHaveLength(trips + 1);
  expect(new Set(lines).size).toBe(lines.length);
  expect(await server.context.database.orm.$count(reportExportChunks)).toBeGreaterThan(1);

  for (const stranger of [bothAdmin, fleetManager]) {
    expect(await list(stranger)).toEqual([]);
    expect((await ticket(stranger, started.body.id)).status).toBe(404);
    const at = `/v1/report-exports/${started.body.id}`;
    expect((await server.as(stranger).get(at)).status).toBe(404);
    expect((await server.as(stranger).delete(at)).status).toBe(404);
  }
  // It runs again after a crash between the last piece and the queue's own record of it.
  await make(started.body);
  expect(
    await server.as(northwindAdmin).delete(`/v1/report-exports/${started.body.id}`),
  ).toMatchObject({ status: 204 });
  expect(await list(northwindAdmin)).toEqual([]);
  expect(await server.context.database.orm.$count(reportExportChunks)).toBe(0);
});

it('creates one file for a double click', async () => {
  const { bothAdmin } = server.fixtures.users;
  const [one, other] = await Promise.all([start(bothAdmin, 'Twice'), start(bothAdmin, 'Twice')]);
  expect([one.status, other.status]).toEqual([202, 202]);
  expect(one.body.id).toBe(other.body.id);
  expect(await list(bothAdmin)).toHaveLength(1);
});

it('creates two files of the same name if their contents differ', async () => {
  const { bothAdmin } = server.fixtures.users;
  const { northwind, globex } = server.fixtures.corporations;
  const [one, other] = await Promise.all([
    start(bothAdmin, 'Namesakes', northwind.id),
    start(bothAdmin, 'Namesakes', globex.id),
  ]);
  expect([one.status, other.status]).toEqual([202, 202]);
  expect(one.body.id).not.toBe(other.body.id);
});

it('stops when it is cancelled, and starts over after an interruption', async () => {
  const { northwindAdmin } = server.fixtures.users;
  const { body } = await start(northwindAdmin, 'Given up');
  await server.as(northwindAdmin).delete(`/v1/report-exports/${body.id}`);
  await make(body);
  expect(await list(northwindAdmin)).toEqual([]);

  const again = (await start(northwindAdmin, 'Cut')).body;
  await server.context.database.orm.execute(
    sql`update report_exports set state = 'RUNNING', rows_done = 500 where id = ${again.id}`,
  );
  await server.context.database.orm.insert(reportExportChunks).values({
    channelId: CHANNEL_A,
    exportId: again.id,
    position: 0,
    text: 'of the first attempt',
  });
  await make(again);
  const { url } = (await ticket(northwindAdmin, again.id)).body;
  const file = await server.anonymous(CHANNEL_A).get<string>(url);
  expect(file.body).not.toContain('of the first attempt');
  expect(file.body.trimEnd().split('\r\n')).toHaveLength(TRIPS + 5);
});

it('writes nothing for somebody who has lost their access in the meantime', async () => {
  const { globexAdmin } = server.fixtures.users;
  const reply = await server.as(globexAdmin).post<ReportExport>('/v1/report-exports', {
    path: REPORT_PATHS.tripHistory,
    query: {
      bookingChannelId: CHANNEL_A,
      fileName: 'Lost',
      pickupTimeFrom: '2000-01-01T00:00:00.000Z',
      pickupTimeTo: '2100-01-01T00:00:00.000Z',
    },
  });
  const switchTo = (status: string) =>
    server.context.database.orm.execute(
      sql`update users set status = ${status} where id = ${globexAdmin.id}`,
    );
  await switchTo('inactive');
  await make(reply.body);
  await switchTo('active');
  expect(await list(globexAdmin)).toMatchObject([{ state: 'FAILED', rowsDone: 0 }]);
});

it('keeps reports for a day', async () => {
  const { northwindAdmin } = server.fixtures.users;
  now = new Date(now.getTime() + (EXPORT_KEPT_HOURS + 1) * 3_600_000);
  await deleteOldRows(server.context);
  expect(await list(northwindAdmin)).toEqual([]);
});
