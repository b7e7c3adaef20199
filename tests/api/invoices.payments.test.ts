import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { pricing } from '../../contract/booking/cost.fixture.ts';
import type { Problem } from '../../contract/core/errors.ts';
import type { HistoryEntry } from '../../contract/core/history.ts';
import type { InvoiceDetails, InvoiceSummary } from '../../contract/invoices/calls.ts';
import type { AccountAgeing, NewPayment, Statement } from '../../contract/invoices/payments.ts';
import { bookings } from '../../server/db/tables/index.ts';
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

/** An invoice of Northwind of 36 pounds, of 22 November, due on 22 December. */
async function one(): Promise<{ trip: string; id: string; number: string }> {
  const trip = await calls.driven('2026-10-20T09:00:00Z', 3600);
  await calls.close();
  const { id, number } = (await calls.made())[0]!;
  return { trip, id, number };
}
const pay = <T = InvoiceDetails>(
  id: string,
  payment: Partial<NewPayment>,
  client = calls.manager(),
) =>
  client.post<T>(`/v1/invoices/${id}/payments`, {
    paidOn: '2026-11-22',
    amount: 3600,
    reference: null,
    ...payment,
  });
const summary = async () =>
  (await calls.manager().get<InvoiceSummary>('/v1/invoices/summary')).body;

describe('a payment', () => {
  it('leaves less to pay, and the last one settles the invoice', async () => {
    const { id } = await one();
    expect((await pay(id, { amount: 1000 }, calls.admin())).status).toBe(403);
    const part = await pay(id, { paidOn: '2026-11-20', amount: 1000, reference: 'FPS 4711' });
    expect(part.status).toBe(201);
    expect(part.body).toMatchObject({
      status: 'open',
      received: 1000,
      paidAt: null,
      payments: [{ paidOn: '2026-11-20', amount: 1000, reference: 'FPS 4711' }],
    });
    expect(await summary()).toMatchObject({ open: { count: 1, total: 2600 } });
    expect((await pay<Problem>(id, { amount: 2601 })).body.errors).toMatchObject({
      amount: { code: 'tooBig', params: { max: 2600 } },
    });
    expect((await pay<Problem>(id, { amount: 1, paidOn: '2026-11-23' })).body.errors).toMatchObject(
      {
        paidOn: { code: 'date' },
      },
    );
    const last = await pay(id, { paidOn: '2026-11-21', amount: 2600 });
    expect(last.body).toMatchObject({ status: 'paid', paidAt: '2026-11-21T12:00:00.000Z' });
    expect(await summary()).toMatchObject({
      open: { count: 0, total: 0 },
      paid: { count: 1, total: 3600 },
    });
    expect((await pay<Problem>(id, { amount: 1 })).body.errors).toMatchObject({
      amount: { code: 'tooBig', params: { max: 0 } },
    });
    // What was recorded last is taken back, once, however often somebody presses the button.
    const unpaid = () => calls.manager().post<InvoiceDetails>(`/v1/invoices/${id}/mark-unpaid`);
    expect((await unpaid()).body).toMatchObject({ status: 'open', received: 1000, paidAt: null });
    expect((await unpaid()).body).toMatchObject({ status: 'open', received: 1000 });
    const whole = await calls.manager().post<InvoiceDetails>(`/v1/invoices/${id}/mark-paid`);
    expect(whole.body).toMatchObject({ status: 'paid', received: 3600 });
    expect(whole.body.payments.map(({ amount }) => amount)).toEqual([1000, 2600]);
  });

  it('that was recorded by mistake is taken back, and the history keeps what it said', async () => {
    const { id } = await one();
    const wrong = { paidOn: '2026-11-21', amount: 1000, reference: 'FPS 4711' };
    const { payments } = (await pay(id, wrong)).body;
    await pay(id, { amount: 2600 });
    const path = `/v1/invoice-payments/${payments[0]!.id}`;
    expect((await calls.admin().delete(path)).status).toBe(403);
    const { body } = await calls.manager().delete<InvoiceDetails>(path);
    expect(body).toMatchObject({ status: 'open', received: 2600, payments: [{ amount: 2600 }] });
    expect((await calls.manager().delete(path)).status).toBe(404);
    const history = await calls.manager().get<HistoryEntry[]>(`/v1/invoices/${id}/history`);
    expect(history.body[0]).toMatchObject({
      action: 'update',
      by: { id: server.fixtures.users.fleetManager.id },
      changes: [
        { field: 'payment', from: wrong, to: null },
        { field: 'status', from: 'paid', to: 'open' },
        { field: 'received', from: 3600, to: 2600 },
      ],
    });
  });

  it('is counted once if two people record all of it at once', async () => {
    const { id } = await one();
    const answers = await Promise.all([pay(id, {}), pay(id, {}), pay(id, {})]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 422, 422]);
    expect(await calls.details(id)).toMatchObject({ status: 'paid', received: 3600 });
  });

  it('is recorded once however often its call is repeated', async () => {
    const { id } = await one();
    const body = { paidOn: '2026-11-22', amount: 1000, reference: null };
    const send = () =>
      calls
        .manager()
        .post<InvoiceDetails>(`/v1/invoices/${id}/payments`, body, { idempotencyKey: 'pressed' });
    const first = await send();
    expect(first.status).toBe(201);
    expect((await send()).body).toEqual(first.body);
    expect(await calls.details(id)).toMatchObject({ received: 1000 });
  });

  it('and a credit note together settle an invoice', async () => {
    const { id, trip } = await one();
    await pay(id, { amount: 3000 });
    await calls
      .manager()
      .post(`/v1/invoices/${id}/credit`, { bookingId: trip, amount: 600, reason: 'Late' });
    expect(await calls.details(id)).toMatchObject({
      status: 'paid',
      received: 3000,
      paidAt: '2026-11-22T10:00:00.000Z',
    });
    const { id: note } = (await calls.made()).find(({ kind }) => kind === 'creditNote')!;
    expect((await pay<Problem>(note, { amount: 1 })).body.code).toBe('IS_CREDIT_NOTE');
  });
});

