import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Problem } from '../../contract/core/errors.ts';
import { type Billing, NO_BILLING, type TaxRates } from '../../contract/invoices/billing.ts';
import type { HeldInvoice } from '../../contract/invoices/calls.ts';
import { mails } from '../../server/db/tables/index.ts';
import { type BookingServer, startBookingServer } from '../support/bookingServer.ts';
import { invoiceCalls } from './invoiceCalls.ts';

let server: BookingServer;
let calls: ReturnType<typeof invoiceCalls>;
beforeAll(async () => {
  server = await startBookingServer();
  calls = invoiceCalls(server);
});
afterAll(() => server.close());

const billingOf = (of: 'northwind' | 'globex') =>
  `/v1/corporations/${server.fixtures.corporations[of].id}/billing`;
const save = (billing: Partial<Billing>, client = calls.manager()) =>
  client.put<Billing & Pick<Problem, 'errors'>>(billingOf('northwind'), {
    ...NO_BILLING,
    ...billing,
  });
const held = async (client = calls.manager()) =>
  (await client.get<{ held: HeldInvoice[] }>('/v1/invoices/held')).body.held;

beforeEach(async () => {
  await calls.reset();
  await save({});
});
afterEach(() => calls.expectNoFailure());

const ADDRESS = '1 High Street\nLondon EC1A 1BB';

describe('an invoice that lacks what the law demands', () => {
  it('waits until it is entered, and then says it and goes to the address for invoices', async () => {
    await calls.driven('2026-10-20T09:00:00Z', 25_001);
    await calls.driven('2026-10-20T09:00:00Z', 30_000, 'globex');
    await calls.driven('2026-10-21T09:00:00Z', 25_000, 'globex');
    await calls.close();
    expect(await calls.made()).toEqual([]);
    const { northwind, globex } = server.fixtures.corporations;
    expect(await held()).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          corporationId: northwind.id,
          month: '2026-10',
          tripCount: 1,
          total: 25_001,
          missing: ['address'],
        }),
        expect.objectContaining({ corporationId: globex.id, total: 55_000 }),
      ]),
    );
    const ofAdmin = await held(calls.admin());
    expect(ofAdmin.map(({ corporationId }) => corporationId)).toEqual([northwind.id]);

    const billing = {
      legalName: 'Northwind Trading Limited',
      address: ADDRESS,
      country: 'GB',
      taxNumber: 'GB 111 1111 11',
      purchaseOrder: 'PO-4711',
      emails: ['invoices@northwind.example'],
      paymentDays: 14,
    };
    expect((await save(billing)).body).toEqual(billing);
    await calls.close();
    const [invoice] = await calls.made();
    expect(await calls.details(invoice!.id)).toMatchObject({
      total: 25_001,
      issuedOn: '2026-11-22',
      dueOn: '2026-12-06',
      buyer: {
        name: 'Northwind Trading Limited',
        address: ADDRESS,
        country: 'GB',
        taxNumber: 'GB 111 1111 11',
        purchaseOrder: 'PO-4711',
      },
      payTo: { reference: invoice!.number },
    });
    const sent = await server.context.database.orm.select().from(mails);
    expect(sent.map(({ recipient }) => recipient)).toEqual(['invoices@northwind.example']);
    expect((await held()).map(({ corporationId }) => corporationId)).toEqual([globex.id]);
    // What is changed afterwards is not on it.
    await save({ address: 'Elsewhere' });
    expect((await calls.details(invoice!.id)).buyer?.address).toBe(ADDRESS);
    await calls.expectNoGaps();
  });

  it('is not held below the limit', async () => {
    await calls.driven('2026-10-20T09:00:00Z', 25_000);
    await calls.close();
    expect(await held()).toEqual([]);
    expect(await calls.made()).toHaveLength(1);
  });
});

describe('the billing details of an account', () => {
  it('are changed by its admin, except for the term of payment', async () => {
    expect((await save({ address: ADDRESS }, calls.admin())).body.address).toBe(ADDRESS);
    const refused = await save({ paymentDays: 365 }, calls.admin());
    expect(refused.status).toBe(422);
    expect(refused.body.errors).toHaveProperty('paymentDays');
    expect((await calls.admin().get<Billing>(billingOf('northwind'))).body).toEqual({
      ...NO_BILLING,
      address: ADDRESS,
    });
    expect((await calls.admin().get(billingOf('globex'))).status).toBe(404);
    expect((await calls.admin().put(billingOf('globex'), NO_BILLING)).status).toBe(404);
  });

  it('are refused with the name of the field that is wrong', async () => {
    for (const wrong of [{ country: 'Britain' }, { emails: ['nobody'] }, { paymentDays: -1 }]) {
      const { status, body } = await save(wrong);
      expect(status).toBe(422);
      expect(Object.keys(body.errors ?? {})[0]).toMatch(new RegExp(`^${Object.keys(wrong)[0]}`));
    }
  });
});

describe('the tax rates of a fleet', () => {
  it('tax each trip by its day, and leave invoices as they are', async () => {
    const id = await calls.driven('2026-09-10T09:00:00Z', 2400);
    const trip = await server.context.database.pool.query<{ fleet_id: string }>(
      'SELECT fleet_id FROM bookings WHERE id = $1',
      [id],
    );
    const path = `/v1/fleets/${trip.rows[0]!.fleet_id}/tax-rates`;
    const set = (rates: TaxRates['rates']) => calls.manager().put<TaxRates>(path, { rates });
    await calls.driven('2026-10-02T09:00:00Z', 2100);
    await calls.driven('2026-10-20T09:00:00Z', 1000);
    const rates = [
      { validFrom: '2026-10-01', rate: 5 },
      { validFrom: '2026-10-15', rate: null },
    ];
    expect((await set(rates.toReversed())).body.rates).toEqual(rates);
    expect((await calls.manager().get<TaxRates>(path)).body.rates).toEqual(rates);
    await calls.close();
    const [september, october] = await Promise.all(
      (await calls.made())
        .toSorted((one, other) => (one.month < other.month ? -1 : 1))
        .map((invoice) => calls.details(invoice.id)),
    );
    expect(september!.taxes).toEqual([{ rate: 20, net: 2000, tax: 400 }]);
    expect(october!.taxes).toEqual([
      { rate: 5, net: 2000, tax: 100 },
      { rate: null, net: 1000, tax: 0 },
    ]);
    expect(october!.lines.map(({ tax, taxRate }) => [tax, taxRate])).toEqual([
      [100, 5],
      [0, null],
    ]);
    expect(october!.tax).toEqual({ kind: 'vat', rate: null, amount: 100 });
    await set([]);
    expect((await calls.details(october!.id)).taxes).toEqual(october!.taxes);
    expect((await calls.admin().get(path)).status).toBe(403);
    const twice = await set([rates[0]!, rates[0]!]);
    expect(twice.status).toBe(422);
  });
});
