import type { PricingTexts } from '../trip/texts.ts';

export const pricing: PricingTexts = {
  price: 'Tarifa',
  evaluatedServiceCharge: 'Cargo por servicio',
  waitingPrice: 'Tiempo de espera',
  tolls: 'Peajes',
  extras: 'Suplementos',
  tip: 'Propina',
  totalDiscount: 'Descuento',
  total: 'Total',
  passengerNoShowFee: 'Cargo por no presentarse',
  passengerPrematureCancellationFee: 'Cargo por cancelación tardía',
};
