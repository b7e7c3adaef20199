import { and, eq, inArray } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { fareTotal, farePrices } from '../../../contract/booking/fare.ts';
import { localTime } from '../../../contract/booking/schedule.ts';
import {
  type BookingStatus,
  CURRENT_STATUSES,
  FUTURE_STATUSES,
} from '../../../contract/booking/status.ts';
import type { PricingDetails, TripPayment } from '../../../contract/booking/trip.ts';
import type { Channel } from '../../../contract/core/channel.ts';
import type { Transaction } from '../../context.ts';
import type { Place as GazetteerPlace } from '../../sandbox/gazetteer/place.ts';
import { estimateLeg } from '../../sandbox/routing/estimate.ts';
import * as tables from '../tables/index.ts';
import { ownTrackingLink } from '../trackingLink.ts';
import type { SeededAccounts, SeededCorporation, SeededUser } from './accounts.ts';
import type { SeededPerson } from './people.ts';
import type { Random } from './random.ts';
import { pickPickupAt, pickStatus } from './tripTimes.ts';
import { driverAt, pickWay } from './tripWays.ts';

const MINUTE_MS = 60_000;

type BookingRow = typeof tables.bookings.$inferInsert;
type EventRow = typeof tables.bookingEvents.$inferInsert;

const NOTES = [
  'Please call on arrival',
  'Passenger has two large suitcases',
  'Reception will call the passenger down',
  'Child seat needed',
  'Meet at the taxi rank, level 2',
] as const;
const DRIVERS = ['Karim B.', 'Stella O.', 'Dave M.', 'Yusuf A.', 'Anna P.', 'Rob T.'] as const;
const CARS = [
  ['Toyota', 'Prius'],
  ['Mercedes-Benz', 'E-Class'],
  ['Kia', 'Niro'],
  ['Volkswagen', 'Transporter'],
  ['Škoda', 'Superb'],
] as const;
const CARDS = [
  { brand: 'visa', number: '4242' },
  { brand: 'mastercard', number: '5454' },
  { brand: 'amex', number: '0005' },
] as const;
const AIRLINES = ['BA', 'VS', 'QF', 'LH', 'AF', 'SQ'] as const;

function pricing(currency: string, estimate: number, cancelled: boolean, random: Random) {
  if (cancelled) return null;
  const waitingPrice = random.chance(0.25) ? random.int(1, 8) * 100 : 0;
  const tolls = random.chance(0.15) ? random.int(2, 6) * 100 : 0;
  const evaluatedServiceCharge = Math.round(estimate * 0.04);
  const details: PricingDetails = {
    currency,
    price: estimate,
    additionalFees: { evaluatedServiceCharge, waitingPrice, tolls, extras: 0 },
    tip: { value: 0 },
    totalDiscount: 0,
    total: estimate + evaluatedServiceCharge + waitingPrice + tolls,
    passengerNoShowFee: null,
    passengerPrematureCancellationFee: null,
  };
  return details;
}

function payment(random: Random, channel: Channel): TripPayment {
  const type = random.weighted<TripPayment['type']>([
    ['businessAccount', 65],
    ['creditCard', 20],
    ['cash', channel.allowedPaymentMethods.includes('cash') ? 15 : 0],
  ]);
  return { type, paymentMethod: type === 'creditCard' ? { ...random.pick(CARDS) } : null };
}

/** Statuses a trip went through, each with the minutes from pickup at which it was reached. */
function historyOf(status: BookingStatus): [BookingStatus, number][] {
  const steps: [BookingStatus, number][] = [
    ['NEW', -25],
    ['ASSIGN', -20],
    ['ENROUTE', -14],
    ['MADECONTACT', -2],
    ['DROPPINGOFF', 3],
  ];
  if (status === 'PREBOOKED') return [];
  const at = steps.findIndex(([step]) => step === status);
  return at >= 0 ? steps.slice(0, at) : status.includes('CANCEL') ? steps.slice(0, 2) : steps;
}

export interface TripsOf {
  corporation: SeededCorporation;
  booker: SeededUser;
  people: readonly SeededPerson[];
}

