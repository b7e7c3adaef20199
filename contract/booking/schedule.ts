import type { FieldErrorCode } from '../core/errors.ts';
import { dateTimeFormat } from '../core/keptFormats.ts';

/**
 * When a trip can be booked for. Local times are `YYYY-MM-DDTHH:mm:ss` as a clock at the pickup
 * shows them; zones are IANA names; instants are Dates. Nothing here reads the clock.
 *
 * Clock changes: a local time that the clock skips (spring) is refused, since no taxi can come
 * then. One that it shows twice (autumn) means the first of the two, because a taxi an hour early
 * is less harm than one an hour late; once the first has passed, it means the second.
 */

export type ScheduleType = 'ASAP' | 'PREBOOKING';

const DEFAULT_LEAD_MINUTES = 10;
/** A return leaves at least this long after the outbound trip. */
export const RETURN_GAP_MINUTES = 10;
/** Banks hold an amount for about a week, so a card cannot pay for a trip further ahead. */
export const CARD_DAYS_AHEAD = 7;

const MINUTE = 60_000;
const DAY = 86_400_000;

const formatter = (zone: string): Intl.DateTimeFormat =>
  dateTimeFormat('en-US', {
    timeZone: zone,
    calendar: 'iso8601',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });

/**
 * What a clock in the zone shows at an instant, to the second.
 * @example localTime(new Date('2026-07-01T12:00:00Z'), 'Europe/London') // '2026-07-01T13:00:00'
 * @throws RangeError for a zone nobody knows
 */
export function localTime(instant: Date, zone: string): string {
  const part: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {};
  for (const { type, value } of formatter(zone).formatToParts(instant)) part[type] = value;
  const year = (part.year ?? '').padStart(4, '0');
  return `${year}-${part.month}-${part.day}T${part.hour}:${part.minute}:${part.second}`;
}

/** The local time read as though it were UTC; NaN when it is not a date, as 30 February is not. */
function asUtc(local: string): number {
  const value = Date.parse(`${local}Z`);
  return new Date(value).toJSON()?.slice(0, 19) === local ? value : Number.NaN;
}

/**
 * Every instant at which a clock in the zone shows `local`, in order: one, two in the hour that
 * comes twice, none in the hour that is skipped or for a date that does not exist.
 */
export function instantsOf(local: string, zone: string): Date[] {
  const wall = asUtc(local);
  if (Number.isNaN(wall)) return [];
  const candidates = new Set(
    // It can only have one of the offsets in force a day before, at or a day after it.
    [wall - DAY, wall, wall + DAY].map((near) => {
      const offset = asUtc(localTime(new Date(near), zone)) - near;
      return wall - offset;
    }),
  );
  return [...candidates]
    .map((time) => new Date(time))
    .filter((instant) => localTime(instant, zone) === local)
    .toSorted((a, b) => a.getTime() - b.getTime());
}

/**
 * The instant a local time means.
 * @returns null for a time that does not exist: skipped by the clock, or not a date
 */
export function instantOf(local: string, zone: string, now: Date): Date | null {
  const instants = instantsOf(local, zone);
  return instants.find((instant) => instant >= startOfMinute(now)) ?? instants.at(-1) ?? null;
}

/** Times are chosen to the minute, so the present minute is not yet past. */
const startOfMinute = (instant: Date) => new Date(Math.floor(instant.getTime() / MINUTE) * MINUTE);

export const addMinutes = (instant: Date, minutes: number): Date =>
  new Date(instant.getTime() + minutes * MINUTE);

export const dateOf = (local: string): string => local.slice(0, 10);
export const timeOf = (local: string): string => local.slice(11, 16);
/** @example joinLocal('2026-11-20', '09:05') // '2026-11-20T09:05:00' */
export const joinLocal = (date: string, time: string): string => `${date}T${time}:00`;

/** First date that can be booked, `YYYY-MM-DD`: today at the pickup. */
export const earliestDate = (now: Date, zone: string): string => dateOf(localTime(now, zone));

/** Last date that can be booked: the same day next month, or that month's last day. */
export function latestDate(now: Date, zone: string): string {
  const [year = 0, month = 0, day = 0] = earliestDate(now, zone).split('-').map(Number);
  const daysInNextMonth = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const date = new Date(Date.UTC(year, month, Math.min(day, daysInNextMonth)));
  return date.toISOString().slice(0, 10);
}

/** What the time field offers first: ten minutes ahead, local. */
export const defaultPickupTime = (now: Date, zone: string): string =>
  localTime(startOfMinute(addMinutes(now, DEFAULT_LEAD_MINUTES)), zone);

/**
 * The earliest return, in the local time at its pickup. `outbound` is null for a trip as soon as
 * possible.
 */
export function earliestReturn(outbound: Date | null, now: Date, zone: string): string {
  const after = addMinutes(outbound ?? now, RETURN_GAP_MINUTES);
  const wholeMinute = startOfMinute(after);
  return localTime(wholeMinute < after ? addMinutes(wholeMinute, 1) : wholeMinute, zone);
}

export type ClockChange = 'skipped' | 'twice' | 'second';

/**
 * Whether the clock at the pickup skips a local time, or shows it twice, because it is being put
 * forward or back; null for every other time. `second`: the first of the two has passed.
 */
export function clockChange(local: string, zone: string, now: Date): ClockChange | null {
  if (Number.isNaN(asUtc(local))) return null;
  const instants = instantsOf(local, zone);
  if (instants.length === 1) return null;
  if (instants.length === 0) return 'skipped';
  return instantOf(local, zone, now)?.getTime() === instants[0]?.getTime() ? 'twice' : 'second';
}

/** A pickup time that can be booked, or which part of it cannot, and why. */
export type CheckedTime =
  | { ok: true; instant: Date }
  | { ok: false; part: 'date' | 'time'; code: FieldErrorCode };

const refuse = (part: 'date' | 'time', code: FieldErrorCode): CheckedTime => ({
  ok: false,
  part,
  code,
});

/**
 * Checks a pickup's local time: not before today, not more than a month ahead, and, when it is
 * today, not in the past.
 */
export function checkPickupTime(local: string, zone: string, now: Date): CheckedTime {
  const date = dateOf(local);
  if (date < earliestDate(now, zone)) return refuse('date', 'timeInPast');
  if (date > latestDate(now, zone)) return refuse('date', 'tooFarAhead');
  const instant = instantOf(local, zone, now);
  if (!instant) return refuse('time', 'dateTime');
  return instant < startOfMinute(now) ? refuse('time', 'timeInPast') : { ok: true, instant };
}

/** The same for a return: in addition at least ten minutes after the outbound pickup. */
export function checkReturnTime(
  local: string,
  zone: string,
  outbound: Date | null,
  now: Date,
): CheckedTime {
  const checked = checkPickupTime(local, zone, now);
  if (!checked.ok) return checked;
  const earliest = startOfMinute(addMinutes(outbound ?? now, RETURN_GAP_MINUTES));
  if (checked.instant >= earliest) return checked;
  // In the hour that comes twice, the second occurrence may still be late enough.
  const later = instantsOf(local, zone).find((instant) => instant >= earliest);
  return later ? { ok: true, instant: later } : refuse('time', 'timeInPast');
}

/** Whether a card can still be held for a pickup that far ahead. */
export const creditCardAllowed = (pickup: Date | null, now: Date): boolean =>
  pickup === null || pickup.getTime() - now.getTime() <= CARD_DAYS_AHEAD * DAY;
