import { tripCost } from '../../../contract/booking/cost.ts';
import { DomainError } from '../../../contract/core/errors.ts';
import { violationTexts } from '../../../contract/messages/policy/sentences.ts';
import type { JudgedTrip } from '../../../contract/policy/judge.ts';
import type { Queryable, RequestContext } from '../../context.ts';
import type { BookingRow } from '../bookings/record.ts';
import { policyFormat } from './format.ts';
import { judgeAll, whyJudged } from './judgeAll.ts';
import { type Held, rulesFor } from './rulesFor.ts';

type Judged = Pick<
  BookingRow,
  | 'id'
  | 'channelId'
  | 'corporationId'
  | 'passengerType'
  | 'passengerId'
  | 'userInfo'
  | 'pickupTime'
  | 'origin'
  | 'destination'
  | 'waypoints'
  | 'distanceMeters'
  | 'durationSeconds'
  | 'fareEstimate'
  | 'numberOfVehicles'
  | 'returnOf'
>;

/** A booking in the form in which rules judge it, before it was driven. */
export const judgedTrip = (booking: Omit<Judged, 'id' | 'returnOf'>): JudgedTrip => ({
  origin: booking.origin,
  destination: booking.destination,
  waypoints: booking.waypoints,
  pickupTime: booking.pickupTime,
  distanceMeters: booking.distanceMeters,
  durationSeconds: booking.durationSeconds,
  amount: tripCost({ ...booking, status: null, pricingDetails: null }).high,
});

/**
 * Refuses a trip that the travel rules of its passenger do not allow. To keep limits in a race too,
 * call it with the passenger locked (`lockPassenger`) in the transaction that writes the trip.
 * @param known the rules where they were read already
 * @throws DomainError NOT_ALLOWED_BY_POLICY, with the texts of the broken rules in `rules`
 */
export async function refuseByPolicy(
  on: Queryable,
  ctx: RequestContext,
  booking: Judged,
  known?: readonly Held[],
): Promise<void> {
  const held = known ?? (await rulesFor(on, booking));
  const trip = judgedTrip(booking);
  const { violations } = await judgeAll(on, ctx, held, { booking, trip });
  if (violations.length === 0) return;
  const format = policyFormat(ctx);
  const texts = violations.map((violation) => {
    const { message, remedy } = violationTexts(violation, format);
    return `${message} ${remedy}`;
  });
  const why = whyJudged(booking, held, format);
  if (why) texts.push(why);
  throw new DomainError('NOT_ALLOWED_BY_POLICY', { params: { rules: texts.join(' ') } });
}
