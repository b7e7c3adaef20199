import { useTranslate } from 'react-admin';
import { problemOf } from '../../dataProvider/http.ts';

/** Failures that come again however often the price is requested. */
const FINAL = new Set(['FARE_NOT_AVAILABLE', 'OFFER_NOT_AVAILABLE']);

/** Whether a vehicle certainly has no price for a route. */
export const hasNoFare = (error: unknown): boolean => FINAL.has(problemOf(error)?.code ?? '');

/** Says why there is no price: the route has none, or it could not be loaded. */
export function useFareFailure(): (error: unknown) => string {
  const translate = useTranslate();
  return (error) =>
    translate(!error || hasNoFare(error) ? 'booking.fare.none' : 'booking.fare.failed');
}
