import type { PricingTexts } from '../trip/texts.ts';

export const pricing: PricingTexts = {
  price: 'Fahrpreis',
  evaluatedServiceCharge: 'Servicegebühr',
  waitingPrice: 'Wartezeit',
  tolls: 'Mautgebühren',
  extras: 'Zuschläge',
  tip: 'Trinkgeld',
  totalDiscount: 'Rabatt',
  total: 'Gesamtbetrag',
  passengerNoShowFee: 'Gebühr bei Nichterscheinen',
  passengerPrematureCancellationFee: 'Gebühr für späte Stornierung',
};
