import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ReportTicket } from '../../contract/reports/calls.ts';
import { REPORT_PATHS } from '../../contract/reports/paths.ts';
import { EXPORT_PAGE_SIZE } from '../../contract/reports/rowExport.ts';
import { businessGuests, businessPassengers, users } from '../../server/db/tables/index.ts';
import type { TestUser } from '../support/fixtures.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { reportCalls } from './reportCalls.ts';

let server: TestServer;
let calls: ReturnType<typeof reportCalls>;
beforeAll(async () => {
  server = await startTestServer();
  calls = reportCalls(server);
});
afterAll(() => server.close());

describe('reports of people', () => {
  const read = async (user: TestUser, path: string, about: Record<string, string>) => {
    const reply = await server
      .as(user)
      .post<ReportTicket>('/v1/report-tickets', { path, query: about });
    return reply.status === 201
      ? calls.rowsOf((await calls.open(reply.body.url)).body)
      : reply.status;
  };

  it('name the admins of an account', async () => {
    const { northwindAdmin, bothAdmin, inactiveAdmin, globexAdmin, fleetManager } =
      server.fixtures.users;
    const about = { corporationId: server.fixtures.corporations.northwind.id, lang: 'en' };
    for (const user of [northwindAdmin, fleetManager]) {
      const rows = await read(user, REPORT_PATHS.corporationAdmins, about);
      const emails = [northwindAdmin, bothAdmin, inactiveAdmin].map(({ email }) => email);
      expect(rows).toEqual(emails.map((email) => expect.objectContaining({ 'E-mail': email })));
    }
    expect(await read(globexAdmin, REPORT_PATHS.corporationAdmins, about)).toBe(404);
  });

  it('name everybody for whom an account books', async () => {
    const { northwindAdmin, globexAdmin } = server.fixtures.users;
    const { northwind } = server.fixtures.corporations;
    const about = { businessAccountId: northwind.id, lang: 'en' };
    const rows = await read(northwindAdmin, REPORT_PATHS.bookingRecipients, about);
    expect(rows).toMatchObject([
      { 'First name': 'Anna', 'User type': 'BUSINESS_PASSENGER', Account: 'Northwind' },
      { 'First name': 'Ben', 'User type': 'BUSINESS_PASSENGER' },
      { 'First name': 'Gina', 'User type': 'BUSINESS_GUEST', Phone: '+447911223344' },
    ]);
    expect(await read(globexAdmin, REPORT_PATHS.bookingRecipients, about)).toBe(404);
  });

  it('name each of them once if there are many', async () => {
    const { northwindAdmin } = server.fixtures.users;
    const { northwind } = server.fixtures.corporations;
    const about = { businessAccountId: northwind.id, lang: 'en' };
    const names = Array.from({ length: EXPORT_PAGE_SIZE + 1 }, (_, at) => `Many ${at}`);
    await server.context.database.orm.insert(businessGuests).values(
      names.map((givenName) => ({
        channelId: northwind.channelId,
        id: uuidv7(),
        businessAccountId: northwind.id,
        givenName,
        familyName: 'Guest',
        phoneNumber: '+447911223344',
      })),
    );
    const rows = await read(northwindAdmin, REPORT_PATHS.bookingRecipients, about);
    if (typeof rows === 'number') throw new Error(`The report answered ${rows}.`);
    const found = rows
      .map((row) => row['First name'] ?? '')
      .filter((name) => name.startsWith('Many'));
    expect(found.toSorted()).toEqual(names.toSorted());
  });

  it("write when somebody was added on the channel's clock, so that spreadsheets can sort it", async () => {
    const { northwindAdmin } = server.fixtures.users;
    const { orm } = server.context.database;
    const createdAt = new Date('2026-06-30T23:30:05.123Z');
    await orm
      .update(businessPassengers)
      .set({ createdAt })
      .where(eq(businessPassengers.id, server.fixtures.employees.anna.id));
    await orm.update(users).set({ createdAt }).where(eq(users.id, northwindAdmin.id));
    const { northwind } = server.fixtures.corporations;
    const recipients = await read(northwindAdmin, REPORT_PATHS.bookingRecipients, {
      businessAccountId: northwind.id,
      lang: 'en',
    });
    const admins = await read(northwindAdmin, REPORT_PATHS.corporationAdmins, {
      corporationId: northwind.id,
      lang: 'en',
    });
    for (const rows of [recipients, admins])
      expect(rows).toContainEqual(expect.objectContaining({ Created: '2026-07-01 00:30' }));
  });
});
