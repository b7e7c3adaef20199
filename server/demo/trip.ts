import { v7 as uuidv7 } from 'uuid';
import { fareTotal, farePrices } from '../../contract/booking/fare.ts';
import { creditCardAllowed, localTime } from '../../contract/booking/schedule.ts';
import type { Channel } from '../../contract/core/channel.ts';
import type { Place as GazetteerPlace } from '../sandbox/gazetteer/place.ts';
import { estimateLeg } from '../sandbox/routing/estimate.ts';
import type * as tables from '../db/tables/index.ts';
import type { SeededCorporation, SeededOffer, SeededUser } from './accounts.ts';
import type { SeededPerson } from './people.ts';
import { createRandom, type Random } from './random.ts';
import { courseOf } from './tripCourse.ts';
import { pickCar, pickDeparture, pickDispatchId, pickFlight, pickVehicle } from './tripRide.ts';
import { pickPickupAt, pickStatus } from './tripTimes.ts';
import { driverAt, pickRoute, type Route } from './tripRoutes.ts';
import type { TripPayment, PricingDetails } from '../../contract/booking/trip.ts';
import { accountFieldsOf } from '../sandbox/dispatch/accounts.ts';
import type { BookingStatus } from '../../contract/booking/status.ts';

const CARDS = [
  { brand: 'visa', number: '4242' },
  { brand: 'mastercard', number: '5454' },
  { brand: 'amex', number: '0005' },
] as const;
const FINISHED: ReadonlySet<BookingStatus> = new Set(['COMPLETED', 'COMPLETE', 'ARCHIVE_COMPLETE']);

/** Half the fare, in whole units. */
function noShowPricing(currency: string, price: number): PricingDetails {
  const passengerNoShowFee = Math.round(price / 200) * 100;
  return {
    currency,
    price: 0,
    additionalFees: { evaluatedServiceCharge: 0, waitingPrice: 0, tolls: 0, extras: 0 },
    tip: { value: 0 },
    totalDiscount: 0,
    total: passengerNoShowFee,
    passengerNoShowFee,
    passengerPrematureCancellationFee: null,
  };
}

/** The price of a trip that is over, in minor units; null for every other one. */
function pickPricing(
  status: BookingStatus,
  currency: string,
  price: number,
  random: Random,
): PricingDetails | null {
  if (status === 'NOSHOW') return noShowPricing(currency, price);
  if (!FINISHED.has(status)) return null;
  const waitingPrice = random.chance(0.25) ? random.int(1, 8) * 100 : 0;
  const tolls = random.chance(0.15) ? random.int(2, 6) * 100 : 0;
  const evaluatedServiceCharge = Math.round(price * 0.04);
  return {
    currency,
    price,
    additionalFees: { evaluatedServiceCharge, waitingPrice, tolls, extras: 0 },
    tip: { value: 0 },
    totalDiscount: 0,
    total: price + evaluatedServiceCharge + waitingPrice + tolls,
    passengerNoShowFee: null,
    passengerPrematureCancellationFee: null,
  };
}

/** Mostly the account, sometimes a card or cash. */
function pickPayment(random: Random, channel: Channel): TripPayment {
  const type = random.weighted<TripPayment['type']>([
    ['businessAccount', 65],
    ['creditCard', 20],
    ['cash', channel.allowedPaymentMethods.includes('cash') ? 15 : 0],
  ]);
  return { type, paymentMethod: type === 'creditCard' ? { ...random.pick(CARDS) } : null };
}

/** The payment of a trip that is booked too early for a card. */
const withoutCard = (payment: TripPayment): TripPayment =>
  payment.type === 'creditCard' ? { type: 'businessAccount', paymentMethod: null } : payment;

/** Answers to the fields that the simulated fleet asks for with an account's trips. */
function pickFields(
  { type }: TripPayment,
  lastDigit: string,
  random: Random,
): BookingRow['businessAccountConfig'] {
  if (type !== 'businessAccount') return null;
  const fields = accountFieldsOf(`00000${lastDigit}`)
    .filter(({ active, validation }) => active && (validation.required || random.chance(0.5)))
    .map(({ id, title, values }) => ({
      id,
      title,
      value: values.length > 0 ? random.pick(values) : String(random.int(10_000, 99_999)),
    }));
  return fields.length > 0 ? { fields } : null;
}

const MINUTE_MS = 60_000;
const EXPIRY_MS = 15 * MINUTE_MS;
/** Minutes from the booking of a trip as soon as possible to its pickup. */
const AT_ONCE_MINUTES = 10;

export type BookingRow = typeof tables.bookings.$inferInsert;
type EventRow = typeof tables.bookingEvents.$inferInsert;

/** The account whose trips are made up, and what they are made from. */
export interface TripsOf {
  channel: Channel;
  corporation: SeededCorporation;
  booker: SeededUser;
  people: readonly SeededPerson[];
  offers: readonly SeededOffer[];
  places: readonly GazetteerPlace[];
  random: Random;
  now: Date;
}

