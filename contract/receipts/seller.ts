import type { PrintedSeller } from '../core/channel.ts';
import { fillIn } from '../messages/fillIn.ts';
import type { TripTexts } from '../messages/trip/texts.ts';
import type { Sheet } from './sheet.ts';

/** `ABN`, `VAT number`: what the seller's number is called where the seller is. */
const numberName = ({ taxNumberName, taxKind }: PrintedSeller, texts: TripTexts): string =>
  taxNumberName ?? fillIn(texts.receipt.taxNumber, { tax: texts.taxes[taxKind ?? 'vat'] });

/** Prints who sells the trips, with the number by which the seller pays tax. */
export function printSeller(sheet: Sheet, seller: PrintedSeller | null, texts: TripTexts): void {
  if (!seller) return;
  sheet.fact(texts.receipt.seller, [seller.name, ...seller.address].join('\n'));
  if (seller.taxNumber) sheet.fact(numberName(seller, texts), seller.taxNumber);
}
