import type { PricingTexts } from '../trip/texts.ts';

export const pricing: PricingTexts = {
  price: 'Matkan hinta',
  evaluatedServiceCharge: 'Palvelumaksu',
  waitingPrice: 'Odotusaika',
  tolls: 'Tietullit',
  extras: 'Lisämaksut',
  tip: 'Juomaraha',
  totalDiscount: 'Alennus',
  total: 'Yhteensä',
  passengerNoShowFee: 'Maksu saapumatta jäämisestä',
  passengerPrematureCancellationFee: 'Maksu myöhäisestä peruutuksesta',
};
