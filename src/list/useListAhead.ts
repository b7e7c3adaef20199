import { useQueryClient, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { dequal } from 'dequal';
import { useRef } from 'react';
import {
  removeEmpty,
  useDataProvider,
  useEvent,
  useListContext,
  type DataProvider,
  type FilterPayload,
  type GetListParams,
  type SortPayload,
} from 'react-admin';
import { fetchAhead } from '../dataProvider/ahead.ts';

const paramsOf = ([, , params]: QueryKey) => params as GetListParams | undefined;

const keyOf = (resource: string, params: GetListParams): QueryKey => [resource, 'getList', params];

/**
 * Fetches rows that a list is going to ask for with the same parameters.
 * @param isOpening the console opens with this list
 */
export const fetchRowsAhead = (
  queryClient: QueryClient,
  dataProvider: DataProvider,
  resource: string,
  params: GetListParams,
  isOpening = false,
): Promise<void> =>
  fetchAhead(
    queryClient,
    keyOf(resource, params),
    async ({ signal }) => {
      const { data, total, pageInfo, meta } = await dataProvider.getList(resource, {
        ...params,
        signal,
      });
      return { data, total, pageInfo, meta };
    },
    isOpening,
  );

/**
 * Fetches rows that a list is about to ask for.
 * @returns a function that takes the parameters with which the list will ask
 */
export function useRowsAhead(): (resource: string, params: GetListParams) => void {
  const queryClient = useQueryClient();
  const dataProvider = useDataProvider();
  const last = useRef<QueryKey | null>(null);
  return useEvent((resource: string, params: GetListParams): void => {
    const queryKey = keyOf(resource, params);
    // Nobody waits for these rows any more, because another press came before the list was drawn.
    if (last.current && !dequal(last.current, queryKey))
      void queryClient.cancelQueries({ queryKey: last.current, exact: true, type: 'inactive' });
    last.current = queryKey;
    void fetchRowsAhead(queryClient, dataProvider, resource, params);
  });
}

/**
 * A change to the current list. What is left out stays the same, except the page, which becomes the
 * first.
 */
export interface ListChange {
  page?: number;
  perPage?: number;
  sort?: SortPayload;
  /** All chosen filters. */
  filters?: FilterPayload;
  /** The list's permanent filter, if the chosen filters decide it. */
  permanent?: FilterPayload | undefined;
}

/**
 * Fetches the rows of the surrounding list as they will be after a change, so that the request is
 * sent before the list is redrawn.
 */
export function useListAhead(): (change: ListChange) => void {
  const queryClient = useQueryClient();
  const fetchRows = useRowsAhead();
  const list = useListContext();
  const { resource } = list;
  return useEvent(
    ({ page = 1, perPage = list.perPage, sort = list.sort, ...change }: ListChange) => {
      // The list's own query, so that its other parameters need not be known here.
      const shown = queryClient
        .getQueryCache()
        .findAll({ queryKey: [resource, 'getList'], type: 'active' })
        .map(({ queryKey }) => paramsOf(queryKey))
        .find(
          (params) =>
            dequal(params?.pagination, { page: list.page, perPage: list.perPage }) &&
            dequal(params?.sort, list.sort) &&
            dequal(params?.filter, { ...list.filterValues, ...list.filter }),
        );
      if (!shown) return;
      const { filters, permanent = list.filter } = change;
      const params: GetListParams = {
        ...shown,
        pagination: { page, perPage },
        sort,
        ...(filters && { filter: { ...removeEmpty(filters), ...permanent } }),
      };
      // If the rows are the same, the list does not ask for them either.
      if (!dequal(params, shown)) fetchRows(resource, params);
    },
  );
}
