import { and, eq, inArray } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import {
  type BookingStatus,
  CANCELLED_STATUSES,
  PAST_STATUSES,
} from '../../../contract/booking/status.ts';
import type { NoticeKind } from '../../../contract/messages/mail/texts.ts';
import type { Queryable } from '../../context.ts';
import { bookingEvents, bookingNotices } from '../../db/tables/index.ts';
import { type Filled, insertOfRow } from '../../db/statements/writtenOnce.ts';
import type { BookingRow } from '../bookings/record.ts';

type Named = Pick<BookingRow, 'channelId' | 'id'>;
type Moved = Named & Pick<BookingRow, 'state' | 'status'>;

const KINDS: Partial<Record<BookingStatus, NoticeKind>> = {
  NEW: 'confirmed',
  PREBOOKED: 'confirmed',
  ASSIGN: 'driverAssigned',
  // A driver who sets off immediately was never reported as assigned.
  ENROUTE: 'driverAssigned',
  MADECONTACT: 'driverArrived',
  ...Object.fromEntries(PAST_STATUSES.map((status) => [status, 'receipt' as const])),
  ...Object.fromEntries(CANCELLED_STATUSES.map((status) => [status, 'cancelled' as const])),
};

/**
 * Records that people have to be told something; pass the transaction that makes it true. Who is
 * told, in which words, and whether they already know is worked out when the mails are written.
 */
export async function recordNotice(
  on: Queryable,
  kind: NoticeKind,
  about: readonly Named[],
  now: Date,
): Promise<void> {
  if (about.length === 0) return;
  await on
    .insert(bookingNotices)
    .values(about.map(({ channelId, id }) => ({ channelId, bookingId: id, kind, createdAt: now })));
}

/** The same for a booking that changed its state, as writes to be made with others (`writeAndCommit`). */
export function noticesOf(booking: Moved, now: Date): Filled[] {
  const kind = kindOf(booking);
  if (!kind) return [];
  const { channelId, id: bookingId } = booking;
  const values = { id: uuidv7(), channelId, bookingId, kind, createdAt: now };
  return [{ statement: oneNotice, values }];
}
const oneNotice = insertOfRow(bookingNotices, [
  'id',
  'channelId',
  'bookingId',
  'kind',
  'createdAt',
]);

/**
 * Records notices about bookings that changed their state. Call it before the new state is in their
 * history.
 */
export async function recordNoticesOfChanges(
  on: Queryable,
  moved: readonly Moved[],
  now: Date,
): Promise<void> {
  const known = await confirmedBefore(
    on,
    moved.filter((booking) => kindOf(booking) === 'confirmed'),
  );
  const news = moved.filter(({ id }) => !known.has(id));
  for (const [kind, about] of Map.groupBy(news, kindOf))
    if (kind) await recordNotice(on, kind, about, now);
}

const kindOf = ({ status }: Moved) => (status === null ? undefined : KINDS[status]);

/**
 * Bookings that were confirmed before: a trip also becomes NEW when its driver is taken off, or
 * after PREBOOKED, and neither is news.
 */
async function confirmedBefore(on: Queryable, moved: readonly Moved[]): Promise<Set<string>> {
  const [first] = moved;
  if (!first) return new Set();
  const events = await on
    .select({ bookingId: bookingEvents.bookingId })
    .from(bookingEvents)
    .where(
      and(
        inArray(bookingEvents.channelId, [...new Set(moved.map(({ channelId }) => channelId))]),
        inArray(
          bookingEvents.bookingId,
          moved.map(({ id }) => id),
        ),
        eq(bookingEvents.state, 'CONFIRMED'),
      ),
    );
  return new Set(events.map(({ bookingId }) => bookingId));
}
