import { instantsOf, localTime } from '../../contract/booking/schedule.ts';
import { CURRENT_STATUSES, type BookingStatus } from '../../contract/booking/status.ts';
import type { Random } from './random.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** Mostly finished trips, some ahead, a few on the road, the odd cancellation. */
export function pickStatus(random: Random): BookingStatus {
  return random.weighted<BookingStatus>([
    ['COMPLETED', 56],
    ['COMPLETE', 6],
    ['ARCHIVE_COMPLETE', 6],
    ['PREBOOKED', 14],
    ['CUSTOMER_CANCELLED', 5],
    ['ARCHIVE_CUSTOMER_CANCELLED', 2],
    ['DISPATCH_CANCELLED', 1.5],
    ['DRIVER_CANCELLED', 1.5],
    ['NOSHOW', 2],
    ['NEW', 1],
    ['ASSIGN', 1],
    ['ENROUTE', 2],
    ['MADECONTACT', 1],
    ['DROPPINGOFF', 1.5],
  ]);
}

/** Mornings and late afternoons are busy; nights are not. */
const HOURS: readonly (readonly [hour: number, weight: number])[] = [
  [5, 2],
  [6, 5],
  [7, 9],
  [8, 10],
  [9, 7],
  [10, 4],
  [11, 4],
  [12, 5],
  [13, 5],
  [14, 4],
  [15, 5],
  [16, 7],
  [17, 10],
  [18, 9],
  [19, 6],
  [20, 4],
  [21, 3],
  [22, 3],
  [23, 1],
];

/** A pickup that fits its status: long ago, just now, or within the next month. */
export function pickPickupAt(status: BookingStatus, random: Random, now: Date, zone: string): Date {
  if (CURRENT_STATUSES.some((current) => current === status)) {
    const offset = status === 'DROPPINGOFF' ? -random.int(4, 15) : random.int(-2, 12);
    return new Date(Math.round(now.getTime() / MINUTE_MS + offset) * MINUTE_MS);
  }
  const days =
    status === 'PREBOOKED'
      ? random.int(1, 27)
      : status.startsWith('ARCHIVE')
        ? -random.int(60, 160)
        : -random.int(1, 75);
  const date = localTime(new Date(now.getTime() + days * DAY_MS), zone).slice(0, 10);
  const hour = String(random.weighted(HOURS)).padStart(2, '0');
  const minute = String(random.int(0, 11) * 5).padStart(2, '0');
  // A clock change skips an hour of the night, when no demo trip starts.
  return (
    instantsOf(`${date}T${hour}:${minute}:00`, zone)[0] ?? new Date(now.getTime() + days * DAY_MS)
  );
}
