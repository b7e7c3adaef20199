import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { PaymentMethod } from '../../contract/booking/payment.ts';
import type { Problem } from '../../contract/core/errors.ts';
import { corporations } from '../../server/db/tables/index.ts';
import { type BookingServer, startBookingServer } from '../support/bookingServer.ts';
import { CARD_NUMBERS } from '../support/payments.ts';
import { setUpCard } from './setUpCard.ts';

let server: BookingServer;
beforeAll(async () => {
  server = await startBookingServer();
});
afterAll(() => server.close());
const admin = () => server.as(server.fixtures.users.northwindAdmin);
const northwind = () => server.fixtures.corporations.northwind;
const list = async (client = admin(), corporationId = northwind().id, query = '') =>
  client.get<PaymentMethod[]>(`/v1/payment-methods?corporationId=${corporationId}${query}`);

const setUp = () =>
  admin().post<Problem & { clientSecret: string }>('/v1/payment-methods/setup-secret', {
    corporationId: northwind().id,
  });
const secret = async () => (await setUp()).body.clientSecret;

it('lists business account and cash as the channel allows, then the saved cards', async () => {
  const id = await server.cards.saveCard(northwind());
  const reply = await list();
  expect(reply.body).toMatchObject([
    { id: 'businessAccount', type: 'businessAccount', defaultPayment: true, number: null },
    { id: 'cash', type: 'cash', defaultPayment: false },
    { id, type: 'creditCard', brand: 'visa', number: '4242', expiration: { month: 5 } },
  ]);
  expect(reply.headers.get('x-total-count')).toBe('3');
  const second = await list(admin(), northwind().id, '&page=1&maxPerPage=2');
  expect(second.body).toMatchObject([{ id }]);
  expect(second.headers.get('x-total-count')).toBe('3');
  const ofProvider = (name: string) =>
    list(admin(), northwind().id, `&paymentProviderName=${name}`);
  expect((await ofProvider('stripe')).body).toHaveLength(3);
  expect((await ofProvider('another')).body).toMatchObject([
    { id: 'businessAccount' },
    { id: 'cash' },
  ]);
  const { tasmanAdmin } = server.fixtures.users;
  const tasman = await list(server.as(tasmanAdmin), server.fixtures.corporations.tasman.id);
  expect(tasman.body.map(({ type }) => type)).toEqual(['businessAccount']);
  const foreign = await list(server.as(server.fixtures.users.globexAdmin));
  expect(foreign).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
});

it('stores a card that was set up for the account once', async () => {
  const setup = await setUpCard(server, await secret(), CARD_NUMBERS.authenticates);
  expect(setup.status).toBe('succeeded');
  const corporationId = northwind().id;
  const card = { corporationId, paymentMethodId: setup.payment_method, cardName: 'Nora Wind' };
  const stored = await admin().post<PaymentMethod>('/v1/payment-methods', card);
  expect(stored).toMatchObject({
    status: 201,
    body: {
      brand: 'visa',
      number: '3155',
      expiration: { year: 2099, month: 4 },
      cardHolderName: 'Nora Wind',
    },
  });
  const again = await admin().post<PaymentMethod>('/v1/payment-methods', card);
  expect(again.body.id).toBe(stored.body.id);
  // An account of somebody else cannot take it over.
  const both = server.as(server.fixtures.users.bothAdmin);
  const globex = { ...card, corporationId: server.fixtures.corporations.globex.id };
  const taken = await both.post<Problem>('/v1/payment-methods', globex);
  expect(taken.body.errors).toMatchObject({ paymentMethodId: { code: 'reference' } });
  const unknown = { ...card, paymentMethodId: 'pm_nobody' };
  expect((await admin().post('/v1/payment-methods', unknown)).status).toBe(422);
});

it('lists a card once if it was saved again because the first answer was lost', async () => {
  const corporationId = northwind().id;
  const before = (await list()).body.length;
  const save = async (cardName: string) => {
    const { payment_method: paymentMethodId } = await setUpCard(
      server,
      await secret(),
      '5555555555554444',
    );
    const store = () =>
      admin().post<PaymentMethod>('/v1/payment-methods', {
        corporationId,
        paymentMethodId,
        cardName,
      });
    const both = await Promise.all([store(), store()]);
    expect(both.map(({ status }) => status)).toEqual([201, 201]);
    expect(both[0].body).toEqual(both[1].body);
    return { paymentMethodId: paymentMethodId!, id: both[0].body.id };
  };
  const first = await save('Nora Wind');
  const second = await save('Nora Wind');
  expect(second.id).toBe(first.id);
  expect((await list()).body).toHaveLength(before + 1);
  await server.runJobs();
  const known = await Promise.all(
    [first, second].map(({ paymentMethodId }) => server.context.payments.getCard(paymentMethodId)),
  );
  expect(known.map((card) => card?.customerId !== null)).toEqual([true, false]);
  // After it is deleted, it can be saved again.
  await admin().delete(`/v1/payment-methods/${first.id}`);
  const third = await save('Nora Wind');
  expect(third.id).not.toBe(first.id);
  expect((await list()).body).toHaveLength(before + 1);
});

