import { useOpenParam } from '../../../list/useOpenParam.ts';

/** The parameter of the address that names the trip whose details are open. */
export const OPEN_TRIP = 'trip';

/** Which trip is open. */
export const useOpenTrip = () => useOpenParam(OPEN_TRIP);
