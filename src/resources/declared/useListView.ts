import { parseSort } from '../../../contract/core/listQuery.ts';
import { DEFAULT_PER_PAGE } from '../../../contract/core/listLimits.ts';
import type { AnyResource } from '../../../contract/core/resource.ts';
import { keptColumns } from '../../preferences/useKeptColumns.ts';
import { useListPreference } from '../../preferences/useListPreference.ts';
import { columnNames, startColumns } from './columns.ts';
import { useActor } from '../../authProvider/useGrant.ts';

/** The initial settings of a declared list: the reader's last choice, or else the declared ones. */
export function useListView(declaration: AnyResource) {
  const { role } = useActor();
  const { preference, keep, isPending } = useListPreference(declaration.name);
  const all = columnNames(declaration);
  const kept = parseSort(preference.sort ?? '');
  const isKept = declaration.list.sortable.some((field) => field === kept.field);
  const { field, descending } = isKept ? kept : parseSort(declaration.list.defaultSort);
  return {
    /** True until the reader's choice is known. */
    isPending,
    keep,
    all,
    columns: keptColumns(preference.columns, all, startColumns(declaration, role)),
    sort: { field, order: descending ? ('DESC' as const) : ('ASC' as const) },
    perPage: preference.perPage ?? DEFAULT_PER_PAGE,
  };
}
