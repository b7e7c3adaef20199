import { useTranslate } from 'react-admin';
import { passengerOf } from '../../../contract/booking/draft.ts';
import { isSettled, tripCost } from '../../../contract/booking/cost.ts';
import { costLines } from '../../../contract/booking/pricing.ts';
import type { BookingRequest } from '../../../contract/booking/request.ts';
import {
  flightClock,
  flightName,
  hasBags,
  terminalName,
} from '../../../contract/booking/flight.ts';
import type { Trip } from '../../../contract/resources/bookings.ts';
import { formatPhone } from '../../../contract/core/phone.ts';
import { zoneNote } from '../../resources/declared/format.ts';
import { usePaymentText } from '../../resources/trips/PaymentIcon.tsx';
import { useVehicleName } from '../../resources/trips/useVehicleName.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { useFareText } from '../../i18n/useFareText.ts';
import { nameOf } from '../names.ts';
import { useDraft, useQuotes } from '../state/BookingContext.ts';
import type { LegName } from '../state/submissionState.ts';
import type { TripLine } from './TripLines.tsx';

type Flight = NonNullable<Trip['bookingProperties']>['flightInfo'];

/** Flight and airline, when and where it lands or leaves, and its travellers and luggage. */
function useFlightLine(): (
  name: LegName,
  request: BookingRequest,
  trip: Trip | undefined,
) => TripLine | null {
  const translate = useTranslate();
  const text = (key: string, values: object) => translate(`booking.status.${key}`, values);
  return (name, request, trip) => {
    const known: Flight | undefined = trip?.bookingProperties?.flightInfo;
    const sent = request.bookingProperties?.flightInfo;
    const flight = known ?? sent;
    if (!flight) return null;
    const number = flightName(known ?? flight);
    const time = flightClock(known ?? flight);
    const isArrival = flight.type === 'pickup';
    const details = [
      time && text(isArrival ? 'flightArrival' : 'flightDeparture', { time }),
      flight.terminal && text('terminal', { terminal: terminalName(flight.terminal) }),
      // Nobody is asked how many travel back.
      name === 'outbound' &&
        translate('trips.details.travellers', { smart_count: flight.totalPassengers ?? 1 }),
      hasBags(flight) &&
        translate('trips.details.bags', {
          small: flight.totalSmallBags ?? 0,
          large: flight.totalLargeBags ?? 0,
        }),
    ].filter(Boolean);
    return {
      term: text('flight', {}),
      text: number || details.join(' · '),
      detail: number ? details.join(' · ') : undefined,
    };
  };
}

/** The final cost of a trip that is over, which may differ from its fare; null before that. */
function useCostLine(): (trip: Trip) => TripLine | null {
  const translate = useTranslate();
  const { money } = useFormats();
  return (trip) => {
    const cost = tripCost(trip);
    if (!isSettled(cost)) return null;
    const [fee] = trip.status === 'CUSTOMER_CANCELLED' ? costLines(trip) : [];
    return {
      term: translate('trips.details.pricing'),
      text:
        cost.kind === 'nothing'
          ? translate('trips.pricing.nothing')
          : money(cost.high ?? 0, cost.currency ?? undefined),
      detail: fee && translate(`trips.pricing.${fee.key}`),
    };
  };
}

/**
 * The lines of a trip's status card: first from what was sent, and from the trip once it is there.
 * Until then the passenger's name is the draft's.
 */
export function useTripLines(
  name: LegName,
  request: BookingRequest,
  trip: Trip | undefined,
): TripLine[] {
  const translate = useTranslate();
  const { dateTime, locale } = useFormats();
  const writeFare = useFareText();
  const costLine = useCostLine();
  const flightLine = useFlightLine();
  const paymentText = usePaymentText();
  const vehicleName = useVehicleName();
  const typedPassenger = useDraft(({ draft }) => passengerOf(draft));
  const { context, fareOf, returnFare, paymentOptions } = useQuotes();
  const term = (key: string, values?: object) => translate(`booking.status.${key}`, values);

  const pickupTime = trip?.pickupTime ?? request.pickupTime ?? null;
  const isAsap = trip ? trip.scheduleType === 'ASAP' : request.pickupTime == null;
  const zone = trip ? zoneNote(trip.pickupAt, trip.pickupTimeZone, locale) : null;
  // Formatting a local time as UTC leaves it unchanged.
  const local = pickupTime === null ? null : dateTime(`${pickupTime}Z`, 'UTC');
  const when = [local, zone].filter(Boolean).join(' ');

  const passenger = trip?.userInfo ?? typedPassenger;
  const asked = name === 'inbound' ? returnFare.data : fareOf(context.offer)?.data;
  const fare = trip?.fareEstimate ?? asked;
  const price = fare ? writeFare(fare, request.numberOfVehicles ?? 1) : null;
  const vehicle = trip?.vehicle.name ?? context.offer?.name;
  const company = trip?.companyName ?? context.offer?.properties.companyName;
  const count = request.numberOfVehicles ?? 1;
  const { type, paymentMethodId } = request.payment;
  const card = paymentOptions.find(({ id }) => id === paymentMethodId)?.card;
  const paymentMethod = card ? { brand: card.brand ?? '', number: card.number ?? '' } : null;
  const sentAnswers = context.accountFields.flatMap(({ id, title }) => {
    const value = request.fields?.[id];
    return value ? [{ title, value }] : [];
  });
  const answers = trip ? (trip.businessAccountConfig?.fields ?? []) : sentAnswers;
  const notes = trip ? trip.notes : request.notes;

  const lines: (TripLine | null)[] = [
    trip ? { term: term('tripId'), text: trip.dispatchId ?? term('tripIdComing') } : null,
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
    flightLine(name, request, trip),
    vehicle
      ? {
          term: term('vehicle'),
          text: count > 1 ? `${count} × ${vehicleName(vehicle)}` : vehicleName(vehicle),
          detail: company,
        }
      : null,
    { term: term('payment'), text: paymentText(trip?.payment ?? { type, paymentMethod }) },
    (trip && costLine(trip)) ??
      (price && { term: term('fare'), text: price.amount, detail: price.type }),
    ...answers.map(({ title, value }) => ({ term: title, text: value })),
    notes ? { term: translate('booking.notes.label'), text: notes } : null,
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
