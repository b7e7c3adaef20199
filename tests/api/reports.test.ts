import { eq } from 'drizzle-orm';
import Papa from 'papaparse';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Problem } from '../../contract/core/errors.ts';
import { fare, pricing } from '../../contract/booking/cost.fixture.ts';
import { REPORT_PATHS, type ReportTicket, TICKET_SECONDS } from '../../contract/reports/calls.ts';
import { bookings, usedReportTickets } from '../../server/db/tables/index.ts';
import { keepHouse } from '../../server/services/housekeeping.ts';
import { CHANNEL_A, CHANNEL_B, type TestUser } from '../support/fixtures.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let now = new Date();
beforeAll(async () => {
  server = await startTestServer({ context: { now: () => now } });
  const { completed } = server.fixtures.bookings;
  await server.context.database.orm
    .update(bookings)
    .set({
      pickupTime: '2026-07-01T22:05:00',
      pickupAt: new Date('2026-07-01T12:05:00Z'),
      createdAt: new Date('2026-06-30T20:00:00Z'),
      pickupTimeZone: 'Australia/Sydney',
      passengerName: '=HYPERLINK("http://evil.example")',
      notes: 'Ring "twice",\r\nthen wait',
      originAddress: '@SUM(A1)',
      userInfo: { givenName: 'A', familyName: 'B', email: null, phone: '+447911123456' },
      distanceMeters: 1609,
      pricingDetails: pricing(123_456),
      businessAccountConfig: { fields: [{ id: '1', title: 'Cost centre', value: '-5' }] },
    })
    .where(eq(bookings.id, completed.id));
});
beforeEach(() => {
  now = new Date();
});
afterAll(() => server.close());

const query = (extra: Record<string, string> = {}) => ({
  bookingChannelId: CHANNEL_A,
  fileName: 'Trips of July',
  businessAccountId: server.fixtures.corporations.northwind.id,
  pickupTimeFrom: '2026-01-01T00:00:00.000Z',
  pickupTimeTo: '2030-01-01T00:00:00.000Z',
  lang: 'en',
  ...extra,
});
const ticketFor = (
  user: TestUser,
  extra: Record<string, string> = {},
  path = REPORT_PATHS.tripHistory as string,
) =>
  server.as(user).post<ReportTicket & Problem>('/v1/report-tickets', { path, query: query(extra) });
const open = (url: string, channel = CHANNEL_A) =>
  server.anonymous(channel).get<string & Problem>(url);
const rowsOf = (csv: string) =>
  Papa.parse<Record<string, string>>(csv.replace('\uFEFF', ''), {
    header: true,
    skipEmptyLines: true,
  }).data;

