import { useTranslate } from 'react-admin';
import { problemOf } from '../../dataProvider/failedCalls.ts';

/** Failures that come again however often the price is requested. */
const FINAL = new Set(['FARE_NOT_AVAILABLE', 'OFFER_NOT_AVAILABLE', 'TRIP_TOO_LONG']);

/** Whether a vehicle certainly has no price for a route. */
export const hasNoFare = (error: unknown): boolean => FINAL.has(problemOf(error)?.code ?? '');

/**
 * Says why there is no price: the route has none, is longer than the fleet drives, or could not be
 * loaded. In a few words where there is little room.
 */
export function useFareFailure(): (error: unknown, room?: 'little') => string {
  const translate = useTranslate();
  return (error, room) => {
    const problem = problemOf(error);
    if (problem?.code === 'TRIP_TOO_LONG')
      return room === 'little' ? problem.displayTitle : problem.displayMessage;
    return translate(!error || hasNoFare(error) ? 'booking.fare.none' : 'booking.fare.failed');
  };
}
