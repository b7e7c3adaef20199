import type { PaymentType } from '../core/channel.ts';
import type { FieldError } from '../core/errors.ts';
import { airportEnd, hasFlight, type BookingDraft, type DraftAddress } from './draft.ts';
import type { Offer } from './calls.ts';
import { FLIGHT_NUMBER_MIN_LENGTH, NOTES_MIN_LENGTH, type BookingRequest } from './request.ts';
import { checkPickupTime, joinLocal } from './schedule.ts';
import { readTime } from './timeField.ts';

/** The wizard's steps before the confirmation, in order. */
export const DRAFT_STEPS = ['passenger', 'address', 'vehicle'] as const;
export type DraftStep = (typeof DRAFT_STEPS)[number];

/** Why a field keeps the user on its step: the contract's field errors and two of choosing. */
export type DraftReason =
  | FieldError
  | { code: 'chooseSuggestion' | 'chooseRecipient'; params?: undefined };
/** Field of the draft (`origin`, `waypoints.<key>`, `flight.number`) → why it is not right yet. */
export type DraftErrors = Partial<Record<string, DraftReason>>;

/** What the rules need beside the draft. */
export interface DraftContext {
  now: Date;
  /** IANA zone of the pickup; the channel's home zone until it is known. */
  zone: string;
  /** The offer and way of paying that stand: chosen, or proposed. */
  offer: Offer | null;
  paymentType: PaymentType | null;
}

const addressReason = (address: DraftAddress): DraftReason | undefined =>
  address.place
    ? undefined
    : { code: address.text.trim() === '' ? 'required' : 'chooseSuggestion' };

/** The pickup's local time, or null for as soon as possible and for a time that cannot be read. */
export function pickupTimeOf(draft: Pick<BookingDraft, 'date' | 'time'>): string | null {
  const typed = readTime(draft.time);
  return typed.kind === 'time' && draft.date ? joinLocal(draft.date, typed.time) : null;
}

function scheduleErrors(draft: BookingDraft, { now, zone }: DraftContext): DraftErrors {
  const typed = readTime(draft.time);
  if (typed.kind === 'asap') return {};
  if (typed.kind === 'empty') return { time: { code: 'required' } };
  if (typed.kind === 'invalid') return { time: { code: 'dateTime' } };
  if (!draft.date) return { date: { code: 'required' } };
  const checked = checkPickupTime(joinLocal(draft.date, typed.time), zone, now);
  return checked.ok ? {} : { [checked.part]: { code: checked.code } };
}

function flightErrors(draft: BookingDraft): DraftErrors {
  const { flight } = draft;
  if (airportEnd(draft) === null || !hasFlight(flight)) return {};
  const errors: DraftErrors = {};
  const number = flight.number.trim();
  if (number === '') errors['flight.number'] = { code: 'required' };
  else if (number.length < FLIGHT_NUMBER_MIN_LENGTH)
    errors['flight.number'] = { code: 'tooShort', params: { min: FLIGHT_NUMBER_MIN_LENGTH } };
  else if (number.length > 10) errors['flight.number'] = { code: 'tooLong', params: { max: 10 } };
  const arrival = readTime(flight.arrivalTime.trim());
  if (arrival.kind !== 'time' && arrival.kind !== 'empty')
    errors['flight.arrivalTime'] = { code: 'dateTime' };
  return errors;
}

function addressErrors(draft: BookingDraft, context: DraftContext): DraftErrors {
  return {
    ...scheduleErrors(draft, context),
    origin: addressReason(draft.origin),
    ...Object.fromEntries(
      draft.waypoints.map((stop) => [`waypoints.${stop.key}`, addressReason(stop)]),
    ),
    destination: addressReason(draft.destination),
    ...flightErrors(draft),
  };
}

function vehicleErrors(draft: BookingDraft, context: DraftContext): DraftErrors {
  const notes = draft.notes.trim();
  return {
    offer: context.offer ? undefined : { code: 'required' },
    payment: context.paymentType ? undefined : { code: 'required' },
    notes:
      notes !== '' && notes.length < NOTES_MIN_LENGTH
        ? { code: 'tooShort', params: { min: NOTES_MIN_LENGTH } }
        : undefined,
  };
}

function passengerErrors(draft: BookingDraft): DraftErrors {
  if (draft.accountId === null) return { account: { code: 'required' } };
  if (draft.recipient) return {};
  const isTyped = draft.recipientText.trim() !== '';
  return { recipient: { code: isTyped ? 'chooseRecipient' : 'required' } };
}

/** Why a step cannot be left yet, by field, in the order of the page; empty when it can. */
export function stepErrors(
  step: DraftStep,
  draft: BookingDraft,
  context: DraftContext,
): DraftErrors {
  const errors = {
    passenger: () => passengerErrors(draft),
    address: () => addressErrors(draft, context),
    vehicle: () => vehicleErrors(draft, context),
  }[step]();
  return Object.fromEntries(Object.entries(errors).filter(([, reason]) => reason !== undefined));
}

export const canLeave = (step: DraftStep, draft: BookingDraft, context: DraftContext): boolean =>
  Object.keys(stepErrors(step, draft, context)).length === 0;

/**
 * Ways of paying for an offer, in the channel's order.
 * @param allowed the channel's `allowedPaymentMethods`
 */
export const paymentTypesFor = (
  offer: Offer | null,
  allowed: readonly PaymentType[],
): PaymentType[] => allowed.filter((type) => offer?.paymentTypes.includes(type) ?? true);

/**
 * The way of paying that stands: the chosen one, else the account's default, else the business
 * account, else the first there is; null when the offer takes none.
 */
export function standingPayment(
  chosen: PaymentType | null,
  accountDefault: PaymentType | null,
  possible: readonly PaymentType[],
): PaymentType | null {
  const wishes = [chosen, accountDefault, 'businessAccount' as const];
  return wishes.find((wish) => wish !== null && possible.includes(wish)) ?? possible[0] ?? null;
}

/** The offer that stands: the chosen one while it is still offered, else the first. */
export const standingOffer = (offerId: string | null, offers: readonly Offer[]): Offer | null =>
  offers.find(({ id }) => id === offerId) ?? offers[0] ?? null;

/** The step on which a field that the server refused is mended. */
export function stepOfField(path: keyof BookingRequest | (string & {})): DraftStep {
  const [field] = path.split('.');
  if (field === 'passengerInfo') return 'passenger';
  const onAddress = ['origin', 'destination', 'waypoints', 'pickupTime', 'bookingProperties'];
  return onAddress.includes(field ?? '') ? 'address' : 'vehicle';
}
