import { and, eq, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { invoicePath } from '../../contract/invoices/address.ts';
import type { InvoiceDetails, InvoiceSummary } from '../../contract/invoices/calls.ts';
import type { Problem } from '../../contract/core/errors.ts';
import { LANGUAGES } from '../../contract/core/languages.ts';
import type { Invoice } from '../../contract/resources/invoices.ts';
import { bookings, invoices, mails } from '../../server/db/tables/index.ts';
import { runJob } from '../../server/jobs/handlers.ts';
import { type BookingServer, startBookingServer } from '../support/bookingServer.ts';
import { copyBookings } from '../support/copyBookings.ts';

let server: BookingServer;
beforeAll(async () => {
  server = await startBookingServer();
});
afterAll(() => server.close());
const manager = () => server.as(server.fixtures.users.fleetManager);
const admin = () => server.as(server.fixtures.users.northwindAdmin);
const close = () => runJob(server.context, 'close-months', {});

/** A driven trip that its account pays for. @returns its id */
async function driven(
  pickupAt: string,
  total: number,
  of: 'northwind' | 'globex' | 'tasman' = 'northwind',
): Promise<string> {
  const { corporations, bookings: known } = server.fixtures;
  const { id: corporationId } = corporations[of];
  const id = uuidv7();
  const source = of === 'tasman' ? known.tasman : known.completed;
  await server.context.database.orm.execute(
    copyBookings(
      sql`jsonb_build_object(
        'id', ${id}::text, 'corporation_id', ${corporationId}::text, 'attempt', ${`${id}:outbound`}::text,
        'tracking_token', ${id}::text, 'status', 'COMPLETED', 'pickup_at', ${pickupAt}::text, 'pickup_time', ${pickupAt.slice(0, 19)}::text,
        'updated_at', ${pickupAt}::text,
        'pricing_details', ${JSON.stringify({ ...PRICING, price: total, total })}::jsonb)`,
      sql`(values (1)) one join bookings b on b.id = ${source.id}`,
    ),
  );
  return id;
}
const PRICING = {
  currency: 'GBP',
  price: 0,
  additionalFees: { evaluatedServiceCharge: 0, waitingPrice: 0, tolls: 0, extras: 0 },
  tip: { value: 0 },
  totalDiscount: 0,
  total: 0,
  passengerNoShowFee: null,
  passengerPrematureCancellationFee: null,
};
const list = async (query = '', client = manager()) =>
  (await client.get<Invoice[]>(`/v1/invoices?page=0&maxPerPage=100&sort=number${query}`)).body;
const details = async (id: string, client = manager()) =>
  (await client.get<InvoiceDetails>(`/v1/invoices/${id}/details`)).body;
const made = async () => (await list()).filter(({ month }) => !month.startsWith('2020'));
/** No number of a channel is missing, and none is there twice. */
async function expectNoGaps() {
  const rows = await server.context.database.orm
    .select({ channelId: invoices.channelId, sequence: invoices.sequence })
    .from(invoices)
    .orderBy(invoices.channelId, invoices.sequence);
  for (const [, ofChannel] of Map.groupBy(rows, (row) => row.channelId))
    expect(ofChannel.map(({ sequence }) => sequence)).toEqual(ofChannel.map((_row, at) => at + 1));
}

beforeEach(async () => {
  const { pool } = server.context.database;
  await pool.query(
    "DELETE FROM invoice_lines WHERE invoice_id IN (SELECT id FROM invoices WHERE month NOT LIKE '2020-%')",
  );
  await pool.query("DELETE FROM invoices WHERE month NOT LIKE '2020-%'");
  await pool.query(
    'UPDATE invoice_counters c SET last = (SELECT max(sequence) FROM invoices i WHERE i.channel_id = c.channel_id)',
  );
  await pool.query(
    "DELETE FROM bookings WHERE status = 'COMPLETED' AND pricing_details IS NOT NULL",
  );
  await pool.query('DELETE FROM mails');
  server.clock.now = new Date('2026-11-22T10:00:00Z');
});

describe('closing a month', () => {
  it('asks each account once for the trips of each month, by the clock of the channel', async () => {
    await driven('2026-09-10T09:00:00Z', 2400);
    // In London it is already October.
    await driven('2026-09-30T23:30:00Z', 1200);
    await driven('2026-10-20T09:00:00Z', 3600);
    await driven('2026-10-21T09:00:00Z', 1000, 'globex');
    // In Sydney it is already November.
    await driven('2026-10-31T14:00:00Z', 1100, 'tasman');
    await driven('2026-10-31T12:00:00Z', 2200, 'tasman');
    // This month is not over.
    await driven('2026-11-20T09:00:00Z', 9900);
    await close();
    const rows = await made();
    expect(
      rows.map(({ month, total, tax, tripCount, status }) => [
        month,
        total,
        tax,
        tripCount,
        status,
      ]),
    ).toEqual(
      expect.arrayContaining([
        ['2026-09', 2400, 400, 1, 'open'],
        ['2026-10', 4800, 800, 2, 'open'],
        ['2026-10', 1000, 167, 1, 'open'],
      ]),
    );
    expect(rows).toHaveLength(3);
    const harbour = server.as(server.fixtures.users.harbourFleetManager);
    const tasman = (await list('', harbour)).find(({ month }) => !month.startsWith('2020'));
    expect(tasman).toMatchObject({ month: '2026-10', total: 2200, tax: 200 });
    expect((await details(tasman!.id, harbour)).tax).toEqual({
      kind: 'gst',
      rate: 10,
      amount: 200,
    });
    await close();
    expect(await made()).toHaveLength(3);
    await expectNoGaps();
    // Corporation admins see what is theirs.
    expect((await list('', admin())).filter(({ month }) => !month.startsWith('2020'))).toHaveLength(
      2,
    );
    const globex = rows.find(({ total }) => total === 1000)!;
    expect((await admin().get(`/v1/invoices/${globex.id}/details`)).status).toBe(404);
  });

  it('waits a day for prices, and puts later ones on the next invoice', async () => {
    await driven('2026-10-20T09:00:00Z', 3600);
    server.clock.now = new Date('2026-11-01T12:00:00Z');
    await close();
    expect(await made()).toEqual([]);
    server.clock.now = new Date('2026-11-02T01:00:00Z');
    await close();
    const [first] = await made();
    const before = await details(first!.id);
    await driven('2026-10-25T09:00:00Z', 500);
    await close();
    expect(await made()).toHaveLength(1);
    expect(await details(first!.id)).toEqual(before);
    server.clock.now = new Date('2026-12-03T00:00:00Z');
    await close();
    const months = (await made()).map(({ month, total }) => [month, total]);
    expect(months).toEqual([
      ['2026-10', 3600],
      ['2026-11', 500],
    ]);
  });

  it('leaves no gap and writes nothing twice when two processes close at once, and one dies', async () => {
    const { database } = server.context;
    for (const of of ['northwind', 'globex', 'tasman'] as const)
      for (const day of [3, 4, 5]) await driven(`2026-10-0${day}T09:00:00Z`, 1000 * day, of);
    // The database ends the connection of whoever is about to write its lines, once.
    await database.pool.query(`
      CREATE FUNCTION kill_once() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF nextval('kills_done') = 2 THEN
          PERFORM pg_terminate_backend(pg_backend_pid());
        END IF;
        RETURN NEW;
      END $$`);
    await database.pool.query('CREATE SEQUENCE kills_done');
    await database.pool.query(
      'CREATE TRIGGER kill_once BEFORE INSERT ON invoice_lines FOR EACH ROW EXECUTE FUNCTION kill_once()',
    );
    await Promise.all([close(), close(), close()]);
    await database.pool.query('DROP TRIGGER kill_once ON invoice_lines');
    await database.pool.query('DROP FUNCTION kill_once');
    await database.pool.query('DROP SEQUENCE kills_done');
    await expectNoGaps();
    await close();
    await expectNoGaps();
    expect((await made()).map(({ total }) => total)).toEqual([12_000, 12_000]);
    const twice = await database.pool.query(
      'SELECT booking_id FROM invoice_lines GROUP BY channel_id, booking_id HAVING count(*) > 1',
    );
    expect(twice.rows).toEqual([]);
  });

  it('mails the invoice as a PDF in the language of the account', async () => {
    await driven('2026-10-20T09:00:00Z', 3600);
    await close();
    const { orm } = server.context.database;
    const [mail] = await orm.select().from(mails);
    const [invoice] = await made();
    expect(mail).toMatchObject({
      subject: `Invoice ${invoice!.number} for October 2026: £36.00`,
      invoiceId: invoice!.id,
      text: expect.stringContaining(invoicePath(invoice!.id)),
    });
    await server.runJobs();
    const [sent] = await orm.select().from(mails).where(eq(mails.id, mail!.id));
    expect(sent!.state).toBe('SENT');
    await close();
    expect(await orm.$count(mails)).toBe(1);
  });
});

describe('an invoice', () => {
  const one = async () => {
    const trip = await driven('2026-10-20T09:00:00Z', 3600);
    await close();
    return { trip, invoice: (await made())[0]! };
  };

  it('is marked as paid by a fleet manager, and overdue once its day has passed', async () => {
    const { invoice } = await one();
    expect((await admin().post(`/v1/invoices/${invoice.id}/mark-paid`)).status).toBe(403);
    const summary = async () => (await manager().get<InvoiceSummary>('/v1/invoices/summary')).body;
    expect(await summary()).toMatchObject({ open: { count: 1, total: 3600 } });
    const before = (await summary()).overdue;
    server.clock.now = new Date('2026-12-23T10:00:00Z');
    await close();
    expect(await summary()).toEqual({
      open: { count: 0, total: 0 },
      overdue: { count: before.count + 1, total: before.total + 3600 },
    });
    const paid = await manager().post<InvoiceDetails>(`/v1/invoices/${invoice.id}/mark-paid`);
    expect(paid.body).toMatchObject({ status: 'paid', paidAt: '2026-12-23T10:00:00.000Z' });
    const again = await manager().post<InvoiceDetails>(`/v1/invoices/${invoice.id}/mark-paid`);
    expect(again.body).toEqual(paid.body);
    expect((await summary()).overdue).toEqual(before);
    const back = await manager().post<InvoiceDetails>(`/v1/invoices/${invoice.id}/mark-unpaid`);
    expect(back.body).toMatchObject({ status: 'overdue', paidAt: null });
    const overdue = await list('&status=overdue');
    expect(overdue.map(({ id }) => id)).toContain(invoice.id);
  });

  it('never changes: what is given back is a credit note, at most what was asked', async () => {
    const { trip, invoice } = await one();
    const before = await details(invoice.id);
    const credit = (amount: number, bookingId = trip) =>
      manager().post<Pick<InvoiceDetails, 'id'> & Pick<Problem, 'errors'>>(
        `/v1/invoices/${invoice.id}/credit`,
        {
          bookingId,
          amount,
          reason: 'The driver came late',
        },
      );
    const note = await credit(1200);
    expect(note).toMatchObject({
      status: 201,
      body: {
        kind: 'creditNote',
        corrects: invoice.number,
        total: -1200,
        tax: { amount: -200 },
        status: 'paid',
        lines: [{ bookingId: trip, amount: -1200 }],
      },
    });
    const [left, right] = await Promise.all([credit(2400), credit(2400)]);
    expect(new Set([left.status, right.status])).toEqual(new Set([201, 422]));
    const refused = left.status === 422 ? left : right;
    expect(refused.body.errors).toMatchObject({ amount: { code: 'tooBig' } });
    expect((await credit(1, uuidv7())).body.errors).toHaveProperty('bookingId');
    const { creditedBy, ...after } = await details(invoice.id);
    expect(creditedBy).toHaveLength(2);
    expect({ ...after, creditedBy: [] }).toEqual(before);
    await expectNoGaps();
    // A credit note can neither be paid nor be given back.
    const path = `/v1/invoices/${note.body.id}`;
    expect((await manager().post(`${path}/mark-paid`)).status).toBe(409);
    expect((await admin().post(`/v1/invoices/${invoice.id}/credit`, {})).status).toBe(403);
  });

  it('stays as it is when a price is lowered, of which the difference is given back once', async () => {
    const { trip, invoice } = await one();
    const before = await details(invoice.id);
    server.pass(60);
    await server.context.database.orm
      .update(bookings)
      .set({
        pricingDetails: { ...PRICING, price: 3000, total: 3000 },
        updatedAt: server.clock.now,
      })
      .where(and(eq(bookings.id, trip)));
    await Promise.all([close(), close()]);
    await close();
    const notes = (await made()).filter(({ kind }) => kind === 'creditNote');
    expect(notes).toMatchObject([{ total: -600, reason: 'The price of the trip was lowered.' }]);
    expect({ ...(await details(invoice.id)), creditedBy: [] }).toEqual(before);
    // A price that rises again is not asked for: the invoice has said what the trip cost.
    const papers = await made();
    await server.context.database.orm
      .update(bookings)
      .set({
        pricingDetails: { ...PRICING, price: 9000, total: 9000 },
        updatedAt: server.clock.now,
      })
      .where(eq(bookings.id, trip));
    const then = server.clock.now;
    server.clock.now = new Date('2026-12-10T10:00:00Z');
    await close();
    server.clock.now = then;
    expect((await made()).map(({ id }) => id)).toEqual(papers.map(({ id }) => id));
  });

  it('comes as PDF and CSV in ten languages, by a ticket too', async () => {
    const { invoice } = await one();
    const path = `/v1/invoices/${invoice.id}/file`;
    const { northwindAdmin } = server.fixtures.users;
    const authorization = `Bearer ${await server.tokenFor(northwindAdmin, 'meridian')}`;
    const open = async (query: string) =>
      server.app.request(`${server.originOf('meridian')}${query}`, { headers: { authorization } });
    for (const lang of LANGUAGES) {
      const pdf = await open(`${path}?lang=${lang}`);
      expect(pdf.headers.get('content-type')).toBe('application/pdf');
      expect(
        Buffer.from(await pdf.arrayBuffer())
          .subarray(0, 5)
          .toString(),
      ).toBe('%PDF-');
      const csv = await open(`${path}?format=csv&lang=${lang}`);
      const [head, row] = (await csv.text()).split('\r\n');
      expect(head!.split(/[,;]/).length).toBeGreaterThanOrEqual(9);
      expect(row).toContain(lang === 'en' ? '36.00' : '36,00');
    }
    const ticket = await admin().post<{ url: string }>('/v1/report-tickets', { path });
    const opened = await server.app.request(`${server.originOf('meridian')}${ticket.body.url}`);
    expect(opened.status).toBe(200);
    expect(opened.headers.get('content-disposition')).toContain(`Invoice ${invoice.number}.pdf`);
    const stranger = server.as(server.fixtures.users.globexAdmin);
    expect((await stranger.post('/v1/report-tickets', { path })).status).toBe(404);
  });
});
