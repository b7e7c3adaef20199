import type { PricingTexts } from '../trip/texts.ts';

export const pricing: PricingTexts = {
  price: 'Fare',
  evaluatedServiceCharge: 'Service charge',
  waitingPrice: 'Waiting',
  tolls: 'Tolls',
  extras: 'Extras',
  tip: 'Tip',
  totalDiscount: 'Discount',
  total: 'Total',
  passengerNoShowFee: 'No-show fee',
  passengerPrematureCancellationFee: 'Late cancellation fee',
};
