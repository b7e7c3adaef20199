import { and, eq } from 'drizzle-orm';
import { addMinutes, instantsOf, localTime } from '../../../contract/booking/schedule.ts';
import type { Channel } from '../../../contract/core/channel.ts';
import type { Transaction } from '../../context.ts';
import { readRates } from '../fleets/taxRates.ts';
import { accountOf, lockAccountOf } from './account.ts';
import { invoiceAccount, markOverdue } from './closeMonths.ts';
import { creditedLine } from './credited.ts';
import { dayAt, type InvoiceRow, issue } from './issue.ts';
import { addPayment } from './paymentRows.ts';
import * as tables from '../../db/tables/index.ts';

const DAY_MINUTES = 1440;
/** How far back the demo's archived trips go. */
const MONTHS = 6;
/** From the end of a month to its invoices, and from those to the payment. */
const CLOSED_AFTER_MINUTES = DAY_MINUTES + 7 * 60;
const PAID_AFTER_DAYS = 16;
/** What accounts that are late have paid. */
const PART_PAID = 0.4;

/** The first instants of the last months, this one included, the oldest first. */
function monthStarts({ timeZone }: Channel, now: Date): Date[] {
  const [year = 0, month = 1] = localTime(now, timeZone).split('-').map(Number);
  return Array.from({ length: MONTHS }, (_, back) => {
    const first = new Date(Date.UTC(year, month - 1 - (MONTHS - 1 - back), 1));
    return instantsOf(`${first.toISOString().slice(0, 10)}T00:00:00`, timeZone)[0] ?? first;
  });
}

/** Credits half of the most expensive trip of an invoice. @returns what that gives back */
async function creditOne(tx: Transaction, channel: Channel, invoice: InvoiceRow): Promise<number> {
  const { id: correctsId, corporationId, createdAt } = invoice;
  const { invoiceLines: lines, bookings } = tables;
  const found = await tx
    .select({ trip: bookings, amount: lines.amount })
    .from(lines)
    .innerJoin(
      bookings,
      and(eq(bookings.channelId, lines.channelId), eq(bookings.id, lines.bookingId)),
    )
    .where(and(eq(lines.channelId, channel.id), eq(lines.invoiceId, correctsId)));
  const dearest = found.toSorted((one, other) => other.amount - one.amount)[0];
  if (!dearest) return 0;
  const at = addMinutes(createdAt, 3 * DAY_MINUTES);
  const amount = Math.round(dearest.amount / 2);
  await issue(
    tx,
    channel,
    {
      kind: 'creditNote',
      account: await accountOf(tx, channel.id, corporationId),
      month: localTime(at, channel.timeZone).slice(0, 7),
      correctsId,
      reason: 'The driver came half an hour late',
      lines: [
        await creditedLine(tx, channel.id, { invoiceId: correctsId, trip: dearest.trip, amount }),
      ],
    },
    at,
  );
  return amount;
}

/**
 * Writes the invoices of the demo's past months, as closing those months would have done: those of
 * older months are paid, by accounts that are late only in part, and one trip was credited.
 */
export async function seedInvoices(
  tx: Transaction,
  channel: Channel,
  corporationIds: readonly string[],
  now: Date,
): Promise<void> {
  const starts = monthStarts(channel, now);
  const rateOf = await readRates(tx, channel);
  for (const start of starts) {
    const closedAt = addMinutes(start, CLOSED_AFTER_MINUTES);
    if (closedAt > now) continue;
    for (const [place, id] of corporationIds.entries()) {
      const account = await lockAccountOf(tx, channel.id, id);
      for (const invoice of await invoiceAccount(tx, channel, account, closedAt, rateOf)) {
        const paidAt = addMinutes(closedAt, (PAID_AFTER_DAYS + place) * DAY_MINUTES);
        const isOfLastMonth = start === starts.at(-1);
        const isLate = place % 3 === 2 && start === starts.at(-2);
        const isCredited = place === 0 && start === starts.at(-2);
        const left = invoice.total - (isCredited ? await creditOne(tx, channel, invoice) : 0);
        const payment = {
          paidOn: dayAt(channel, paidAt),
          amount: isLate ? Math.round(left * PART_PAID) : left,
          reference: invoice.number,
        };
        if (paidAt < now && !isOfLastMonth) await addPayment(tx, channel, invoice, payment, paidAt);
      }
    }
  }
  await markOverdue(tx, channel, now);
}
