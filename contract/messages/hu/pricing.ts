import type { PricingTexts } from '../trip/texts.ts';

export const pricing: PricingTexts = {
  price: 'Viteldíj',
  evaluatedServiceCharge: 'Szolgáltatási díj',
  waitingPrice: 'Várakozási díj',
  tolls: 'Útdíj',
  extras: 'Felárak',
  tip: 'Borravaló',
  totalDiscount: 'Kedvezmény',
  total: 'Összesen',
  passengerNoShowFee: 'Meg nem jelenés díja',
  passengerPrematureCancellationFee: 'Késői lemondás díja',
};
