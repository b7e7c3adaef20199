import { useMemo, type ReactNode } from 'react';
import {
  ListBase,
  ListContextProvider,
  RouterProviderContext,
  useEvent,
  useListContext,
  useLocation,
  useNavigate,
  useRouterProvider,
  type FilterPayload,
  type ListControllerResult,
  type RouterNavigateFunction,
  type SortPayload,
} from 'react-admin';
import type { ListPreference } from '../../../contract/core/listPreference.ts';
import { ListSettingsProvider, placeIn, usePrefetchList, type ListSettings } from './listQuery.ts';
import { useSame } from './useSame.ts';

/**
 * Keeps parameters of the page in the address of a list. react-admin rewrites the whole query
 * string for each page, sort and filter, and does not know them, so the page's tab would be lost.
 */
function useKeepingRouter(names: readonly string[]) {
  const router = useRouterProvider();
  const navigate = useNavigate();
  const { search } = useLocation();
  // This must stay the same function, because a new one would redraw everything in the list that
  // navigates.
  const keepingNavigate: RouterNavigateFunction = useEvent((to, options) => {
    const isOfList = typeof to === 'object' && to.pathname === undefined && to.search !== undefined;
    if (!isOfList) return navigate(to, options);
    const query = new URLSearchParams(to.search);
    const before = new URLSearchParams(search);
    for (const name of names) {
      const kept = before.get(name);
      if (kept !== null && !query.has(name)) query.set(name, kept);
    }
    return navigate({ ...to, search: `?${query.toString()}` }, options);
  });
  return useMemo(
    () => ({ ...router, useNavigate: () => keepingNavigate }),
    [router, keepingNavigate],
  );
}

type Keep = (change: Partial<ListPreference>) => void;

/**
 * Keeps the order and page size that the reader of the surrounding list chooses. Every choice is
 * requested immediately, before the list is redrawn and the choice is stored. For the components
 * inside, the list's filters and their setters stay the same objects from page to page: react-admin
 * creates new ones each time, which would redraw everything that filters, sorts or pages.
 */
function Choices({ keep, children }: { keep: Keep; children: ReactNode }) {
  const list = useListContext();
  const filterValues = useSame<typeof list.filterValues>(list.filterValues);
  const displayedFilters = useSame<typeof list.displayedFilters>(list.displayedFilters);
  const prefetch = usePrefetchList();
  const setFilters: ListControllerResult['setFilters'] = useEvent(
    (filters: FilterPayload, shown?: FilterPayload, debounce?: boolean) => {
      if (!debounce) prefetch({ filters });
      list.setFilters(filters, shown, debounce);
    },
  );
  const showFilter = useEvent(list.showFilter);
  const hideFilter = useEvent(list.hideFilter);
  const setPage = useEvent((page: number) => {
    prefetch({ page });
    list.setPage(page);
  });
  const setSort = useEvent((sort: SortPayload) => {
    prefetch({ sort });
    list.setSort(sort);
    keep({ sort: `${sort.order === 'DESC' ? '-' : ''}${sort.field}` });
  });
  const setPerPage = useEvent((size: number) => {
    prefetch({ perPage: size });
    list.setPerPage(size);
    keep({ perPage: size });
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

interface ListProps {
  settings: ListSettings;
  /** Parameters of the address that belong to the page and not to its list, for example its tab. */
  ownParams: readonly string[];
  /** Stores an order or a page size that the reader chose. */
  keep: Keep;
  /** How often it is read again, in milliseconds, while the page is visible; by default never. */
  refreshMs?: number;
  children: ReactNode;
}

/**
 * The rows that an address of the console names, for the components inside. Search, filters, order,
 * page and page size are kept in the address only, so a list that is opened again starts fresh.
 */
export function List({ settings, ownParams, keep, refreshMs, children }: ListProps) {
  const { resource, sort, perPage, permanent, meta } = settings;
  const router = useKeepingRouter(ownParams);
  const filter = useSame(permanent(placeIn(useLocation().search, settings).filters));
  return (
    <RouterProviderContext.Provider value={router}>
      <ListBase
        resource={resource}
        exporter={false}
        // The console has a signed-in user, and its routes know who may see their page.
        disableAuthentication
        storeKey={false}
        sort={sort}
        perPage={perPage}
        {...(filter && { filter })}
        queryOptions={{
          // Failures are shown in place of the rows, with a way to try again.
          onError: () => undefined,
          ...(meta && { meta }),
          refetchInterval: refreshMs ?? false,
        }}
      >
        <ListSettingsProvider value={settings}>
          <Choices keep={keep}>{children}</Choices>
        </ListSettingsProvider>
      </ListBase>
    </RouterProviderContext.Provider>
  );
}
