import { afterAll, beforeAll, expect, it } from 'vitest';
import type { PaymentMethod } from '../../contract/resources/paymentMethods.ts';
import type { Problem } from '../../contract/core/errors.ts';
import { type BookingServer, startBookingServer } from '../support/bookingServer.ts';
import { CARD_NUMBERS } from '../support/payments.ts';
import { cardCalls } from './cardCalls.ts';
import { setUpCard } from './setUpCard.ts';

let server: BookingServer;
let calls: ReturnType<typeof cardCalls>;
beforeAll(async () => {
  server = await startBookingServer();
  calls = cardCalls(server);
});
afterAll(() => server.close());

it('stores a card that was set up for the account once', async () => {
  const { admin, northwind, secret } = calls;
  const setup = await setUpCard(server, await secret(), CARD_NUMBERS.authenticates);
  expect(setup.status).toBe('succeeded');
  const corporationId = northwind.id;
  const card = { corporationId, paymentMethodId: setup.payment_method, cardName: 'Nora Wind' };
  const stored = await admin.post<PaymentMethod>('/v1/payment-methods', card);
  expect(stored).toMatchObject({
    status: 201,
    body: {
      brand: 'visa',
      number: '3155',
      expiration: { year: 2099, month: 4 },
      cardHolderName: 'Nora Wind',
    },
  });
  const again = await admin.post<PaymentMethod>('/v1/payment-methods', card);
  expect(again.body.id).toBe(stored.body.id);
  // An account of somebody else cannot take it over.
  const both = server.as(server.fixtures.users.bothAdmin);
  const globex = { ...card, corporationId: server.fixtures.corporations.globex.id };
  const taken = await both.post<Problem>('/v1/payment-methods', globex);
  expect(taken.body.errors).toMatchObject({ paymentMethodId: { code: 'reference' } });
  const unknown = { ...card, paymentMethodId: 'pm_nobody' };
  expect((await admin.post('/v1/payment-methods', unknown)).status).toBe(422);
});

it('stores a card only for the account that it was set up for', async () => {
  const { northwind, secret } = calls;
  const { globex } = server.fixtures.corporations;
  const setup = await setUpCard(server, await secret(), CARD_NUMBERS.passes);
  const store = ({ id: corporationId }: { id: string }) =>
    server.as(server.fixtures.users.bothAdmin).post<Problem>('/v1/payment-methods', {
      corporationId,
      paymentMethodId: setup.payment_method,
      cardName: 'Bo Oth',
    });
  expect((await store(globex)).body.errors).toMatchObject({
    paymentMethodId: { code: 'reference' },
  });
  expect((await store(northwind)).status).toBe(201);
});

it('lists a card once if it was saved again because the first answer was lost', async () => {
  const { admin, list, northwind, secret } = calls;
  const corporationId = northwind.id;
  const before = (await list()).body.length;
  const save = async (expiryYear?: number) => {
    const { payment_method: paymentMethodId } = await setUpCard(
      server,
      await secret(),
      '5555555555554444',
      expiryYear,
    );
    const store = () =>
      admin.post<PaymentMethod>('/v1/payment-methods', {
        corporationId,
        paymentMethodId,
        cardName: 'Nora Wind',
      });
    const both = await Promise.all([store(), store()]);
    expect(both.map(({ status }) => status)).toEqual([201, 201]);
    expect(both[0].body).toEqual(both[1].body);
    return { paymentMethodId: paymentMethodId!, id: both[0].body.id };
  };
  const first = await save();
  const second = await save();
  expect(second.id).toBe(first.id);
  expect((await list()).body).toHaveLength(before + 1);
  await server.runJobs();
  const known = await Promise.all(
    [first, second].map(({ paymentMethodId }) => server.context.payments.getCard(paymentMethodId)),
  );
  expect(known.map((card) => card?.customerId !== null)).toEqual([true, false]);
  // After it is deleted, it can be saved again.
  await admin.delete(`/v1/payment-methods/${first.id}`);
  const third = await save();
  expect(third.id).not.toBe(first.id);
  expect((await list()).body).toHaveLength(before + 1);
  // A renewed card has the same number and expires later.
  const renewed = await save(2098);
  expect(renewed.id).not.toBe(third.id);
  expect((await list()).body).toHaveLength(before + 2);
});

it.each([
  ['4242424242424241', 2099, 'incorrect_number'],
  [CARD_NUMBERS.passes, 2001, 'expired_card'],
  [CARD_NUMBERS.declined, 2099, 'card_declined'],
])('refuses what the processor does not set up: %s of %d', async (number, year, code) => {
  const { secret } = calls;
  const setup = await setUpCard(server, await secret(), number, year);
  expect(setup.error?.code).toBe(code);
});

it('stores no card number or security code in any table or log', async () => {
  const { secret } = calls;
  const typed = ['5555555555554444', CARD_NUMBERS.passes, CARD_NUMBERS.declined];
  for (const number of typed) await setUpCard(server, await secret(), number);
  const { pool } = server.context.database;
  const tables = await pool.query<{ name: string }>(
    "SELECT quote_ident(table_schema) || '.' || quote_ident(table_name) AS name FROM information_schema.tables WHERE table_type = 'BASE TABLE' AND table_schema NOT IN ('pg_catalog', 'information_schema')",
  );
  expect(tables.rows.length).toBeGreaterThan(30);
  let kept = server.logs.join('\n');
  for (const { name } of tables.rows) {
    const rows = await pool.query<{ row: string }>(`SELECT t::text AS row FROM ${name} t`);
    kept += rows.rows.map(({ row }) => row).join('\n');
  }
  // The last digits are found, which shows that the rows were really read.
  expect(kept).toContain('4444');
  const digits = kept.replaceAll(/(?<=\d)[ -](?=\d)/g, '');
  for (const number of typed) expect(digits).not.toContain(number);
  // Only names of keys are searched, because signatures and hashes contain any three letters sooner
  // or later.
  expect(kept).not.toMatch(/"(cvc|security_code)"+\s*:|"number"+\s*:\s*"*\d{12}/i);
});

it('says so when the processor cannot be reached', async () => {
  const { setUp } = calls;
  const { toStandIn } = server.cards.road;
  server.cards.road.toStandIn = () => Promise.reject(new TypeError('fetch failed'));
  const reply = await setUp();
  server.cards.road.toStandIn = toStandIn;
  expect(reply).toMatchObject({ status: 503, body: { code: 'OUTSIDE_SERVICE_UNAVAILABLE' } });
});
