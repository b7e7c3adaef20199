import type { PricingTexts } from '../trip/texts.ts';

export const pricing: PricingTexts = {
  price: 'Ritprijs',
  evaluatedServiceCharge: 'Servicekosten',
  waitingPrice: 'Wachttijd',
  tolls: 'Tol',
  extras: 'Toeslagen',
  tip: 'Fooi',
  totalDiscount: 'Korting',
  total: 'Totaal',
  passengerNoShowFee: 'No-showkosten',
  passengerPrematureCancellationFee: 'Kosten voor late annulering',
};
