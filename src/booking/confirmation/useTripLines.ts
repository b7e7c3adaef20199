import { useTranslate } from 'react-admin';
import type { BookingRequest } from '../../../contract/booking/request.ts';
import type { Trip } from '../../../contract/resources/bookings.ts';
import { formatPhone, zoneNote } from '../../resources/declared/format.ts';
import { useFormats } from '../../resources/declared/useFormats.ts';
import { useFareText } from '../fields/useFareText.ts';
import { nameOf } from '../names.ts';
import { useBooking } from '../state/BookingContext.ts';
import type { TripLine } from './TripLines.tsx';

/**
 * What the status card says of a booking: from what was sent, and from the trip once it is there.
 * The passenger's name is the draft's until then.
 */
export function useTripLines(request: BookingRequest, trip: Trip | undefined): TripLine[] {
  const translate = useTranslate();
  const { dateTime, locale } = useFormats();
  const writeFare = useFareText();
  const { wizard, context, fareOf } = useBooking();
  const term = (key: string, values?: object) => translate(`booking.status.${key}`, values);
  const { recipient } = wizard.draft;

  const pickupTime = trip?.pickupTime ?? request.pickupTime ?? null;
  const isAsap = trip ? trip.scheduleType === 'ASAP' : request.pickupTime == null;
  const zone = trip ? zoneNote(trip.pickupAt, trip.pickupTimeZone, locale) : null;
  // A local time is written as it stands, which formatting it in UTC does.
  const local = pickupTime === null ? null : dateTime(`${pickupTime}Z`, 'UTC');
  const when = [local, zone].filter(Boolean).join(' ');

  const passenger = trip?.userInfo ?? recipient;
  const fare = trip?.fareEstimate ?? fareOf(context.offer)?.data;
  const price = fare ? writeFare(fare, request.numberOfVehicles ?? 1) : null;
  const flight = request.bookingProperties?.flightInfo;
  const vehicle = trip?.vehicle.name ?? context.offer?.name;
  const company = trip?.companyName ?? context.offer?.properties.companyName;
  const count = request.numberOfVehicles ?? 1;

  const lines: (TripLine | null)[] = [
    { term: term('pickup'), text: request.origin.address },
    ...(request.waypoints ?? []).map((stop, index) => ({
      term: term('stop', { number: index + 1 }),
      text: stop.address,
    })),
    { term: term('dropoff'), text: request.destination.address },
    {
      term: term('date'),
      text: isAsap ? term('asap') : when,
      detail: isAsap && when ? when : undefined,
    },
    passenger && {
      term: term('passenger'),
      text: nameOf(passenger),
      detail: passenger.phone ? formatPhone(passenger.phone) : undefined,
    },
    flight
      ? {
          term: term('flight'),
          text: flight.terminal
            ? term('flightText', { number: flight.number, terminal: flight.terminal })
            : flight.number,
          detail: flight.arrivalTime ?? undefined,
        }
      : null,
    vehicle
      ? {
          term: term('vehicle'),
          text: count > 1 ? `${count} × ${vehicle}` : vehicle,
          detail: company,
        }
      : null,
    { term: term('payment'), text: translate(`booking.payment.${request.payment.type}`) },
    price && { term: term('fare'), text: price.amount, detail: price.type },
    trip?.vehicle.driverName
      ? {
          term: term('driver'),
          text: trip.vehicle.driverName,
          detail: [trip.vehicle.make, trip.vehicle.model, trip.vehicle.registration]
            .filter(Boolean)
            .join(' '),
        }
      : null,
  ];
  return lines.filter((line) => line !== null && line !== undefined);
}
