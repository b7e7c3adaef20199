import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Coordinates } from '../../../contract/booking/geo.ts';
import { SEARCH_MAX_LENGTH, SEARCH_MIN_LENGTH } from '../../../contract/core/listLimits.ts';
import { searchRecipients, suggestAddresses } from '../../dataProvider/bookingCalls.ts';
import { afterPause } from '../../dataProvider/retryAfter.ts';
import { hasWords } from './hasWords.ts';

const RECIPIENT_DEBOUNCE_MS = 300;
const ADDRESS_DEBOUNCE_MS = 100;
/** For so long an answer is used again for the same text. */
const FOUND_STALE_MS = 60_000;

export const isSearchable = ({ length }: string): boolean =>
  length >= SEARCH_MIN_LENGTH && length <= SEARCH_MAX_LENGTH;

/** A search as it is typed. Each text has its own answer, so a late one never shows for another. */
export function useRecipientSearch(text: string, accountId: string | null) {
  const search = text.trim();
  const { data, fetchStatus, isError, error, errorUpdatedAt, refetch } = useQuery({
    queryKey: ['recipients', accountId, search],
    queryFn: afterPause(RECIPIENT_DEBOUNCE_MS, (read) =>
      searchRecipients(search, accountId ?? '', read),
    ),
    enabled: accountId !== null && isSearchable(search),
    staleTime: FOUND_STALE_MS,
  });
  return {
    found: data ?? [],
    /** The answer for the present text is not there yet, perhaps for lack of a connection. */
    isSearching: fetchStatus !== 'idle',
    isError,
    error,
    errorUpdatedAt,
    refetch,
  };
}

/** One search for addresses, shared by a field that is typed into and a field that was left. */
export const addressSearch = (search: string, accountId: string | null, near: Coordinates) =>
  queryOptions({
    queryKey: ['address-suggestions', accountId, near.latitude, near.longitude, search],
    queryFn: afterPause(ADDRESS_DEBOUNCE_MS, (read) =>
      suggestAddresses(search, accountId ?? '', near, read),
    ),
    staleTime: FOUND_STALE_MS,
  });

/** Whether two searches for addresses differ only in their text. */
const isSameSearch = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.slice(0, -1).every((part, place) => part === other[place]);

/**
 * Places for a text as it is typed. Until the answer arrives, these are the earlier places that
 * still fit, so that most letters leave the list as it is.
 * @param text as `searchText` of what was typed
 */
export function useAddressSearch(text: string, accountId: string | null, near: Coordinates) {
  const search = text.trim();
  const query = addressSearch(search, accountId, near);
  const enabled = accountId !== null && isSearchable(search);
  const { data, isPlaceholderData, fetchStatus, isError, error, errorUpdatedAt, refetch } =
    useQuery({
      ...query,
      enabled,
      placeholderData: (before, of) =>
        of && isSameSearch(of.queryKey, query.queryKey) ? before : undefined,
    });
  const suggestions = enabled ? (data?.suggestions ?? []) : [];
  return {
    found: isPlaceholderData
      ? suggestions.filter(({ description }) => hasWords(description, search))
      : suggestions,
    isSearching: fetchStatus !== 'idle',
    isError,
    error,
    errorUpdatedAt,
    refetch,
  };
}
