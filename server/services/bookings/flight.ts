import type { ParsedBookingRequest } from '../../../contract/booking/request.ts';
import type { TripFlight } from '../../../contract/booking/trip.ts';
import { AdapterError } from '../../adapters/outside.ts';
import type { AppContext } from '../../context.ts';

type SentFlight = NonNullable<ParsedBookingRequest['bookingProperties']>['flightInfo'];

/** A flight as it is stored with its trip, with the airline where it is known. */
export async function flightOf(
  app: AppContext,
  sent: SentFlight | undefined,
): Promise<TripFlight | null> {
  if (!sent) return null;
  const airline = sent.number === null ? null : await airlineOf(app, sent.number);
  return { ...sent, airline, arrivalTimeLocal: sent.arrivalTime };
}

/** If the flight directory cannot be reached, the trip is booked with the flight number only. */
async function airlineOf({ flights, log }: AppContext, number: string): Promise<string | null> {
  try {
    return await flights.airlineOf(number);
  } catch (error) {
    if (!(error instanceof AdapterError)) throw error;
    log.warn({ code: error.code }, 'the flight directory failed: an airline stays unnamed');
    return null;
  }
}
