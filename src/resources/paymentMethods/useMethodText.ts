import { useTranslate } from 'react-admin';
import { brandName } from '../../../contract/booking/cardBrand.ts';
import type { PaymentMethod } from '../../../contract/resources/paymentMethods.ts';

/** The name of a way of paying: `Business account`, `Visa ending in 4242`. */
export function useMethodText() {
  const translate = useTranslate();
  return ({ type, brand, number }: PaymentMethod): string =>
    type === 'creditCard'
      ? translate('trips.card', { brand: brandName(brand ?? ''), number: number ?? '' })
      : translate(`resources.choices.${type}`);
}
