import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import type { PaymentMethod } from '../../contract/resources/paymentMethods.ts';
import type { Problem } from '../../contract/core/errors.ts';
import { corporations } from '../../server/db/tables/index.ts';
import { type BookingServer, startBookingServer } from '../support/bookingServer.ts';
import { cardCalls } from './cardCalls.ts';

let server: BookingServer;
let calls: ReturnType<typeof cardCalls>;
beforeAll(async () => {
  server = await startBookingServer();
  calls = cardCalls(server);
});
afterAll(() => server.close());

it('lists business account and cash as the channel allows, then the saved cards', async () => {
  const { admin, list, northwind } = calls;
  const id = await server.cards.saveCard(northwind);
  const reply = await list();
  expect(reply.body).toMatchObject([
    { name: 'Business account', type: 'businessAccount', defaultPayment: true, number: null },
    { name: 'Cash', type: 'cash', defaultPayment: false },
    { id, name: 'Visa ending in 4242', type: 'creditCard', expiration: { month: 5 } },
  ]);
  expect(reply.headers.get('x-total-count')).toBe('3');
  const second = await list(admin, northwind.id, '&page=1&maxPerPage=2');
  expect(second.body).toMatchObject([{ id }]);
  expect(second.headers.get('x-total-count')).toBe('3');
  const ofProvider = (name: string) => list(admin, northwind.id, `&paymentProviderName=${name}`);
  expect((await ofProvider('stripe')).body).toHaveLength(3);
  expect((await ofProvider('another')).body).toMatchObject([
    { type: 'businessAccount' },
    { type: 'cash' },
  ]);
  // Those that are no cards are rows like the others, but nobody deletes them.
  const [account] = reply.body;
  const own = `/v1/payment-methods/${account!.id}`;
  expect((await admin.get(own)).body).toEqual(account);
  expect((await admin.delete(own)).status).toBe(404);
  const check = await admin.post<{ id: string }[]>('/v1/payment-methods/deletion-check', {
    ids: [account!.id, id],
  });
  expect(check.body.map((row) => row.id)).toEqual([id]);
  const cardsOnly = await list(admin, northwind.id, '&type=creditCard&sort=-createdAt');
  expect(cardsOnly.body.map((method) => method.id)).toEqual([id]);
  const standing = await list(admin, northwind.id, '&defaultPayment=true');
  expect(standing.body.map(({ type }) => type)).toEqual(['businessAccount']);
  const { tasmanAdmin } = server.fixtures.users;
  const tasman = await list(server.as(tasmanAdmin), server.fixtures.corporations.tasman.id);
  expect(tasman.body.map(({ type }) => type)).toEqual(['businessAccount']);
  const foreign = await list(server.as(server.fixtures.users.globexAdmin));
  expect(foreign).toMatchObject({ status: 200, body: [] });
});

it('refuses a default card that the account does not have', async () => {
  const { admin } = calls;
  const { northwind, globex } = server.fixtures.corporations;
  const foreign = await server.cards.saveCard(globex);
  for (const id of [foreign, 'pm_nobody', null]) {
    const reply = await admin.patch<Problem>(`/v1/corporations/${northwind.id}`, {
      defaultPaymentMethod: { type: 'creditCard', id },
    });
    expect(reply.body.errors).toMatchObject({ defaultPaymentMethod: { code: 'reference' } });
  }
  const { status } = await admin.patch(`/v1/corporations/${northwind.id}`, {
    defaultPaymentMethod: { type: 'cash', id: 'x'.repeat(500_000) },
  });
  expect(status).toBe(422);
});

it('never keeps a deleted card as the default, whichever comes first', async () => {
  const { admin, northwind } = calls;
  const { id: corporationId } = northwind;
  for (let round = 0; round < 12; round += 1) {
    const id = await server.cards.saveCard(northwind);
    const defaultPaymentMethod = { type: 'creditCard', id };
    const [deleted] = await Promise.all([
      admin.delete(`/v1/payment-methods/${id}`),
      admin.patch(`/v1/corporations/${corporationId}`, { defaultPaymentMethod }),
    ]);
    expect(deleted.status).toBe(200);
    const [account] = await server.context.database.orm
      .select({ standing: corporations.defaultPaymentMethod })
      .from(corporations)
      .where(eq(corporations.id, corporationId));
    expect(account!.standing).toBeNull();
  }
});

