import type { z } from 'zod';
import { fareTotal } from '../../../contract/booking/fare.ts';
import type {
  PolicyPreview,
  policyQuestionSchema,
  PolicyViolation,
} from '../../../contract/booking/policy.ts';
import { DomainError } from '../../../contract/core/errors.ts';
import { fillIn } from '../../../contract/messages/fillIn.ts';
import { violationTexts } from '../../../contract/messages/policy/sentences.ts';
import { ruleIdOf, type LimitUseOf, type Violation } from '../../../contract/policy/judge.ts';
import { isWithin, spanOf } from '../../../contract/policy/periods.ts';
import { findPassenger } from '../bookings/passenger.ts';
import { scheduleOf } from '../bookings/rules.ts';
import { quote } from '../offers/estimateFare.ts';
import { offerAt } from '../offers/serving.ts';
import { type Call, requireAccount } from '../verb.ts';
import { policyFormat } from './format.ts';
import { judgeAll, whyJudged } from './judgeAll.ts';
import { rulesFor } from './rulesFor.ts';

const ALLOWED: PolicyPreview = {
  isAllowed: true,
  violations: [],
  limits: [],
  hasRules: false,
  note: null,
};

/**
 * Whether a trip, and its return where there is one, would be allowed, before it is requested, by
 * the same rules that apply then.
 * @throws DomainError FORBIDDEN for somebody else's account, VALIDATION_FAILED for a passenger or
 *   time that cannot be booked, OFFER_NOT_AVAILABLE, FARE_NOT_AVAILABLE, TRIP_TOO_LONG
 */
export async function previewPolicy({
  ctx,
  input,
}: Call<z.output<typeof policyQuestionSchema>>): Promise<PolicyPreview> {
  const { corporationId, passengerType } = input.passengerInfo;
  requireAccount(ctx, corporationId);
  const { orm } = ctx.app.database;
  const passenger = await findPassenger(ctx, input.passengerInfo);
  if ('errors' in passenger) throw new DomainError('VALIDATION_FAILED', passenger);
  const { id: passengerId, person: userInfo } = passenger;
  const channelId = ctx.channel.id;
  const person = { channelId, corporationId, passengerType, passengerId, userInfo };
  const held = await rulesFor(orm, person);
  if (held.every(({ rules }) => rules.length === 0)) return ALLOWED;

  const now = ctx.app.now();
  const schedule = scheduleOf(input, now);
  if ('errors' in schedule) throw new DomainError('VALIDATION_FAILED', schedule);
  const found = await offerAt(ctx, input.offerId, input.origin);
  if (!found) throw new DomainError('OFFER_NOT_AVAILABLE');
  const { origin, destination, waypoints, numberOfVehicles, returnPickupTime } = input;

  const judgeLeg = async (
    leg: Pick<typeof input, 'origin' | 'destination' | 'waypoints'>,
    pickupTime: string,
    before: { pickupTime: string; amount: number } | null,
  ) => {
    const points = [leg.origin, ...leg.waypoints, leg.destination];
    const fare = await quote(ctx, found, points, pickupTime);
    const amount = fareTotal(fare, numberOfVehicles);
    const withOutbound =
      (known: LimitUseOf): LimitUseOf =>
      (period) => {
        const used = known(period);
        if (!before || !isWithin(before.pickupTime, spanOf(pickupTime, period))) return used;
        const outbound = { amount: before.amount, trips: 1 };
        return { amount: used.amount + outbound.amount, trips: used.trips + 1, outbound };
      };
    const { distanceMeters, durationSeconds } = fare;
    const trip = { ...leg, pickupTime, distanceMeters, durationSeconds, amount };
    const judged = await judgeAll(orm, ctx, held, { booking: person, trip }, withOutbound);
    return { ...judged, amount: amount ?? 0 };
  };

  const out = await judgeLeg({ origin, destination, waypoints }, schedule.pickupTime, null);
  const back =
    returnPickupTime === null
      ? null
      : await judgeLeg(
          { origin: destination, destination: origin, waypoints: waypoints.toReversed() },
          returnPickupTime,
          { pickupTime: schedule.pickupTime, amount: out.amount },
        );

  const format = policyFormat(ctx);
  const toldOf =
    (leg: PolicyViolation['leg']) =>
    (violation: Violation): PolicyViolation => {
      const { message, remedy } = violationTexts(violation, format);
      const told = leg === 'return' ? fillIn(format.texts.returnTrip, { message }) : message;
      return { ruleId: ruleIdOf(violation), kind: violation.kind, leg, message: told, remedy };
    };
  const violations = [
    ...out.violations.map(toldOf('outbound')),
    ...(back?.violations.map(toldOf('return')) ?? []),
  ];
  return {
    isAllowed: violations.length === 0,
    violations,
    // Of the two trips, the one that leaves less: the return may be in another month.
    limits: out.limits.map((limit, index) => {
      const ofReturn = back?.limits[index];
      if (!ofReturn || returnPickupTime === null || ofReturn.usedWithTrip <= limit.usedWithTrip)
        return { ...limit, legs: 'outbound' };
      const isSamePeriod = isWithin(schedule.pickupTime, spanOf(returnPickupTime, limit.period));
      return { ...ofReturn, legs: isSamePeriod ? 'both' : 'return' };
    }),
    hasRules: true,
    note: whyJudged(person, held, format),
  };
}
