import { v7 as uuidv7 } from 'uuid';
import { answersOfTrip, fieldsErrors } from '../../../contract/booking/accountFields.ts';
import { type FarePrices, fareTotal } from '../../../contract/booking/fare.ts';
import type { ParsedBookingRequest } from '../../../contract/booking/request.ts';
import { REQUEST_LIFE_MINUTES } from '../../../contract/booking/status.ts';
import { DomainError, type FieldErrors } from '../../../contract/core/errors.ts';
import { formatLocale, formatMoney } from '../../../contract/core/format.ts';
import type { RequestContext, AppContext } from '../../context.ts';
import { type bookingPayments, type bookings, newTrackingToken } from '../../db/tables/index.ts';
import { quote } from '../offers/estimateFare.ts';
import { paymentTypesOf } from '../offers/serving.ts';
import { requireAccount } from '../verb.ts';
import type { BookingFacts } from './facts.ts';
import { findPassenger, type NewGuest } from './passenger.ts';
import { cardOfRequest, cardRules, paymentFor } from './paidByCard.ts';
import { outboundOf, returnRules } from './returnLeg.ts';
import { fieldRules, scheduleOf, seatRules } from './rules.ts';
import type { TripFlight } from '../../../contract/booking/trip.ts';
import { AdapterError } from '../../adapters/outside.ts';

type SentFlight = NonNullable<ParsedBookingRequest['bookingProperties']>['flightInfo'];

/** A flight as it is stored with its trip, with the airline where it is known. */
async function flightOf(app: AppContext, sent: SentFlight | undefined): Promise<TripFlight | null> {
  if (!sent) return null;
  const airline = sent.number === null ? null : await airlineOf(app, sent.number);
  return { ...sent, airline, arrivalTimeLocal: sent.arrivalTime };
}

/** If the flight directory cannot be reached, the trip is booked with the flight number only. */
async function airlineOf({ flights, log }: AppContext, number: string): Promise<string | null> {
  try {
    return await flights.airlineOf(number);
  } catch (error) {
    if (!(error instanceof AdapterError)) throw error;
    log.warn({ code: error.code }, 'the flight directory failed: an airline stays unnamed');
    return null;
  }
}

export interface BookingPlan {
  booking: typeof bookings.$inferInsert;
  newGuest: NewGuest | null;
  /** The hold on a card, to be written together with the booking. */
  payment: typeof bookingPayments.$inferInsert | null;
}

export interface Identity {
  attempt: string;
  requestHash: string;
  /** The id that the booking gets; a new one by default. */
  id?: string | undefined;
}

/** A fare that is lower than the one that was shown is taken. */
export function refuseHigherFare(
  ctx: RequestContext,
  {
    expectedFare,
    numberOfVehicles,
  }: Pick<ParsedBookingRequest, 'expectedFare' | 'numberOfVehicles'>,
  fare: FarePrices,
): void {
  if (!expectedFare) return;
  const { currency, locale } = ctx.channel;
  if (expectedFare.currency !== currency)
    throw new DomainError('VALIDATION_FAILED', {
      errors: { 'expectedFare.currency': { code: 'choice' } },
    });
  const amount = fareTotal(fare, numberOfVehicles);
  if (amount === null || amount <= expectedFare.amount) return;
  const written = (minor: number) =>
    formatMoney(minor, currency, formatLocale(ctx.language, locale));
  throw new DomainError('FARE_CHANGED', {
    params: { amount, currency, fare: written(amount), expected: written(expectedFare.amount) },
  });
}

