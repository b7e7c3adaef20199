import { and, eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { pricing } from '../../contract/booking/cost.fixture.ts';
import type { InvoiceDetails, InvoiceSummary } from '../../contract/invoices/calls.ts';
import type { Problem } from '../../contract/core/errors.ts';
import { LANGUAGES } from '../../contract/core/languages.ts';
import { rowExportPath } from '../../contract/reports/paths.ts';
import { bookings, corporations } from '../../server/db/tables/index.ts';
import { type BookingServer, startBookingServer } from '../support/bookingServer.ts';
import { invoiceCalls } from './invoiceCalls.ts';

let server: BookingServer;
let calls: ReturnType<typeof invoiceCalls>;
beforeAll(async () => {
  server = await startBookingServer();
  calls = invoiceCalls(server);
});
afterAll(() => server.close());

beforeEach(() => calls.reset());
afterEach(() => calls.expectNoFailure());

/** An invoice without what later credit notes change. */
const asWritten = ({ lines, ...invoice }: InvoiceDetails) => ({
  ...invoice,
  status: 'open',
  credited: 0,
  creditedBy: [],
  lines: lines.map((line) => ({ ...line, left: line.amount })),
});

describe('an invoice', () => {
  const one = async () => {
    const trip = await calls.driven('2026-10-20T09:00:00Z', 3600);
    await calls.close();
    return { trip, invoice: (await calls.made())[0]! };
  };

  it('is marked as paid by a fleet manager, and is overdue once its day has passed', async () => {
    const { invoice } = await one();
    expect((await calls.admin().post(`/v1/invoices/${invoice.id}/mark-paid`)).status).toBe(403);
    const summary = async () =>
      (await calls.manager().get<InvoiceSummary>('/v1/invoices/summary')).body;
    expect(await summary()).toMatchObject({ open: { count: 1, total: 3600 } });
    const before = (await summary()).overdue;
    // It can still be paid on its last day.
    server.clock.now = new Date('2026-12-22T23:00:00Z');
    await calls.close();
    expect((await summary()).open.count).toBe(1);
    server.clock.now = new Date('2026-12-23T10:00:00Z');
    await calls.close();
    expect(await summary()).toEqual({
      open: { count: 0, total: 0 },
      overdue: { count: before.count + 1, total: before.total + 3600 },
      paid: { count: 0, total: 0 },
    });
    const paid = await calls.manager().post<InvoiceDetails>(`/v1/invoices/${invoice.id}/mark-paid`);
    expect(paid.body).toMatchObject({ status: 'paid', paidAt: '2026-12-23T10:00:00.000Z' });
    const again = await calls
      .manager()
      .post<InvoiceDetails>(`/v1/invoices/${invoice.id}/mark-paid`);
    expect(again.body).toEqual(paid.body);
    expect(await summary()).toMatchObject({ overdue: before, paid: { count: 1, total: 3600 } });
    const back = await calls
      .manager()
      .post<InvoiceDetails>(`/v1/invoices/${invoice.id}/mark-unpaid`);
    expect(back.body).toMatchObject({ status: 'overdue', paidAt: null });
    const overdue = await calls.list('&status=overdue');
    expect(overdue.map(({ id }) => id)).toContain(invoice.id);
  });

  it('never changes, because money is given back by credit notes, at most the invoiced amount', async () => {
    const { trip, invoice } = await one();
    const before = await calls.details(invoice.id);
    const credit = (amount: number, bookingId = trip) =>
      calls
        .manager()
        .post<Pick<InvoiceDetails, 'id'> & Pick<Problem, 'code' | 'errors'>>(
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
    expect((await credit(2401)).body.errors).toMatchObject({ amount: { code: 'tooBig' } });
    const [left, right] = await Promise.all([credit(2400), credit(2400)]);
    expect(new Set([left.status, right.status])).toEqual(new Set([201, 409]));
    const refused = left.status === 409 ? left : right;
    expect(refused.body.code).toBe('NOTHING_LEFT_TO_CREDIT');
    const elsewhere = await calls.driven('2026-09-10T09:00:00Z', 900);
    await calls.close();
    for (const other of [uuidv7(), elsewhere])
      expect((await credit(1, other)).body.errors).toHaveProperty('bookingId');
    const after = await calls.details(invoice.id);
    expect(after.creditedBy).toHaveLength(2);
    expect(after.lines.map(({ left }) => left)).toEqual([0]);
    expect(asWritten(after)).toEqual(asWritten(before));
    await calls.expectNoGaps();
    // A credit note can be neither paid nor credited.
    const path = `/v1/invoices/${note.body.id}`;
    const tried = [
      await calls.manager().post<Problem>(`${path}/mark-paid`),
      await calls.manager().post<Problem>(`${path}/mark-unpaid`),
      await calls.manager().post<Problem>(`${path}/credit`, {
        bookingId: trip,
        amount: 1,
        reason: 'Credited twice',
      }),
    ];
    for (const { status, body } of tried)
      expect({ status, code: body.code }).toEqual({ status: 409, code: 'IS_CREDIT_NOTE' });
    expect((await calls.admin().post(`/v1/invoices/${invoice.id}/credit`, {})).status).toBe(403);
  });

  it('leaves less to pay after a credit note, and nothing once all of it is given back', async () => {
    const { trip, invoice } = await one();
    const path = `/v1/invoices/${invoice.id}`;
    const open = async () =>
      (await calls.manager().get<InvoiceSummary>('/v1/invoices/summary')).body.open;
    const credit = (amount: number) =>
      calls
        .manager()
        .post(`${path}/credit`, { bookingId: trip, amount, reason: 'The driver came late' });
    const mark = async (how: 'paid' | 'unpaid') =>
      (await calls.manager().post<InvoiceDetails>(`${path}/mark-${how}`)).body;
    await credit(1200);
    expect(await calls.details(invoice.id)).toMatchObject({ status: 'open', credited: 1200 });
    expect(await open()).toEqual({ count: 1, total: 2400 });
    // What was paid stays paid, and the credit note says what is given back of it.
    await mark('paid');
    await credit(400);
    expect(await calls.details(invoice.id)).toMatchObject({ status: 'paid', credited: 1600 });
    await mark('unpaid');
    expect(await open()).toEqual({ count: 1, total: 2000 });

    await credit(2000);
    expect(await calls.details(invoice.id)).toMatchObject({ status: 'credited', credited: 3600 });
    expect(await open()).toEqual({ count: 0, total: 0 });
    expect(await mark('paid')).toMatchObject({ status: 'credited', paidAt: null });
    server.clock.now = new Date('2026-12-23T10:00:00Z');
    await calls.close();
    expect((await calls.list('&status=credited')).map(({ id }) => id)).toEqual([invoice.id]);
  });

  it('is credited, and not open, when it is marked as not paid after all of it was given back', async () => {
    const { trip, invoice } = await one();
    const path = `/v1/invoices/${invoice.id}`;
    await calls.manager().post(`${path}/mark-paid`);
    await calls
      .manager()
      .post(`${path}/credit`, { bookingId: trip, amount: 3600, reason: 'The driver came late' });
    expect(await calls.details(invoice.id)).toMatchObject({ status: 'paid', credited: 3600 });
    const { body } = await calls.manager().post<InvoiceDetails>(`${path}/mark-unpaid`);
    expect(body).toMatchObject({ status: 'credited', paidAt: null });
  });

  it('stays as it is when a price is lowered, and the difference is given back once', async () => {
    const { trip, invoice } = await one();
    const before = await calls.details(invoice.id);
    server.pass(60);
    await server.context.database.orm
      .update(bookings)
      .set({
        pricingDetails: pricing(3000),
        updatedAt: server.clock.now,
      })
      .where(and(eq(bookings.id, trip)));
    await Promise.all([calls.close(), calls.close()]);
    await calls.close();
    const notes = (await calls.made()).filter(({ kind }) => kind === 'creditNote');
    expect(notes).toMatchObject([{ total: -600, reason: 'The price of the trip was lowered.' }]);
    expect(asWritten(await calls.details(invoice.id))).toEqual(asWritten(before));
  });

  it('can be downloaded as PDF and CSV in ten languages, also with a ticket', async () => {
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
    const ticket = await calls.admin().post<{ url: string }>('/v1/report-tickets', { path });
    const opened = await server.app.request(`${server.originOf('meridian')}${ticket.body.url}`);
    expect(opened.status).toBe(200);
    expect(opened.headers.get('content-disposition')).toContain(`Invoice ${invoice.number}.pdf`);
    const stranger = server.as(server.fixtures.users.globexAdmin);
    expect((await stranger.post('/v1/report-tickets', { path })).status).toBe(404);
  });
});

describe('an account with debt', () => {
  it('is not deleted before its trips are invoiced and its invoices are paid', async () => {
    const { globex } = server.fixtures.corporations;
    const remove = () => calls.manager().delete<Problem>(`/v1/corporations/${globex.id}`);
    const settle = async () => {
      for (const { id, status, kind } of await calls.list(`&corporationId=${globex.id}`))
        if (kind === 'invoice' && status !== 'paid')
          await calls.manager().post(`/v1/invoices/${id}/mark-paid`);
    };
    await settle();
    const { orm } = server.context.database;
    server.clock.now = new Date('2026-11-20T18:00:00Z');
    const id = await calls.driven('2026-11-20T09:00:00Z', 3600, 'globex');
    const price = (pricingDetails: ReturnType<typeof pricing> | null) =>
      orm.update(bookings).set({ pricingDetails, fareEstimate: null }).where(eq(bookings.id, id));
    await price(null);
    expect((await remove()).body).toMatchObject({ params: { invoices: 0, trips: 1 } });
    // No price has come for days.
    server.clock.now = new Date('2026-11-24T10:00:00Z');
    expect((await remove()).body.code).not.toBe('ACCOUNT_OWES');
    await price(pricing(3600));
    expect((await remove()).body).toMatchObject({
      code: 'ACCOUNT_OWES',
      params: { invoices: 0, trips: 1 },
    });
    server.clock.now = new Date('2026-12-03T10:00:00Z');
    await calls.close();
    expect((await remove()).body).toMatchObject({
      code: 'ACCOUNT_OWES',
      params: { invoices: 1, trips: 0 },
    });
    await settle();
    expect((await remove()).body.code).not.toBe('ACCOUNT_OWES');
  });

  it('is still named by its invoices in files when it is deleted', async () => {
    const { globex } = server.fixtures.corporations;
    const isGlobex = eq(corporations.id, globex.id);
    const { orm } = server.context.database;
    await orm.update(corporations).set({ deletedAt: server.clock.now }).where(isGlobex);
    const query = { corporationId: globex.id, columns: 'number,corporationId' };
    const path = rowExportPath('invoices');
    const ticket = await calls
      .manager()
      .post<{ url: string }>('/v1/report-tickets', { path, query });
    const file = await server.app.request(`${server.originOf('meridian')}${ticket.body.url}`);
    const [, ...rows] = (await file.text()).trim().split('\r\n');
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) expect(row).toContain(globex.name);
    await orm.update(corporations).set({ deletedAt: null }).where(isGlobex);
  });
});
