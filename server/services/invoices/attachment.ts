import { and, eq } from 'drizzle-orm';
import type { Channel } from '../../../contract/core/channel.ts';
import type { Language } from '../../../contract/core/languages.ts';
import type { OutgoingMail } from '../../adapters/mail/types.ts';
import type { AppContext } from '../../context.ts';
import { invoices } from '../../db/tables/index.ts';
import { invoiceFileName, pdfOf } from './invoiceFile.ts';
import { detailsOf } from './readInvoice.ts';

/** An invoice as an attachment of a mail; null for one that does not exist. */
export async function invoiceAttachment(
  app: AppContext,
  channel: Channel,
  id: string,
  language: Language,
): Promise<OutgoingMail['attachments'][number] | null> {
  const { orm } = app.database;
  const [invoice] = await orm
    .select()
    .from(invoices)
    .where(and(eq(invoices.channelId, channel.id), eq(invoices.id, id)));
  if (!invoice) return null;
  const details = await detailsOf(orm, invoice);
  return {
    name: invoiceFileName(details, language, 'pdf'),
    type: 'application/pdf',
    content: await pdfOf(app, details, channel, language),
  };
}
