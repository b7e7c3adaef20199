import { and, eq } from 'drizzle-orm';
import type { ParsedBookingRequest } from '../../../contract/booking/request.ts';
import { checkReturnTime } from '../../../contract/booking/schedule.ts';
import { isFinal } from '../../../contract/booking/status.ts';
import { DomainError, type FieldErrors } from '../../../contract/core/errors.ts';
import type { Queryable, RequestContext, Transaction } from '../../context.ts';
import { bookings } from '../../db/tables/index.ts';
import { attemptIdOf, isReturnLeg } from './attempt.ts';
import type { BookingRow } from './record.ts';

const OUTBOUND_LEG = '1';

type Leg = Pick<BookingRow, 'attempt' | 'corporationId' | 'bookedById'>;

async function findOutbound(
  on: Queryable,
  ctx: RequestContext,
  { attempt, corporationId, bookedById }: Leg,
): Promise<BookingRow | null> {
  const [found] = await on
    .select()
    .from(bookings)
    .where(
      and(
        eq(bookings.channelId, ctx.channel.id),
        eq(bookings.bookedById, bookedById),
        eq(bookings.attempt, `${attemptIdOf(attempt)}:${OUTBOUND_LEG}`),
        eq(bookings.corporationId, corporationId),
      ),
    );
  return found ?? null;
}

/** The ways back from a trip, each try at one. */
const findReturns = (
  on: Queryable,
  ctx: RequestContext,
  outbound: BookingRow,
): Promise<BookingRow[]> =>
  on
    .select()
    .from(bookings)
    .where(and(eq(bookings.channelId, ctx.channel.id), eq(bookings.returnOf, outbound.id)));

/**
 * The trip that a booking brings its passenger back from; null when it is not a return leg.
 * @throws DomainError VALIDATION_FAILED for a return of nothing that its booker booked
 */
export async function outboundOf(ctx: RequestContext, leg: Leg): Promise<BookingRow | null> {
  if (!isReturnLeg(leg.attempt)) return null;
  const outbound = await findOutbound(ctx.app.database.orm, ctx, leg);
  if (outbound) return outbound;
  const errors: FieldErrors = { 'Idempotency-Key': { code: 'reference' } };
  throw new DomainError('VALIDATION_FAILED', { errors });
}

/** A return has a time of its own and of its flight only the number. */
export function returnRules(request: ParsedBookingRequest): FieldErrors {
  const errors: FieldErrors = {};
  if (request.pickupTime === null) errors['pickupTime'] = { code: 'required' };
  const flight = request.bookingProperties?.flightInfo;
  if (!flight) return errors;
  const { terminal, arrivalTime, totalSmallBags, totalLargeBags } = flight;
  const details = { terminal, arrivalTime, totalSmallBags, totalLargeBags };
  for (const [name, value] of Object.entries(details))
    if (value) errors[`bookingProperties.flightInfo.${name}`] = { code: 'notAllowed' };
  return errors;
}

const isLive = ({ state, status }: BookingRow) =>
  state === 'CONFIRMED' && status !== null && !isFinal(status);

/** Makes those who move a leg wait for whoever moves the other, until this transaction ends. */
export async function lockLegs(
  tx: Transaction,
  { channelId, id, returnOf }: BookingRow,
): Promise<void> {
  await tx
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(eq(bookings.channelId, channelId), eq(bookings.id, returnOf ?? id)))
    .for('update');
}

/**
 * Keeps the legs of an attempt in their order when the pickup of one moves. A leg that was called
 * off binds the other no more.
 */
export async function legOrderErrors(
  on: Queryable,
  ctx: RequestContext,
  booking: BookingRow,
  pickup: { pickupTime: string; pickupAt: Date },
): Promise<FieldErrors> {
  const now = ctx.app.now();
  if (isReturnLeg(booking.attempt)) {
    const outbound = await findOutbound(on, ctx, booking);
    if (!outbound || !isLive(outbound)) return {};
    const { pickupTimeZone } = booking;
    const checked = checkReturnTime(pickup.pickupTime, pickupTimeZone, outbound.pickupAt, now);
    return checked.ok ? {} : { pickupTime: { code: checked.code } };
  }
  const inbound = (await findReturns(on, ctx, booking)).find(isLive);
  if (!inbound) return {};
  const { pickupTime, pickupTimeZone } = inbound;
  const checked = checkReturnTime(pickupTime, pickupTimeZone, pickup.pickupAt, now);
  return checked.ok ? {} : { pickupTime: { code: 'tooFarAhead' } };
}
