import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { and, eq } from 'drizzle-orm';
import { hasReceipt } from '../../../contract/booking/receipt.ts';
import type { Channel } from '../../../contract/core/channel.ts';
import { formatsFor } from '../../../contract/core/formats.ts';
import type { Language } from '../../../contract/core/languages.ts';
import { messages } from '../../../contract/messages/messages.ts';
import { receiptName, receiptPdf } from '../../../contract/receipts/receiptPdf.ts';
import type { OutgoingMail } from '../../adapters/mail/types.ts';
import type { AppContext } from '../../context.ts';
import { bookings } from '../../db/tables/index.ts';
import { paperLogo } from './logo.ts';
import { receiptFor } from '../bookings/receiptOf.ts';

const require = createRequire(import.meta.url);
const fontFile = async (path: string): Promise<string> => {
  const file = await readFile(require.resolve(`@expo-google-fonts/inter/${path}`));
  return file.toString('base64');
};

let fonts: Promise<{ regular: string; bold: string }> | undefined;
/** Read for the first receipt, and then kept. */
export const loadFonts = () =>
  (fonts ??= Promise.all([
    fontFile('400Regular/Inter_400Regular.ttf'),
    fontFile('600SemiBold/Inter_600SemiBold.ttf'),
  ]).then(([regular, bold]) => ({ regular, bold })));

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
  const texts = messages[language].trip;
  const receipt = await receiptFor(app, channel, booking);
  const pdf = receiptPdf(receipt, {
    name: channel.name,
    logo: await paperLogo(app, channel),
    fonts: await loadFonts(),
    accent: channel.colorScheme.primary,
    texts,
    formats: formatsFor(language, channel),
  });
  return {
    name: receiptName(receipt, texts.receipt.fileName),
    type: 'application/pdf',
    content: new Uint8Array(pdf),
  };
}
