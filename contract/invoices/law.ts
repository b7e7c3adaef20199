/**
 * What the law of a country demands of a tax invoice. Sources: docs/decisions/0268-what-an-invoice-must-say.md.
 */

/** What an invoice can lack. Those of the seller are mended in the channel's configuration. */
export const DEMANDS = ['address', 'taxNumber', 'seller', 'sellerTaxNumber'] as const;
export type Demand = (typeof DEMANDS)[number];
type BuyerDemand = Exclude<Demand, 'seller' | 'sellerTaxNumber'>;

const EUROPEAN_UNION = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '),
);

interface BuyerLaw {
  /** The smallest total, in minor units and with tax, whose invoice must say it. */
  from: number;
  fields: readonly BuyerDemand[];
}

/**
 * What invoices must say about the buyer, beside the name, which every account has.
 * @param buyerCountry null where it was not entered
 * @returns null where the product knows of no demand
 */
export function buyerLaw(
  country: string,
  currency: string,
  buyerCountry: string | null,
): BuyerLaw | null {
  if (country === 'GB') return { from: 25_001, fields: ['address'] };
  if (country === 'AU') {
    const isAtHome = buyerCountry === null || buyerCountry === 'AU';
    return { from: 100_000, fields: isAtHome ? ['taxNumber'] : [] };
  }
  if (!EUROPEAN_UNION.has(country)) return null;
  // The simplified invoice goes up to 100 euros; other currencies have limits of their own.
  return { from: currency === 'EUR' ? 10_001 : 1, fields: ['address'] };
}

interface Paper {
  /** Of the seller. */
  country: string;
  currency: string;
  /** Minor units, with tax. */
  total: number;
  /** Whether any trip on it has tax. */
  isTaxed: boolean;
  seller: { taxNumber: string | null } | null;
  buyer: Readonly<Record<BuyerDemand, string | null>> & { country: string | null };
}

/** What an invoice lacks that the law of its country demands. */
export function missingOn(paper: Paper): Demand[] {
  const { country, currency, total, isTaxed, seller, buyer } = paper;
  // Who charges no tax writes no tax invoice.
  if (!isTaxed) return [];
  const law = buyerLaw(country, currency, buyer.country);
  if (!law) return [];
  const missing: Demand[] = [];
  if (!seller) missing.push('seller');
  else if (seller.taxNumber === null) missing.push('sellerTaxNumber');
  if (total >= law.from) missing.push(...law.fields.filter((field) => buyer[field] === null));
  return missing;
}

/** What a document is called: countries with a goods and services tax have names of their own. */
export type Title = 'invoice' | 'creditNote' | 'taxInvoice' | 'adjustmentNote';

/** @param country of the seller; undefined on documents that were written before it was kept */
export function titleOf(
  kind: 'invoice' | 'creditNote',
  country: string | undefined,
  isTaxed: boolean,
): Title {
  if (country !== 'AU' || !isTaxed) return kind;
  return kind === 'invoice' ? 'taxInvoice' : 'adjustmentNote';
}
