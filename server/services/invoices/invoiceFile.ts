import type { InvoiceDetails, InvoiceFormat } from '../../../contract/invoices/calls.ts';
import { titleOf } from '../../../contract/invoices/law.ts';
import { invoicePdf } from '../../../contract/invoices/invoicePdf.ts';
import type { Channel } from '../../../contract/core/channel.ts';
import { formatsFor } from '../../../contract/core/formats.ts';
import type { Language } from '../../../contract/core/languages.ts';
import { messages } from '../../../contract/messages/messages.ts';
import { csvFormatFor } from '../../../contract/reports/csvFormat.ts';
import type { AppContext } from '../../context.ts';
import { paperLogo } from '../mails/logo.ts';
import { paperFonts } from '../papers/fonts.ts';
import { Decimal, decimal, Moment, type Report, safeFileName } from '../reports/report.ts';
import { dataOf } from '../reports/reportFile.ts';

/** `Invoice MERIDIAN-I000012.pdf`, in the reader's language. */
export const invoiceFileName = (
  { kind, number, seller, tax }: Pick<InvoiceDetails, 'kind' | 'number' | 'seller' | 'tax'>,
  language: Language,
  format: InvoiceFormat,
): string => {
  const title = messages[language].invoice[titleOf(kind, seller?.country, tax !== null)];
  return `${safeFileName(`${title} ${number}`)}.${format}`;
};

/** An invoice as a PDF. */
export async function pdfOf(
  app: Pick<AppContext, 'pictures'>,
  invoice: InvoiceDetails,
  channel: Channel,
  language: Language,
): Promise<Uint8Array> {
  const pdf = invoicePdf(invoice, {
    name: channel.name,
    logo: await paperLogo(app, channel),
    ...(await paperFonts([invoice, channel.name])),
    accent: channel.colorScheme.primary,
    texts: messages[language].trip,
    invoiceTexts: messages[language].invoice,
    formats: formatsFor(language, channel),
  });
  return new Uint8Array(pdf);
}

/** The trips of an invoice as CSV, as the spreadsheets of the language read it. */
export function csvOf(invoice: InvoiceDetails, language: Language): ReturnType<typeof dataOf> {
  const { labels } = messages[language].trip;
  const words = messages[language].invoice;
  const taxName = messages[language].trip.taxes[invoice.tax?.kind ?? 'vat'];
  const titles = [
    ...new Set(invoice.lines.flatMap(({ fields }) => fields.map(({ title }) => title))),
  ];
  const rows = invoice.lines.map((line) => [
    invoice.number,
    new Moment(line.pickupTime),
    line.passengerName,
    line.originAddress,
    line.destinationAddress,
    line.dispatchId,
    line.bookingId,
    ...titles.map((title) => line.fields.find((field) => field.title === title)?.value ?? null),
    decimal(line.amount - line.tax, invoice.currency),
    line.taxRate === null ? null : new Decimal(String(line.taxRate)),
    decimal(line.tax, invoice.currency),
    decimal(line.amount, invoice.currency),
    invoice.currency,
  ]);
  const report: Report = {
    fileName: invoice.number,
    format: csvFormatFor(language),
    headings: [
      words[invoice.kind],
      labels.time,
      labels.passenger,
      labels.pickup,
      labels.dropoff,
      labels.tripId,
      labels.reference,
      ...titles,
      words.net,
      `${taxName} %`,
      taxName,
      words.amount,
      messages[language].reports.trip.currency,
    ],
    async *batches() {
      yield await Promise.resolve(rows);
    },
    count: () => Promise.resolve(rows.length),
  };
  return dataOf(report);
}
