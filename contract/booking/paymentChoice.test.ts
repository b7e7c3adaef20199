import { describe, expect, it } from 'vitest';
import { readyContext, readyDraft } from './draft.fixture.ts';
import type { PaymentMethod } from '../resources/paymentMethods.ts';
import { paymentOptions, currentPayment } from './paymentChoice.ts';

const plain = (type: 'businessAccount' | 'cash'): PaymentMethod => ({
  id: type,
  name: type,
  type,
  corporationId: '11111111-1111-4111-8111-111111111111',
  brand: null,
  number: null,
  expiration: null,
  cardHolderName: null,
  defaultPayment: false,
  groupIds: [],
  createdAt: '2026-01-01T00:00:00.000Z',
});
const card = (id: string, year = 2030): PaymentMethod => ({
  ...plain('cash'),
  id,
  type: 'creditCard',
  brand: 'visa',
  number: '4242',
  expiration: { year, month: 10 },
});
const methods = [plain('businessAccount'), plain('cash'), card('a'), card('b'), card('old', 2026)];
const all = ['businessAccount', 'cash', 'creditCard'] as const;
const options = (draft = readyDraft, possible: readonly (typeof all)[number][] = all) =>
  paymentOptions(methods, possible, draft, readyContext);
const reasons = (draft = readyDraft) =>
  Object.fromEntries(options(draft).map(({ id, reason }) => [id, reason?.code ?? null]));

describe('payment methods', () => {
  it('are those of the account that channel and vehicle accept, with an expired card that cannot be chosen', () => {
    expect(reasons()).toEqual({
      businessAccount: null,
      cash: null,
      a: null,
      b: null,
      old: 'cardExpired',
    });
    expect(options(readyDraft, ['businessAccount']).map(({ id }) => id)).toEqual([
      'businessAccount',
    ]);
  });

  it('include no card for a trip or a return more than a week ahead', () => {
    const ahead = { ...readyDraft, date: '2026-11-27', time: '12:00' };
    expect(reasons(ahead)['a']).toBeNull();
    expect(reasons({ ...ahead, time: '12:01' })['a']).toBe('cardTooFarAhead');
    const returnTrip = { pickupTime: '2026-11-28T09:00:00', flightNumber: '' };
    expect(reasons({ ...readyDraft, returnTrip })['a']).toBe('cardTooFarAhead');
    expect(reasons({ ...ahead, time: '12:01' })['cash']).toBeNull();
  });

  it('include a card of groups only for their passengers, once the passenger is known', () => {
    const board = '22222222-2222-4222-8222-222222222222';
    const ofBoard = [{ ...card('a'), groupIds: [board] }, card('b')];
    const seen = (passengerGroupId?: string | null) =>
      paymentOptions(ofBoard, all, readyDraft, { ...readyContext, passengerGroupId }).map(
        ({ reason }) => reason?.code ?? null,
      );
    expect(seen(board)).toEqual([null, null]);
    expect(seen('33333333-3333-4333-8333-333333333333')).toEqual(['cardOfGroups', null]);
    // A guest is in no group.
    expect(seen(null)).toEqual(['cardOfGroups', null]);
    expect(seen()).toEqual([null, null]);
  });

  it('are those without a card if the cards could not be loaded', () => {
    const left = paymentOptions(null, all, readyDraft, readyContext);
    expect(left.map(({ id }) => id)).toEqual(['businessAccount', 'cash']);
  });
});

describe('the selected payment method', () => {
  const none = { paymentType: null, paymentMethodId: null };
  const standing = (
    chosen: Parameters<typeof currentPayment>[0],
    accountDefault: Parameters<typeof currentPayment>[1] = null,
    of = options(),
  ) => currentPayment(chosen, accountDefault, of)?.id ?? null;

  it('is the chosen one, otherwise the account’s default, the business account, or the first one', () => {
    expect(standing({ paymentType: 'creditCard', paymentMethodId: 'b' })).toBe('b');
    expect(standing({ paymentType: 'cash', paymentMethodId: null })).toBe('cash');
    expect(standing(none, { type: 'creditCard', id: 'b' })).toBe('b');
    expect(standing(none, { type: 'cash', id: null })).toBe('cash');
    expect(standing(none)).toBe('businessAccount');
    expect(standing(none, null, options(readyDraft, ['cash']))).toBe('cash');
    expect(standing(none, null, [])).toBeNull();
  });

  it('is not a default that is gone or cannot pay', () => {
    expect(standing(none, { type: 'creditCard', id: 'gone' })).toBe('businessAccount');
    expect(standing(none, { type: 'creditCard', id: 'old' })).toBe('businessAccount');
  });

  it('is still the chosen card when the trip moves too far ahead, so that nothing else is charged', () => {
    const later = options({ ...readyDraft, date: '2026-12-10', time: '12:00' });
    expect(standing({ paymentType: 'creditCard', paymentMethodId: 'a' }, null, later)).toBe('a');
  });

  it('is a card for a copied trip that was paid by card: the default one, otherwise the first', () => {
    const copied = { paymentType: 'creditCard' as const, paymentMethodId: null };
    expect(standing(copied)).toBe('a');
    expect(standing(copied, { type: 'creditCard', id: 'b' })).toBe('b');
    expect(standing(copied, { type: 'cash', id: null })).toBe('a');
    expect(standing(copied, null, options(readyDraft, ['businessAccount']))).toBe(
      'businessAccount',
    );
  });
});
