import type { PaymentType } from '../core/paymentTypes.ts';
import { splitPhone } from '../core/phone.ts';
import type { Trip } from '../resources/bookings.ts';
import type { Offer } from './calls.ts';
import { type AccountField, answersToSend } from './accountFields.ts';
import {
  airportEnd,
  hasFlight,
  newDraft,
  passengerOf,
  pickupTimeOf,
  type BookingDraft,
} from './draft.ts';
import type { DraftContext } from './draftErrors.ts';
import { EMPTY_GUEST, guestInfoOf, type DraftGuest } from './guest.ts';
import type { BookingRequest, Place } from './request.ts';
import { proposedReturn, returnRoute } from './returnTrip.ts';
import { dateOf, timeOf } from './schedule.ts';
import { readTime } from './timeField.ts';

type FlightInfo = NonNullable<NonNullable<BookingRequest['bookingProperties']>['flightInfo']>;

function flightInfo(draft: BookingDraft): FlightInfo | null {
  const type = airportEnd(draft);
  if (type === null || !hasFlight(draft.flight)) return null;
  const { number, terminal, arrivalTime, ...counts } = draft.flight;
  const arrival = readTime(arrivalTime.trim());
  return {
    type,
    number: number.trim() || null,
    terminal: terminal.trim() || null,
    arrivalTime: arrival.kind === 'time' ? arrival.time : null,
    ...counts,
  };
}

function passengerInfo({
  recipient,
  guest,
}: BookingDraft): Omit<BookingRequest['passengerInfo'], 'corporationId'> {
  if (recipient)
    return {
      passengerId: recipient.id,
      passengerType: recipient.type,
      employeeGroupId: recipient.employeeGroupId,
    };
  return {
    passengerId: null,
    passengerType: 'guest',
    shouldCreateGuest: guest.isKept,
    guestInfo: guestInfoOf(guest),
  };
}

/** How a trip is paid: with a card, which its processor knows, or without one. */
export const paymentOf = (
  type: PaymentType,
  paymentMethodId: string | null,
  paymentProviderName: string,
): BookingRequest['payment'] =>
  paymentMethodId === null ? { type } : { type, paymentMethodId, paymentProviderName };

/**
 * The request body for a draft whose steps can all be left, with the current offer and way of
 * paying, and the answers to the account's questions.
 * @throws Error when a required choice is missing: ask `canLeave` first
 */
export function toBookingRequest(
  draft: BookingDraft,
  standing: {
    offer: Offer;
    paymentType: PaymentType;
    /** The saved card, where the trip is paid with one. */
    paymentMethodId?: string | null;
    /** Who keeps the channel's cards. */
    paymentProviderName: string;
    accountFields: readonly AccountField[];
    /** What the screen shows for the trip; null where it shows no price. */
    expectedFare?: BookingRequest['expectedFare'];
  },
): BookingRequest {
  const { origin, destination, accountId } = draft;
  if (!passengerOf(draft) || !origin.place || !destination.place || accountId === null)
    throw new Error('The draft is not complete: check each step with canLeave first.');
  const { paymentType, paymentMethodId = null, paymentProviderName } = standing;
  const flight = flightInfo(draft);
  const notes = draft.notes.trim();
  return {
    requesterType: 'business',
    offerId: standing.offer.id,
    origin: origin.place,
    destination: destination.place,
    waypoints: draft.waypoints.flatMap(({ place }) => (place ? [place] : [])),
    numberOfVehicles: draft.numberOfVehicles,
    passengerInfo: { ...passengerInfo(draft), corporationId: accountId },
    payment: paymentOf(paymentType, paymentMethodId, paymentProviderName),
    pickupTime: pickupTimeOf(draft),
    notes: notes === '' ? null : notes,
    fields: answersToSend(standing.accountFields, draft.fields),
    bookingProperties: flight ? { flightInfo: flight } : null,
    expectedFare: standing.expectedFare ?? null,
  };
}

/** A guest who was not kept is filled in as typed, and is again not kept. */
const guestFromTrip = ({ userInfo }: Trip): DraftGuest => ({
  ...EMPTY_GUEST,
  isOpen: true,
  givenName: userInfo.givenName,
  familyName: userInfo.familyName,
  phone: splitPhone(userInfo.phone, ''),
  email: userInfo.email ?? '',
  isKept: false,
});

const addressOf = (place: Place) => ({ text: place.address, place });

/**
 * A draft to book a trip again, as soon as possible: same passenger, route, vehicles, payment,
 * notes and answers. The offer is looked up again, since fleets change.
 */
export function draftFromTrip(trip: Trip): BookingDraft {
  const draft = newDraft(trip.corporationId);
  return {
    ...draft,
    recipient: trip.passengerId
      ? {
          id: trip.passengerId,
          givenName: trip.userInfo.givenName,
          familyName: trip.userInfo.familyName,
          phone: trip.userInfo.phone,
          email: trip.userInfo.email,
          type: trip.passengerType,
          corporationId: trip.corporationId,
          corporationName: trip.corporationName,
          bookingChannelId: '',
          employeeGroupId: null,
        }
      : null,
    guest: trip.passengerId ? EMPTY_GUEST : guestFromTrip(trip),
    origin: addressOf(trip.origin),
    destination: addressOf(trip.destination),
    waypoints: trip.waypoints.map((place, index) => ({
      ...addressOf(place),
      key: `copy-${index}`,
    })),
    offerId: trip.offerId,
    numberOfVehicles: trip.numberOfVehicles,
    paymentType: trip.paymentType,
    notes: trip.notes ?? '',
    fields: Object.fromEntries(
      (trip.businessAccountConfig?.fields ?? []).map(({ id, value }) => [id, value]),
    ),
  };
}

/**
 * A draft for the way back of a trip: the same passenger, vehicles and payment, the stops in
 * reverse, at the time that a return is proposed for.
 * @param context the present, and the zone of the trip's dropoff
 */
export function returnDraftFrom(
  trip: Trip,
  { now, returnZone }: Pick<DraftContext, 'now' | 'returnZone'>,
): BookingDraft {
  const again = draftFromTrip(trip);
  const isAhead = trip.scheduleType === 'PREBOOKING';
  const outbound = isAhead
    ? { ...again, date: dateOf(trip.pickupTime), time: timeOf(trip.pickupTime) }
    : again;
  const context = { now, zone: trip.pickupTimeZone, returnZone };
  const local = proposedReturn(outbound, context, trip.fareEstimate?.durationSeconds ?? null);
  return { ...again, ...returnRoute(again), date: dateOf(local), time: timeOf(local) };
}
