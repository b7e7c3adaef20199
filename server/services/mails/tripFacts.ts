import { tripCost } from '../../../contract/booking/cost.ts';
import { flightClock, flightName, terminalName } from '../../../contract/booking/flight.ts';
import { costLines } from '../../../contract/booking/pricing.ts';
import { isFinal } from '../../../contract/booking/status.ts';
import {
  formatDate,
  formatLocale,
  formatLongDate,
  formatMoney,
  formatTime,
  formatTimeIn,
  zoneName,
} from '../../../contract/core/format.ts';
import type { Channel } from '../../../contract/core/channel.ts';
import type { Language } from '../../../contract/core/languages.ts';
import { formatPhone } from '../../../contract/core/phone.ts';
import { fillIn } from '../../../contract/messages/fillIn.ts';
import { paymentText } from '../../../contract/messages/trip/paymentText.ts';
import { vehicleName } from '../../../contract/messages/vehicles.ts';
import { messages } from '../../../contract/messages/messages.ts';
import type { BookingRow } from '../bookings/record.ts';

/**
 * What decides how a trip is described in a mail: the reader's language, and the channel's formats.
 */
export interface Letter {
  channel: Channel;
  language: Language;
}
type Facts = [label: string, value: string][];

/** `20 November 2026, 14:05`: the clock at the pickup, with its zone where that time comes twice. */
export function shortWhen({ channel, language }: Letter, booking: BookingRow): string {
  const locale = formatLocale(language, channel.locale);
  const { pickupAt, pickupTimeZone: zone } = booking;
  const at = pickupAt.toISOString();
  return `${formatDate(at, locale, zone)}, ${formatTimeIn(at, locale, zone)}`;
}

/** Whether the trip is as soon as possible and still ahead. Once it is over, its day is shown. */
export const isWantedAtOnce = ({ scheduleType, status }: BookingRow): boolean =>
  scheduleType === 'ASAP' && (status === null || !isFinal(status));

/** The pickup time with its zone, since the reader may live in another zone. */
function when({ channel, language }: Letter, booking: BookingRow): string {
  const texts = messages[language].trip;
  if (isWantedAtOnce(booking)) return texts.asap;
  const locale = formatLocale(language, channel.locale);
  const { pickupAt, pickupTimeZone: timeZone } = booking;
  const at = pickupAt.toISOString();
  return fillIn(texts.pickupTime, {
    date: formatLongDate(at, locale, { timeZone, weekday: 'long' }),
    time: formatTime(at, locale, timeZone),
    zone: zoneName(at, timeZone, locale),
  });
}

/** Time and places of a trip. */
export function routeFacts(letter: Letter, booking: BookingRow): Facts {
  const { labels } = messages[letter.language].trip;
  return [
    [labels.time, when(letter, booking)],
    [labels.pickup, booking.origin.address],
    ...booking.waypoints.map(({ address }, index): [string, string] => [
      fillIn(labels.stop, { number: index + 1 }),
      address,
    ]),
    [labels.dropoff, booking.destination.address],
  ];
}

/** The known details of the flight that the taxi meets or brings somebody to. */
export function flightFacts({ language }: Letter, { bookingProperties }: BookingRow): Facts {
  const flight = bookingProperties?.flightInfo;
  if (!flight) return [];
  const { labels, flight: words } = messages[language].trip;
  const time = flightClock(flight);
  const parts = [
    flightName(flight),
    flight.terminal && fillIn(words.terminal, { terminal: terminalName(flight.terminal) }),
    time && fillIn(flight.type === 'pickup' ? words.arrives : words.leaves, { time }),
  ].filter(Boolean);
  return parts.length > 0 ? [[labels.flight, parts.join(', ')]] : [];
}

export const passengerFact = ({ language }: Letter, { passengerName }: BookingRow): Facts => [
  [messages[language].trip.labels.passenger, passengerName],
];

/** The account of a trip, and the fields by which the account files it, such as a cost centre. */
export function accountFacts({ language }: Letter, booking: BookingRow): Facts {
  const fields = booking.businessAccountConfig?.fields ?? [];
  return [
    [messages[language].trip.labels.account, booking.corporationName],
    ...fields.map(({ title, value }): [string, string] => [title, value]),
  ];
}

/** Class and taxi company, with the number to call. */
export function vehicleFacts(
  { language }: Letter,
  booking: BookingRow,
  companyPhone: string | null,
): Facts {
  const { labels, vehicles } = messages[language].trip;
  const count = booking.numberOfVehicles > 1 ? `${booking.numberOfVehicles} × ` : '';
  return [
    [labels.vehicle, `${count}${vehicleName(booking.vehicle.name, vehicles)}`],
    [
      labels.company,
      [booking.companyName, companyPhone && formatPhone(companyPhone)].filter(Boolean).join(', '),
    ],
  ];
}

/** Make, model and plate on one line; the company if the car is not known. */
export const carText = ({ vehicle, companyName }: BookingRow): string =>
  [[vehicle.make, vehicle.model].filter(Boolean).join(' '), vehicle.registration]
    .filter(Boolean)
    .join(', ') || companyName;

export function driverFacts({ language }: Letter, { vehicle }: BookingRow): Facts {
  const { labels } = messages[language].trip;
  const car = [vehicle.make, vehicle.model].filter(Boolean).join(' ');
  const facts: Facts = [
    [labels.driver, vehicle.driverName ?? ''],
    [labels.car, car],
    [labels.registration, vehicle.registration ?? ''],
  ];
  return facts.filter(([, value]) => value !== '');
}

/** The numbers by which the taxi company finds the trip. */
export function referenceFacts({ language }: Letter, { id, dispatchId }: BookingRow): Facts {
  const { labels } = messages[language].trip;
  return [
    ...(dispatchId ? [[labels.tripId, dispatchId] as [string, string]] : []),
    [labels.reference, id],
  ];
}

export function paymentFacts({ language }: Letter, { payment }: BookingRow): Facts {
  const texts = messages[language].trip;
  return [[texts.labels.payment, paymentText(texts, payment)]];
}

/** The lines of a trip's price, the total last; empty without a price. */
export function amounts({ channel, language }: Letter, booking: BookingRow): Facts {
  const lines = costLines(booking);
  if (lines.length === 0) return [];
  const { pricing } = messages[language].trip;
  const locale = formatLocale(language, channel.locale);
  const { high, currency } = tripCost(booking);
  const money = (amount: number) => formatMoney(amount, currency ?? channel.currency, locale);
  return [
    ...lines.map(({ key, amount }): [string, string] => [
      pricing[key as keyof typeof pricing],
      money(amount),
    ]),
    [pricing.total, money(high ?? 0)],
  ];
}
