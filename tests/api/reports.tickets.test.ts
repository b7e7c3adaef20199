import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Problem } from '../../contract/core/errors.ts';
import { TICKET_SECONDS } from '../../contract/reports/calls.ts';
import { REPORT_PATHS } from '../../contract/reports/paths.ts';
import { usedReportTickets } from '../../server/db/tables/index.ts';
import { deleteOldRows } from '../../server/services/housekeeping.ts';
import { CHANNEL_A, CHANNEL_B } from '../support/fixtures.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { reportCalls } from './reportCalls.ts';

let server: TestServer;
let calls: ReturnType<typeof reportCalls>;
let now = new Date();
beforeAll(async () => {
  server = await startTestServer({ context: { now: () => now } });
  calls = reportCalls(server);
});
beforeEach(() => {
  now = new Date();
});
afterAll(() => server.close());

describe('a ticket', () => {
  const refused = { status: 401, body: { code: 'TICKET_NOT_VALID' } };

  it('opens its report once, even if two use it at once', async () => {
    const { body } = await calls.ticketFor(server.fixtures.users.northwindAdmin);
    const replies = await Promise.all(Array.from({ length: 8 }, () => calls.open(body.url)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(replies.filter(({ status }) => status === 401)).toHaveLength(7);
  });

  it('is refused to anybody else who is signed in, and is not used up by that', async () => {
    const { northwindAdmin, bothAdmin } = server.fixtures.users;
    const { url } = (await calls.ticketFor(northwindAdmin)).body;
    expect(await server.as(bothAdmin).get(url)).toMatchObject(refused);
    expect((await server.as(northwindAdmin).get(url)).status).toBe(200);
  });

  it('is not used up by requesting only the headers', async () => {
    const { url } = (await calls.ticketFor(server.fixtures.users.northwindAdmin)).body;
    const head = await server.anonymous(CHANNEL_A).call('HEAD', url);
    expect(head.status).toBe(405);
    expect(head.headers.get('allow')).toBe('GET');
    expect((await calls.open(url)).status).toBe(200);
  });

  it('contains nothing readable about who requested what', async () => {
    const { northwindAdmin } = server.fixtures.users;
    const { body } = await calls.ticketFor(northwindAdmin);
    const readable = body.token
      .split('.')
      .map((part) => Buffer.from(part, 'base64url').toString())
      .join(' ');
    expect(readable).not.toContain(northwindAdmin.id);
    expect(readable).not.toContain('trip-history');
  });

  it('opens nothing after a minute', async () => {
    const { body } = await calls.ticketFor(server.fixtures.users.northwindAdmin);
    now = new Date(now.getTime() + (TICKET_SECONDS + 1) * 1000);
    expect(await calls.open(body.url)).toMatchObject(refused);
  });

  it('opens no other path, query or channel, and is invalid after any change', async () => {
    const { northwindAdmin } = server.fixtures.users;
    const { northwind } = server.fixtures.corporations;
    const { token, url } = (await calls.ticketFor(northwindAdmin)).body;
    const others = [
      `${REPORT_PATHS.bookingRecipients}?businessAccountId=${northwind.id}&token=${token}`,
      url.replace('Trips', 'Others'),
      url.replace('2030', '2031'),
      `${url}&lang=fr`,
      `${REPORT_PATHS.tripHistory}?${new URLSearchParams({ ...calls.query(), token: `${token.slice(0, -4)}AAAA` }).toString()}`,
      `${REPORT_PATHS.tripHistory}?${new URLSearchParams({ ...calls.query(), token: '' }).toString()}`,
    ];
    for (const other of others) expect(await calls.open(other)).toMatchObject(refused);
    expect(await calls.open(url, CHANNEL_B)).toMatchObject(refused);
    expect((await calls.open(url)).status).toBe(200);
  });

  it('opens only downloads', async () => {
    const { token } = (await calls.ticketFor(server.fixtures.users.northwindAdmin)).body;
    expect((await calls.open(`/v1/me?token=${token}`)).body.code).toBe('NOT_SIGNED_IN');
    const bearer = await server.withToken(CHANNEL_A, token).get<Problem>('/v1/me');
    expect(bearer.body.code).toBe('NOT_SIGNED_IN');
  });

  it('leaves no trace once it has ended', async () => {
    const { url } = (await calls.ticketFor(server.fixtures.users.northwindAdmin)).body;
    expect((await calls.open(url)).status).toBe(200);
    const { orm } = server.context.database;
    expect(await orm.$count(usedReportTickets)).toBeGreaterThan(0);
    now = new Date(now.getTime() + (TICKET_SECONDS + 1) * 1000);
    await deleteOldRows(server.context);
    expect(await orm.$count(usedReportTickets)).toBe(0);
  });
});
