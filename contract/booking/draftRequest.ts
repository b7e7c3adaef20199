import type { PaymentType } from '../core/channel.ts';
import type { Trip } from '../resources/bookings.ts';
import type { Offer } from './calls.ts';
import { airportEnd, hasFlight, newDraft, type BookingDraft } from './draft.ts';
import { pickupTimeOf } from './draftRules.ts';
import type { BookingRequest, Place } from './request.ts';
import { readTime } from './timeField.ts';

type FlightInfo = NonNullable<NonNullable<BookingRequest['bookingProperties']>['flightInfo']>;

function flightInfo(draft: BookingDraft): FlightInfo | null {
  const type = airportEnd(draft);
  if (type === null || !hasFlight(draft.flight)) return null;
  const { number, terminal, arrivalTime, ...counts } = draft.flight;
  const arrival = readTime(arrivalTime.trim());
  return {
    type,
    number: number.trim(),
    terminal: terminal.trim() || null,
    arrivalTime: arrival.kind === 'time' ? arrival.time : null,
    ...counts,
  };
}

/**
 * The request body for a draft whose steps can all be left, with the offer and way of paying that
 * stand.
 * @throws Error when a required choice is missing: ask `canLeave` first
 */
export function toBookingRequest(
  draft: BookingDraft,
  standing: { offer: Offer; paymentType: PaymentType },
): BookingRequest {
  const { recipient, origin, destination, accountId } = draft;
  if (!recipient || !origin.place || !destination.place || accountId === null)
    throw new Error('The draft is not complete: check each step with canLeave first.');
  const flight = flightInfo(draft);
  const notes = draft.notes.trim();
  return {
    requesterType: 'business',
    offerId: standing.offer.id,
    origin: origin.place,
    destination: destination.place,
    waypoints: draft.waypoints.flatMap(({ place }) => (place ? [place] : [])),
    numberOfVehicles: draft.numberOfVehicles,
    passengerInfo: {
      passengerId: recipient.id,
      passengerType: recipient.type,
      corporationId: accountId,
      employeeGroupId: recipient.employeeGroupId,
    },
    payment: { type: standing.paymentType },
    pickupTime: pickupTimeOf(draft),
    notes: notes === '' ? null : notes,
    bookingProperties: flight ? { flightInfo: flight } : null,
  };
}

const addressOf = (place: Place) => ({ text: place.address, place });

/**
 * A draft to book a trip again: same passenger, way, vehicles, payment and notes, as soon as
 * possible. The offer is looked up afresh, since fleets change.
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
    origin: addressOf(trip.origin),
    destination: addressOf(trip.destination),
    waypoints: trip.waypoints.map((place, index) => ({
      ...addressOf(place),
      key: `copy-${index}`,
    })),
    numberOfVehicles: trip.numberOfVehicles,
    paymentType: trip.paymentType,
    notes: trip.notes ?? '',
  };
}
