import { and, eq } from 'drizzle-orm';
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
 * The line of a credit note. It takes back the tax that the invoice had, at the rate of that time; several credits of the
 * same trip together take back exactly its tax.
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
  const rows = await tx
    .select()
    .from(invoiceLines)
    .where(and(eq(invoiceLines.channelId, channelId), eq(invoiceLines.bookingId, trip.id)));
  const before = { amount: 0, tax: 0 };
  const credits = rows.filter((row) => row.amount < 0);
  for (const credit of withTax(credits, whole.taxRate)) {
    before.amount -= credit.amount;
    before.tax -= credit.tax;
  }
  const tax = taxOfPart(whole, before, amount);
  return lineOf(trip, { amount: -amount, tax: tax === 0 ? 0 : -tax, taxRate: whole.taxRate });
}
