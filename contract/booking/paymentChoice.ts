import type { PaymentType } from '../core/paymentTypes.ts';
import type { Corporation } from '../resources/corporations.ts';
import { type BookingDraft, pickupTimeOf } from './draft.ts';
import type { DraftContext, DraftReason } from './draftErrors.ts';
import { hasExpired, paysFor } from './payment.ts';
import type { PaymentMethod } from '../resources/paymentMethods.ts';
import { CARD_DAYS_AHEAD, creditCardAllowed, instantOf } from './schedule.ts';

/** A way of paying that can be chosen for a draft. */
export interface PaymentOption {
  /** A card's own id; `businessAccount` and `cash` for the others. */
  id: string;
  type: PaymentType;
  /** Null for anything that is not a card. */
  card: Pick<PaymentMethod, 'brand' | 'number' | 'expiration' | 'cardHolderName'> | null;
  /** Why it cannot pay for the trip; null where it can. */
  reason: DraftReason | null;
}

interface PassengerGroup {
  /** Null for a passenger without a group; undefined while there is no passenger. */
  passengerGroupId?: string | null | undefined;
}

/** When the trips of a draft start; trips without a time are left out. */
function pickupsOf(
  draft: Pick<BookingDraft, 'date' | 'time' | 'returnTrip'>,
  { now, zone, returnZone }: Pick<DraftContext, 'now' | 'zone' | 'returnZone'>,
): Date[] {
  const there = pickupTimeOf(draft);
  const back = draft.returnTrip?.pickupTime;
  return [there && instantOf(there, zone, now), back && instantOf(back, returnZone, now)].filter(
    (pickup) => pickup instanceof Date,
  );
}

function cardReason(
  { expiration, groupIds }: PaymentMethod,
  pickups: Date[],
  { now, passengerGroupId }: Pick<DraftContext, 'now'> & PassengerGroup,
): DraftReason | null {
  if (expiration && hasExpired(expiration, now)) return { code: 'cardExpired' };
  if (passengerGroupId !== undefined && !paysFor(groupIds, passengerGroupId))
    return { code: 'cardOfGroups' };
  if (pickups.every((pickup) => creditCardAllowed(pickup, now))) return null;
  return { code: 'cardTooFarAhead', params: { days: CARD_DAYS_AHEAD } };
}

/**
 * The ways of paying to choose from: the account's methods that both channel and offer take. Where
 * the methods could not be loaded, those that need no card are left.
 * @param possible the types that channel and offer take, in the channel's order
 */
export function paymentOptions(
  methods: readonly PaymentMethod[] | null,
  possible: readonly PaymentType[],
  draft: Pick<BookingDraft, 'date' | 'time' | 'returnTrip'>,
  context: Pick<DraftContext, 'now' | 'zone' | 'returnZone'> & PassengerGroup,
): PaymentOption[] {
  if (!methods)
    return possible
      .filter((type) => type !== 'creditCard')
      .map((type) => ({ id: type, type, card: null, reason: null }));
  const pickups = pickupsOf(draft, context);
  return methods
    .filter(({ type }) => possible.includes(type))
    .map((method) => {
      const { id, type, brand, number, expiration, cardHolderName } = method;
      const isCard = type === 'creditCard';
      return {
        id,
        type,
        card: isCard ? { brand, number, expiration, cardHolderName } : null,
        reason: isCard ? cardReason(method, pickups, context) : null,
      };
    });
}

/**
 * The current way of paying: the chosen one, even where it cannot pay, so that nobody unknowingly
 * pays with another; else the account's default, else the business account, else the first that can
 * pay. Null when there is none.
 */
export function currentPayment(
  draft: Pick<BookingDraft, 'paymentType' | 'paymentMethodId'>,
  accountDefault: Corporation['defaultPaymentMethod'],
  options: readonly PaymentOption[],
): PaymentOption | null {
  const find = (type: PaymentType | null | undefined, id: string | null | undefined) =>
    type === 'creditCard'
      ? options.find((option) => option.type === type && option.id === id)
      : options.find((option) => option.type === type);
  const chosen = find(draft.paymentType, draft.paymentMethodId);
  if (chosen) return chosen;
  const usable = options.filter(({ reason }) => reason === null);
  const wished = find(accountDefault?.type, accountDefault?.id);
  // A trip that is booked again was paid by card, but it is not known which card.
  const alike = usable.find(({ type }) => type === draft.paymentType);
  if (wished && usable.includes(wished) && (!alike || alike.type === wished.type)) return wished;
  return alike ?? usable.find(({ type }) => type === 'businessAccount') ?? usable[0] ?? null;
}
