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
 * The tax that an amount includes, in minor units. Half a penny is rounded away from zero, so that a credit takes back
 * exactly the tax of what it corrects.
 * @param amount below zero for a credit
 * @param rate in percent of the amount without it
 * @example taxWithin(1200, 20) // 200
 * @example taxWithin(-2361, 20) // -394
 */
export function taxWithin(amount: number, rate: number): number {
  const tax = Math.round((Math.abs(amount) * rate) / (100 + rate));
  return amount < 0 && tax > 0 ? -tax : tax;
}

/**
 * The tax of each of several amounts at one rate, in minor units. Each is that of its amount to a penny, and together they
 * are exactly the tax of the total, which the sum of taxes that are rounded one by one would not be.
 * @param amounts all above zero
 * @example taxShares([1000, 1000, 1000], 20) // [167, 166, 167]
 */
export function taxShares(amounts: readonly number[], rate: number): number[] {
  let sum = 0;
  return amounts.map((amount) => {
    const before = taxWithin(sum, rate);
    sum += amount;
    return taxWithin(sum, rate) - before;
  });
}

/**
 * The tax of a part of an amount whose tax is known. The parts of an amount take its tax exactly, whatever their sizes.
 * @param before what earlier parts had, both above or equal to zero
 * @example taxOfPart({ amount: 4722, tax: 787 }, { amount: 0, tax: 0 }, 2361) // 394
 */
export function taxOfPart(
  whole: { amount: number; tax: number },
  before: { amount: number; tax: number },
  part: number,
): number {
  if (whole.amount === 0) return 0;
  return Math.round((whole.tax * (before.amount + part)) / whole.amount) - before.tax;
}
