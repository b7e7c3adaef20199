import { z } from 'zod';
import { PAYMENT_TYPES } from '../core/channel.ts';
import { recipientSchema } from './calls.ts';
import { isAirport } from './geo.ts';
import { MAX_VEHICLES, MIN_VEHICLES, placeSchema } from './request.ts';
import { ASAP_TEXT } from './timeField.ts';

/** An address field: what it shows, and the chosen place behind it once there is one. */
const draftAddressSchema = z.object({ text: z.string(), place: placeSchema.nullable() });
export type DraftAddress = z.infer<typeof draftAddressSchema>;

/** A stop keeps its key while others are added, removed or moved. */
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

/**
 * Everything typed and chosen while booking, valid or not. It is kept as it is across steps, reloads
 * and refusals; the request is made from it at the end.
 */
export const bookingDraftSchema = z.object({
  version: z.literal(1),
  /** The account the choices below were made for. */
  accountId: z.string().nullable(),
  recipient: recipientSchema.nullable(),
  /** What stands in the recipient search. */
  recipientText: z.string(),
  /** `YYYY-MM-DD` at the pickup; null for as soon as possible. */
  date: z.string().nullable(),
  /** The time field's text: ASAP, HH:mm, or whatever was typed. */
  time: z.string(),
  origin: draftAddressSchema,
  destination: draftAddressSchema,
  waypoints: z.array(draftStopSchema),
  flight: draftFlightSchema,
  /** Null until one is picked: the first offer is then proposed. */
  offerId: z.string().nullable(),
  numberOfVehicles: z.int(),
  /** Null until one is picked: the default is then proposed. */
  paymentType: z.enum(PAYMENT_TYPES).nullable(),
  notes: z.string(),
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
    date: null,
    time: ASAP_TEXT,
    origin: EMPTY_ADDRESS,
    destination: EMPTY_ADDRESS,
    waypoints: [],
    flight: EMPTY_FLIGHT,
    offerId: null,
    numberOfVehicles: MIN_VEHICLES,
    paymentType: null,
    notes: '',
  };
}

/**
 * A typed vehicle count as one that can be booked: digits only, 1 to 10, nothing typed is 1.
 * @example clampVehicles('25') // 10
 */
export function clampVehicles(typed: string): number {
  const count = Number.parseInt(typed.replaceAll(/\D/g, ''), 10);
  return Number.isNaN(count) ? MIN_VEHICLES : Math.min(MAX_VEHICLES, Math.max(MIN_VEHICLES, count));
}

/** At which end the trip touches an airport, the pickup first; null where it touches none. */
export function airportEnd(draft: Pick<BookingDraft, AddressEnd>): 'pickup' | 'dropoff' | null {
  if (draft.origin.place && isAirport(draft.origin.place)) return 'pickup';
  if (draft.destination.place && isAirport(draft.destination.place)) return 'dropoff';
  return null;
}

/** Whether any flight detail was given; without one a trip to an airport is booked without flight. */
export const hasFlight = (flight: DraftFlight): boolean =>
  flight.number.trim() !== '' || flight.terminal.trim() !== '' || flight.arrivalTime.trim() !== '';

export type AccountDependent = 'recipient' | 'offer' | 'payment';

/** What was chosen from an account's own people, offers and ways of paying, and leaves with it. */
export function accountDependents(draft: BookingDraft): AccountDependent[] {
  const dependents: AccountDependent[] = [];
  if (draft.recipient) dependents.push('recipient');
  if (draft.offerId !== null) dependents.push('offer');
  if (draft.paymentType !== null) dependents.push('payment');
  return dependents;
}
