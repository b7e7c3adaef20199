import { z } from 'zod';
import type { PaymentMethod } from '../resources/paymentMethods.ts';
import type { FareEstimate } from './calls.ts';
import { type CostedTrip, isSettled, tripCost } from './cost.ts';
import { FARE_STEP, fareTotal } from './fare.ts';
import { addMinutes } from './schedule.ts';
import { type BookingState, isFinal } from './status.ts';

/** By how much an estimate may be too low: waiting, traffic, another route. */
const ESTIMATE_MARGIN = 1.2;

type Fare = Omit<FareEstimate, 'geometry'>;

/**
 * What is held on a card for a trip, in minor units: a fixed fare as it is, a range's upper end, or
 * an estimate plus a fifth.
 * @returns null for a fare without a price, which no card can pay for
 */
export function holdAmount(fare: Fare, numberOfVehicles: number): number | null {
  const total = fareTotal(fare, numberOfVehicles);
  if (total === null || fare.type !== 'ESTIMATE') return total;
  return Math.ceil((total * ESTIMATE_MARGIN) / FARE_STEP) * FARE_STEP;
}

/**
 * How long to wait for dispatch's final price after the trip; after that the booked price is taken.
 */
export const PRICE_PATIENCE_MINUTES = 1440;

/** The part of a booking that decides what its card owes. */
export interface ChargedTrip extends CostedTrip {
  state: BookingState;
  /** When the booking last changed. */
  updatedAt: Date;
}

const UNBOOKED = new Set<BookingState>(['FAILED', 'EXPIRED']);

/**
 * What a trip's card owes, in minor units: the final price of a trip that was driven, a fee where
 * the pricing names one, else nothing.
 * @returns null while it is not known: the trip is not over, or its price has not been reported yet
 */
export function amountDue(trip: ChargedTrip, now: Date): number | null {
  const { state, status, pricingDetails } = trip;
  if (UNBOOKED.has(state) || (state === 'CANCELLED' && status === null)) return 0;
  if (status === null || !isFinal(status)) return null;
  const cost = tripCost(trip);
  const isAwaited = pricingDetails === null && (status === 'NOSHOW' || !isSettled(cost));
  if (isAwaited && trip.updatedAt > addMinutes(now, -PRICE_PATIENCE_MINUTES)) return null;
  // No price was ever reported: at least a range's lower end was agreed to.
  return cost.low ?? 0;
}

export const CARD_NAME_MAX_LENGTH = 255;

/** Body of POST /v1/payment-methods/setup-secret. */
export const setupSecretRequestSchema = z.strictObject({ corporationId: z.uuid() });
/** The card is then set up in the browser with this. */
export const setupSecretSchema = z.object({ clientSecret: z.string() });

/** Body of POST /v1/payment-methods: saves a card that was set up. */
export const storeCardSchema = z.strictObject({
  corporationId: z.uuid(),
  /** The card processor's id of the card. */
  paymentMethodId: z.string().min(1).max(200),
  cardName: z.string().trim().min(1).max(CARD_NAME_MAX_LENGTH),
});
export type StoreCard = z.input<typeof storeCardSchema>;

/** Groups that a card can be given to in one call. */
export const CARD_GROUPS_MAX = 100;
const groupIdsSchema = z.array(z.uuid()).max(CARD_GROUPS_MAX).default([]);

/** Body of POST /v1/payment-methods/{id}/groups. */
export const cardGroupsSchema = z.strictObject({
  addedEmployeeGroupIds: groupIdsSchema,
  removedEmployeeGroupIds: groupIdsSchema,
});
export type CardGroups = z.output<typeof cardGroupsSchema>;

/** Whether a card pays for a passenger of a group; null for passengers without a group. */
export const paysFor = (groupIds: readonly string[], groupId: string | null): boolean =>
  groupIds.length === 0 || (groupId !== null && groupIds.includes(groupId));

/** A card pays until the end of its month. */
export const hasExpired = (
  { year, month }: NonNullable<PaymentMethod['expiration']>,
  now: Date,
): boolean => Date.UTC(year, month) <= now.getTime();

/** How many days before its end a card is shown as expiring. */
export const EXPIRY_WARNING_DAYS = 60;

/** The warning for a card that has expired, or will before long. */
export function expiryWarning(
  { expiration }: Pick<PaymentMethod, 'expiration'>,
  now: Date,
): 'expired' | 'expires' | null {
  if (!expiration) return null;
  if (hasExpired(expiration, now)) return 'expired';
  return hasExpired(expiration, addMinutes(now, EXPIRY_WARNING_DAYS * 1440)) ? 'expires' : null;
}

/** As cards are listed: `2027/04`. */
export const expiryText = ({ year, month }: NonNullable<PaymentMethod['expiration']>): string =>
  `${year}/${String(month).padStart(2, '0')}`;
