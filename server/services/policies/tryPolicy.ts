import { and, asc, eq, gte, inArray, isNull, lt, notInArray, or } from 'drizzle-orm';
import type { z } from 'zod';
import { tripCost } from '../../../contract/booking/cost.ts';
import { CANCELLED_STATUSES } from '../../../contract/booking/status.ts';
import { localTime } from '../../../contract/booking/schedule.ts';
import { DomainError } from '../../../contract/core/errors.ts';
import { violationTexts } from '../../../contract/messages/policy/sentences.ts';
import {
  type policyTrialSchema,
  type PolicyTrialResult,
  TRIAL_DAYS,
  TRIAL_TRIPS,
} from '../../../contract/policy/calls.ts';
import { type PastTrip, tryRules } from '../../../contract/policy/trial.ts';
import type { RequestContext } from '../../context.ts';
import { bookings, employeeGroups } from '../../db/tables/index.ts';
import { isInReach } from '../accountsInReach.ts';
import type { Call } from '../verb.ts';
import { policyFormat } from './format.ts';

const DAY_MS = 86_400_000;

const columns = {
  bookingId: bookings.id,
  passengerId: bookings.passengerId,
  passengerName: bookings.passengerName,
  userInfo: bookings.userInfo,
  pickupTime: bookings.pickupTime,
  pickupTimeZone: bookings.pickupTimeZone,
  origin: bookings.origin,
  destination: bookings.destination,
  waypoints: bookings.waypoints,
  originAddress: bookings.originAddress,
  destinationAddress: bookings.destinationAddress,
  distanceMeters: bookings.distanceMeters,
  durationSeconds: bookings.durationSeconds,
  status: bookings.status,
  pricingDetails: bookings.pricingDetails,
  fareEstimate: bookings.fareEstimate,
  numberOfVehicles: bookings.numberOfVehicles,
};

/** Trips of employees in one of the groups; those without one are in the default group. */
async function ofGroups(
  { app, channel }: RequestContext,
  corporationId: string,
  groupIds: readonly string[],
  appliesToGuests: boolean,
) {
  const [isDefault] = await app.database.orm
    .select({ id: employeeGroups.id })
    .from(employeeGroups)
    .where(
      and(
        eq(employeeGroups.channelId, channel.id),
        eq(employeeGroups.corporationId, corporationId),
        eq(employeeGroups.isDefault, true),
        inArray(employeeGroups.id, [...groupIds]),
      ),
    );
  const employee = eq(bookings.passengerType, 'employee');
  return or(
    and(employee, inArray(bookings.employeeGroupId, [...groupIds])),
    isDefault && and(employee, isNull(bookings.employeeGroupId)),
    isDefault && appliesToGuests ? eq(bookings.passengerType, 'guest') : undefined,
  );
}

/**
 * Judges the account's trips of the last days by rules that may not be saved yet: how many would
 * have been refused, and which. Nothing is written.
 * @throws DomainError FORBIDDEN for somebody else's account
 */
export async function tryPolicy({
  ctx,
  input,
}: Call<z.output<typeof policyTrialSchema>>): Promise<PolicyTrialResult> {
  const { corporationId, rules, groupIds, appliesToGuests } = input;
  if (!isInReach(ctx, corporationId)) throw new DomainError('FORBIDDEN');
  const now = ctx.app.now();
  const from = new Date(now.getTime() - TRIAL_DAYS * DAY_MS);
  const dateOf = (at: Date) => localTime(at, ctx.channel.timeZone).slice(0, 10);
  const trips = await ctx.app.database.orm
    .select(columns)
    .from(bookings)
    .where(
      and(
        eq(bookings.channelId, ctx.channel.id),
        eq(bookings.corporationId, corporationId),
        gte(bookings.pickupAt, from),
        lt(bookings.pickupAt, now),
        notInArray(bookings.status, [...CANCELLED_STATUSES]),
        groupIds.length > 0
          ? await ofGroups(ctx, corporationId, groupIds, appliesToGuests)
          : undefined,
      ),
    )
    .orderBy(asc(bookings.createdAt), asc(bookings.id));
  const judged = trips.map((trip): PastTrip => ({
    ...trip,
    passenger: trip.passengerId ?? trip.userInfo.phone ?? trip.passengerName,
    amount: tripCost(trip).high,
  }));
  const refusals = tryRules(rules, judged, ctx.channel.distanceUnit);
  const byId = new Map(trips.map((trip) => [trip.bookingId, trip]));
  const format = policyFormat(ctx);
  return {
    from: dateOf(from),
    before: dateOf(now),
    checked: trips.length,
    refused: refusals.length,
    trips: refusals
      .slice(-TRIAL_TRIPS)
      .toReversed()
      .map(({ bookingId, violations }) => {
        const { passengerName, pickupTime, pickupTimeZone, originAddress, destinationAddress } =
          byId.get(bookingId)!;
        const reasons = violations.map((violation) => violationTexts(violation, format).message);
        const facts = { passengerName, pickupTime, pickupTimeZone };
        return { bookingId, ...facts, originAddress, destinationAddress, reasons };
      }),
  };
}
