import { routeText } from '../core/format.ts';
import { fillIn } from '../messages/fillIn.ts';
import type { InvoiceTexts } from '../messages/invoice.ts';
import { isolated } from '../receipts/letters.ts';
import { printSeller } from '../receipts/seller.ts';
import { Sheet } from '../receipts/sheet.ts';
import type { ReceiptLook } from '../receipts/receiptPdf.ts';
import type { PrintedSeller } from '../core/channel.ts';
import { monthText } from '../core/month.ts';
import { taxKindOf, taxNumberNameOf } from '../core/tax.ts';
import type { TripTexts } from '../messages/trip/texts.ts';
import type { InvoiceBuyer, InvoiceDetails, InvoiceLine, PayTo } from './calls.ts';
import { titleOf } from './law.ts';

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

/** The number by which a buyer pays tax, with its name in the buyer's country. */
export function buyerNumber(
  { taxNumber, country }: InvoiceBuyer,
  seller: PrintedSeller | null,
  texts: TripTexts,
): string | null {
  if (taxNumber === null) return null;
  const where = country ?? seller?.country ?? '';
  const tax = texts.taxes[taxKindOf(where)];
  return `${taxNumberNameOf(where) ?? fillIn(texts.receipt.taxNumber, { tax })} ${taxNumber}`;
}

/** What the number beside an account is called: the standard name where it has one in every language. */
const branchName = (seller: PrintedSeller | null, payTo: PayTo, words: InvoiceTexts): string => {
  if (seller?.country === 'AU') return 'BSB';
  return /^[A-Z]{2}\d\d/.test(payTo.account ?? '') ? 'BIC' : words.branch;
};

function printPayment(sheet: Sheet, { payTo, seller, dueOn }: InvoiceDetails, look: InvoiceLook) {
  if (!payTo) return;
  const { formats, invoiceTexts: words } = look;
  sheet.heading(words.payment);
  sheet.fact(words.due, formats.date(asUtc(dueOn), 'UTC'));
  if (payTo.accountName !== null) sheet.fact(words.accountName, payTo.accountName);
  if (payTo.account !== null) {
    const isIban = /^[A-Z]{2}\d\d/.test(payTo.account);
    sheet.fact(isIban ? 'IBAN' : words.accountNumber, payTo.account);
  }
  if (payTo.branch !== null) sheet.fact(branchName(seller, payTo, words), payTo.branch);
  sheet.fact(words.reference, payTo.reference);
  if (payTo.terms !== null) sheet.fact('', payTo.terms);
}

/** The trips with what each costs; with tax, also without it, at which rate, and the tax. */
function printLines(sheet: Sheet, invoice: InvoiceDetails, look: InvoiceLook): void {
  const { formats, texts, invoiceTexts: words } = look;
  const { tax, currency } = invoice;
  const money = (amount: number) => formats.money(amount, currency);
  if (!tax) {
    for (const line of invoice.lines) {
      sheet.amount(lineText(line, look), money(line.amount));
      sheet.space(4);
    }
    return;
  }
  const percent = percentIn(look);
  sheet.row('', [words.net, words.rate, texts.taxes[tax.kind], words.amount], 'bold');
  for (const line of invoice.lines) {
    const rate = line.taxRate === null ? '–' : percent(line.taxRate);
    const net = money(line.amount - line.tax);
    sheet.row(lineText(line, look), [net, rate, money(line.tax), money(line.amount)]);
    sheet.space(4);
  }
}

const percentIn = ({ formats }: InvoiceLook) => {
  const style = { style: 'percent', maximumFractionDigits: 2 } as const;
  const format = new Intl.NumberFormat(formats.locale, style);
  return (rate: number) => format.format(rate / 100);
};

/** An invoice or a credit note as a PDF in the channel's look and the reader's language. */
export function invoicePdf(invoice: InvoiceDetails, look: InvoiceLook): ArrayBuffer {
  const { formats, texts, invoiceTexts: words } = look;
  const { seller, buyer, tax } = invoice;
  const money = (amount: number) => formats.money(amount, invoice.currency);
  const day = (date: string) => formats.date(asUtc(date), 'UTC');
  const title = words[titleOf(invoice.kind, seller?.country, tax !== null)];
  const sheet = new Sheet(look, { title: `${title} ${invoice.number}`, author: look.name });
  sheet.head({
    logo: look.logo,
    name: look.name,
    title,
    below: fillIn(words.number, { number: invoice.number }),
  });
  printSeller(sheet, seller, texts);
  sheet.space(6);
  const billedTo = buyer
    ? [buyer.name, buyer.address, buyerNumber(buyer, seller, texts)]
    : [invoice.corporationName];
  sheet.fact(words.billedTo, billedTo.filter(Boolean).join('\n'));
  if (buyer?.purchaseOrder) sheet.fact(words.purchaseOrder, buyer.purchaseOrder);
  sheet.fact(words.month, monthText(invoice.month, formats.locale));
  sheet.fact(words.issued, day(invoice.issuedOn));
  if (tax) sheet.fact(words.taxPoint, words.dayOfTrip);
  if (invoice.kind === 'invoice' && !invoice.payTo) sheet.fact(words.due, day(invoice.dueOn));
  const { corrects: number, correctsOn } = invoice;
  if (number && correctsOn)
    sheet.fact(words.corrects, fillIn(words.correctsOn, { number, day: day(correctsOn) }));
  if (invoice.reason) sheet.fact(words.reason, invoice.reason);

  sheet.heading(fillIn(words.trips, { count: invoice.lines.length }));
  printLines(sheet, invoice, look);
  sheet.space(2);
  sheet.rule();
  sheet.space(6);
  for (const { rate, net, tax: included } of invoice.taxes) {
    const name = texts.taxes[tax!.kind];
    if (rate === null) sheet.amount(fillIn(words.untaxed, { tax: name }), money(net));
    else {
      const percent = new Intl.NumberFormat(formats.locale).format(rate);
      const isOnly = invoice.taxes.length === 1;
      sheet.amount(isOnly ? words.net : fillIn(words.netAt, { rate: percent }), money(net));
      sheet.amount(fillIn(words.tax, { tax: name, rate: percent }), money(included));
    }
  }
  sheet.amount(texts.pricing.total, money(invoice.total), 'bold');
  if (invoice.kind === 'invoice') printPayment(sheet, invoice, look);
  return sheet.finish(`${look.name} · ${invoice.number}`, (page, of) =>
    fillIn(texts.receipt.page, { page, of }),
  );
}