const NOTES = [
  'Please call on arrival',
  'Passenger has two large suitcases',
  'Reception will call the passenger down',
  'Child seat needed',
  'Meet at the taxi rank, level 2',
] as const;

function measure({ origin, waypoints, destination }: Route) {
  const stops = [origin, ...waypoints, destination];
  const legs = stops.slice(1).map((to, from) => estimateLeg(stops[from]!, to));
  const sum = (amounts: number[]) => Math.round(amounts.reduce((total, one) => total + one, 0));
  return {
    distanceMeters: sum(legs.map(({ meters }) => meters)),
    durationSeconds: sum(legs.map(({ seconds }) => seconds)),
  };
}

/** One trip with its status history. */
export function makeTrip(of: TripsOf): { row: BookingRow; events: EventRow[] } {
  const { channel, corporation, booker, random, now } = of;
  const zone = channel.timeZone;
  const status = pickStatus(random);
  const pickupAt = pickPickupAt(status, random, now, zone);
  const route = pickRoute(of.places, random);
  const person = random.pick(of.people);
  const offer = random.weighted(
    of.offers.filter(({ serves }) => serves(route.origin)).map((one) => [one, one.weight] as const),
  );
  const measures = measure(route);
  const prices = farePrices(offer.tariff, measures);
  const estimate = fareTotal(prices, 1) ?? 0;
  const isAhead = status === 'PREBOOKED';
  // Features that were added later use their own random source, so that existing trips stay the
  // same.
  const more = createRandom(measures.distanceMeters * 7 + estimate);
  const pricingDetails = pickPricing(status, channel.currency, estimate, random);
  const picked = pickPayment(random, channel);
  const car = pickCar(random);
  const id = uuidv7();
  const leadMinutes = random.int(30, isAhead ? 6000 : 3000);
  const flightInfo =
    pickFlight(route, pickupAt, zone, random) ??
    pickDeparture(route, { pickupAt, zone, ...measures }, more);
  const isAtOnce = random.chance(0.4) && !isAhead;
  const createdAt = new Date(
    Math.min(pickupAt.getTime(), now.getTime()) -
      (isAtOnce ? AT_ONCE_MINUTES : leadMinutes) * MINUTE_MS,
  );
  const payment = creditCardAllowed(pickupAt, createdAt) ? picked : withoutCard(picked);
  const fleets = [...new Set(of.offers.map(({ fleetId }) => fleetId))];
  const lastDigit = corporation.about.lastDigits?.[fleets.indexOf(offer.fleetId)] ?? '0';
  const course = courseOf({ status, isAtOnce, createdAt, pickupAt, ...measures, now });
  const row: BookingRow = {
    channelId: channel.id,
    id,
    corporationId: corporation.id,
    corporationName: corporation.about.name,
    bookedById: booker.id,
    attempt: `${uuidv7()}:1`,
    state: status.includes('CUSTOMER_CANCELLED') ? 'CANCELLED' : 'CONFIRMED',
    status,
    createdAt,
    updatedAt: createdAt,
    expiresAt: new Date(createdAt.getTime() + EXPIRY_MS),
    pickupTime: localTime(pickupAt, zone),
    pickupAt,
    pickupTimeZone: zone,
    arrivedAt: course.find((step) => step.status === 'MADECONTACT')?.occurredAt ?? null,
    scheduleType: isAtOnce ? 'ASAP' : 'PREBOOKING',
    passengerName: `${person.givenName} ${person.familyName}`,
    originAddress: route.origin.address,
    destinationAddress: route.destination.address,
    ...route,
    ...measures,
    fleetId: offer.fleetId,
    offerId: offer.id,
    companyName: offer.companyName,
    vehicle: pickVehicle(
      { status, name: offer.name, country: channel.defaultCountry },
      car,
      random,
    ),
    numberOfVehicles: 1,
    passengerType: person.type,
    passengerId: person.id,
    employeeGroupId: person.groupId,
    userInfo: {
      givenName: person.givenName,
      familyName: person.familyName,
      email: person.email,
      phone: person.phone,
    },
    bookedByUserInfo: {
      givenName: booker.givenName,
      familyName: booker.familyName,
      email: booker.email,
      phone: null,
    },
    notes: random.chance(0.25) ? random.pick(NOTES) : null,
    paymentType: payment.type,
    payment,
    fareEstimate: {
      ...prices,
      currency: channel.currency,
      ...measures,
      isRouteEstimated: true,
      cancellation: offer.cancellation,
    },
    pricingDetails,
    businessAccountConfig: pickFields(payment, lastDigit, more),
    bookingProperties: { flightInfo },
    dispatchId: pickDispatchId(status, random, more),
    estimatedTimeArrival: status === 'ENROUTE' ? random.int(2, 12) : null,
    destinationEtaMinutes: status === 'DROPPINGOFF' ? random.int(4, 25) : null,
    driverLocation: driverAt(status, route),
  };
  const events = course.map((step) => ({
    channelId: channel.id,
    bookingId: id,
    state: 'CONFIRMED' as const,
    ...step,
  }));
  return { row, events };
}
