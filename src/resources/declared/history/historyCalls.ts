import { useInfiniteQuery } from '@tanstack/react-query';
import { z } from 'zod';
import { historyEntrySchema } from '../../../../contract/core/history.ts';
import { callApi } from '../../../dataProvider/http.ts';

const PAGE = 20;
const entriesSchema = z.array(historyEntrySchema);

const pathOf = (resource: string, id: string) => `/${resource}/${encodeURIComponent(id)}/history`;
/** Under the resource's key, so that a change reads it again together with the lists. */
const keyOf = (resource: string, id: string) => [resource, 'history', id];

/** The history of a row, the newest entries first, page by page. */
export const useHistory = (resource: string, id: string) =>
  useInfiniteQuery({
    queryKey: keyOf(resource, id),
    queryFn: ({ pageParam, signal }) =>
      callApi(pathOf(resource, id), {
        query: { page: pageParam, maxPerPage: PAGE },
        response: entriesSchema,
        signal,
      }),
    initialPageParam: 0,
    getNextPageParam: (last, _pages, page) => (last.length === PAGE ? page + 1 : undefined),
    // Always stale, so that it includes changes since it was last looked at.
    staleTime: 0,
  });

/** Erases the personal values from the history of a row. */
export const eraseHistory = (resource: string, id: string) =>
  callApi(pathOf(resource, id), { method: 'DELETE' });