it('tells a fleet manager how long what is left to pay is late, by account', async () => {
  const { northwind } = server.fixtures.corporations;
  const before = await ageingOf(northwind.id);
  const { id } = await one();
  await pay(id, { amount: 600 });
  const at = async (now: string) => {
    server.clock.now = new Date(now);
    const after = await ageingOf(northwind.id);
    return (['notDue', 'upTo30', 'upTo60', 'upTo90'] as const).map(
      (age) => (after?.[age] ?? 0) - (before?.[age] ?? 0),
    );
  };
  expect(await at('2026-12-22T10:00:00Z')).toEqual([3000, 0, 0, 0]);
  expect(await at('2026-12-23T10:00:00Z')).toEqual([0, 3000, 0, 0]);
  expect(await at('2027-01-21T10:00:00Z')).toEqual([0, 3000, 0, 0]);
  expect(await at('2027-01-22T10:00:00Z')).toEqual([0, 0, 3000, 0]);
  expect(await at('2027-02-21T10:00:00Z')).toEqual([0, 0, 0, 3000]);
  expect((await calls.admin().get('/v1/invoices/ageing')).status).toBe(403);
});
const ageingOf = async (accountId: string) =>
  (
    await calls.manager().get<{ accounts: AccountAgeing[] }>('/v1/invoices/ageing')
  ).body.accounts.find(({ corporationId }) => corporationId === accountId);

it('states what an account was invoiced and has paid, and owes after each', async () => {
  const { id, number, trip } = await one();
  await pay(id, { amount: 1000, reference: 'FPS 4711' });
  await calls
    .manager()
    .post(`/v1/invoices/${id}/credit`, { bookingId: trip, amount: 600, reason: 'Late' });
  const { northwind, globex } = server.fixtures.corporations;
  const read = (query: string, client = calls.admin()) =>
    client.get<Statement>(`/v1/invoices/statement?corporationId=${query}`);
  const { body } = await read(`${northwind.id}&from=2026-11-01`);
  expect(body.lines).toMatchObject([
    { kind: 'invoice', number, amount: 3600, balance: body.opening + 3600 },
    { kind: 'creditNote', amount: -600, reference: 'Late', balance: body.opening + 3000 },
    { kind: 'payment', number, amount: -1000, reference: 'FPS 4711' },
  ]);
  expect(body.closing).toBe(body.opening + 2000);
  // The opening balance is what the lines before add up to.
  const earlier = (await read(`${northwind.id}&to=2026-10-31`)).body;
  expect(earlier).toMatchObject({ opening: 0, closing: body.opening });
  expect((await read(globex.id)).status).toBe(404);
  expect((await read(globex.id, calls.manager())).status).toBe(200);
});

describe('a price that changes after its trip was invoiced', () => {
  /** Gives a trip another price, as its taxi company would. */
  const reprice = (trip: string, price: number) =>
    server.context.database.orm
      .update(bookings)
      .set({ pricingDetails: pricing(price), updatedAt: server.clock.now })
      .where(eq(bookings.id, trip));
  const nextMonth = async (now: string) => {
    server.clock.now = new Date(now);
    await calls.close();
    return (await calls.made()).toSorted((one, other) => (one.number < other.number ? -1 : 1));
  };

  it('is billed on the next invoice if it rose, once, and credited on the last if it fell again', async () => {
    const { trip, number } = await one();
    server.clock.now = new Date('2026-11-23T10:00:00Z');
    await reprice(trip, 4600);
    await calls.close();
    expect(await calls.made()).toHaveLength(1);
    const [, second, ...others] = await nextMonth('2026-12-03T10:00:00Z');
    expect(others).toEqual([]);
    const raised = await calls.details(second!.id);
    expect(raised).toMatchObject({ kind: 'invoice', month: '2026-11', total: 1000 });
    expect(raised.lines).toMatchObject([{ bookingId: trip, amount: 1000, tax: 167, left: 1000 }]);
    expect(raised.lines[0]!.fields).toContainEqual({
      title: 'More than on invoice',
      value: number,
    });
    await calls.close();
    expect(await calls.made()).toHaveLength(2);

    server.clock.now = new Date('2026-12-04T10:00:00Z');
    await reprice(trip, 3000);
    await calls.close();
    await calls.close();
    const notes = (await calls.made()).filter(({ kind }) => kind === 'creditNote');
    expect(notes.map(({ total }) => total).toSorted((a, b) => a - b)).toEqual([-1000, -600]);
    // A price that rises again is billed again.
    server.clock.now = new Date('2026-12-05T10:00:00Z');
    await reprice(trip, 3500);
    const all = await nextMonth('2027-01-03T10:00:00Z');
    expect(all.at(-1)).toMatchObject({ kind: 'invoice', total: 500 });
    expect(all.reduce((sum, { total }) => sum + total, 0)).toBe(3500);
  });

  it('is not billed again for what somebody gave back', async () => {
    const { trip, id } = await one();
    await calls
      .manager()
      .post(`/v1/invoices/${id}/credit`, { bookingId: trip, amount: 600, reason: 'Late' });
    server.clock.now = new Date('2026-11-23T10:00:00Z');
    await reprice(trip, 3600);
    expect(await nextMonth('2026-12-03T10:00:00Z')).toHaveLength(2);
  });
});
