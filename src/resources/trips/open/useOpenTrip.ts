import { useOpenParam } from '../../../admin/list/useOpenParam.ts';
import { OPEN_TRIP } from '../../../shell/addresses.ts';

/** Which trip is open. */
export const useOpenTrip = () => useOpenParam(OPEN_TRIP);
