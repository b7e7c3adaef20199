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

/** Minutes from now to the pickup of a trip under way. */
const UNDER_WAY: Partial<Record<BookingStatus, readonly [min: number, max: number]>> = {
  NEW: [15, 25],
  ASSIGN: [10, 20],
  ENROUTE: [3, 14],
  MADECONTACT: [-5, 2],
  DROPPINGOFF: [-40, -4],
};
/** The hours that have pickups, in minutes of the day. */
const OPEN = { from: 5 * 60, to: 24 * 60 };
/** So many of the days that are drawn are today, because a day is what is looked at first. */
const DRAWN_TODAY = { ahead: 6, past: 4 };
/** Minutes that the next pickup is away, and the last one of a trip that is over by now. */
const FROM_NOW = { ahead: 40, past: 80 };
/** Less of today than this has no trips of its own. */
const SHORT_MINUTES = 120;

/** A minute of any day, moved into what is left of today or has passed of it; null if that is short. */
function minuteToday(minute: number, status: BookingStatus, clock: number): number | null {
  const isAhead = status === 'PREBOOKED';
  const from = isAhead ? Math.max(OPEN.from, clock + FROM_NOW.ahead) : OPEN.from;
  const to = isAhead ? OPEN.to : Math.min(OPEN.to, clock - FROM_NOW.past);
  if (to - from < SHORT_MINUTES) return null;
  const share = (minute - OPEN.from) / (OPEN.to - OPEN.from);
  return Math.floor((from + share * (to - from)) / 5) * 5;
}

/** Days from today, by status: trips that are filed away are long past. */
function pickDays(status: BookingStatus, random: Random): number {
  if (status === 'PREBOOKED') return Math.max(0, random.int(1, 27) - DRAWN_TODAY.ahead);
  if (status.startsWith('ARCHIVE')) return -random.int(60, 160);
  return Math.min(0, DRAWN_TODAY.past - random.int(1, 75));
}

/** A pickup that fits its status: long ago, earlier or later today, just now, or within the month. */
export function pickPickupAt(status: BookingStatus, random: Random, now: Date, zone: string): Date {
  if (CURRENT_STATUSES.some((current) => current === status)) {
    const offset = random.int(...(UNDER_WAY[status] ?? [-2, 12]));
    return new Date(Math.round(now.getTime() / MINUTE_MS + offset) * MINUTE_MS);
  }
  const days = pickDays(status, random);
  const drawn = random.weighted(HOURS) * 60 + random.int(0, 11) * 5;
  const [hours = 0, minutes = 0] = localTime(now, zone).slice(11, 16).split(':').map(Number);
  const today = days === 0 ? minuteToday(drawn, status, hours * 60 + minutes) : null;
  const nextDay = status === 'PREBOOKED' ? 1 : -1;
  const day = new Date(now.getTime() + (today === null ? days || nextDay : 0) * DAY_MS);
  const date = localTime(day, zone).slice(0, 10);
  const minute = today ?? drawn;
  const time = [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0'));
  // A clock change skips an hour of the night, when no demo trip starts.
  return instantsOf(`${date}T${time.join(':')}:00`, zone)[0] ?? day;
}
