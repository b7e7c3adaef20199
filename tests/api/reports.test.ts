import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fare, pricing } from '../../contract/booking/cost.fixture.ts';
import type { ReportTicket } from '../../contract/reports/calls.ts';
import { REPORT_PATHS } from '../../contract/reports/paths.ts';
import { bookings } from '../../server/db/tables/index.ts';
import { CHANNEL_A, CHANNEL_B, type TestUser } from '../support/fixtures.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { reportCalls } from './reportCalls.ts';

let server: TestServer;
let calls: ReturnType<typeof reportCalls>;
let now = new Date();
beforeAll(async () => {
  server = await startTestServer({ context: { now: () => now } });
  calls = reportCalls(server);
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
      payment: { type: 'creditCard', paymentMethod: { brand: 'visa', number: '4242' } },
      pricingDetails: pricing(123_456),
      businessAccountConfig: { fields: [{ id: '1', title: 'Cost centre', value: '-5' }] },
    })
    .where(eq(bookings.id, completed.id));
});
beforeEach(() => {
  now = new Date();
});
afterAll(() => server.close());

describe('the trip report', () => {
  it('is a CSV file that spreadsheet programs read without running formulas', async () => {
    const { northwindAdmin } = server.fixtures.users;
    const ticket = await calls.ticketFor(northwindAdmin);
    expect(ticket).toMatchObject({ status: 201, body: { isLarge: false } });
    const file = await calls.open(ticket.body.url);
    expect(file.status).toBe(200);
    expect(file.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(file.headers.get('content-disposition')).toContain('filename="Trips of July.csv"');
    const row = calls
      .rowsOf(file.body)
      .find((one) => one['Booking reference'] === server.fixtures.bookings.completed.id);
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
      Card: 'Visa 4242',
      'Paid by': 'Business account',
      'Cost centre': '-5',
    });
  });

  it("has only trips of the period, the newest pickup first, and headings in the reader's language", async () => {
    const { northwindAdmin } = server.fixtures.users;
    const { prebooked, enroute, cancelled, completed } = server.fixtures.bookings;
    const read = async (extra: Record<string, string>) => {
      const { body } = await calls.ticketFor(northwindAdmin, extra);
      return calls.rowsOf((await calls.open(body.url)).body);
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

  it('has the price and the estimate of a trip in separate columns, with the decimals of its currency', async () => {
    const { northwindAdmin } = server.fixtures.users;
    const { prebooked, enroute, cancelled, completed } = server.fixtures.bookings;
    for (const [{ id }, estimate] of [
      [prebooked, { minimumFare: 1000, maximumFare: 1650 }],
      [enroute, { minimumFare: 19_032, maximumFare: 20_000, currency: 'XOF' }],
    ] as const)
      await server.context.database.orm
        .update(bookings)
        .set({ fareEstimate: fare({ type: 'RANGE', ...estimate }) })
        .where(eq(bookings.id, id));
    const { body } = await calls.ticketFor(northwindAdmin);
    const rows = calls.rowsOf((await calls.open(body.url)).body);
    const moneyOf = ({ id }: { id: string }) => {
      const row = rows.find((one) => one['Booking reference'] === id);
      return ['Total', 'Estimate from', 'Estimate to', 'Currency'].map((name) => row?.[name]);
    };
    expect(moneyOf(completed)).toEqual(['1234.56', '', '', 'GBP']);
    expect(moneyOf(prebooked)).toEqual(['', '10.00', '16.50', 'GBP']);
    expect(moneyOf(enroute)).toEqual(['', '19032', '20000', 'XOF']);
    expect(moneyOf(cancelled)).toEqual(['0.00', '', '', 'GBP']);
  });

  it('says which of two repeated hours a pickup is in when the clocks are put back', async () => {
    const { prebooked } = server.fixtures.bookings;
    const { orm } = server.context.database;
    const { pickupTime, pickupAt, pickupTimeZone } = bookings;
    const [before] = await orm
      .select({ pickupTime, pickupAt, pickupTimeZone })
      .from(bookings)
      .where(eq(bookings.id, prebooked.id));
    const zones: (string | undefined)[] = [];
    for (const at of ['2026-10-25T00:30:00Z', '2026-10-25T01:30:00Z']) {
      await orm
        .update(bookings)
        .set({
          pickupTime: '2026-10-25T01:30:00',
          pickupAt: new Date(at),
          pickupTimeZone: 'Europe/London',
        })
        .where(eq(bookings.id, prebooked.id));
      const ticket = await calls.ticketFor(server.fixtures.users.northwindAdmin, {
        columns: 'pickupAt',
        id: prebooked.id,
      });
      const file = await calls.open(ticket.body.url);
      zones.push(calls.rowsOf(file.body)[0]?.['Time zone']);
    }
    await orm.update(bookings).set(before!).where(eq(bookings.id, prebooked.id));
    expect(zones).toEqual(['Europe/London (BST)', 'Europe/London (GMT)']);
  });

  it('opens right in a French spreadsheet: semicolons, decimal commas, words', async () => {
    const { northwindAdmin } = server.fixtures.users;
    const { body } = await calls.ticketFor(northwindAdmin, {
      lang: 'fr',
      columns: 'status,total,createdAt,pickupAt,distanceMeters',
      status: 'COMPLETE',
    });
    const file = await calls.open(body.url);
    expect(file.body.replace('\uFEFF', '').split('\r\n')).toEqual([
      'Statut;Total;Estimation minimale;Estimation maximale;Devise;Créée le;Fuseau horaire;Prise en charge;Distance (mi)',
      'Terminée;1234,56;;;GBP;2026-07-01 06:00;Australia/Sydney;2026-07-01 22:05;1,00',
      '',
    ]);
  });

  it('has the same trips as the list with the same filters', async () => {
    const { northwindAdmin } = server.fixtures.users;
    const ids = async (extra: Record<string, string>) => {
      const { body } = await calls.ticketFor(northwindAdmin, extra);
      const rows = calls.rowsOf((await calls.open(body.url)).body);
      return rows.map((row) => row['Booking reference']);
    };
    const client = server.as(northwindAdmin);
    const filters: Record<string, string>[] = [
      { status: 'PREBOOKED,COMPLETED' },
      { passengerId: server.fixtures.employees.anna.id },
      { dynamicSearch: 'hyperlink' },
      { accountField: 'Cost centre:-5' },
      { vehicle: 'Saloon', paymentType: 'cash' },
      { fleetId: server.fixtures.fleets.cityCars.id },
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

  it('has every account for a fleet manager, and their own for an admin', async () => {
    const { fleetManager, globexAdmin, bothAdmin } = server.fixtures.users;
    const accounts = async (user: TestUser) => {
      const { businessAccountId: _, ...rest } = calls.query();
      const reply = await server
        .as(user)
        .post<ReportTicket>('/v1/report-tickets', { path: REPORT_PATHS.tripHistory, query: rest });
      const rows = calls.rowsOf((await calls.open(reply.body.url)).body);
      return new Set(rows.map((row) => row['Account']));
    };
    expect(await accounts(fleetManager)).toEqual(new Set(['Globex', 'Northwind']));
    expect(await accounts(bothAdmin)).toEqual(new Set(['Globex', 'Northwind']));
    expect(await accounts(globexAdmin)).toEqual(new Set(['Globex']));
    expect((await calls.ticketFor(globexAdmin)).status).toBe(404);
  });

  it('is opened by a signed-in client without a ticket', async () => {
    const search = new URLSearchParams(calls.query()).toString();
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
  ])('is refused with %s, which is named, before a ticket is given', async (name, wrong) => {
    const { northwindAdmin } = server.fixtures.users;
    const { status, body } = await calls.ticketFor(northwindAdmin, wrong);
    expect(status).toBe(422);
    expect(Object.keys(body.errors ?? {})).toEqual([name]);
  });

  it('uses its file name only as a name', async () => {
    const { northwindAdmin } = server.fixtures.users;
    const { body } = await calls.ticketFor(northwindAdmin, { fileName: '../é"\r\nx: y/..\\a.csv' });
    const file = await calls.open(body.url);
    const header = file.headers.get('content-disposition');
    expect(header).toBe(
      `attachment; filename="_-x- y-..-a.csv"; filename*=UTF-8''%C3%A9-x-%20y-..-a.csv`,
    );
  });
});

it('begins with the mark by which spreadsheet programs recognise UTF-8', async () => {
  const { url } = (await calls.ticketFor(server.fixtures.users.northwindAdmin)).body;
  const file = await server.app.request(server.originOf(CHANNEL_A) + url);
  const bytes = Buffer.from(await file.arrayBuffer());
  expect(bytes.subarray(0, 3).toString('hex')).toBe('efbbbf');
});
