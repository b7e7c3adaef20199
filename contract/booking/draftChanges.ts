import type { PaymentType } from '../core/paymentTypes.ts';
import type { Recipient } from './calls.ts';
import type { CountField } from './count.ts';
import {
  EMPTY_ADDRESS,
  type AddressEnd,
  type BookingDraft,
  type DraftAddress,
  type DraftFlight,
} from './draft.ts';
import { ASAP, chooseDate, readTimeField, typeTime } from './draftTime.ts';
import { EMPTY_GUEST, type DraftGuest } from './guest.ts';
import {
  MAX_TRAVELLERS,
  MAX_VEHICLES,
  MAX_WAYPOINTS,
  MIN_VEHICLES,
  type Place,
} from './request.ts';

/** Which address field: an end of the trip or a stop by its key. */
export type AddressField = AddressEnd | { stop: string };

/**
 * Everything a user can do to a draft. Local times are the pickup's, `YYYY-MM-DDTHH:mm:ss`; places
 * of an address on the way count from 0, the pickup, to the dropoff.
 */
export type DraftChange =
  | { type: 'accountChanged'; accountId: string | null }
  | { type: 'recipientTyped'; text: string }
  | { type: 'recipientChosen'; recipient: Recipient | null }
  /** The guest form is opened; what the search or the list knew of the guest is filled in. */
  | { type: 'guestOpened'; guest: Partial<DraftGuest> }
  | { type: 'guestTyped'; guest: Partial<DraftGuest> }
  | { type: 'guestClosed' }
  | { type: 'addressTyped'; field: AddressField; text: string }
  | { type: 'placeChosen'; field: AddressField; place: Place }
  | { type: 'swapped' }
  | { type: 'stopAdded'; key: string }
  | { type: 'stopRemoved'; key: string }
  | { type: 'addressMoved'; from: number; to: number }
  /** `mustHaveTime` where the trip cannot be as soon as possible: then no text is read as ASAP. */
  | { type: 'timeTyped'; text: string; local: string; mustHaveTime?: boolean }
  | { type: 'timeLeft'; local: string }
  | { type: 'dateChosen'; date: string; local: string }
  | { type: 'asapChosen' }
  | { type: 'flightTyped'; flight: Partial<DraftFlight> }
  | { type: 'offerChosen'; offerId: string }
  | { type: 'vehiclesChosen'; count: number }
  /** The text in a count's field is not a count, and is kept as it is for the error. */
  | { type: 'countUnfinished'; field: CountField; text: string }
  /** A saved card is named by its id. */
  | { type: 'paymentChosen'; paymentType: PaymentType; paymentMethodId: string | null }
  | { type: 'notesTyped'; notes: string }
  | { type: 'returnChosen'; pickupTime: string }
  | { type: 'returnDropped' }
  | { type: 'returnFlightTyped'; flightNumber: string }
  | { type: 'fieldTyped'; id: string; answer: string };

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

/**
 * The places change their order while the fields stay: an end can become a stop, and a stop an end.
 */
function moveAddress(draft: BookingDraft, from: number, to: number): BookingDraft {
  const stops = [draft.origin, ...draft.waypoints, draft.destination].map(
    ({ text, place }): DraftAddress => ({ text, place }),
  );
  const moved = stops[from];
  if (!moved || !stops[to] || from === to) return draft;
  const [origin = draft.origin, ...others] = stops.toSpliced(from, 1).toSpliced(to, 0, moved);
  return {
    ...draft,
    origin,
    waypoints: draft.waypoints.map((stop, index) => ({ ...stop, ...others[index] })),
    destination: others.at(-1) ?? draft.destination,
  };
}

/** Corrects impossible counts of the flight to the nearest possible ones. */
function correctFlight(flight: DraftFlight): DraftFlight {
  const atLeast = (value: number, minimum: number) =>
    Number.isFinite(value)
      ? Math.min(MAX_TRAVELLERS, Math.max(minimum, Math.trunc(value)))
      : minimum;
  return {
    ...flight,
    totalPassengers: atLeast(flight.totalPassengers, 1),
    totalSmallBags: atLeast(flight.totalSmallBags, 0),
    totalLargeBags: atLeast(flight.totalLargeBags, 0),
  };
}

/** The unfinished counts, without those of the fields that now have one. */
const withoutCounts = ({ unfinishedCounts }: BookingDraft, fields: readonly string[]) =>
  Object.fromEntries(Object.entries(unfinishedCounts).filter(([field]) => !fields.includes(field)));

/**
 * The draft after a change. The function is pure: changes that need the present local time at the
 * pickup bring it as `local`; `dateChosen` brings the time to propose where none was chosen yet. A
 * date that is still being typed is an empty text.
 */
export function changeDraft(draft: BookingDraft, change: DraftChange): BookingDraft {
  switch (change.type) {
    case 'accountChanged':
      return {
        ...draft,
        accountId: change.accountId,
        recipient: null,
        recipientText: '',
        guest: EMPTY_GUEST,
        offerId: null,
        paymentType: null,
        paymentMethodId: null,
        fields: {},
      };
    case 'recipientTyped':
      return { ...draft, recipientText: change.text };
    case 'recipientChosen':
      return {
        ...draft,
        recipient: change.recipient,
        recipientText: '',
        guest: { ...draft.guest, isOpen: false },
      };
    case 'guestOpened':
      return {
        ...draft,
        recipient: null,
        guest: { ...draft.guest, ...change.guest, isOpen: true },
      };
    case 'guestTyped':
      return { ...draft, guest: { ...draft.guest, ...change.guest } };
    case 'guestClosed':
      return { ...draft, guest: { ...draft.guest, isOpen: false } };
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
    case 'addressMoved':
      return moveAddress(draft, change.from, change.to);
    case 'timeTyped':
      return typeTime(draft, change);
    case 'timeLeft':
      return readTimeField(draft, change.local);
    case 'dateChosen':
      return chooseDate(draft, change);
    case 'asapChosen':
      return { ...draft, ...ASAP };
    case 'flightTyped':
      return {
        ...draft,
        flight: correctFlight({ ...draft.flight, ...change.flight }),
        unfinishedCounts: withoutCounts(draft, Object.keys(change.flight)),
      };
    case 'offerChosen':
      return { ...draft, offerId: change.offerId };
    case 'vehiclesChosen': {
      const count = Math.min(MAX_VEHICLES, Math.max(MIN_VEHICLES, Math.trunc(change.count)));
      return {
        ...draft,
        numberOfVehicles: Number.isNaN(count) ? MIN_VEHICLES : count,
        unfinishedCounts: withoutCounts(draft, ['vehicles']),
      };
    }
    case 'countUnfinished':
      return {
        ...draft,
        unfinishedCounts: { ...draft.unfinishedCounts, [change.field]: change.text },
      };
    case 'paymentChosen':
      return {
        ...draft,
        paymentType: change.paymentType,
        paymentMethodId: change.paymentMethodId,
      };
    case 'notesTyped':
      return { ...draft, notes: change.notes };
    case 'returnChosen': {
      const flightNumber = draft.returnTrip?.flightNumber ?? '';
      return { ...draft, returnTrip: { pickupTime: change.pickupTime, flightNumber } };
    }
    case 'returnDropped':
      return { ...draft, returnTrip: null };
    case 'returnFlightTyped':
      return draft.returnTrip
        ? { ...draft, returnTrip: { ...draft.returnTrip, flightNumber: change.flightNumber } }
        : draft;
    default:
      return { ...draft, fields: { ...draft.fields, [change.id]: change.answer } };
  }
}
