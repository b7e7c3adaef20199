import { and, eq } from 'drizzle-orm';
import type { Channel } from '../../../contract/core/channel.ts';
import { formatsFor } from '../../../contract/core/formats.ts';
import { invoicePath } from '../../../contract/invoices/address.ts';
import { monthText } from '../../../contract/core/month.ts';
import { fillIn } from '../../../contract/messages/fillIn.ts';
import { messages } from '../../../contract/messages/messages.ts';
import type { AppContext, Transaction } from '../../context.ts';
import { preferredOrigin } from '../../config/origins.ts';
import { invoices } from '../../db/tables/index.ts';
import { queueMails } from '../mails/queueMail.ts';
import type { Account } from './account.ts';
import type { InvoiceRow } from './issue.ts';

/** After a week without delivery, the reader will look for the invoice in the console. */
const LIFE_MINUTES = 7 * 1440;

/**
 * Mails an invoice or a credit note as a PDF, in the language of the account, to the addresses that its billing names, or
 * else to its main contact.
 */
export async function mailInvoice(
  app: AppContext,
  tx: Transaction,
  channel: Channel,
  account: Account,
  invoice: InvoiceRow,
): Promise<void> {
  const { communicationLanguage: language } = account;
  const texts = messages[language].invoice;
  const words = texts.mail[invoice.kind];
  const formats = formatsFor(language, channel);
  const day = (date: string) => formats.date(`${date}T00:00:00Z`, 'UTC');
  const [corrected] =
    invoice.correctsId === null
      ? []
      : await tx
          .select({ number: invoices.number })
          .from(invoices)
          .where(and(eq(invoices.channelId, channel.id), eq(invoices.id, invoice.correctsId)));
  const total = formats.money(invoice.total, invoice.currency);
  const values = {
    account: account.name,
    channel: channel.name,
    number: invoice.number,
    month: monthText(invoice.month, formats.locale),
    due: day(invoice.dueOn),
    corrects: corrected?.number ?? '',
    total,
  };
  const { emails } = account.billing;
  const mail = {
    channel,
    fact: `${invoice.id} invoice`,
    language,
    content: {
      subject: fillIn(words.subject, values),
      heading: fillIn(words.heading, values),
      paragraphs: [fillIn(words.lead, values)],
      facts: [
        [texts[invoice.kind], invoice.number] as const,
        ...(invoice.kind === 'invoice' ? [[texts.due, values.due] as const] : []),
        ...(invoice.reason ? [[texts.reason, invoice.reason] as const] : []),
      ],
      amounts: [[messages[language].trip.pricing.total, total] as const],
      button: {
        label: texts.mail.open,
        url: preferredOrigin(app.config, channel) + invoicePath(invoice.id),
      },
      footer: fillIn(texts.mail.why, values),
    },
    invoiceId: invoice.id,
    lifeMinutes: LIFE_MINUTES,
  };
  const recipients = emails.length > 0 ? emails : [account.contactEmail];
  await queueMails(
    app,
    tx,
    recipients.map((recipient) => ({ ...mail, recipient })),
  );
}
