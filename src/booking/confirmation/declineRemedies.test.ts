import { expect, it } from 'vitest';
import type { PaymentOption } from '../../../contract/booking/paymentChoice.ts';
import type { DeclineReason } from '../../../contract/booking/decline.ts';
import { declineRemedies } from './declineRemedies.ts';

const card = (id: string, reason: PaymentOption['reason'] = null): PaymentOption => ({
  id,
  type: 'creditCard',
  card: { brand: 'visa', number: id, expiration: null, cardHolderName: null },
  reason,
});
const account: PaymentOption = {
  id: 'businessAccount',
  type: 'businessAccount',
  card: null,
  reason: null,
};
const cash: PaymentOption = { id: 'cash', type: 'cash', card: null, reason: null };

const remedies = (reason: DeclineReason, options: PaymentOption[]) =>
  declineRemedies(reason, options, '9995').map((remedy) =>
    remedy.kind === 'option' ? remedy.option.id : remedy.kind,
  );

it('offers only what can pay instead, with the account before other cards', () => {
  const expired = card('1111', { code: 'cardExpired' });
  expect(remedies('funds', [cash, card('9995'), card('4242'), expired, account])).toEqual([
    'businessAccount',
    '4242',
    'newCard',
    'again',
    'choose',
  ]);
});

it.each<[DeclineReason, string[]]>([
  ['card', ['newCard', 'again', 'choose']],
  ['expired', ['newCard', 'choose']],
  ['cvc', ['newCard', 'again', 'choose']],
  ['bank', ['again', 'choose']],
  ['passing', ['again', 'choose']],
])('after %s with nothing else at hand', (reason, expected) => {
  expect(remedies(reason, [card('9995')])).toEqual(expected);
});

it('begins with the security code if that was wrong, and with the same card if the bank failed', () => {
  expect(remedies('cvc', [account])[0]).toBe('newCard');
  expect(remedies('bank', [account])[0]).toBe('again');
});
