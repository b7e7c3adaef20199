import { routeText } from '../core/format.ts';
import { fillIn } from '../messages/fillIn.ts';
import type { InvoiceTexts } from '../messages/invoice.ts';
import { isolated } from '../receipts/letters.ts';
import { printSeller } from '../receipts/seller.ts';
import { Sheet } from '../receipts/sheet.ts';
import type { ReceiptLook } from '../receipts/receiptPdf.ts';
import type { InvoiceDetails, InvoiceLine } from './calls.ts';
import { monthText } from '../core/month.ts';

type InvoiceLook = ReceiptLook & { invoiceTexts: InvoiceTexts };

/** Marks a day or a local time as UTC, so that it is written unchanged. */
const asUtc = (local: string) => (local.length === 10 ? `${local}T00:00:00Z` : `${local}Z`);

function lineText(line: InvoiceLine, { formats, texts }: InvoiceLook): string {
  const first = [
    formats.dateTime(asUtc(line.pickupTime), 'UTC'),
    isolated(line.passengerName),
    ...(line.dispatchId ? [`${texts.labels.tripId} ${line.dispatchId}`] : []),
  ];
  const fields = line.fields.map(({ title, value }) => `${isolated(title)}: ${isolated(value)}`);
  const route = routeText([line.originAddress, line.destinationAddress].map(isolated));
  return [first.join(' · '), route, ...(fields.length > 0 ? [fields.join(' · ')] : [])].join('\n');
}

/** An invoice or a credit note as a PDF in the channel's look and the reader's language. */
export function invoicePdf(invoice: InvoiceDetails, look: InvoiceLook): ArrayBuffer {
  const { formats, texts, invoiceTexts: words } = look;
  const money = (amount: number) => formats.money(amount, invoice.currency);
  const day = (date: string) => formats.date(asUtc(date), 'UTC');
  const title = words[invoice.kind];
  const sheet = new Sheet(look, { title: `${title} ${invoice.number}`, author: look.name });
  sheet.head({
    logo: look.logo,
    name: look.name,
    title,
    below: fillIn(words.number, { number: invoice.number }),
  });
  printSeller(sheet, invoice.seller, texts);
  sheet.space(6);
  sheet.fact(words.billedTo, invoice.corporationName);
  sheet.fact(words.month, monthText(invoice.month, formats.locale));
  sheet.fact(words.issued, day(invoice.issuedOn));
  if (invoice.kind === 'invoice') sheet.fact(words.due, day(invoice.dueOn));
  if (invoice.corrects) sheet.fact(words.corrects, invoice.corrects);
  if (invoice.reason) sheet.fact(words.reason, invoice.reason);

  sheet.heading(fillIn(words.trips, { count: invoice.lines.length }));
  for (const line of invoice.lines) {
    sheet.amount(lineText(line, look), money(line.amount));
    sheet.space(4);
  }
  sheet.space(2);
  sheet.rule();
  sheet.space(6);
  const { tax } = invoice;
  if (tax) {
    const rate = new Intl.NumberFormat(formats.locale).format(tax.rate);
    sheet.amount(words.net, money(invoice.total - tax.amount));
    sheet.amount(fillIn(words.tax, { tax: texts.taxes[tax.kind], rate }), money(tax.amount));
  }
  sheet.amount(texts.pricing.total, money(invoice.total), 'bold');
  return sheet.finish(`${look.name} · ${invoice.number}`, (page, of) =>
    fillIn(texts.receipt.page, { page, of }),
  );
}
