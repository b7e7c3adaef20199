import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { dequal } from 'dequal';
import { useEffect, useState } from 'react';
import { useDataProvider, useEvent, useListContext, type GetListParams } from 'react-admin';
import { fetchAhead } from '../dataProvider/ahead.ts';
import { whenIdle } from '../later/whenIdle.ts';

/** Filters under which somebody looks for a row, and does not page. */
const SEARCHES = ['dynamicSearch', 'id'];

const paramsOf = ([, , params]: QueryKey) => params as GetListParams | undefined;

/**
 * Fetches the next page of the list around it: when a hand comes near the pager, and for whoever has
 * turned a page already, once the page in sight is there. A list that is searched has none fetched.
 * @returns what the pager calls when a hand comes near
 */
export function usePageAhead(): () => void {
  const queryClient = useQueryClient();
  const dataProvider = useDataProvider();
  const list = useListContext();
  const { resource, page, perPage, sort, filterValues, hasNextPage } = list;
  const isSettled = !list.isPending && list.isPlaceholderData !== true;
  const [firstPage] = useState(page);
  const hasTurned = page !== firstPage;

  const fetchAfter = useEvent((at: number) => {
    if (at !== page || !hasNextPage || !isSettled || SEARCHES.some((name) => name in filterValues))
      return;
    // The very query of the list: what it is asked with besides is its own affair.
    const shown = queryClient
      .getQueryCache()
      .findAll({ queryKey: [resource, 'getList'], type: 'active' })
      .find(({ queryKey }) => {
        const params = paramsOf(queryKey);
        return dequal(params?.pagination, { page, perPage }) && dequal(params?.sort, sort);
      });
    if (!shown) return;
    const params = {
      ...paramsOf(shown.queryKey),
      pagination: { page: page + 1, perPage },
    } as GetListParams;
    void fetchAhead(queryClient, [resource, 'getList', params], async ({ signal }) => {
      const { data, total, pageInfo, meta } = await dataProvider.getList(resource, {
        ...params,
        signal,
      });
      return { data, total, pageInfo, meta };
    });
  });

  useEffect(
    () => (hasTurned && isSettled ? whenIdle(() => fetchAfter(page)) : undefined),
    [hasTurned, isSettled, page, fetchAfter],
  );
  return () => fetchAfter(page);
}