it('refuses a default card that the account does not have', async () => {
  const { northwind, globex } = server.fixtures.corporations;
  const foreign = await server.cards.saveCard(globex);
  for (const id of [foreign, 'pm_nobody', null]) {
    const reply = await admin().patch<Problem>(`/v1/corporations/${northwind.id}`, {
      defaultPaymentMethod: { type: 'creditCard', id },
    });
    expect(reply.body.errors).toMatchObject({ defaultPaymentMethod: { code: 'reference' } });
  }
  const { status } = await admin().patch(`/v1/corporations/${northwind.id}`, {
    defaultPaymentMethod: { type: 'cash', id: 'x'.repeat(500_000) },
  });
  expect(status).toBe(422);
});

it('never keeps a deleted card as the default, whichever comes first', async () => {
  const { id: corporationId } = northwind();
  for (let round = 0; round < 12; round += 1) {
    const id = await server.cards.saveCard(northwind());
    const defaultPaymentMethod = { type: 'creditCard', id };
    const [deleted] = await Promise.all([
      admin().delete(`/v1/payment-methods/${id}`),
      admin().patch(`/v1/corporations/${corporationId}`, { defaultPaymentMethod }),
    ]);
    expect(deleted.status).toBe(200);
    const [account] = await server.context.database.orm
      .select({ standing: corporations.defaultPaymentMethod })
      .from(corporations)
      .where(eq(corporations.id, corporationId));
    expect(account!.standing).toBeNull();
  }
});

it.each([
  ['4242424242424241', 2099, 'incorrect_number'],
  [CARD_NUMBERS.passes, 2001, 'expired_card'],
  [CARD_NUMBERS.declined, 2099, 'card_declined'],
])('refuses what the processor does not set up: %s of %d', async (number, year, code) => {
  const setup = await setUpCard(server, await secret(), number, year);
  expect(setup.error?.code).toBe(code);
});

it('deletes a card, here and at the processor, after which the account is the default again', async () => {
  const id = await server.cards.saveCard(northwind());
  const { id: corporationId } = northwind();
  const defaultPaymentMethod = { type: 'creditCard', id };
  await admin().patch(`/v1/corporations/${corporationId}`, { defaultPaymentMethod });
  const isDefault = async () =>
    (await list()).body.filter((method) => method.defaultPayment).map((method) => method.id);
  expect(await isDefault()).toEqual([id]);
  const { id: otherId } = server.fixtures.corporations.globex;
  const ofOther = `/v1/payment-methods/${id}?corporationId=${otherId}`;
  expect((await admin().delete(ofOther)).status).toBe(404);
  const ofAccount = `/v1/payment-methods/${id}?corporationId=${corporationId}`;
  expect((await admin().delete(ofAccount)).body).toMatchObject({ id });
  expect(await isDefault()).toEqual(['businessAccount']);
  expect((await admin().get(`/v1/payment-methods/${id}`)).status).toBe(404);
  expect((await admin().delete(`/v1/payment-methods/${id}`)).status).toBe(404);
  await server.runJobs();
  await server.runJobs();
});

it('pays only for passengers of the groups that have the card', async () => {
  const { employees, corporations: accounts } = server.fixtures;
  const { id: corporationId, defaultGroupId } = accounts.northwind;
  const id = await server.cards.saveCard(accounts.northwind);
  const path = `/v1/payment-methods/${id}/groups`;
  const others = await admin().post<{ id: string }>('/v1/employee-groups', {
    corporationId,
    name: 'Board',
  });
  const give = (addedEmployeeGroupIds: string[], removedEmployeeGroupIds: string[] = []) =>
    admin().post<PaymentMethod & Problem>(path, { addedEmployeeGroupIds, removedEmployeeGroupIds });
  const book = async () =>
    (
      await admin().post<Problem>(
        '/v1/bookings',
        server.request({
          passengerInfo: {
            passengerId: employees.anna.id,
            passengerType: 'employee',
            corporationId,
          },
          payment: { type: 'creditCard', paymentMethodId: id },
        }),
        { idempotencyKey: `${uuidv7()}:1:request` },
      )
    ).body;

  const board = others.body.id;
  expect((await give([board, board])).body.groupIds).toEqual([board]);
  expect((await give([board])).body.groupIds).toEqual([board]);
  expect((await book()).errors).toMatchObject({
    'payment.paymentMethodId': { code: 'cardOfGroups' },
  });
  // Deleting a group does not open the card to everybody.
  expect((await admin().delete(`/v1/employee-groups/${board}`)).status).toBe(200);
  expect((await book()).errors).toHaveProperty(['payment.paymentMethodId']);
  const both = await give([defaultGroupId], [board]);
  expect(both.body.groupIds).toEqual([defaultGroupId]);
  expect((await list()).body.find((method) => method.id === id)?.groupIds).toEqual([
    defaultGroupId,
  ]);
  expect((await book()).errors).toBeUndefined();
  const foreign = await give([accounts.globex.defaultGroupId]);
  expect(foreign.body.errors).toMatchObject({ addedEmployeeGroupIds: { code: 'reference' } });
  const stranger = server.as(server.fixtures.users.globexAdmin);
  expect((await stranger.post(path, {})).status).toBe(404);
});

it('stores no card number or security code in any table or log', async () => {
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
  const { toStandIn } = server.cards.road;
  server.cards.road.toStandIn = () => Promise.reject(new TypeError('fetch failed'));
  const reply = await setUp();
  server.cards.road.toStandIn = toStandIn;
  expect(reply).toMatchObject({ status: 503, body: { code: 'OUTSIDE_SERVICE_UNAVAILABLE' } });
});