/** Checks a request against everything the server knows, and looks up what it names. */
async function checkRequest(
  ctx: RequestContext,
  request: ParsedBookingRequest,
  identity: Identity,
  facts: BookingFacts,
  now: Date,
) {
  const { corporationId } = request.passengerInfo;
  requireAccount(ctx, corporationId);
  const { booker, offered, accountNumber, corporation } = facts;
  if (!booker) throw new DomainError('FORBIDDEN');
  if (corporation?.status === 'inactive')
    throw new DomainError('ACCOUNT_INACTIVE', { params: { name: corporation.name } });
  const [outbound, passenger, card] = await Promise.all([
    outboundOf(ctx, { ...identity, corporationId, bookedById: ctx.actor.userId }),
    findPassenger(ctx, request.passengerInfo, facts),
    cardOfRequest(ctx, request),
  ]);
  if (!offered) throw new DomainError('OFFER_NOT_AVAILABLE');
  const { offer, fleet } = offered;
  const schedule = scheduleOf(request, now, outbound?.pickupAt);
  const isBilledToAccount = request.payment.type === 'businessAccount';
  const asked =
    isBilledToAccount && accountNumber !== null
      ? await ctx.app.dispatch.accountFields(fleet.id, accountNumber)
      : [];

  const errors: FieldErrors = {
    ...fieldRules(request, ctx.channel),
    ...seatRules(request, offer),
    ...fieldsErrors(asked, request.fields),
  };
  if (outbound) Object.assign(errors, returnRules(request));
  if (corporation === null) errors['passengerInfo.corporationId'] = { code: 'reference' };
  if ('errors' in passenger) Object.assign(errors, passenger.errors);
  if ('errors' in schedule) Object.assign(errors, schedule.errors);
  if (!paymentTypesOf(ctx, offer, accountNumber !== null).includes(request.payment.type))
    errors['payment.type'] = { code: 'notAllowed' };
  else {
    const pickupAt = 'errors' in schedule ? null : schedule.pickupAt;
    const groupId = 'errors' in passenger ? undefined : passenger.employeeGroupId;
    Object.assign(errors, cardRules(ctx, request, card, { pickupAt, outbound, groupId }, now));
  }
  if (
    corporation === null ||
    'errors' in passenger ||
    'errors' in schedule ||
    Object.keys(errors).length > 0
  )
    throw new DomainError('VALIDATION_FAILED', { errors });
  return { outbound, booker, corporation, passenger, schedule, offered, asked, card };
}

/**
 * Checks a request, and works out the row to store. It reads the database and asks the router and
 * dispatch but writes nothing, so it needs no transaction.
 * @param facts what the database knows about the request
 * @throws DomainError FORBIDDEN, ACCOUNT_INACTIVE, VALIDATION_FAILED with every refused field,
 *   OFFER_NOT_AVAILABLE, FARE_NOT_AVAILABLE, TRIP_TOO_LONG, FARE_CHANGED; AdapterError when it cannot be
 *   found out what the account asks
 */
export async function planBooking(
  ctx: RequestContext,
  request: ParsedBookingRequest,
  identity: Identity,
  facts: BookingFacts,
): Promise<BookingPlan> {
  const now = ctx.app.now();
  const { outbound, booker, corporation, passenger, schedule, offered, asked, card } =
    await checkRequest(ctx, request, identity, facts, now);
  const { offer, fleet } = offered;
  const { origin, destination, waypoints, numberOfVehicles } = request;
  const stops = [origin, ...waypoints, destination];
  const { geometry: _drawn, ...fare } = await quote(ctx, offered, stops, request.pickupTime);
  refuseHigherFare(ctx, request, fare);
  const flightInfo = await flightOf(ctx.app, request.bookingProperties?.flightInfo);
  const fields = answersOfTrip(asked, request.fields);
  const { attempt, requestHash, id = uuidv7() } = identity;
  const booking = {
    attempt,
    requestHash,
    returnOf: outbound?.id ?? null,
    channelId: ctx.channel.id,
    id,
    corporationId: request.passengerInfo.corporationId,
    corporationName: corporation.name,
    bookedById: ctx.actor.userId,
    state: 'REQUESTED',
    status: null,
    createdAt: now,
    updatedAt: now,
    expiresAt: new Date(now.getTime() + REQUEST_LIFE_MINUTES * 60_000),
    ...schedule,
    passengerName: `${passenger.person.givenName} ${passenger.person.familyName}`,
    originAddress: origin.address,
    destinationAddress: destination.address,
    origin,
    destination,
    waypoints,
    numberOfVehicles,
    distanceMeters: fare.distanceMeters,
    durationSeconds: fare.durationSeconds,
    fleetId: fleet.id,
    offerId: offer.id,
    companyName: fleet.companyName,
    vehicle: { name: offer.name, make: null, model: null, registration: null, driverName: null },
    passengerType: request.passengerInfo.passengerType,
    passengerId: passenger.id,
    employeeGroupId: passenger.employeeGroupId,
    userInfo: passenger.person,
    bookedByUserInfo: booker,
    notes: request.notes,
    paymentType: request.payment.type,
    payment: {
      type: request.payment.type,
      paymentMethod: card && { brand: card.brand, number: card.number },
    },
    fareEstimate: fare,
    businessAccountConfig: fields.length > 0 ? { fields } : null,
    bookingProperties: flightInfo && { flightInfo },
    trackingToken: newTrackingToken(),
  } satisfies typeof bookings.$inferInsert;
  return {
    newGuest: passenger.newGuest,
    booking,
    payment: card && paymentFor(booking, card, now),
  };
}
