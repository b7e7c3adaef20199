import type { PaymentType } from '../core/channel.ts';
import type { Recipient } from './calls.ts';
import {
  EMPTY_ADDRESS,
  newDraft,
  type AddressEnd,
  type BookingDraft,
  type DraftFlight,
} from './draft.ts';
import { MAX_VEHICLES, MAX_WAYPOINTS, MIN_VEHICLES, type Place } from './request.ts';
import { dateOf, timeOf } from './schedule.ts';
import { ASAP_TEXT, maskTime, readTime } from './timeField.ts';

/** Which address field: an end of the trip or a stop by its key. */
export type AddressField = AddressEnd | { stop: string };

/** Everything a user can do to a draft. Local times are the pickup's, `YYYY-MM-DDTHH:mm:ss`. */
export type DraftChange =
  | { type: 'accountChanged'; accountId: string | null }
  | { type: 'recipientTyped'; text: string }
  | { type: 'recipientChosen'; recipient: Recipient | null }
  | { type: 'addressTyped'; field: AddressField; text: string }
  | { type: 'placeChosen'; field: AddressField; place: Place }
  | { type: 'swapped' }
  | { type: 'stopAdded'; key: string }
  | { type: 'stopRemoved'; key: string }
  | { type: 'timeTyped'; text: string; local: string }
  | { type: 'timeLeft'; local: string }
  | { type: 'dateChosen'; date: string; local: string }
  | { type: 'asapChosen' }
  | { type: 'flightTyped'; flight: Partial<DraftFlight> }
  | { type: 'offerChosen'; offerId: string }
  | { type: 'vehiclesChosen'; count: number }
  | { type: 'paymentChosen'; paymentType: PaymentType }
  | { type: 'notesTyped'; notes: string }
  | { type: 'restarted'; accountId: string | null }
  | { type: 'prefilled'; draft: BookingDraft };

const ASAP = { date: null, time: ASAP_TEXT } as const;

function withAddress(
  draft: BookingDraft,
  field: AddressField,
  address: BookingDraft['origin'],
): BookingDraft {
  if (typeof field === 'string') return { ...draft, [field]: address };
  return {
    ...draft,
    waypoints: draft.waypoints.map((stop) =>
      stop.key === field.stop ? { ...stop, ...address } : stop,
    ),
  };
}

/** What becomes of flight numbers that cannot be: they go to the nearest one that can. */
function correctFlight(flight: DraftFlight): DraftFlight {
  const atLeast = (value: number, minimum: number) =>
    Number.isFinite(value) ? Math.min(100, Math.max(minimum, Math.trunc(value))) : minimum;
  return {
    ...flight,
    totalPassengers: atLeast(flight.totalPassengers, 1),
    totalSmallBags: atLeast(flight.totalSmallBags, 0),
    totalLargeBags: atLeast(flight.totalLargeBags, 0),
  };
}

/** The time field was left: N becomes 0N:00, a space ASAP; what cannot be read stays for the error. */
function readTimeField(draft: BookingDraft, local: string): BookingDraft {
  const typed = readTime(draft.time);
  if (typed.kind === 'asap') return { ...draft, ...ASAP };
  if (typed.kind !== 'time') return { ...draft, date: draft.date ?? dateOf(local) };
  return { ...draft, date: draft.date ?? dateOf(local), time: typed.time };
}

/**
 * The draft after a change. Pure: the present local time at the pickup comes with the changes that
 * need it (`local`; with dateChosen the time to propose where none was chosen yet).
 */
export function changeDraft(draft: BookingDraft, change: DraftChange): BookingDraft {
  switch (change.type) {
    case 'accountChanged':
      return {
        ...draft,
        accountId: change.accountId,
        recipient: null,
        recipientText: '',
        offerId: null,
        paymentType: null,
      };
    case 'recipientTyped':
      return { ...draft, recipientText: change.text };
    case 'recipientChosen':
      return { ...draft, recipient: change.recipient, recipientText: '' };
    case 'addressTyped':
      return withAddress(draft, change.field, { text: change.text, place: null });
    case 'placeChosen':
      return withAddress(draft, change.field, { text: change.place.address, place: change.place });
    case 'swapped':
      return {
        ...draft,
        origin: draft.destination,
        destination: draft.origin,
        waypoints: draft.waypoints.toReversed(),
      };
    case 'stopAdded':
      if (draft.waypoints.length >= MAX_WAYPOINTS) return draft;
      return { ...draft, waypoints: [...draft.waypoints, { ...EMPTY_ADDRESS, key: change.key }] };
    case 'stopRemoved':
      return { ...draft, waypoints: draft.waypoints.filter(({ key }) => key !== change.key) };
    case 'timeTyped': {
      const time = maskTime(change.text);
      if (time === ASAP_TEXT) return { ...draft, ...ASAP };
      return { ...draft, time, date: draft.date ?? dateOf(change.local) };
    }
    case 'timeLeft':
      return readTimeField(draft, change.local);
    case 'dateChosen': {
      const time = draft.time === ASAP_TEXT ? timeOf(change.local) : draft.time;
      return { ...draft, date: change.date, time };
    }
    case 'asapChosen':
      return { ...draft, ...ASAP };
    case 'flightTyped':
      return { ...draft, flight: correctFlight({ ...draft.flight, ...change.flight }) };
    case 'offerChosen':
      return { ...draft, offerId: change.offerId };
    case 'vehiclesChosen': {
      const count = Math.min(MAX_VEHICLES, Math.max(MIN_VEHICLES, Math.trunc(change.count)));
      return { ...draft, numberOfVehicles: Number.isNaN(count) ? MIN_VEHICLES : count };
    }
    case 'paymentChosen':
      return { ...draft, paymentType: change.paymentType };
    case 'notesTyped':
      return { ...draft, notes: change.notes };
    case 'restarted':
      return newDraft(change.accountId);
    default:
      return change.draft;
  }
}
