import { useQueryClient, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { dequal } from 'dequal';
import { createContext, useContext, useRef } from 'react';
import {
  getQuery,
  parseQueryFromLocation,
  removeEmpty,
  useDataProvider,
  useEvent,
  useListContext,
  type DataProvider,
  type FilterPayload,
  type GetListParams,
  type SortPayload,
} from 'react-admin';
import { prefetch } from '../../loading/prefetch.ts';

/** What decides which rows a list shows, besides its address. */
export interface ListSettings {
  resource: string;
  /** Order and page size where the address names no others. */
  sort: SortPayload;
  perPage: number;
  /** The filters that the list always has, under those that its reader chose. */
  permanent: (chosen: FilterPayload) => FilterPayload | undefined;
  meta?: Record<string, unknown>;
}

/** Where its reader is in a list. */
export interface ListPlace {
  page: number;
  perPage: number;
  sort: SortPayload;
  /** Only the chosen ones. */
  filters: FilterPayload;
}

/** @param search query string of the list's address */
export function placeIn(search: string, { sort, perPage }: ListSettings): ListPlace {
  const query = getQuery({
    queryFromLocation: parseQueryFromLocation({ search }),
    params: {},
    filterDefaultValues: {},
    sort,
    perPage,
  });
  return {
    page: query.page,
    perPage: query.perPage,
    sort: { field: query.sort, order: query.order },
    // An address with other parameters has none.
    filters: query.filter ?? {},
  };
}

/** What a list asks the data provider for: when it is drawn, when it is pressed, and before both. */
export const listQuery = (
  { permanent, meta }: ListSettings,
  { page, perPage, sort, filters }: ListPlace,
): GetListParams => ({
  pagination: { page, perPage },
  sort,
  filter: { ...filters, ...permanent(filters) },
  ...(meta && { meta }),
});

/** As react-admin keeps the answer. */
const keyOf = (settings: ListSettings, place: ListPlace) =>
  [settings.resource, 'getList', listQuery(settings, place)] as const;

/**
 * Fetches rows that a list is going to ask for.
 * @param isOpening the console opens with this list
 */
export function prefetchRows(
  queryClient: QueryClient,
  dataProvider: DataProvider,
  settings: ListSettings,
  place: ListPlace,
  isOpening = false,
): Promise<void> {
  const queryKey = keyOf(settings, place);
  const [resource, , params] = queryKey;
  return prefetch(
    queryClient,
    queryKey,
    async ({ signal }) => {
      const { data, total, pageInfo, meta } = await dataProvider.getList(resource, {
        ...params,
        signal,
      });
      return { data, total, pageInfo, meta };
    },
    isOpening,
  );
}

/** @returns a function that fetches the rows of a list that was pressed, before it is drawn */
export function usePrefetchedRows(): (settings: ListSettings, place: ListPlace) => void {
  const queryClient = useQueryClient();
  const dataProvider = useDataProvider();
  const last = useRef<QueryKey | null>(null);
  return useEvent((settings: ListSettings, place: ListPlace): void => {
    const queryKey = keyOf(settings, place);
    // Nobody waits for these rows any more, because another press came before the list was drawn.
    if (last.current && !dequal(last.current, queryKey))
      void queryClient.cancelQueries({ queryKey: last.current, exact: true, type: 'inactive' });
    last.current = queryKey;
    void prefetchRows(queryClient, dataProvider, settings, place);
  });
}

const SettingsContext = createContext<ListSettings | null>(null);
export const ListSettingsProvider = SettingsContext.Provider;

/**
 * Fetches the rows of the surrounding list as they will be after a change, so that the request is
 * sent before the list is redrawn. What is left out stays the same, except the page, which becomes
 * the first.
 */
export function usePrefetchList(): (change: Partial<ListPlace>) => void {
  const settings = useContext(SettingsContext);
  const fetchRows = usePrefetchedRows();
  const list = useListContext();
  return useEvent(({ filters = list.filterValues, ...change }: Partial<ListPlace>): void => {
    const { perPage, sort } = list;
    if (settings)
      fetchRows(settings, { page: 1, perPage, sort, ...change, filters: removeEmpty(filters) });
  });
}
