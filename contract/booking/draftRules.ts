import type { PaymentType } from '../core/paymentTypes.ts';
import type { Offer } from './calls.ts';
import { answersToSend, fieldsErrors } from './accountFields.ts';
import { airportEnd, type BookingDraft, type DraftAddress } from './draft.ts';
import type { DraftContext, DraftErrors, DraftReason } from './draftErrors.ts';
import type { CountField } from './count.ts';
import { guestErrors } from './guest.ts';
import { flightNumberReason, terminalReason } from './flight.ts';
import {
  MAX_TRAVELLERS,
  MAX_VEHICLES,
  MIN_VEHICLES,
  NOTES_MAX_LENGTH,
  NOTES_MIN_LENGTH,
  type BookingRequest,
} from './request.ts';
import { returnErrors } from './returnTrip.ts';
import { goesNowhere } from './sameDoor.ts';
import { checkPickupTime, earliestDate, joinLocal, latestDate } from './schedule.ts';
import { readTime } from './timeField.ts';
import { hasSeats, loadOf } from './vehicleRoom.ts';

/** The wizard's steps before the confirmation, in order; the last only where the account asks. */
export const DRAFT_STEPS = ['passenger', 'address', 'vehicle', 'fields'] as const;
export type DraftStep = (typeof DRAFT_STEPS)[number];

/** The steps that a trip goes through. */
export const stepsOf = ({ accountFields }: Pick<DraftContext, 'accountFields'>): DraftStep[] =>
  DRAFT_STEPS.filter((step) => step !== 'fields' || accountFields.length > 0);

export const VEHICLE_LIMITS = { min: MIN_VEHICLES, max: MAX_VEHICLES };
const FLIGHT_COUNTS = ['totalPassengers', 'totalSmallBags', 'totalLargeBags'] as const;
export const FLIGHT_COUNT_LIMITS = {
  totalPassengers: { min: 1, max: MAX_TRAVELLERS },
  totalSmallBags: { min: 0, max: MAX_TRAVELLERS },
  totalLargeBags: { min: 0, max: MAX_TRAVELLERS },
} as const;

const addressReason = (address: DraftAddress): DraftReason | undefined =>
  address.place
    ? undefined
    : { code: address.text.trim() === '' ? 'required' : 'chooseSuggestion' };

/** Whether a trip is complete and goes nowhere. A stop that is still open may make it a round trip. */
export function draftGoesNowhere({ origin, waypoints, destination }: BookingDraft): boolean {
  const stops = waypoints.flatMap(({ place }) => place ?? []);
  if (!origin.place || !destination.place || stops.length < waypoints.length) return false;
  return goesNowhere({ origin: origin.place, waypoints: stops, destination: destination.place });
}

/** As soon as possible means today, so another date beside it is an error. */
function asapErrors(
  date: string | null,
  { now, zone }: Pick<DraftContext, 'now' | 'zone'>,
): DraftErrors {
  if (date === null || date === earliestDate(now, zone)) return {};
  if (date < earliestDate(now, zone)) return { date: { code: 'timeInPast' } };
  if (date > latestDate(now, zone)) return { date: { code: 'tooFarAhead' } };
  return { time: { code: 'asapToday' } };
}

/** Why the pickup's date or time cannot be booked. */
export function scheduleErrors(
  draft: Pick<BookingDraft, 'date' | 'time'>,
  { now, zone }: Pick<DraftContext, 'now' | 'zone'>,
): DraftErrors {
  const typed = readTime(draft.time);
  if (draft.date === '') return { date: { code: 'dateTime' } };
  if (typed.kind === 'asap') return asapErrors(draft.date, { now, zone });
  if (typed.kind === 'empty') return { time: { code: 'required' } };
  if (typed.kind === 'invalid') return { time: { code: 'dateTime' } };
  if (draft.date === null) return { date: { code: 'required' } };
  const checked = checkPickupTime(joinLocal(draft.date, typed.time), zone, now);
  return checked.ok ? {} : { [checked.part]: { code: checked.code } };
}

/** The text in a count's field that is not a count. */
const countReason = (
  { unfinishedCounts }: BookingDraft,
  field: CountField,
  params: { min: number; max: number },
): DraftReason | undefined =>
  unfinishedCounts[field] === undefined ? undefined : { code: 'wholeNumber', params };

function flightErrors(draft: BookingDraft): DraftErrors {
  const { flight } = draft;
  if (airportEnd(draft) === null) return {};
  const errors: DraftErrors = {
    'flight.number': flightNumberReason(flight.number),
    'flight.terminal': terminalReason(flight.terminal),
  };
  for (const count of FLIGHT_COUNTS)
    errors[`flight.${count}`] = countReason(draft, count, FLIGHT_COUNT_LIMITS[count]);
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
    destination: draftGoesNowhere(draft) ? { code: 'samePlace' } : addressReason(draft.destination),
    ...flightErrors(draft),
  };
}

function notesReason({ length }: string): DraftReason | undefined {
  if (length > NOTES_MAX_LENGTH) return { code: 'tooLong', params: { max: NOTES_MAX_LENGTH } };
  if (length > 0 && length < NOTES_MIN_LENGTH)
    return { code: 'tooShort', params: { min: NOTES_MIN_LENGTH } };
  return undefined;
}

/** Passengers without a seat cannot travel; bags may be smaller than they are counted. */
function seatsReason(
  draft: BookingDraft,
  { offer }: Pick<DraftContext, 'offer'>,
): DraftReason | undefined {
  const { numberOfVehicles } = draft;
  if (!offer || hasSeats(offer, loadOf(draft), numberOfVehicles)) return undefined;
  return { code: 'notEnoughSeats', params: { seats: offer.seats * numberOfVehicles } };
}

function vehicleErrors(draft: BookingDraft, context: DraftContext): DraftErrors {
  return {
    offer: context.offer ? undefined : { code: 'required' },
    payment: context.paymentType ? (context.paymentReason ?? undefined) : { code: 'required' },
    vehicles: countReason(draft, 'vehicles', VEHICLE_LIMITS) ?? seatsReason(draft, context),
    notes: notesReason(draft.notes.trim()),
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

/** The current offer: the chosen one while it is still offered, else the first. */
export const currentOffer = (
  offerId: string | null,
  offers: readonly Offer[],
  proposed: Offer | null,
): Offer | null => offers.find(({ id }) => id === offerId) ?? proposed;

/** The step on which a field that the server refused can be corrected. */
export function stepOfField(path: keyof BookingRequest | (string & {})): DraftStep {
  const [field] = path.split('.');
  if (field === 'passengerInfo') return 'passenger';
  if (field === 'fields') return 'fields';
  const onAddress = ['origin', 'destination', 'waypoints', 'pickupTime', 'bookingProperties'];
  return onAddress.includes(field ?? '') ? 'address' : 'vehicle';
}