describe('the trip report', () => {
  it('is a CSV file that spreadsheet programs read and do not run', async () => {
    const { northwindAdmin } = server.fixtures.users;
    const ticket = await ticketFor(northwindAdmin);
    expect(ticket).toMatchObject({ status: 201, body: { isLarge: false } });
    const file = await open(ticket.body.url);
    expect(file.status).toBe(200);
    expect(file.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(file.headers.get('content-disposition')).toContain('filename="Trips of July.csv"');
    const row = rowsOf(file.body).find(
      (one) => one['Booking reference'] === server.fixtures.bookings.completed.id,
    );
    expect(row).toMatchObject({
      Passenger: `'=HYPERLINK("http://evil.example")`,
      From: "'@SUM(A1)",
      Phone: '+447911123456',
      Notes: 'Ring "twice",\r\nthen wait',
      'Pickup time': '2026-07-01 22:05',
      Created: '2026-07-01 06:00',
      'Time zone': 'Australia/Sydney',
      'Distance (mi)': '1.00',
      Total: '1234.56',
      Payment: 'Business account',
      'Cost centre': '-5',
    });
  });

  it('has the newest pickup first, trips of the period only, and headings in the language', async () => {
    const { northwindAdmin } = server.fixtures.users;
    const { prebooked, enroute, cancelled, completed } = server.fixtures.bookings;
    const read = async (extra: Record<string, string>) => {
      const { body } = await ticketFor(northwindAdmin, extra);
      return rowsOf((await open(body.url)).body);
    };
    const ids = (rows: Record<string, string>[], heading = 'Booking reference') =>
      rows.map((row) => row[heading]);
    expect(ids(await read({}))).toEqual(
      [prebooked, enroute, cancelled, completed].map(({ id }) => id),
    );
    const july = { pickupTimeTo: '2026-07-01T12:05:00.001Z' };
    expect(ids(await read(july))).toEqual([completed.id]);
    expect(await read({ pickupTimeTo: '2026-07-01T12:05:00.000Z' })).toEqual([]);
    const french = await read({ ...july, lang: 'fr', format: 'comma' });
    expect(ids(french, 'Référence de réservation')).toEqual([completed.id]);
    const german = await read({ ...july, lang: 'de-AT', format: 'semicolon' });
    expect(ids(german, 'Buchungsnummer')).toEqual([completed.id]);
    expect(german[0]).toMatchObject({ Zahlungsart: 'Firmenkonto' });
  });

  it('has what a trip cost and what it is expected to cost apart', async () => {
    const { northwindAdmin } = server.fixtures.users;
    const { prebooked, cancelled, completed } = server.fixtures.bookings;
    await server.context.database.orm
      .update(bookings)
      .set({ fareEstimate: fare({ type: 'RANGE', minimumFare: 1000, maximumFare: 1650 }) })
      .where(eq(bookings.id, prebooked.id));
    const { body } = await ticketFor(northwindAdmin);
    const rows = rowsOf((await open(body.url)).body);
    const moneyOf = ({ id }: { id: string }) => {
      const row = rows.find((one) => one['Booking reference'] === id);
      return ['Total', 'Estimate from', 'Estimate to', 'Currency'].map((name) => row?.[name]);
    };
    expect(moneyOf(completed)).toEqual(['1234.56', '', '', 'GBP']);
    expect(moneyOf(prebooked)).toEqual(['', '10.00', '16.50', 'GBP']);
    expect(moneyOf(cancelled)).toEqual(['0.00', '', '', 'GBP']);
  });

  it('opens right in a French spreadsheet: semicolons, decimal commas, words', async () => {
    const { northwindAdmin } = server.fixtures.users;
    const { body } = await ticketFor(northwindAdmin, {
      lang: 'fr',
      columns: 'status,total,createdAt,pickupAt,distanceMeters',
      status: 'COMPLETE',
    });
    const file = await open(body.url);
    expect(file.body.replace('\uFEFF', '').split('\r\n')).toEqual([
      'Statut;Total;Estimation minimale;Estimation maximale;Devise;Créée le;Fuseau horaire;Prise en charge;Distance (mi)',
      'Terminée;1234,56;;;GBP;2026-07-01 06:00;Australia/Sydney;2026-07-01 22:05;1,00',
      '',
    ]);
  });

  it('holds what the list shows under the same filters', async () => {
    const { northwindAdmin } = server.fixtures.users;
    const ids = async (extra: Record<string, string>) => {
      const { body } = await ticketFor(northwindAdmin, extra);
      const rows = rowsOf((await open(body.url)).body);
      return rows.map((row) => row['Booking reference']);
    };
    const client = server.as(northwindAdmin);
    const filters: Record<string, string>[] = [
      { status: 'PREBOOKED,COMPLETED' },
      { passengerId: server.fixtures.employees.anna.id },
      { dynamicSearch: 'hyperlink' },
      { accountField: 'Cost centre:-5' },
      { vehicle: 'Saloon', paymentType: 'cash' },
      { id: server.fixtures.bookings.enroute.id },
    ];
    for (const filter of filters) {
      const search = new URLSearchParams({
        ...filter,
        maxPerPage: '100',
        corporationId: server.fixtures.corporations.northwind.id,
      });
      const listed = await client.get<{ id: string }[]>(`/v1/bookings?${search.toString()}`);
      expect(await ids(filter)).toEqual(listed.body.map(({ id }) => id));
    }
  });

  it('shows a fleet manager every account, an admin their own', async () => {
    const { fleetManager, globexAdmin, bothAdmin } = server.fixtures.users;
    const accounts = async (user: TestUser) => {
      const { businessAccountId: _, ...rest } = query();
      const reply = await server
        .as(user)
        .post<ReportTicket>('/v1/report-tickets', { path: REPORT_PATHS.tripHistory, query: rest });
      const rows = rowsOf((await open(reply.body.url)).body);
      return new Set(rows.map((row) => row['Account']));
    };
    expect(await accounts(fleetManager)).toEqual(new Set(['Globex', 'Northwind']));
    expect(await accounts(bothAdmin)).toEqual(new Set(['Globex', 'Northwind']));
    expect(await accounts(globexAdmin)).toEqual(new Set(['Globex']));
    expect((await ticketFor(globexAdmin)).status).toBe(404);
  });

  it('is opened by a signed-in client without a ticket', async () => {
    const search = new URLSearchParams(query()).toString();
    const { northwindAdmin, globexAdmin } = server.fixtures.users;
    const at = `${REPORT_PATHS.tripHistory}?${search}`;
    expect((await server.as(northwindAdmin).get(at)).status).toBe(200);
    expect((await server.as(globexAdmin).get(at)).status).toBe(404);
  });

  it.each([
    ['pickupTimeFrom', { pickupTimeFrom: 'yesterday' }],
    ['pickupTimeTo', { pickupTimeTo: '2025-01-01T00:00:00.000Z' }],
    ['bookingChannelId', { bookingChannelId: CHANNEL_B }],
    ['fileName', { fileName: ' ' }],
    ['columns', { columns: 'all' }],
    ['format', { format: 'tabs' }],
    ['status', { status: 'DONE' }],
    ['accountField', { accountField: 'no value' }],
  ])('refuses %s by name before a ticket is given', async (name, wrong) => {
    const { northwindAdmin } = server.fixtures.users;
    const { status, body } = await ticketFor(northwindAdmin, wrong);
    expect(status).toBe(422);
    expect(Object.keys(body.errors ?? {})).toEqual([name]);
  });

  it('takes its file name for a name and nothing else', async () => {
    const { northwindAdmin } = server.fixtures.users;
    const { body } = await ticketFor(northwindAdmin, { fileName: '../é"\r\nx: y/..\\a.csv' });
    const file = await open(body.url);
    const header = file.headers.get('content-disposition');
    expect(header).toBe(
      `attachment; filename="_-x- y-..-a.csv"; filename*=UTF-8''%C3%A9-x-%20y-..-a.csv`,
    );
  });
});

it('begins with the mark by which spreadsheet programs know UTF-8', async () => {
  const { url } = (await ticketFor(server.fixtures.users.northwindAdmin)).body;
  const file = await server.app.request(server.originOf(CHANNEL_A) + url);
  const bytes = Buffer.from(await file.arrayBuffer());
  expect(bytes.subarray(0, 3).toString('hex')).toBe('efbbbf');
});

describe('a ticket', () => {
  const refused = { status: 401, body: { code: 'TICKET_NOT_VALID' } };

  it('opens its report once, also when two come with it at once', async () => {
    const { body } = await ticketFor(server.fixtures.users.northwindAdmin);
    const replies = await Promise.all(Array.from({ length: 8 }, () => open(body.url)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(replies.filter(({ status }) => status === 401)).toHaveLength(7);
  });

  it('is refused to anybody else who is signed in, and is not used up by that', async () => {
    const { northwindAdmin, bothAdmin } = server.fixtures.users;
    const { url } = (await ticketFor(northwindAdmin)).body;
    expect(await server.as(bothAdmin).get(url)).toMatchObject(refused);
    expect((await server.as(northwindAdmin).get(url)).status).toBe(200);
  });

  it('is not used up by asking for the headers alone', async () => {
    const { url } = (await ticketFor(server.fixtures.users.northwindAdmin)).body;
    const head = await server.anonymous(CHANNEL_A).call('HEAD', url);
    expect(head.status).toBe(405);
    expect(head.headers.get('allow')).toBe('GET');
    expect((await open(url)).status).toBe(200);
  });

  it('says nothing readable of who asked for what', async () => {
    const { northwindAdmin } = server.fixtures.users;
    const { body } = await ticketFor(northwindAdmin);
    const readable = body.token
      .split('.')
      .map((part) => Buffer.from(part, 'base64url').toString())
      .join(' ');
    expect(readable).not.toContain(northwindAdmin.id);
    expect(readable).not.toContain('trip-history');
  });

  it('opens nothing after a minute', async () => {
    const { body } = await ticketFor(server.fixtures.users.northwindAdmin);
    now = new Date(now.getTime() + (TICKET_SECONDS + 1) * 1000);
    expect(await open(body.url)).toMatchObject(refused);
  });

  it('opens no other path, other query or other channel, and does not survive a change', async () => {
    const { northwindAdmin } = server.fixtures.users;
    const { northwind } = server.fixtures.corporations;
    const { token, url } = (await ticketFor(northwindAdmin)).body;
    const others = [
      `${REPORT_PATHS.bookingRecipients}?businessAccountId=${northwind.id}&token=${token}`,
      url.replace('Trips', 'Others'),
      url.replace('2030', '2031'),
      `${url}&lang=fr`,
      `${REPORT_PATHS.tripHistory}?${new URLSearchParams({ ...query(), token: `${token.slice(0, -4)}AAAA` }).toString()}`,
      `${REPORT_PATHS.tripHistory}?${new URLSearchParams({ ...query(), token: '' }).toString()}`,
    ];
    for (const other of others) expect(await open(other)).toMatchObject(refused);
    expect(await open(url, CHANNEL_B)).toMatchObject(refused);
    expect((await open(url)).status).toBe(200);
  });

  it('opens no call but downloads', async () => {
    const { token } = (await ticketFor(server.fixtures.users.northwindAdmin)).body;
    expect((await open(`/v1/me?token=${token}`)).body.code).toBe('NOT_SIGNED_IN');
    const bearer = await server.withToken(CHANNEL_A, token).get<Problem>('/v1/me');
    expect(bearer.body.code).toBe('NOT_SIGNED_IN');
  });

  it('leaves no trace once it has ended', async () => {
    const { url } = (await ticketFor(server.fixtures.users.northwindAdmin)).body;
    expect((await open(url)).status).toBe(200);
    const { orm } = server.context.database;
    expect(await orm.$count(usedReportTickets)).toBeGreaterThan(0);
    now = new Date(now.getTime() + (TICKET_SECONDS + 1) * 1000);
    await keepHouse(server.context);
    expect(await orm.$count(usedReportTickets)).toBe(0);
  });
});

describe('reports of people', () => {
  const read = async (user: TestUser, path: string, about: Record<string, string>) => {
    const reply = await server
      .as(user)
      .post<ReportTicket>('/v1/report-tickets', { path, query: about });
    return reply.status === 201 ? rowsOf((await open(reply.body.url)).body) : reply.status;
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

  it('name everybody an account books for', async () => {
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
});
