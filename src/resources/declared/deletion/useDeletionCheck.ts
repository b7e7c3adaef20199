import { useQuery } from '@tanstack/react-query';
import type { RaRecord } from 'react-admin';
import { z } from 'zod';
import {
  type DeletionCheck,
  deletionCheckSchema,
  type Use,
} from '../../../../contract/core/deletion.ts';
import { MAX_PER_PAGE } from '../../../../contract/core/listLimits.ts';
import type { AnyResource } from '../../../../contract/core/resource.ts';
import { callApi } from '../../../dataProvider/http.ts';

const answer = z.array(deletionCheckSchema);

/** The rows of one resource that are affected when several rows are deleted together. */
export type SharedUse = Pick<Use, 'resource' | 'effect' | 'count' | 'filter'>;

/** The uses of several rows by resource and effect; a filter is kept if one list shows them all. */
export function sharedUses(checks: readonly DeletionCheck[]): SharedUse[] {
  const all = new Map<string, SharedUse>();
  for (const { resource, effect, count, filter } of checks.flatMap(({ uses }) => uses)) {
    const key = `${resource} ${effect}`;
    const before = all.get(key);
    all.set(
      key,
      before
        ? { ...before, count: before.count + count, filter: null }
        : { resource, effect, count, filter },
    );
  }
  return [...all.values()];
}

/** What deleting rows would mean; asked again each time that somebody wants to delete them. */
export function useDeletionCheck(declaration: AnyResource, rows: readonly RaRecord[]) {
  const ids = rows.map(({ id }) => String(id));
  return useQuery({
    queryKey: [declaration.name, 'deletion-check', ids],
    queryFn: async ({ signal }) => {
      const checks: DeletionCheck[] = [];
      for (let start = 0; start < ids.length; start += MAX_PER_PAGE) {
        const body = { ids: ids.slice(start, start + MAX_PER_PAGE) };
        const path = `/${declaration.name}/deletion-check`;
        const call = { body, response: answer, leavesRows: true, signal };
        checks.push(...(await callApi(path, { method: 'POST', ...call })));
      }
      return checks;
    },
    gcTime: 0,
    staleTime: Infinity,
    retry: false,
  });
}
