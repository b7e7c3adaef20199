import { PAST_STATUSES, type BookingStatus } from '../../contract/booking/status.ts';

const MINUTE_MS = 60_000;
const minutesAfter = (from: Date, minutes: number) =>
  new Date(from.getTime() + minutes * MINUTE_MS);

type Step = [status: BookingStatus, minutes: number];
/** Minutes from the pickup of a trip that was booked ahead. */
const AHEAD: readonly Step[] = [
  ['NEW', -25],
  ['ASSIGN', -20],
  ['ENROUTE', -14],
  ['MADECONTACT', -2],
  ['DROPPINGOFF', 3],
];
/** Minutes from the booking of a trip as soon as possible. */
const AT_ONCE: readonly Step[] = [
  ['NEW', 0],
  ['ASSIGN', 2],
  ['ENROUTE', 4],
  ['MADECONTACT', 10],
  ['DROPPINGOFF', 13],
];
/** How far a trip got that was not completed, and how long it stayed there. */
const ENDS: Partial<Record<BookingStatus, Step>> = {
  DISPATCH_CANCELLED: ['NEW', 12],
  DRIVER_CANCELLED: ['ENROUTE', 4],
  NOSHOW: ['MADECONTACT', 12],
};

export interface CourseOf {
  status: BookingStatus;
  isAtOnce: boolean;
  createdAt: Date;
  pickupAt: Date;
  durationSeconds: number;
  now: Date;
}

/** The statuses of a trip, each with the moment when it was reached. */
export function courseOf(trip: CourseOf): { status: BookingStatus; occurredAt: Date }[] {
  const { status, isAtOnce, createdAt, pickupAt, now } = trip;
  const steps = (isAtOnce ? AT_ONCE : AHEAD).map(([step, minutes]) => ({
    status: step,
    occurredAt: minutesAfter(isAtOnce ? createdAt : pickupAt, minutes),
  }));
  const booked = isAtOnce ? [] : [{ status: 'PREBOOKED' as const, occurredAt: createdAt }];
  const upTo = (last: BookingStatus) =>
    steps.slice(0, steps.findIndex((step) => step.status === last) + 1);
  return [...booked, ...whole()].map((step) => ({
    ...step,
    occurredAt: new Date(Math.min(step.occurredAt.getTime(), now.getTime())),
  }));

  function whole() {
    const end = ENDS[status];
    if (end) return ended(upTo(end[0]), end[1]);
    if (PAST_STATUSES.some((past) => past === status))
      return ended(steps, trip.durationSeconds / 60);
    if (!status.includes('CUSTOMER')) return upTo(status);
    // Called off half-way between booking and driver, or while one was looked for.
    if (isAtOnce) return ended(upTo('NEW'), 1);
    const wait = (pickupAt.getTime() - createdAt.getTime()) / MINUTE_MS - 25;
    return [{ status, occurredAt: minutesAfter(createdAt, Math.max(1, wait / 2)) }];
  }
  function ended(reached: typeof steps, minutes: number) {
    const last = reached.at(-1)?.occurredAt ?? createdAt;
    return [...reached, { status, occurredAt: minutesAfter(last, minutes) }];
  }
}
