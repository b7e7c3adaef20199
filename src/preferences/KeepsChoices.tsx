import { useMemo, type ReactNode } from 'react';
import { ListContextProvider, useEvent, useListContext, type SortPayload } from 'react-admin';
import { PAGE_SIZES } from '../../contract/core/listLimits.ts';
import { useSame } from '../list/useSame.ts';
import type { useListPreference } from './useListPreference.ts';

interface KeepsChoicesProps {
  keep: ReturnType<typeof useListPreference>['keep'];
  children: ReactNode;
}

/**
 * Keeps the order and page size that the reader of the list around it chooses. For what is inside,
 * the list's filters and what sets them are the same objects from page to page: react-admin makes them
 * anew at each, and all that filters, sorts or pages would be drawn with every page.
 */
export function KeepsChoices({ keep, children }: KeepsChoicesProps) {
  const list = useListContext();
  const filterValues = useSame<typeof list.filterValues>(list.filterValues);
  const displayedFilters = useSame<typeof list.displayedFilters>(list.displayedFilters);
  const setFilters = useEvent(list.setFilters);
  const showFilter = useEvent(list.showFilter);
  const hideFilter = useEvent(list.hideFilter);
  const setPage = useEvent(list.setPage);
  const setSort = useEvent((sort: SortPayload) => {
    list.setSort(sort);
    keep({ sort: `${sort.order === 'DESC' ? '-' : ''}${sort.field}` });
  });
  const setPerPage = useEvent((size: number) => {
    list.setPerPage(size);
    const perPage = PAGE_SIZES.find((one) => one === size);
    if (perPage) keep({ perPage });
  });
  const value = useMemo(
    () => ({
      ...list,
      filterValues,
      displayedFilters,
      setFilters,
      showFilter,
      hideFilter,
      setPage,
      setSort,
      setPerPage,
    }),
    [
      list,
      filterValues,
      displayedFilters,
      setFilters,
      showFilter,
      hideFilter,
      setPage,
      setSort,
      setPerPage,
    ],
  );
  return <ListContextProvider value={value}>{children}</ListContextProvider>;
}
