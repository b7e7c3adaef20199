/** Brands as their cards are known by; Stripe writes them in small letters. */
const NAMES: Record<string, string> = {
  amex: 'American Express',
  cartes_bancaires: 'Cartes Bancaires',
  diners: 'Diners Club',
  discover: 'Discover',
  jcb: 'JCB',
  mastercard: 'Mastercard',
  unionpay: 'UnionPay',
  visa: 'Visa',
};

/** @example brandName('visa') // 'Visa' */
export const brandName = (brand: string): string => NAMES[brand.toLowerCase()] ?? brand;
