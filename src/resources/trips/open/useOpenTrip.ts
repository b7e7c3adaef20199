import { useOpenParam } from '../../../list/useOpenParam.ts';
import { OPEN_TRIP } from '../../../shell/places.ts';

/** Which trip is open. */
export const useOpenTrip = () => useOpenParam(OPEN_TRIP);
