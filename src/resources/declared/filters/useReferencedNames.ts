import { useQueries } from '@tanstack/react-query';
import { useDataProvider, useListFilterContext, type RaRecord } from 'react-admin';
import type { AnyResource } from '../../../../contract/core/resource.ts';
import { sideBySide } from '../../../../contract/receipts/letters.ts';
import { rowLabel } from '../columns.ts';
import { valuesOf } from './filterValues.ts';

/** A filter by rows of another resource, with the parameter that holds their ids. */
export interface ReferenceFilter {
  name: string;
  target: AnyResource;
}

/**
 * The names of the rows that the reference filters of the surrounding list are set to, by parameter;
 * `…` while they are being read.
 */
export function useReferencedNames(filters: readonly ReferenceFilter[]): Map<string, string> {
  const dataProvider = useDataProvider();
  const { filterValues } = useListFilterContext();
  return useQueries({
    queries: filters.map(({ name, target }) => {
      const ids = valuesOf(filterValues[name]);
      return {
        queryKey: [target.name, 'getMany', { ids }],
        // In the form in which react-admin keeps it under this key.
        queryFn: async () => (await dataProvider.getMany<RaRecord>(target.name, { ids })).data,
        enabled: ids.length > 0,
        retry: false,
      };
    }),
    combine: (answers) =>
      new Map(
        filters.map(({ name, target }, at) => {
          const text = sideBySide(
            (answers[at]?.data ?? []).map((row) => rowLabel(target, row)),
            ', ',
          );
          return [name, text || '…'] as const;
        }),
      ),
  });
}
