import { taxShares, taxWithin } from '../../../contract/core/tax.ts';
import type { InvoiceTax } from '../../../contract/invoices/calls.ts';
import type { invoiceLines } from '../../db/tables/index.ts';
import type { BookingRow } from '../bookings/record.ts';
import type { RateOf } from '../fleets/taxRates.ts';

type LineRow = typeof invoiceLines.$inferInsert;
/** A line before its document has an id. */
export type LineValues = Omit<LineRow, 'channelId' | 'invoiceId' | 'position'> & Taxed;
interface Taxed {
  /** Minor units, with tax. */
  amount: number;
  tax: number;
  /** In percent; null where no tax is charged. */
  taxRate: number | null;
}

/** A trip as a line. The rate is that of the fleet that drove it, on the day of the trip. */
export const lineOf = (trip: BookingRow, line: Taxed & { adjusts?: boolean }): LineValues => ({
  bookingId: trip.id,
  dispatchId: trip.dispatchId,
  pickupTime: trip.pickupTime,
  passengerName: trip.passengerName,
  originAddress: trip.originAddress,
  destinationAddress: trip.destinationAddress,
  fields: (trip.businessAccountConfig?.fields ?? []).map(({ title, value }) => ({ title, value })),
  ...line,
});

/** A trip that is to be invoiced, with what it costs, or with what it costs more than before. */
export interface InvoicedTrip {
  trip: BookingRow;
  amount: number;
  /** Of what it costs more: that, and the number of the invoice before. */
  raised?: { title: string; value: string };
}

/** Trips with what each costs, as the lines of an invoice. */
export function invoicedLines(trips: readonly InvoicedTrip[], rateOf: RateOf): LineValues[] {
  const rated = trips.map(({ trip, amount, raised }) => ({
    trip,
    amount,
    raised,
    taxRate: rateOf(trip.fleetId, trip.pickupTime.slice(0, 10)),
  }));
  const taxes = taxesOf(rated);
  return rated.map(({ trip, amount, taxRate, raised }, at) => {
    const line = lineOf(trip, { amount, taxRate, tax: taxes[at]!, adjusts: raised !== undefined });
    return raised ? { ...line, fields: [...line.fields, raised] } : line;
  });
}

/** The tax of each line, so that those of a rate together are the tax of their total. */
function taxesOf(lines: readonly { amount: number; taxRate: number | null }[]): number[] {
  const taxes = lines.map(() => 0);
  const places = Map.groupBy(lines.keys(), (at) => lines[at]!.taxRate);
  for (const [rate, at] of places) {
    if (rate === null) continue;
    const shares = taxShares(
      at.map((place) => lines[place]!.amount),
      rate,
    );
    at.forEach((place, index) => (taxes[place] = shares[index]!));
  }
  return taxes;
}

/**
 * Lines with their tax. Those that were written before it was kept have the rate of their document.
 * @param rate of the document
 */
export function withTax<L extends { amount: number; tax: number | null; taxRate: number | null }>(
  lines: readonly L[],
  rate: number | null,
): (L & Taxed)[] {
  if (lines.every(({ tax }) => tax !== null))
    return lines.map((line) => ({ ...line, tax: line.tax ?? 0 }));
  const rated = lines.map((line) => ({ ...line, taxRate: line.taxRate ?? rate }));
  // A credit note was about few trips, so that each had a tax of its own.
  const taxes = lines.some(({ amount }) => amount < 0)
    ? rated.map(({ amount, taxRate }) => (taxRate === null ? 0 : taxWithin(amount, taxRate)))
    : taxesOf(rated);
  return rated.map((line, at) => ({ ...line, tax: line.tax ?? taxes[at]! }));
}

/** What of some lines has which rate, the highest first. */
export function taxesByRate(lines: readonly Taxed[]): InvoiceTax[] {
  const rates = [...Map.groupBy(lines, ({ taxRate }) => taxRate)];
  return rates
    .map(([rate, of]) => {
      const tax = of.reduce((sum, line) => sum + line.tax, 0);
      return { rate, tax, net: of.reduce((sum, { amount }) => sum + amount, 0) - tax };
    })
    .toSorted((one, other) => (other.rate ?? -1) - (one.rate ?? -1));
}
