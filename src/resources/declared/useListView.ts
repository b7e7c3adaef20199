import { parseSort } from '../../../contract/core/listQuery.ts';
import { DEFAULT_PER_PAGE } from '../../../contract/core/listLimits.ts';
import type { AnyResource } from '../../../contract/core/resource.ts';
import { useListPreference } from '../../preferences/useListPreference.ts';
import { columnNames, startColumns } from './columns.ts';
import { useActor } from '../../authProvider/useGrant.ts';

/** What a declared list begins with: what its reader chose the last time, else what is declared. */
export function useListView(declaration: AnyResource) {
  const { role } = useActor();
  const { preference, keep, isPending } = useListPreference(declaration.name);
  const all = columnNames(declaration);
  // A column that is gone is passed over.
  const chosen = preference.columns?.filter((name) => all.includes(name)) ?? [];
  const kept = parseSort(preference.sort ?? '');
  const isKept = declaration.list.sortable.some((field) => field === kept.field);
  const { field, descending } = isKept ? kept : parseSort(declaration.list.defaultSort);
  return {
    /** True until it is known what was chosen. */
    isPending,
    keep,
    all,
    columns: chosen.length > 0 ? chosen : startColumns(declaration, role),
    sort: { field, order: descending ? ('DESC' as const) : ('ASC' as const) },
    perPage: preference.perPage ?? DEFAULT_PER_PAGE,
  };
}
