import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { carryPageConfig } from '../../tests/support/carryPageConfig.ts';
import { confirmPayment } from './confirmPayment.ts';
import { type ChallengeAnswer, openChallenge } from './standIn/challenge.ts';

const SECRET = 'pi_1_secret_2';
/** Requests that a page of an earlier test file still sends are ignored here. */
const network = setupServer(
  http.all(/\/(v1\/|healthz$)/, () => new HttpResponse(null, { status: 204 })),
);
beforeAll(() => network.listen({ onUnhandledFrame: 'error' }));
afterEach(() => network.resetHandlers());
afterAll(() => network.close());
beforeEach(() => carryPageConfig({ stripePublishableKey: null }));

const intent = (status: string) => ({
  object: 'payment_intent',
  status,
  amount: 1240,
  currency: 'gbp',
});
/** The server's answers to a confirmation and to the cardholder's answer. */
function answers(confirm: Response, authenticate: Response = HttpResponse.error()) {
  const asked: string[] = [];
  network.use(
    http.post('*/sandbox/payments/v1/payment_intents/pi_1/:action', async ({ request, params }) => {
      const form = new URLSearchParams(await request.text());
      expect(form.get('client_secret')).toBe(SECRET);
      asked.push(form.get('outcome') ?? String(params['action']));
      return params['action'] === 'confirm' ? confirm : authenticate;
    }),
  );
  return asked;
}
const refusal = (error: object) => HttpResponse.json({ error }, { status: 402 });

/** Pays, and answers the bank's question. */
async function challenged(answer: ChallengeAnswer) {
  const outcome = confirmPayment(SECRET);
  const challenge = await vi.waitFor(() => {
    const open = openChallenge.current();
    if (!open) throw new Error('The bank has not asked yet.');
    return open;
  });
  expect(challenge).toMatchObject({ purpose: 'payment', amount: 1240, currency: 'gbp' });
  challenge.answer(answer);
  return outcome;
}

test('a payment that the bank accepts is confirmed, even if it was confirmed before', async () => {
  answers(HttpResponse.json(intent('requires_capture')));
  expect(await confirmPayment(SECRET)).toEqual({ kind: 'confirmed' });
  const again = { type: 'invalid_request_error', payment_intent: intent('requires_capture') };
  answers(refusal(again));
  expect(await confirmPayment(SECRET)).toEqual({ kind: 'confirmed' });
});

test('a declined card fails with the reason', async () => {
  const message = 'Your card was declined.';
  answers(refusal({ type: 'card_error', code: 'card_declined', message }));
  expect(await confirmPayment(SECRET)).toEqual({ kind: 'failed', reason: 'card', message });
});

test.each([
  ['card_declined', 'insufficient_funds', 'funds'],
  ['card_declined', 'do_not_honor', 'card'],
  ['card_declined', 'try_again_later', 'passing'],
  ['expired_card', undefined, 'expired'],
  ['incorrect_cvc', undefined, 'cvc'],
  ['processing_error', undefined, 'passing'],
  ['payment_intent_authentication_failure', undefined, 'bank'],
])('%s (%s) says what to do next', async (code, decline_code, reason) => {
  answers(refusal({ type: 'card_error', code, decline_code, message: 'No.' }));
  expect(await confirmPayment(SECRET)).toEqual({ kind: 'failed', reason, message: 'No.' });
});

test('a payment that was given up elsewhere fails without a text for developers', async () => {
  const message = 'You cannot confirm this intent because it has a status of canceled.';
  answers(refusal({ type: 'invalid_request_error', message, payment_intent: intent('canceled') }));
  expect(await confirmPayment(SECRET)).toEqual({ kind: 'failed', reason: 'bank', message: null });
});

test('the cardholder answers the bank, or does not', async () => {
  const asks = HttpResponse.json(intent('requires_action'));
  const passed = answers(asks.clone(), HttpResponse.json(intent('requires_capture')));
  expect(await challenged('complete')).toEqual({ kind: 'confirmed' });
  expect(passed).toEqual(['confirm', 'complete']);
  answers(asks.clone(), refusal({ type: 'card_error', message: 'Not you.' }));
  expect(await challenged('fail')).toEqual({ kind: 'failed', reason: 'card', message: 'Not you.' });
  const left = answers(asks.clone());
  expect(await challenged('abandon')).toEqual({ kind: 'failed', reason: 'bank', message: null });
  expect(left).toEqual(['confirm']);
  expect(openChallenge.current()).toBeNull();
});

test('a missing answer decides nothing', async () => {
  answers(HttpResponse.error());
  await expect(confirmPayment(SECRET)).rejects.toThrow();
  answers(refusal({ type: 'api_error', message: 'Try again.' }));
  await expect(confirmPayment(SECRET)).rejects.toThrow('Try again.');
  answers(HttpResponse.text('Bad gateway', { status: 502 }));
  await expect(confirmPayment(SECRET)).rejects.toThrow();
});
