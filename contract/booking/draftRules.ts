import type { PaymentType } from '../core/channel.ts';
import type { FieldError } from '../core/errors.ts';
import { type AccountField, answersToSend, fieldsErrors } from './accountFields.ts';
import { airportEnd, type BookingDraft, type DraftAddress } from './draft.ts';
import type { Offer } from './calls.ts';
import { guestErrors } from './guest.ts';
import {
  FLIGHT_NUMBER_MAX_LENGTH,
  FLIGHT_NUMBER_MIN_LENGTH,
  NOTES_MIN_LENGTH,
  type BookingRequest,
} from './request.ts';
import { returnErrors } from './returnTrip.ts';
import { checkPickupTime, joinLocal } from './schedule.ts';
import { readTime } from './timeField.ts';

/** The wizard's steps before the confirmation, in order; the last only where the account asks. */
export const DRAFT_STEPS = ['passenger', 'address', 'vehicle', 'fields'] as const;
export type DraftStep = (typeof DRAFT_STEPS)[number];

/** Why a field keeps the user on its step: the contract's field errors and those of choosing. */
export type DraftReason =
  | FieldError
  | {
      code: 'chooseSuggestion' | 'chooseRecipient' | 'noReturn' | 'cardExpired';
      params?: undefined;
    };
/** Field of the draft (`origin`, `waypoints.<key>`, `flight.number`) → why it is not right yet. */
export type DraftErrors = Partial<Record<string, DraftReason>>;

/** What the rules need beside the draft. */
export interface DraftContext {
  now: Date;
  /** IANA zone of the pickup; the channel's home zone until it is known. */
  zone: string;
  /** IANA zone of the dropoff, where a return starts; the channel's until it is known. */
  returnZone: string;
  /** The offer and way of paying that stand: chosen, or proposed. */
  offer: Offer | null;
  paymentType: PaymentType | null;
  /** Why what stands cannot pay for the trip; null where it can. */
  paymentReason: DraftReason | null;
  /** False once it is known that the standing offer's fleet does not serve the way back. */
  canReturn: boolean;
  /** What the account asks with such a trip, inactive fields left out. */
  accountFields: readonly AccountField[];
}

/** The steps that a trip goes through. */
export const stepsOf = ({ accountFields }: Pick<DraftContext, 'accountFields'>): DraftStep[] =>
  DRAFT_STEPS.filter((step) => step !== 'fields' || accountFields.length > 0);

const addressReason = (address: DraftAddress): DraftReason | undefined =>
  address.place
    ? undefined
    : { code: address.text.trim() === '' ? 'required' : 'chooseSuggestion' };

/** Why the pickup's date or time cannot be booked. */
export function scheduleErrors(
  draft: Pick<BookingDraft, 'date' | 'time'>,
  { now, zone }: Pick<DraftContext, 'now' | 'zone'>,
): DraftErrors {
  const typed = readTime(draft.time);
  if (typed.kind === 'asap') return {};
  if (typed.kind === 'empty') return { time: { code: 'required' } };
  if (typed.kind === 'invalid') return { time: { code: 'dateTime' } };
  if (!draft.date) return { date: { code: draft.date === '' ? 'dateTime' : 'required' } };
  const checked = checkPickupTime(joinLocal(draft.date, typed.time), zone, now);
  return checked.ok ? {} : { [checked.part]: { code: checked.code } };
}

function flightErrors(draft: BookingDraft): DraftErrors {
  const { flight } = draft;
  if (airportEnd(draft) === null) return {};
  const errors: DraftErrors = {};
  const number = flight.number.trim();
  if (number !== '' && number.length < FLIGHT_NUMBER_MIN_LENGTH)
    errors['flight.number'] = { code: 'tooShort', params: { min: FLIGHT_NUMBER_MIN_LENGTH } };
  else if (number.length > FLIGHT_NUMBER_MAX_LENGTH)
    errors['flight.number'] = { code: 'tooLong', params: { max: FLIGHT_NUMBER_MAX_LENGTH } };
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
    payment: context.paymentType ? (context.paymentReason ?? undefined) : { code: 'required' },
    notes:
      notes !== '' && notes.length < NOTES_MIN_LENGTH
        ? { code: 'tooShort', params: { min: NOTES_MIN_LENGTH } }
        : undefined,
    ...returnErrors(draft, context),
  };
}

/** Why the passenger is not settled yet, by field. */
export function passengerErrors(draft: BookingDraft): DraftErrors {
  if (draft.accountId === null) return { account: { code: 'required' } };
  if (draft.recipient) return {};
  if (draft.guest.isOpen)
    return Object.fromEntries(
      Object.entries(guestErrors(draft.guest)).map(([field, error]) => [`guest.${field}`, error]),
    );
  const isTyped = draft.recipientText.trim() !== '';
  return { recipient: { code: isTyped ? 'chooseRecipient' : 'required' } };
}

/** Why a step cannot be left yet, by field, in the order of the page; empty when it can. */
export function stepErrors(
  step: DraftStep,
  draft: BookingDraft,
  context: DraftContext,
): DraftErrors {
  const errors: DraftErrors = {
    passenger: () => passengerErrors(draft),
    address: () => addressErrors(draft, context),
    vehicle: () => vehicleErrors(draft, context),
    fields: () =>
      fieldsErrors(context.accountFields, answersToSend(context.accountFields, draft.fields)),
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

/** The offer that stands: the chosen one while it is still offered, else the first. */
export const standingOffer = (offerId: string | null, offers: readonly Offer[]): Offer | null =>
  offers.find(({ id }) => id === offerId) ?? offers[0] ?? null;

/** The step on which a field that the server refused is mended. */
export function stepOfField(path: keyof BookingRequest | (string & {})): DraftStep {
  const [field] = path.split('.');
  if (field === 'passengerInfo') return 'passenger';
  if (field === 'fields') return 'fields';
  const onAddress = ['origin', 'destination', 'waypoints', 'pickupTime', 'bookingProperties'];
  return onAddress.includes(field ?? '') ? 'address' : 'vehicle';
}
