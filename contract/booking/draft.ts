import { dequal } from 'dequal';
import { z } from 'zod';
import { PAYMENT_TYPES } from '../core/paymentTypes.ts';
import { recipientSchema } from './calls.ts';
import { COUNT_FIELDS } from './count.ts';
import { hasBags } from './flight.ts';
import { isAirport } from './geo.ts';
import { draftGuestSchema, EMPTY_GUEST, guestInfoOf, isGuestTyped } from './guest.ts';
import { MIN_VEHICLES, placeSchema } from './request.ts';
import { joinLocal } from './schedule.ts';
import { ASAP_TEXT, readTime } from './timeField.ts';

/** An address field: what it shows, and the chosen place behind it once there is one. */
const draftAddressSchema = z.object({ text: z.string(), place: placeSchema.nullable() });
export type DraftAddress = z.infer<typeof draftAddressSchema>;

/** A stop keeps its key while other stops are added, removed or moved. */
const draftStopSchema = draftAddressSchema.extend({ key: z.string() });

const draftFlightSchema = z.object({
  number: z.string(),
  terminal: z.string(),
  /** As typed: HH:mm once it is well-formed. */
  arrivalTime: z.string(),
  totalPassengers: z.int(),
  totalSmallBags: z.int(),
  totalLargeBags: z.int(),
});
export type DraftFlight = z.infer<typeof draftFlightSchema>;

const draftReturnSchema = z.object({
  /** Local where the return starts, `YYYY-MM-DDTHH:mm:ss`. */
  pickupTime: z.string(),
  flightNumber: z.string(),
});
export type DraftReturn = z.infer<typeof draftReturnSchema>;

/**
 * Everything typed and chosen while booking, valid or not. It is kept as it is across steps, reloads
 * and refusals; the request is made from it at the end.
 */
export const bookingDraftSchema = z.object({
  version: z.literal(1),
  /** The account the choices below were made for. */
  accountId: z.string().nullable(),
  recipient: recipientSchema.nullable(),
  /** The text in the recipient search. */
  recipientText: z.string(),
  /** Somebody who is not on the account's list. */
  guest: draftGuestSchema.default(EMPTY_GUEST),
  /** `YYYY-MM-DD` at the pickup, or empty while it is not a date; null for as soon as possible. */
  date: z.string().nullable(),
  /** The time field's text: ASAP, HH:mm, or whatever was typed. */
  time: z.string(),
  origin: draftAddressSchema,
  destination: draftAddressSchema,
  waypoints: z.array(draftStopSchema),
  flight: draftFlightSchema,
  /** Null until one is picked: `preselectedOffer` is then proposed. */
  offerId: z.string().nullable(),
  numberOfVehicles: z.int(),
  /** The text in a count's field that is not a count: `3.7` vehicles. */
  unfinishedCounts: z.partialRecord(z.enum(COUNT_FIELDS), z.string()).default({}),
  /** Null until one is picked: the default is then proposed. */
  paymentType: z.enum(PAYMENT_TYPES).nullable(),
  /** The saved card; null for anything that is not a card. */
  paymentMethodId: z.string().nullable().default(null),
  notes: z.string(),
  /** The way back; null where none is wanted. */
  returnTrip: draftReturnSchema.nullable().default(null),
  /** Answers to the account's questions, by field id; kept also while they are not asked. */
  fields: z.record(z.string(), z.string()).default({}),
});
export type BookingDraft = z.infer<typeof bookingDraftSchema>;

/** The address fields that every trip has. */
export type AddressEnd = 'origin' | 'destination';

export const EMPTY_ADDRESS: DraftAddress = { text: '', place: null };
export const EMPTY_FLIGHT: DraftFlight = {
  number: '',
  terminal: '',
  arrivalTime: '',
  totalPassengers: 1,
  totalSmallBags: 0,
  totalLargeBags: 0,
};

/** A draft nothing has been typed into. */
export function newDraft(accountId: string | null): BookingDraft {
  return {
    version: 1,
    accountId,
    recipient: null,
    recipientText: '',
    guest: EMPTY_GUEST,
    date: null,
    time: ASAP_TEXT,
    origin: EMPTY_ADDRESS,
    destination: EMPTY_ADDRESS,
    waypoints: [],
    flight: EMPTY_FLIGHT,
    offerId: null,
    numberOfVehicles: MIN_VEHICLES,
    unfinishedCounts: {},
    paymentType: null,
    paymentMethodId: null,
    notes: '',
    returnTrip: null,
    fields: {},
  };
}

/**
 * Whether a draft holds something that would be missed. Half a name in the passenger search would
 * not be: it would only be in the way of the next search.
 */
export function hasEntries(draft: BookingDraft): boolean {
  const guest = isGuestTyped(draft.guest) ? draft.guest : EMPTY_GUEST;
  return !dequal({ ...draft, guest, recipientText: '' }, newDraft(draft.accountId));
}

/** Who travels, where that is known: chosen from the list, or typed as a guest. */
export function passengerOf({ recipient, guest }: Pick<BookingDraft, 'recipient' | 'guest'>): {
  givenName: string;
  familyName: string;
  phone: string | null;
} | null {
  if (recipient || !guest.isOpen) return recipient;
  const { givenName, familyName, phoneNumber } = guestInfoOf(guest);
  return { givenName, familyName, phone: phoneNumber || null };
}

/** The pickup's local time, or null for as soon as possible and for a time that cannot be read. */
export function pickupTimeOf(draft: Pick<BookingDraft, 'date' | 'time'>): string | null {
  const typed = readTime(draft.time);
  return typed.kind === 'time' && draft.date ? joinLocal(draft.date, typed.time) : null;
}

/** The end of the trip that is an airport, the pickup first; null where neither is. */
export function airportEnd(draft: Pick<BookingDraft, AddressEnd>): 'pickup' | 'dropoff' | null {
  if (draft.origin.place && isAirport(draft.origin.place)) return 'pickup';
  if (draft.destination.place && isAirport(draft.destination.place)) return 'dropoff';
  return null;
}

/** Whether any flight detail was given; without one a trip to an airport is booked without flight. */
export const hasFlight = (flight: DraftFlight): boolean =>
  [flight.number, flight.terminal, flight.arrivalTime].some((text) => text.trim() !== '') ||
  flight.totalPassengers !== EMPTY_FLIGHT.totalPassengers ||
  hasBags(flight);

export type AccountDependent = 'recipient' | 'offer' | 'payment' | 'fields';

/**
 * What was chosen from an account's people, offers, ways of paying and fields, and is lost when the
 * account changes.
 */
export function accountDependents(draft: BookingDraft): AccountDependent[] {
  const dependents: AccountDependent[] = [];
  // A typed guest may come from the account's list, and is booked as a guest of the account.
  if (draft.recipient || isGuestTyped(draft.guest)) dependents.push('recipient');
  if (draft.offerId !== null) dependents.push('offer');
  if (draft.paymentType !== null) dependents.push('payment');
  if (Object.values(draft.fields).some((answer) => answer.trim() !== '')) dependents.push('fields');
  return dependents;
}
