import { queryString } from '../dataProvider/http.ts';

/** The parameter of the trip list's address that names the trip whose details are open. */
export const OPEN_TRIP = 'trip';

/** The address of a trip, open in the list. */
export const tripAddress = (id: string): string =>
  `/trips/all-trips${queryString({ [OPEN_TRIP]: id })}`;

/** Parameters of the booking form's address: the trip to book again, or the passenger to book for. */
export const BOOKING_PARAMETERS = { trip: 'id', employee: 'passenger', guest: 'guest' } as const;

/** The address of the booking form for a trip to copy or a passenger to book for. */
export const bookingAddress = (kind: keyof typeof BOOKING_PARAMETERS, id: string): string =>
  `/create-v2${queryString({ [BOOKING_PARAMETERS[kind]]: id })}`;
