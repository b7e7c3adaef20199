import { and, asc, desc, eq, gt, inArray, isNull, lt, notInArray, or, sql } from 'drizzle-orm';
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
  TRIAL_READS,
  TRIAL_TRIPS,
} from '../../../contract/policy/calls.ts';
import { type PastTrip, tryRules } from '../../../contract/policy/trial.ts';
import type { RequestContext } from '../../context.ts';
import { bookings, businessPassengers, employeeGroups } from '../../db/tables/index.ts';
import { isInReach } from '../accountsInReach.ts';
import type { Call } from '../verb.ts';
import { policyFormat } from './format.ts';
import { hasContact } from './rulesFor.ts';

const DAY_MS = 86_400_000;
const p = businessPassengers;

/** The employees as whom a guest is judged today, with their groups; null for everybody else. */
const behind = sql<{ id: string; groupId: string }[] | null>`
  case when ${bookings.passengerType} = 'guest' then (
    select jsonb_agg(jsonb_build_object('id', ${p.id}, 'groupId', ${p.groupId}) order by ${p.id})
    from ${p}
    where ${and(
      eq(p.channelId, bookings.channelId),
      eq(p.businessAccountId, bookings.corporationId),
      isNull(p.deletedAt),
      hasContact(sql`(${bookings.userInfo} ->> 'phone')`, sql`(${bookings.userInfo} ->> 'email')`),
    )}
  ) end`;

const columns = {
  bookingId: bookings.id,
  passengerType: bookings.passengerType,
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
  behind,
};

/** Whether one of the groups is the account's default group, whose rules may apply to guests. */
async function hasDefault(
  { app, channel }: RequestContext,
  corporationId: string,
  groupIds: readonly string[],
): Promise<boolean> {
  const [found] = await app.database.orm
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
  return found !== undefined;
}

/** Trips of guests, and of the people who are in one of the groups today. */
const ofMembersOrGuests = (
  { app, channel }: RequestContext,
  corporationId: string,
  groupIds: readonly string[],
) =>
  or(
    eq(bookings.passengerType, 'guest'),
    inArray(
      bookings.passengerId,
      app.database.orm
        .select({ id: p.id })
        .from(p)
        .where(
          and(
            eq(p.channelId, channel.id),
            eq(p.businessAccountId, corporationId),
            inArray(p.groupId, [...groupIds]),
            isNull(p.deletedAt),
          ),
        ),
    ),
  );

/**
 * The time after which the trips are tried: the beginning of the period or, where an account has more
 * trips in it than are read at once, the pickup of the latest one that is not read.
 */
async function beginningOf(
  { app, channel }: RequestContext,
  corporationId: string,
): Promise<{ after: Date; isPartial: boolean }> {
  const now = app.now();
  const after = new Date(now.getTime() - TRIAL_DAYS * DAY_MS);
  const [unread] = await app.database.orm
    .select({ pickupAt: bookings.pickupAt })
    .from(bookings)
    .where(inPeriod(channel.id, corporationId, after, now))
    .orderBy(desc(bookings.pickupAt))
    .offset(TRIAL_READS)
    .limit(1);
  return { after: unread?.pickupAt ?? after, isPartial: unread !== undefined };
}

const inPeriod = (channelId: string, corporationId: string, after: Date, now: Date) =>
  and(
    eq(bookings.channelId, channelId),
    eq(bookings.corporationId, corporationId),
    gt(bookings.pickupAt, after),
    lt(bookings.pickupAt, now),
  );

/**
 * Judges the account's latest trips by rules that may not be saved yet: how many would have been
 * refused, and which. Nothing is written.
 * @throws DomainError FORBIDDEN for somebody else's account
 */
export async function tryPolicy({
  ctx,
  input,
}: Call<z.output<typeof policyTrialSchema>>): Promise<PolicyTrialResult> {
  const { corporationId, rules, groupIds, appliesToGuests } = input;
  if (!isInReach(ctx, corporationId)) throw new DomainError('FORBIDDEN');
  const now = ctx.app.now();
  const { after, isPartial } = await beginningOf(ctx, corporationId);
  const dateOf = (at: Date) => localTime(at, ctx.channel.timeZone).slice(0, 10);
  const found = await ctx.app.database.orm
    .select(columns)
    .from(bookings)
    .where(
      and(
        inPeriod(ctx.channel.id, corporationId, after, now),
        notInArray(bookings.status, [...CANCELLED_STATUSES]),
        groupIds.length > 0 ? ofMembersOrGuests(ctx, corporationId, groupIds) : undefined,
      ),
    )
    .orderBy(asc(bookings.createdAt), asc(bookings.id));
  const withGuests =
    groupIds.length === 0 || (appliesToGuests && (await hasDefault(ctx, corporationId, groupIds)));
  const trips = found.filter(
    (trip) =>
      trip.passengerType === 'employee' ||
      (trip.behind?.some(({ groupId }) => groupIds.includes(groupId)) ?? withGuests) ||
      groupIds.length === 0,
  );
  const judged = trips.map((trip): PastTrip => ({
    ...trip,
    passengers: trip.behind?.map(({ id }) => id) ?? [
      trip.passengerId ?? trip.userInfo.phone ?? trip.passengerName,
    ],
    amount: tripCost(trip).high,
  }));
  const refusals = tryRules(rules, judged, ctx.channel.distanceUnit);
  const byId = new Map(trips.map((trip) => [trip.bookingId, trip]));
  const format = policyFormat(ctx);
  return {
    from: dateOf(after),
    isPartial,
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
