import { useEffect, useState } from 'react';
import { useEvent, useListContext } from 'react-admin';
import { savesData } from '../../connection/savesData.ts';
import { whenIdle } from '../../loading/whenIdle.ts';
import { usePrefetchList } from './listQuery.ts';

/** Filters that somebody uses to find a row, and not to turn pages. */
const SEARCHES = ['dynamicSearch', 'id'];

/**
 * Fetches the next page of the surrounding list when a pointer comes near the pager. For somebody
 * who has turned a page already, it does so once the current page is shown. Nothing is fetched for
 * a list that is being searched, or on a device that saves data.
 * @returns the function that the pager calls when a pointer comes near
 */
export function usePrefetchedPage(): () => void {
  const fetchAfterChange = usePrefetchList();
  const list = useListContext();
  const { page, filterValues, hasNextPage } = list;
  const isSettled = !list.isPending && list.isPlaceholderData !== true;
  const [firstPage] = useState(page);
  const hasTurned = page !== firstPage;

  const fetchAfter = useEvent((at: number) => {
    const isSearched = SEARCHES.some((name) => name in filterValues);
    if (at !== page || !hasNextPage || !isSettled || isSearched || savesData()) return;
    fetchAfterChange({ page: page + 1 });
  });

  useEffect(
    () => (hasTurned && isSettled ? whenIdle(() => fetchAfter(page)) : undefined),
    [hasTurned, isSettled, page, fetchAfter],
  );
  return () => fetchAfter(page);
}
