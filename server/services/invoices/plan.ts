import { and, eq } from 'drizzle-orm';
import { amountDue } from '../../../contract/booking/payment.ts';
import { addMinutes, localTime } from '../../../contract/booking/schedule.ts';
import type { Channel } from '../../../contract/core/channel.ts';
import type { HeldInvoice } from '../../../contract/invoices/calls.ts';
import { type Demand, missingOn } from '../../../contract/invoices/law.ts';
import type { Queryable } from '../../context.ts';
import { bookings, invoices } from '../../db/tables/index.ts';
import { isInReach } from '../accountsInReach.ts';
import { type RateOf, readRates } from '../fleets/taxRates.ts';
import type { Call } from '../verb.ts';
import { type Account, accountOf } from './account.ts';
import { accountsToInvoice, openFrom, unbilled } from './due.ts';
import { type InvoicedTrip, invoicedLines, type LineValues } from './lines.ts';
import { raisedTrips } from './repriced.ts';

/** An invoice that is to be written. */
export interface PlannedInvoice {
  month: string;
  lines: LineValues[];
  /** What it would lack that the law demands; it is not written before that is mended. */
  missing: Demand[];
}

/**
 * The invoices of an account that are to be written for the months that are over, one for each month. A trip whose
 * month already has its invoice, because its price came late, goes on that of the last month; where
 * that exists too, it waits for the next.
 */
export async function planInvoices(
  on: Queryable,
  channel: Channel,
  account: Account,
  now: Date,
  rateOf: RateOf,
): Promise<PlannedInvoice[]> {
  const trips = await on
    .select()
    .from(bookings)
    .where(and(unbilled(on, channel, now), eq(bookings.corporationId, account.id)))
    .orderBy(bookings.pickupAt, bookings.id);
  const raised = await raisedTrips(on, channel, account, now);
  if (trips.length + raised.length === 0) return [];
  const written = await on
    .select({ month: invoices.month })
    .from(invoices)
    .where(
      and(
        eq(invoices.channelId, channel.id),
        eq(invoices.corporationId, account.id),
        eq(invoices.kind, 'invoice'),
      ),
    );
  const closed = new Set(written.map(({ month }) => month));
  const monthAt = (at: Date) => localTime(at, channel.timeZone).slice(0, 7);
  const last = monthAt(addMinutes(openFrom(channel, now), -1));
  // What a trip costs more than its invoice says goes on the next one.
  const months = new Map<string, InvoicedTrip[]>(
    raised.length > 0 && !closed.has(last) ? [[last, raised]] : [],
  );
  for (const trip of trips) {
    const amount = amountDue(trip, now);
    if (amount === null || amount <= 0) continue;
    const own = monthAt(trip.pickupAt);
    const month = closed.has(own) ? last : own;
    if (closed.has(month)) continue;
    months.set(month, [...(months.get(month) ?? []), { trip, amount }]);
  }
  return [...months]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([month, of]) => {
      const lines = invoicedLines(of, rateOf);
      return { month, lines, missing: missingFrom(channel, account, lines) };
    });
}

const totalOf = (lines: readonly LineValues[]) => lines.reduce((sum, line) => sum + line.amount, 0);

const missingFrom = (
  { defaultCountry: country, currency, seller }: Channel,
  { billing: buyer }: Account,
  lines: readonly LineValues[],
): Demand[] =>
  missingOn({
    country,
    currency,
    total: totalOf(lines),
    isTaxed: lines.some(({ taxRate }) => taxRate !== null),
    seller,
    buyer,
  });

/** The invoices in the caller's reach that are not written, because they would lack what the law demands. */
export async function heldInvoices({ ctx }: Call): Promise<{ held: HeldInvoice[] }> {
  const { app, channel } = ctx;
  const { orm } = app.database;
  const now = app.now();
  const rateOf = await readRates(orm, channel);
  const held: HeldInvoice[] = [];
  const ids = await accountsToInvoice(orm, channel, now);
  for (const id of ids.filter((one) => isInReach(ctx, one))) {
    const account = await accountOf(orm, channel.id, id);
    for (const { month, lines, missing } of await planInvoices(orm, channel, account, now, rateOf))
      if (missing.length > 0)
        held.push({
          corporationId: id,
          corporationName: account.name,
          month,
          tripCount: lines.length,
          total: totalOf(lines),
          missing,
        });
  }
  return { held };
}
