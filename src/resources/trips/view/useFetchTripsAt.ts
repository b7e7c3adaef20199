import { useEvent } from 'react-admin';
import type { ListPreference } from '../../../../contract/core/listPreference.ts';
import { useRowsAhead } from '../../../list/useListAhead.ts';
import { tripListParams } from './tripListParams.ts';

/**
 * Fetches the trips at an address of the list when the link to it is pressed, before the page is
 * drawn.
 * @param accountId account that the list is of; null for all of the caller's
 */
export function useFetchTripsAt(
  accountId: string | null,
  preference: ListPreference,
): (address: string) => void {
  const fetchRows = useRowsAhead();
  return useEvent((address: string) => {
    const { pathname, search } = window.location;
    const params = tripListParams(address, accountId, preference);
    if (params && address !== pathname + search) fetchRows('bookings', params);
  });
}