/** The trips of one account, past, present and ahead, with their status history. */
export async function seedTrips(
  tx: Transaction,
  channel: Channel,
  accounts: SeededAccounts,
  { corporation, booker, people }: TripsOf,
  places: readonly GazetteerPlace[],
  random: Random,
  now: Date,
): Promise<void> {
  const rows: BookingRow[] = [];
  const events: EventRow[] = [];
  for (let at = 0; at < corporation.about.trips; at += 1) {
    const status = pickStatus(random);
    const pickupAt = pickPickupAt(status, random, now, channel.timeZone);
    const way = pickWay(places, random);
    const person = random.pick(people);
    const offer = random.pick(accounts.offers);
    const legs = [way.origin, ...way.waypoints, way.destination];
    let meters = 0;
    let seconds = 0;
    legs.slice(1).forEach((to, leg) => {
      const driven = estimateLeg(legs[leg]!, to);
      meters += driven.meters;
      seconds += driven.seconds;
    });
    const distanceMeters = Math.round(meters);
    const durationSeconds = Math.round(seconds);
    const prices = farePrices(offer.tariff, { distanceMeters, durationSeconds });
    const estimate = fareTotal(prices, 1) ?? 0;
    const isOver = pickupAt < now;
    const isCancelled = status.includes('CANCEL') || status === 'NOSHOW';
    const isAhead = status === 'PREBOOKED';
    const details =
      isOver && !['NEW', 'ASSIGN', 'ENROUTE', 'MADECONTACT', 'DROPPINGOFF'].includes(status)
        ? pricing(channel.currency, estimate, isCancelled, random)
        : null;
    const paid = payment(random, channel);
    const [make, model] = random.pick(CARS);
    const hasDriver = !isAhead && status !== 'NEW' && !status.includes('CUSTOMER');
    const id = uuidv7();
    const createdAt = new Date(
      Math.min(pickupAt.getTime(), now.getTime()) -
        random.int(30, isAhead ? 6000 : 3000) * MINUTE_MS,
    );
    const flight = way.origin.locationTypes.includes('airport')
      ? {
          type: 'pickup' as const,
          airline: null,
          number: `${random.pick(AIRLINES)}${random.int(100, 999)}`,
          terminal: null,
          arrivalTime: localTime(pickupAt, channel.timeZone).slice(11, 16),
          arrivalTimeLocal: localTime(pickupAt, channel.timeZone),
          totalPassengers: random.int(1, 3),
          totalSmallBags: random.int(0, 2),
          totalLargeBags: random.int(0, 2),
        }
      : null;
    rows.push({
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
      expiresAt: new Date(createdAt.getTime() + 15 * MINUTE_MS),
      pickupTime: localTime(pickupAt, channel.timeZone),
      pickupAt,
      pickupTimeZone: channel.timeZone,
      scheduleType: random.chance(0.4) && !isAhead ? 'ASAP' : 'PREBOOKING',
      passengerName: `${person.givenName} ${person.familyName}`,
      originAddress: way.origin.address,
      destinationAddress: way.destination.address,
      origin: way.origin,
      destination: way.destination,
      waypoints: way.waypoints,
      distanceMeters,
      durationSeconds,
      fleetId: offer.fleetId,
      offerId: offer.id,
      companyName: offer.companyName,
      vehicle: {
        name: offer.name,
        make: hasDriver ? make : null,
        model: hasDriver ? model : null,
        registration: hasDriver
          ? `LX${random.int(60, 75)} ${random.pick(['KJT', 'RDV', 'OMB'])}`
          : null,
        driverName: hasDriver ? random.pick(DRIVERS) : null,
      },
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
      paymentType: paid.type,
      payment: paid,
      fareEstimate: {
        ...prices,
        currency: channel.currency,
        distanceMeters,
        durationSeconds,
        isRouteEstimated: true,
      },
      pricingDetails: details,
      total: details?.total ?? (isCancelled ? null : estimate),
      bookingProperties: { flightInfo: flight },
      // Trips still ahead or under way get theirs when the simulator is told of them.
      dispatchId: isOver && details ? `D${random.int(10_000_000, 99_999_999)}` : null,
      estimatedTimeArrival: status === 'ENROUTE' ? random.int(2, 12) : null,
      destinationEtaMinutes: status === 'DROPPINGOFF' ? random.int(4, 25) : null,
      driverLocation: driverAt(status, way),
    });
    const history: [BookingStatus, number][] = [...historyOf(status), [status, 8]];
    for (const [step, minutes] of history)
      events.push({
        channelId: channel.id,
        bookingId: id,
        state: 'CONFIRMED',
        status: step,
        occurredAt: isAhead
          ? createdAt
          : new Date(Math.min(pickupAt.getTime() + minutes * MINUTE_MS, now.getTime())),
      });
  }
  for (let from = 0; from < rows.length; from += 50)
    await tx
      .insert(tables.bookings)
      .values(rows.slice(from, from + 50))
      .onConflictDoNothing();
  await tx
    .update(tables.bookings)
    .set({ trackingLink: ownTrackingLink })
    .where(
      and(
        eq(tables.bookings.corporationId, corporation.id),
        inArray(tables.bookings.status, [...CURRENT_STATUSES, ...FUTURE_STATUSES]),
      ),
    );
  for (let from = 0; from < events.length; from += 500)
    await tx.insert(tables.bookingEvents).values(events.slice(from, from + 500));
}
