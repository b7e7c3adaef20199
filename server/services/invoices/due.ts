import { and, eq, gt, gte, inArray, isNull, lt, notExists, or, sql } from 'drizzle-orm';
import { addMinutes, instantsOf, localTime } from '../../../contract/booking/schedule.ts';
import { CANCELLED_STATUSES, PAST_STATUSES } from '../../../contract/booking/status.ts';
import type { Channel } from '../../../contract/core/channel.ts';
import { DomainError } from '../../../contract/core/errors.ts';
import { UNPAID_STATUSES } from '../../../contract/resources/invoices.ts';
import type { Queryable, RequestContext } from '../../context.ts';
import { bookings, invoiceLines, invoices } from '../../db/tables/index.ts';

const DAY_MINUTES = 1440;
/** Prices may come a day after their trips, so a month is closed when that day is over. */
const GRACE_MINUTES = DAY_MINUTES;
/** How long changed prices are looked for; older changes are not checked each hour. */
const CHANGED_DAYS = 35;
/** Trips that were not invoiced for this long are not invoiced any more. */
const REACH_DAYS = 400;

/** The first instant of the month that is not closed yet, by the channel's clock. */
export function openFrom({ timeZone }: Channel, now: Date): Date {
  const month = localTime(addMinutes(now, -GRACE_MINUTES), timeZone).slice(0, 7);
  return instantsOf(`${month}-01T00:00:00`, timeZone)[0] ?? new Date(`${month}-01T00:00:00Z`);
}

const isOnInvoice = (on: Queryable) =>
  on
    .select({ one: sql`1` })
    .from(invoiceLines)
    .where(
      and(eq(invoiceLines.channelId, bookings.channelId), eq(invoiceLines.bookingId, bookings.id)),
    );

/** Trips that changed not too long ago after they were invoiced. */
export const isChangedSince = (now: Date) =>
  and(
    gt(bookings.updatedAt, invoices.createdAt),
    gt(bookings.updatedAt, addMinutes(now, -CHANGED_DAYS * DAY_MINUTES)),
  );

/** Trips of closed months that an account pays for, and that are not on any invoice. */
export const unbilled = (on: Queryable, channel: Channel, now: Date) =>
  and(
    eq(bookings.channelId, channel.id),
    eq(bookings.paymentType, 'businessAccount'),
    inArray(bookings.status, [...PAST_STATUSES, ...CANCELLED_STATUSES]),
    gt(bookings.total, 0),
    lt(bookings.pickupAt, openFrom(channel, now)),
    gte(bookings.pickupAt, addMinutes(now, -REACH_DAYS * DAY_MINUTES)),
    notExists(isOnInvoice(on)),
  );

/**
 * Keeps an account from being deleted that owes money, or will when its trips are invoiced. Trips
 * that are still ahead keep it too, by their reference.
 * @throws DomainError ACCOUNT_OWES with how much stands in the way
 */
export async function refuseDebt(
  account: { id: string; name?: unknown },
  on: Queryable,
  { app, channel }: Pick<RequestContext, 'app' | 'channel'>,
): Promise<void> {
  const unpaid = await on.$count(
    invoices,
    and(
      eq(invoices.channelId, channel.id),
      eq(invoices.corporationId, account.id),
      eq(invoices.kind, 'invoice'),
      inArray(invoices.status, [...UNPAID_STATUSES]),
    ),
  );
  const trips = await on.$count(
    bookings,
    and(
      eq(bookings.channelId, channel.id),
      eq(bookings.corporationId, account.id),
      eq(bookings.paymentType, 'businessAccount'),
      gte(bookings.pickupAt, addMinutes(app.now(), -REACH_DAYS * DAY_MINUTES)),
      inArray(bookings.status, [...PAST_STATUSES, ...CANCELLED_STATUSES]),
      or(
        gt(bookings.total, 0),
        // Its price may still come.
        and(
          isNull(bookings.total),
          gte(bookings.pickupAt, addMinutes(app.now(), -2 * GRACE_MINUTES)),
        ),
      ),
      notExists(isOnInvoice(on)),
    ),
  );
  if (unpaid + trips === 0) return;
  const params = { name: String(account.name), invoices: unpaid, trips };
  throw new DomainError('ACCOUNT_OWES', { params });
}

/** Accounts for which there are invoices or credit notes to write. */
export async function accountsToInvoice(
  on: Queryable,
  channel: Channel,
  now: Date,
): Promise<string[]> {
  const billed = await on
    .selectDistinct({ id: bookings.corporationId })
    .from(bookings)
    .where(unbilled(on, channel, now));
  const changed = await on
    .selectDistinct({ id: invoices.corporationId })
    .from(invoices)
    .innerJoin(
      invoiceLines,
      and(eq(invoiceLines.channelId, invoices.channelId), eq(invoiceLines.invoiceId, invoices.id)),
    )
    .innerJoin(
      bookings,
      and(eq(bookings.channelId, invoiceLines.channelId), eq(bookings.id, invoiceLines.bookingId)),
    )
    .where(and(eq(invoices.channelId, channel.id), isChangedSince(now)));
  return [...new Set([...billed, ...changed].map(({ id }) => id))];
}
