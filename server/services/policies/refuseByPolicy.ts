import { tripCost } from '../../../contract/booking/cost.ts';
import { DomainError } from '../../../contract/core/errors.ts';
import { violationTexts } from '../../../contract/messages/policy/sentences.ts';
import { judge, type JudgedTrip } from '../../../contract/policy/judge.ts';
import type { Rule } from '../../../contract/policy/rules.ts';
import type { Queryable, RequestContext } from '../../context.ts';
import type { BookingRow } from '../bookings/record.ts';
import { policyFormat } from './format.ts';
import { rulesFor } from './rulesFor.ts';
import { usedLimits } from './usedLimits.ts';

type Judged = Pick<
  BookingRow,
  | 'id'
  | 'channelId'
  | 'corporationId'
  | 'passengerType'
  | 'passengerId'
  | 'employeeGroupId'
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
  known?: readonly Rule[],
): Promise<void> {
  const rules = known ?? (await rulesFor(on, booking));
  if (rules.length === 0) return;
  const usedIn = await usedLimits(on, booking, rules, booking.pickupTime, ctx.app.now());
  const { violations } = judge(rules, judgedTrip(booking), usedIn, ctx.channel.distanceUnit);
  if (violations.length === 0) return;
  const format = policyFormat(ctx);
  const texts = violations.map((violation) => {
    const { message, remedy } = violationTexts(violation, format);
    return `${message} ${remedy}`;
  });
  throw new DomainError('NOT_ALLOWED_BY_POLICY', { params: { rules: texts.join(' ') } });
}
