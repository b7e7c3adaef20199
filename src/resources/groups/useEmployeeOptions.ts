import { useInfiniteQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { SEARCH_MIN_LENGTH } from '../../../contract/core/listLimits.ts';
import {
  type BusinessPassenger,
  businessPassengers,
} from '../../../contract/resources/businessPassengers.ts';
import { useSettledText } from '../../admin/list/useSearchedText.ts';

const PAGE = 50;

/**
 * Employees of an account sorted by first name, or those that a search finds, page by page.
 * @param isWanted false until somebody looks for them
 */
export function useEmployeeOptions(corporationId: string, typed: string, isWanted: boolean) {
  const dataProvider = useDataProvider();
  const wanted = typed.trim();
  const search = useSettledText(wanted);
  const isTooShort = wanted.length > 0 && wanted.length < SEARCH_MIN_LENGTH;
  const isSettled = search === wanted;
  const found = useInfiniteQuery({
    queryKey: [businessPassengers.name, 'options', corporationId, search],
    queryFn: ({ pageParam, signal }) =>
      dataProvider.getList<BusinessPassenger>(businessPassengers.name, {
        pagination: { page: pageParam, perPage: PAGE },
        sort: { field: 'givenName', order: 'ASC' },
        filter: { corporationId, ...(search && { dynamicSearch: search }) },
        signal,
      }),
    initialPageParam: 1,
    getNextPageParam: ({ total = 0 }, _pages, page) => (page * PAGE < total ? page + 1 : undefined),
    enabled: isWanted && isSettled && !isTooShort,
  });
  const { data, isFetching, isPaused, error, hasNextPage, fetchNextPage } = found;
  return {
    employees: isTooShort || !isSettled ? [] : (data?.pages ?? []).flatMap((page) => page.data),
    isTooShort,
    isSearching: !isTooShort && (!isSettled || isFetching || isPaused),
    error,
    /** Fetches the next page, if there is one. */
    more: () => {
      if (hasNextPage && !isFetching) void fetchNextPage();
    },
  };
}
