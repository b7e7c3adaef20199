import type { Channel, PrintedSeller } from '../../../contract/core/channel.ts';
import { taxKindOf, taxNumberNameOf } from '../../../contract/core/tax.ts';

/** A number without its name in front of it, which is how it is often written. */
const withoutName = (number: string, name: string): string =>
  number.startsWith(`${name} `) ? number.slice(name.length + 1) : number;

/** The seller of a channel as receipts and invoices name it; null where none is configured. */
export function printedSeller({ seller, defaultCountry }: Channel): PrintedSeller | null {
  if (!seller) return null;
  const printed = { ...seller, taxKind: taxKindOf(defaultCountry), country: defaultCountry };
  const taxNumberName = seller.taxNumberName ?? taxNumberNameOf(defaultCountry);
  if (taxNumberName === undefined || seller.taxNumber === null) return printed;
  return {
    ...printed,
    taxNumberName,
    taxNumber: withoutName(seller.taxNumber, taxNumberName),
  };
}
