import { useMemo, type ReactNode } from 'react';
import {
  ListContextProvider,
  useEvent,
  useListContext,
  type FilterPayload,
  type ListControllerResult,
  type SortPayload,
} from 'react-admin';
import { PAGE_SIZES } from '../../contract/core/listLimits.ts';
import { useListAhead } from '../list/useListAhead.ts';
import { useSame } from '../list/useSame.ts';
import type { useListPreference } from './useListPreference.ts';

interface ListChoicesProps {
  keep: ReturnType<typeof useListPreference>['keep'];
  /** The list's permanent filters, if they depend on the chosen ones. */
  permanentUnder?: (filters: FilterPayload) => FilterPayload;
  children: ReactNode;
}

/**
 * Keeps the order and page size that the reader of the surrounding list chooses. Every choice is
 * requested immediately, before the list is redrawn and the choice is stored. For the components
 * inside, the list's filters and their setters stay the same objects from page to page: react-admin
 * creates new ones each time, which would redraw everything that filters, sorts or pages.
 */
export function ListChoices({ keep, permanentUnder, children }: ListChoicesProps) {
  const list = useListContext();
  const filterValues = useSame<typeof list.filterValues>(list.filterValues);
  const displayedFilters = useSame<typeof list.displayedFilters>(list.displayedFilters);
  const fetchAhead = useListAhead();
  const setFilters: ListControllerResult['setFilters'] = useEvent(
    (filters: FilterPayload, shown?: FilterPayload, debounce?: boolean) => {
      if (!debounce) fetchAhead({ filters, permanent: permanentUnder?.(filters) });
      list.setFilters(filters, shown, debounce);
    },
  );
  const showFilter = useEvent(list.showFilter);
  const hideFilter = useEvent(list.hideFilter);
  const setPage = useEvent((page: number) => {
    fetchAhead({ page });
    list.setPage(page);
  });
  const setSort = useEvent((sort: SortPayload) => {
    fetchAhead({ sort });
    list.setSort(sort);
    keep({ sort: `${sort.order === 'DESC' ? '-' : ''}${sort.field}` });
  });
  const setPerPage = useEvent((size: number) => {
    fetchAhead({ perPage: size });
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
