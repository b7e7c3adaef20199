import { describe, expect, it } from 'vitest';
import { BOOKING_STATUSES, type BookingStatus } from '../../contract/booking/status.ts';
import { courseOf } from './tripCourse.ts';

const pickupAt = new Date('2026-11-20T10:00:00Z');
const trip = (status: BookingStatus, isAtOnce = false) => ({
  status,
  isAtOnce,
  createdAt: new Date(isAtOnce ? '2026-11-20T09:50:00Z' : '2026-11-18T08:00:00Z'),
  pickupAt,
  durationSeconds: 1800,
  now: new Date('2026-11-22T00:00:00Z'),
});
const told = (status: BookingStatus, isAtOnce?: boolean) =>
  courseOf(trip(status, isAtOnce)).map((step) => step.status);

describe('the course of a made-up trip', () => {
  it.each(
    BOOKING_STATUSES.flatMap((status) => [[status, true] as const, [status, false] as const]),
  )(
    'of %s (at once: %s) goes forward in time and ends with the status of the trip',
    (status, isAtOnce) => {
      if (status === 'PREBOOKED' && isAtOnce) return;
      const course = courseOf(trip(status, isAtOnce));
      expect(course.at(-1)?.status).toBe(status);
      const times = course.map(({ occurredAt }) => occurredAt.getTime());
      expect(times).toEqual(times.toSorted((one, other) => one - other));
      expect(new Set(course.map((step) => step.status)).size).toBe(course.length);
    },
  );

  it('takes as long as its route', () => {
    const course = courseOf(trip('COMPLETED'));
    const at = (status: BookingStatus) =>
      course.find((step) => step.status === status)!.occurredAt.getTime();
    expect((at('COMPLETED') - at('DROPPINGOFF')) / 60_000).toBe(30);
  });

  it('has nobody on board who did not come, and no driver if none was found', () => {
    expect(told('NOSHOW')).not.toContain('DROPPINGOFF');
    expect(told('DISPATCH_CANCELLED')).not.toContain('ASSIGN');
    expect(told('CUSTOMER_CANCELLED')).toEqual(['PREBOOKED', 'CUSTOMER_CANCELLED']);
  });

  it('has no steps in the future', () => {
    const now = new Date('2026-11-20T09:58:30Z');
    for (const { occurredAt } of courseOf({ ...trip('DROPPINGOFF'), now }))
      expect(occurredAt.getTime()).toBeLessThanOrEqual(now.getTime());
  });
});
