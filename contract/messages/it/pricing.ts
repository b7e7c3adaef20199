import type { PricingTexts } from '../trip/texts.ts';

export const pricing: PricingTexts = {
  price: 'Tariffa',
  evaluatedServiceCharge: 'Costi di servizio',
  waitingPrice: 'Attesa',
  tolls: 'Pedaggi',
  extras: 'Supplementi',
  tip: 'Mancia',
  totalDiscount: 'Sconto',
  total: 'Totale',
  passengerNoShowFee: 'Penale per mancata presentazione',
  passengerPrematureCancellationFee: 'Penale per annullamento tardivo',
};
