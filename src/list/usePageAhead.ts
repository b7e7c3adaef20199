import { useEffect, useState } from 'react';
import { useEvent, useListContext } from 'react-admin';
import { savesData } from '../connection/savesData.ts';
import { whenIdle } from '../later/whenIdle.ts';
import { useListAhead } from './useListAhead.ts';

/** Filters under which somebody looks for a row, and does not page. */
const SEARCHES = ['dynamicSearch', 'id'];

/**
 * Fetches the next page of the list around it: when a hand comes near the pager, and for whoever has
 * turned a page already, once the page in sight is there. A list that is searched has none fetched, and
 * neither has a device that saves data.
 * @returns what the pager calls when a hand comes near
 */
export function usePageAhead(): () => void {
  const fetchAfterChange = useListAhead();
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
