import type { BookingStatus } from './status.ts';

/** Why somebody may have to do something about a trip. */
export const ATTENTION = ['unpaid', 'late', 'noDriver'] as const;
export type Attention = (typeof ATTENTION)[number];

/** A pickup counts as on time up to so many minutes after the booked time, as in the figures. */
const ON_TIME_MINUTES = 5;
/** With less time than this, a taxi should be on its way. */
const DRIVER_MINUTES = 15;

/** Until the driver is at the pickup, a trip can be late or lack a driver. */
export const WATCHED_STATUSES = [
  'PREBOOKED',
  'NEW',
  'ASSIGN',
  'ENROUTE',
] as const satisfies readonly BookingStatus[];
const watched: ReadonlySet<BookingStatus> = new Set(WATCHED_STATUSES);
const withoutDriver: ReadonlySet<BookingStatus> = new Set(['PREBOOKED', 'NEW']);

interface Watched {
  status: BookingStatus;
  pickupAt: string;
  payment: { charge?: { outstanding: number } | null | undefined };
}

/**
 * What a trip needs a hand for; null for nothing.
 * @param now in milliseconds
 */
export function attentionOf({ status, pickupAt, payment }: Watched, now: number): Attention | null {
  if ((payment.charge?.outstanding ?? 0) > 0) return 'unpaid';
  const minutesLeft = (Date.parse(pickupAt) - now) / 60_000;
  if (watched.has(status) && minutesLeft < -ON_TIME_MINUTES) return 'late';
  return withoutDriver.has(status) && minutesLeft < DRIVER_MINUTES ? 'noDriver' : null;
}
