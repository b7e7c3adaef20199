import type { PaymentOption } from '../../../contract/booking/paymentChoice.ts';
import type { DeclineReason } from '../../../contract/booking/decline.ts';

/** What to do after a failed payment: the same card again, that card typed again, or another. */
export type DeclineRemedy =
  | { kind: 'again' }
  | { kind: 'newCard' }
  | { kind: 'option'; option: PaymentOption }
  | { kind: 'choose' };

/** Reasons after which the same card may work if it is simply tried again. */
const WORTH_REPEATING = new Set<DeclineReason>(['bank', 'passing']);
/** Reasons after which the same card cannot work at all. */
const FINAL = new Set<DeclineReason>(['expired']);

/**
 * The possible next actions, the most likely first. Each way that can pay immediately is named;
 * `choose` leads back to all ways of paying and is always there.
 * @param options what can be chosen for the trip
 * @param declined id of the card that did not pay
 */
export function declineRemedies(
  reason: DeclineReason,
  options: readonly PaymentOption[],
  declined: string | null,
): DeclineRemedy[] {
  const usable = options.filter((option) => option.id !== declined && option.reason === null);
  const others = [
    ...usable.filter(({ type }) => type === 'businessAccount'),
    ...usable.filter(({ type }) => type === 'creditCard'),
  ].map((option): DeclineRemedy => ({ kind: 'option', option }));
  const again: DeclineRemedy[] = [{ kind: 'again' }];
  if (WORTH_REPEATING.has(reason)) return [...again, ...others, { kind: 'choose' }];
  // A saved card's security code is typed again by adding the card again.
  const remedies: DeclineRemedy[] =
    reason === 'cvc' ? [{ kind: 'newCard' }, ...others] : [...others, { kind: 'newCard' }];
  return [...remedies, ...(FINAL.has(reason) ? [] : again), { kind: 'choose' }];
}
