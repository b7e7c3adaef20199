import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { dequal } from 'dequal';
import { useRef } from 'react';
import {
  removeEmpty,
  useDataProvider,
  useEvent,
  useListContext,
  type FilterPayload,
  type GetListParams,
  type SortPayload,
} from 'react-admin';
import { fetchAhead } from '../dataProvider/ahead.ts';

const paramsOf = ([, , params]: QueryKey) => params as GetListParams | undefined;

/**
 * Fetches rows that a list is about to ask for.
 * @returns a function that is given the parameters with which the list will ask
 */
export function useRowsAhead(): (resource: string, params: GetListParams) => void {
  const queryClient = useQueryClient();
  const dataProvider = useDataProvider();
  const last = useRef<QueryKey | null>(null);
  return useEvent((resource: string, params: GetListParams): void => {
    const queryKey = [resource, 'getList', params];
    // Rows that nobody waits for any more: another press came before the list was drawn.
    if (last.current && !dequal(last.current, queryKey))
      void queryClient.cancelQueries({ queryKey: last.current, exact: true, type: 'inactive' });
    last.current = queryKey;
    void fetchAhead(queryClient, queryKey, async ({ signal }) => {
      const { data, total, pageInfo, meta } = await dataProvider.getList(resource, {
        ...params,
        signal,
      });
      return { data, total, pageInfo, meta };
    });
  });
}

/** What is changed of the list at hand. What is left out stays, but for the page, which is the first then. */
export interface ListChange {
  page?: number;
  perPage?: number;
  sort?: SortPayload;
  /** Chosen filters, all of them. */
  filters?: FilterPayload;
  /** What the list is narrowed to beside them, where they decide it. */
  permanent?: FilterPayload | undefined;
}

/**
 * Fetches the rows of the list around it as it will be after a change, so that whoever makes the change
 * has its request on the way before the list is drawn for it.
 */
export function useListAhead(): (change: ListChange) => void {
  const queryClient = useQueryClient();
  const fetchRows = useRowsAhead();
  const list = useListContext();
  const { resource } = list;
  return useEvent(
    ({ page = 1, perPage = list.perPage, sort = list.sort, ...change }: ListChange) => {
      // The very query of the list: what it is asked with besides is its own affair.
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
      // The same rows again are not asked for by the list either.
      if (!dequal(params, shown)) fetchRows(resource, params);
    },
  );
}
