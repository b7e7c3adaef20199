import type { PricingTexts } from '../trip/texts.ts';

export const pricing: PricingTexts = {
  price: 'Tarifa',
  evaluatedServiceCharge: 'Taxa de serviço',
  waitingPrice: 'Tempo de espera',
  tolls: 'Portagens',
  extras: 'Suplementos',
  tip: 'Gorjeta',
  totalDiscount: 'Desconto',
  total: 'Total',
  passengerNoShowFee: 'Taxa de não comparência',
  passengerPrematureCancellationFee: 'Taxa de cancelamento tardio',
};
