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
import { pickFields } from './tripFields.ts';
import { pickPayment, pickPricing, withoutCard } from './tripMoney.ts';
import { pickCar, pickDeparture, pickDispatchId, pickFlight, pickVehicle } from './tripRide.ts';
import { pickPickupAt, pickStatus } from './tripTimes.ts';
import { driverAt, pickRoute, type Route } from './tripRoutes.ts';

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
  const course = courseOf({ status, isAtOnce, createdAt, pickupAt, ...measures, now });
  const events = course.map((step) => ({
    channelId: channel.id,
    bookingId: id,
    state: 'CONFIRMED' as const,
    ...step,
  }));
  return { row, events };
}