it('deletes a card, here and at the processor, after which the account is the default again', async () => {
  const { admin, list, northwind } = calls;
  const id = await server.cards.saveCard(northwind);
  const { id: corporationId } = northwind;
  const defaultPaymentMethod = { type: 'creditCard', id };
  await admin.patch(`/v1/corporations/${corporationId}`, { defaultPaymentMethod });
  const isDefault = async () =>
    (await list()).body.filter((method) => method.defaultPayment).map(({ type }) => type);
  expect(await isDefault()).toEqual(['creditCard']);
  const { id: otherId } = server.fixtures.corporations.globex;
  const ofOther = `/v1/payment-methods/${id}?corporationId=${otherId}`;
  expect((await admin.delete(ofOther)).status).toBe(404);
  const ofAccount = `/v1/payment-methods/${id}?corporationId=${corporationId}`;
  expect((await admin.delete(ofAccount)).body).toMatchObject({ id });
  expect(await isDefault()).toEqual(['businessAccount']);
  expect((await admin.get(`/v1/payment-methods/${id}`)).status).toBe(404);
  expect((await admin.delete(`/v1/payment-methods/${id}`)).status).toBe(404);
  await server.runJobs();
  await server.runJobs();
});

it('deletes a card where the channel takes no cards any more, and does not list it there', async () => {
  const { admin, list, northwind } = calls;
  const id = await server.cards.saveCard(northwind);
  const channel = server.context.config.channels.find((one) => one.id === 'meridian')!;
  const { allowedPaymentMethods } = channel;
  onTestFinished(() => void Object.assign(channel, { allowedPaymentMethods }));
  Object.assign(channel, { allowedPaymentMethods: ['businessAccount'] });
  expect((await list()).body.map(({ type }) => type)).toEqual(['businessAccount']);
  const own = `/v1/payment-methods/${id}`;
  expect((await admin.get(own)).body).toMatchObject({ id, type: 'creditCard' });
  const groups = { addedEmployeeGroupIds: [northwind.defaultGroupId], removedEmployeeGroupIds: [] };
  expect((await admin.post(`${own}/groups`, groups)).status).toBe(403);
  const check = await admin.post<{ id: string }[]>('/v1/payment-methods/deletion-check', {
    ids: [id],
  });
  expect(check.body).toMatchObject([{ id }]);
  server.enqueued.length = 0;
  expect((await admin.delete(own)).body).toMatchObject({ id });
  expect(server.enqueued).toMatchObject([
    { name: 'forget-card', payload: { paymentMethodId: id } },
  ]);
  expect((await admin.get(own)).status).toBe(404);
});

it('pays only for passengers of the groups that have the card', async () => {
  const { admin, list } = calls;
  const { employees, corporations: accounts } = server.fixtures;
  const { id: corporationId, defaultGroupId } = accounts.northwind;
  const id = await server.cards.saveCard(accounts.northwind);
  const path = `/v1/payment-methods/${id}/groups`;
  const others = await admin.post<{ id: string }>('/v1/employee-groups', {
    corporationId,
    name: 'Board',
  });
  const give = (addedEmployeeGroupIds: string[], removedEmployeeGroupIds: string[] = []) =>
    admin.post<PaymentMethod & Problem>(path, { addedEmployeeGroupIds, removedEmployeeGroupIds });
  const book = async () =>
    (
      await admin.post<Problem>(
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
  expect((await admin.delete(`/v1/employee-groups/${board}`)).status).toBe(200);
  expect((await book()).errors).toHaveProperty(['payment.paymentMethodId']);
  const both = await give([defaultGroupId], [board]);
  expect(both.body.groupIds).toEqual([defaultGroupId]);
  expect((await list()).body.find((method) => method.id === id)?.groupIds).toEqual([
    defaultGroupId,
  ]);
  expect((await book()).errors).toBeUndefined();
  const unknown = { addedEmployeeGroupIds: { code: 'reference' } };
  expect((await give([board])).body.errors).toMatchObject(unknown);
  const bothAdmin = server.as(server.fixtures.users.bothAdmin);
  const foreign = { addedEmployeeGroupIds: [accounts.globex.defaultGroupId] };
  expect((await bothAdmin.post<Problem>(path, foreign)).body.errors).toMatchObject(unknown);
  const stranger = server.as(server.fixtures.users.globexAdmin);
  expect((await stranger.post(path, {})).status).toBe(404);
});
