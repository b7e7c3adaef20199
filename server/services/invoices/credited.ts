import { and, eq, getTableColumns } from 'drizzle-orm';
import { taxOfPart } from '../../../contract/core/tax.ts';
import type { Transaction } from '../../context.ts';
import { invoiceLines, invoices } from '../../db/tables/index.ts';
import type { BookingRow } from '../bookings/record.ts';
import { lineOf, type LineValues, withTax } from './lines.ts';
import { linesOf } from './readInvoice.ts';

interface Credited {
  /** The invoice that is corrected. */
  invoiceId: string;
  trip: BookingRow;
  /** What is given back, in minor units; above zero. */
  amount: number;
}

/**
 * The line of a credit note. It takes back the tax that the invoice had, at the rate of that time; several credits about
 * the same line together take back exactly its tax.
 */
export async function creditedLine(
  tx: Transaction,
  channelId: string,
  { invoiceId, trip, amount }: Credited,
): Promise<LineValues> {
  const [invoice] = await tx
    .select()
    .from(invoices)
    .where(and(eq(invoices.channelId, channelId), eq(invoices.id, invoiceId)));
  const lines = invoice ? await linesOf(tx, invoice) : [];
  const whole = lines.find(({ bookingId }) => bookingId === trip.id);
  if (!whole) throw new Error(`Trip ${trip.id} is not on the invoice ${invoiceId}.`);
  const credits = await tx
    .select(getTableColumns(invoiceLines))
    .from(invoiceLines)
    .innerJoin(
      invoices,
      and(eq(invoices.channelId, invoiceLines.channelId), eq(invoices.id, invoiceLines.invoiceId)),
    )
    .where(
      and(
        eq(invoices.channelId, channelId),
        eq(invoices.correctsId, invoiceId),
        eq(invoiceLines.bookingId, trip.id),
      ),
    );
  const before = { amount: 0, tax: 0 };
  for (const credit of withTax(credits, whole.taxRate)) {
    before.amount -= credit.amount;
    before.tax -= credit.tax;
  }
  const tax = taxOfPart(whole, before, amount);
  return lineOf(trip, { amount: -amount, tax: tax === 0 ? 0 : -tax, taxRate: whole.taxRate });
}
