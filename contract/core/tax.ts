/** What a tax on sales is called: value added tax, goods and services tax, sales tax. */
export const TAX_KINDS = ['vat', 'gst', 'sales'] as const;
export type TaxKind = (typeof TAX_KINDS)[number];

/** Countries, by ISO 3166-1, whose tax is not a value added tax by name. */
const KINDS: Readonly<Record<string, TaxKind>> = {
  AU: 'gst',
  CA: 'gst',
  IN: 'gst',
  JE: 'gst',
  MY: 'sales',
  NZ: 'gst',
  SG: 'gst',
  US: 'sales',
};

/**
 * Where the number that sellers print has a name of its own, which is the same in every language:
 * the Australian Business Number, and India's GST Identification Number.
 */
const NUMBER_NAMES: Readonly<Record<string, string>> = { AU: 'ABN', IN: 'GSTIN' };

/** Undefined where the number is that of the country's tax: a VAT number. */
export const taxNumberNameOf = (country: string): string | undefined =>
  NUMBER_NAMES[country.toUpperCase()];

export const taxKindOf = (country: string): TaxKind => KINDS[country.toUpperCase()] ?? 'vat';

/**
 * The tax that an amount includes, in minor units.
 * @param rate in percent of the amount without it
 * @example taxWithin(1200, 20) // 200
 */
export const taxWithin = (amount: number, rate: number): number =>
  Math.round((amount * rate) / (100 + rate));
