import { and, eq } from 'drizzle-orm';
import { hasReceipt, type Receipt } from '../../../contract/booking/receipt.ts';
import type { Channel } from '../../../contract/core/channel.ts';
import { formatsFor } from '../../../contract/core/formats.ts';
import { type Language, languageOf } from '../../../contract/core/languages.ts';
import { messages } from '../../../contract/messages/messages.ts';
import { receiptName, receiptPdf } from '../../../contract/receipts/receiptPdf.ts';
import type { OutgoingMail } from '../../adapters/mail/types.ts';
import type { AppContext } from '../../context.ts';
import { bookings } from '../../db/tables/index.ts';
import { paperLogo } from './logo.ts';
import { receiptFor } from '../bookings/receiptOf.ts';
import { paperFonts } from '../papers/fonts.ts';

/**
 * A receipt as a PDF.
 * @param locale the reader's language, with a region where it is known
 */
export async function receiptPdfOf(
  app: Pick<AppContext, 'pictures'>,
  receipt: Receipt,
  channel: Channel,
  locale: string,
): Promise<{ name: string; content: Uint8Array }> {
  const texts = messages[languageOf(locale)].trip;
  const pdf = receiptPdf(receipt, {
    name: channel.name,
    logo: await paperLogo(app, channel),
    ...(await paperFonts([receipt, channel.name])),
    accent: channel.colorScheme.primary,
    texts,
    formats: formatsFor(locale, channel),
  });
  return { name: receiptName(receipt, texts.receipt.fileName), content: new Uint8Array(pdf) };
}

/**
 * A trip's receipt as an attachment of a mail.
 * @returns null for a trip without a receipt
 */
export async function receiptFile(
  app: AppContext,
  channel: Channel,
  bookingId: string,
  language: Language,
): Promise<OutgoingMail['attachments'][number] | null> {
  const [booking] = await app.database.orm
    .select()
    .from(bookings)
    .where(and(eq(bookings.channelId, channel.id), eq(bookings.id, bookingId)));
  if (!booking || !hasReceipt(booking)) return null;
  const receipt = await receiptFor(app, channel, booking);
  return { ...(await receiptPdfOf(app, receipt, channel, language)), type: 'application/pdf' };
}
