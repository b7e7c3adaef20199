import { brandName } from '../../booking/cardBrand.ts';
import type { TripPayment } from '../../booking/trip.ts';
import { fillIn } from '../fillIn.ts';
import type { TripTexts } from './texts.ts';

/** How a trip is paid: `Visa ending in 4242`, `Cash`. */
export const paymentText = (
  { payment }: TripTexts,
  { type, paymentMethod: card }: TripPayment,
): string =>
  card ? fillIn(payment.card, { ...card, brand: brandName(card.brand) }) : payment[type];
