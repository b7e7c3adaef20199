import type { PricingTexts } from '../trip/texts.ts';

export const pricing: PricingTexts = {
  price: 'Prix de la course',
  evaluatedServiceCharge: 'Frais de service',
  waitingPrice: 'Attente',
  tolls: 'Péages',
  extras: 'Suppléments',
  tip: 'Pourboire',
  totalDiscount: 'Remise',
  total: 'Total',
  passengerNoShowFee: 'Frais d’absence du passager',
  passengerPrematureCancellationFee: 'Frais d’annulation tardive',
};
