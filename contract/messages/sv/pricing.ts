import type { PricingTexts } from '../trip/texts.ts';

export const pricing: PricingTexts = {
  price: 'Pris för resan',
  evaluatedServiceCharge: 'Serviceavgift',
  waitingPrice: 'Väntetid',
  tolls: 'Vägavgifter',
  extras: 'Tillägg',
  tip: 'Dricks',
  totalDiscount: 'Rabatt',
  total: 'Totalt',
  passengerNoShowFee: 'Bomkörningsavgift',
  passengerPrematureCancellationFee: 'Avgift för sen avbokning',
};
