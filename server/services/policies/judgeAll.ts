import type { PolicyFormat } from '../../../contract/messages/policy/sentences.ts';
import {
  judge,
  type Judgement,
  type JudgedTrip,
  type LimitUseOf,
  ruleIdOf,
  type Violation,
  periodsOf,
  type LimitUse,
} from '../../../contract/policy/judge.ts';
import type { Queryable, RequestContext } from '../../context.ts';
import type { Held, Traveller } from './rulesFor.ts';
import {
  and,
  eq,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  ne,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { addMinutes } from '../../../contract/booking/schedule.ts';
import { CANCELLED_STATUSES, statesBefore } from '../../../contract/booking/status.ts';
import { type DateSpan, spanOf } from '../../../contract/policy/periods.ts';
import type { LimitPeriod, Rule } from '../../../contract/policy/rules.ts';
import { bookings } from '../../db/tables/index.ts';
import type { BookingRow } from '../bookings/record.ts';

/** Local time differs from UTC by less than this everywhere. */
const ZONE_MINUTES = 24 * 60;

/**
 * Whose trips use up the same limits: those of an employee, whether booked as such or as a guest with their phone
 * number or e-mail; those of a known guest; else those booked under one phone number.
 */
type Person = Pick<BookingRow, 'channelId' | 'corporationId'> & {
  employee: Held['employee'];
  passengerId?: string | null;
  userInfo: { phone: string | null };
};

const b = bookings;

function tripsOf({ channelId, corporationId, employee, passengerId, userInfo }: Person) {
  const hasPhone = (phone: string | null) => sql`${b.userInfo} ->> 'phone' = ${phone}`;
  const asGuest = (contact: SQL) => and(eq(b.passengerType, 'guest'), contact);
  const theirs = employee
    ? or(
        eq(b.passengerId, employee.id),
        asGuest(hasPhone(employee.phone)),
        asGuest(sql`lower(${b.userInfo} ->> 'email') = lower(${employee.email})`),
      )
    : passengerId
      ? eq(b.passengerId, passengerId)
      : and(isNull(b.passengerId), hasPhone(userInfo.phone));
  return and(eq(b.channelId, channelId), eq(b.corporationId, corporationId), theirs);
}

/** Trips whose local pickup lies in the span; the conditions on instants are for the index. */
const startingIn = ({ from, before }: DateSpan) =>
  and(
    gte(bookings.pickupTime, from),
    lt(bookings.pickupTime, before),
    gte(bookings.pickupAt, addMinutes(new Date(`${from}T00:00:00Z`), -ZONE_MINUTES)),
    lt(bookings.pickupAt, addMinutes(new Date(`${before}T00:00:00Z`), ZONE_MINUTES)),
  );

/** Trips that were confirmed, and requests that still may be. */
const counts = (now: Date) =>
  or(
    isNotNull(bookings.status),
    and(inArray(bookings.state, statesBefore('EXPIRED')), gt(bookings.expiresAt, now)),
  );

/** The trip that is judged, with its passenger. */
type Judged = Person & {
  /** Its own id: it does not count against itself. */
  id?: string;
  /** The outbound trip, where a return is judged. */
  returnOf?: string | null;
};

async function usedInSpan(
  on: Queryable,
  person: Judged,
  span: DateSpan,
  now: Date,
): Promise<LimitUse> {
  const isTrip = sql`not coalesce(${inArray(bookings.status, [...CANCELLED_STATUSES])}, false)`;
  const isOutbound = sql`${bookings.id} = ${person.returnOf ?? null}::uuid`;
  const [used] = await on
    .select({
      // Of a trip that was cancelled only the fee counts, which is what `total` contains.
      amount: sql`coalesce(sum(${bookings.total}), 0)`.mapWith(Number),
      trips: sql`count(*) filter (where ${isTrip})`.mapWith(Number),
      ofOutbound: sql`coalesce(sum(${bookings.total}) filter (where ${isOutbound}), 0)`.mapWith(
        Number,
      ),
      outboundTrips: sql`count(*) filter (where ${isOutbound} and ${isTrip})`.mapWith(Number),
    })
    .from(bookings)
    .where(
      and(
        tripsOf(person),
        startingIn(span),
        counts(now),
        person.id ? ne(bookings.id, person.id) : undefined,
      ),
    );
  if (!used) return { amount: 0, trips: 0 };
  const { ofOutbound, outboundTrips, ...all } = used;
  return { ...all, outbound: { amount: ofOutbound, trips: outboundTrips } };
}

/**
 * What a person's other trips use up of the limits that the rules have. It is always computed from
 * the trips, so that a changed price, time or status counts immediately.
 * @param pickupTime local, of the trip that is judged
 */
export async function usedLimits(
  on: Queryable,
  person: Judged,
  rules: readonly Rule[],
  pickupTime: string,
  now: Date,
): Promise<LimitUseOf> {
  const used = new Map<LimitPeriod, LimitUse>();
  for (const period of periodsOf(rules))
    used.set(period, await usedInSpan(on, person, spanOf(pickupTime, period), now));
  return (period) => used.get(period) ?? { amount: 0, trips: 0 };
}

/**
 * Judges a trip by the rules of everybody as whom it is judged. A rule that several of them have is named once, with
 * what the one of them has used who has used most.
 * @param adjust adds to what is used, for a trip that is not stored yet
 */
export async function judgeAll(
  on: Queryable,
  ctx: RequestContext,
  held: readonly Held[],
  { booking, trip }: { booking: Omit<Judged, 'employee'>; trip: JudgedTrip },
  adjust: (used: LimitUseOf) => LimitUseOf = (used) => used,
): Promise<Judgement> {
  const violations = new Map<string, Violation>();
  const limits = new Map<string, Judgement['limits'][number]>();
  const usedOf = (one: Violation) => ('used' in one ? one.used : 0);
  for (const { employee, rules } of held) {
    const whose = { ...booking, employee };
    const used = await usedLimits(on, whose, rules, trip.pickupTime, ctx.app.now());
    const judged = judge(rules, trip, adjust(used), ctx.channel.distanceUnit);
    for (const one of judged.violations) {
      const same = violations.get(ruleIdOf(one));
      if (!same || usedOf(same) < usedOf(one)) violations.set(ruleIdOf(one), one);
    }
    for (const one of judged.limits) {
      const same = limits.get(one.ruleId);
      if (!same || same.used < one.used) limits.set(one.ruleId, one);
    }
  }
  return { violations: [...violations.values()], limits: [...limits.values()] };
}

/** Why a guest is judged by rules of employees, without saying whose; null where they are not. */
export const whyJudged = (
  { passengerType }: Pick<Traveller, 'passengerType'>,
  held: readonly Held[],
  { texts }: PolicyFormat,
): string | null =>
  passengerType === 'guest' && held.some(({ employee }) => employee) ? texts.guestIsEmployee : null;
