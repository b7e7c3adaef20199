import { and, eq } from 'drizzle-orm';
import type { ParsedBookingRequest } from '../../../contract/booking/request.ts';
import { checkReturnTime } from '../../../contract/booking/schedule.ts';
import { isFinal } from '../../../contract/booking/status.ts';
import { DomainError, type FieldErrors } from '../../../contract/core/errors.ts';
import type { RequestContext } from '../../context.ts';
import { bookings } from '../../db/tables/index.ts';
import { attemptIdOf } from './attempt.ts';
import type { BookingRow } from './record.ts';

const OUTBOUND_LEG = '1';
const RETURN_LEG = '2';

type Leg = Pick<BookingRow, 'attempt' | 'corporationId' | 'bookedById'>;
const legOf = (attempt: string) => attempt.slice(attempt.indexOf(':') + 1);

async function findLeg(
  ctx: RequestContext,
  { attempt, corporationId, bookedById }: Leg,
  leg: string,
): Promise<BookingRow | null> {
  const [found] = await ctx.app.database.orm
    .select()
    .from(bookings)
    .where(
      and(
        eq(bookings.channelId, ctx.channel.id),
        eq(bookings.bookedById, bookedById),
        eq(bookings.attempt, `${attemptIdOf(attempt)}:${leg}`),
        eq(bookings.corporationId, corporationId),
      ),
    );
  return found ?? null;
}

/**
 * The trip that a booking brings its passenger back from; null when it is no return leg.
 * @throws DomainError VALIDATION_FAILED for a return of nothing that its booker booked
 */
export async function outboundOf(ctx: RequestContext, leg: Leg): Promise<BookingRow | null> {
  if (legOf(leg.attempt) !== RETURN_LEG) return null;
  const outbound = await findLeg(ctx, leg, OUTBOUND_LEG);
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

/**
 * Keeps the legs of an attempt in their order when the pickup of one moves. A leg that was called
 * off binds the other no more.
 */
export async function legOrderErrors(
  ctx: RequestContext,
  booking: BookingRow,
  pickup: { pickupTime: string; pickupAt: Date },
): Promise<FieldErrors> {
  const now = ctx.app.now();
  const leg = legOf(booking.attempt);
  if (leg === RETURN_LEG) {
    const outbound = await findLeg(ctx, booking, OUTBOUND_LEG);
    if (!outbound || !isLive(outbound)) return {};
    const { pickupTimeZone } = booking;
    const checked = checkReturnTime(pickup.pickupTime, pickupTimeZone, outbound.pickupAt, now);
    return checked.ok ? {} : { pickupTime: { code: checked.code } };
  }
  const inbound = leg === OUTBOUND_LEG ? await findLeg(ctx, booking, RETURN_LEG) : null;
  if (!inbound || !isLive(inbound)) return {};
  const { pickupTime, pickupTimeZone } = inbound;
  const checked = checkReturnTime(pickupTime, pickupTimeZone, pickup.pickupAt, now);
  return checked.ok ? {} : { pickupTime: { code: 'tooFarAhead' } };
}
