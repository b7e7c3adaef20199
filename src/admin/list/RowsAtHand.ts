import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useListContext, type GetListResult, type RaRecord } from 'react-admin';

/**
 * Makes the forms of the surrounding list's rows start with what the list shows, which is the whole
 * row. react-admin stores a row for its form only when it is listed for the first time. After a
 * later listing the form would open with older values than the list shows, until its own answer
 * arrives.
 */
export function RowsAtHand(): null {
  const queryClient = useQueryClient();
  const { data, resource } = useListContext<RaRecord>();
  useEffect(() => {
    const answer = queryClient
      .getQueryCache()
      .findAll({ queryKey: [resource, 'getList'] })
      .find(({ state }) => data && (state.data as GetListResult | undefined)?.data === data);
    if (!answer) return;
    const { dataUpdatedAt } = answer.state;
    for (const row of data ?? []) {
      const key = [resource, 'getOne', { id: String(row.id), meta: undefined }];
      const known = queryClient.getQueryState(key)?.dataUpdatedAt ?? Infinity;
      if (known < dataUpdatedAt) queryClient.setQueryData(key, row, { updatedAt: dataUpdatedAt });
    }
  }, [data, resource, queryClient]);
  return null;
}
