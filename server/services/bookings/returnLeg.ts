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

/** The returns of a trip, including every try. */
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
 * The outbound trip of a return; null when the booking is not a return leg.
 * @throws DomainError VALIDATION_FAILED for a return whose outbound trip the booker has not booked
 */
export async function outboundOf(ctx: RequestContext, leg: Leg): Promise<BookingRow | null> {
  if (!isReturnLeg(leg.attempt)) return null;
  const outbound = await findOutbound(ctx.app.database.orm, ctx, leg);
  if (outbound) return outbound;
  const errors: FieldErrors = { 'Idempotency-Key': { code: 'reference' } };
  throw new DomainError('VALIDATION_FAILED', { errors });
}

/** A return needs its own time, and has only the number of its flight. */
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

/**
 * Makes callers who move one leg wait for those who move the other, until this transaction ends.
 */
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
 * Checks that the legs of an attempt stay in order when the pickup of one is moved. A cancelled leg
 * no longer matters.
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
