import { parseSort } from '../../../contract/core/listQuery.ts';
import { DEFAULT_PER_PAGE } from '../../../contract/core/listLimits.ts';
import type { ListPreference } from '../../../contract/core/listPreference.ts';
import type { AnyResource } from '../../../contract/core/resource.ts';
import { reachesAllAccounts } from '../../../contract/core/roles.ts';
import type { InitialSettings } from '../../list/listParams.ts';
import { keptColumns } from '../../preferences/useKeptColumns.ts';
import { useListPreference } from '../../preferences/useListPreference.ts';
import { columnNames, startColumns } from './columns.ts';
import { useListAccount } from './useListAccount.ts';
import { useDeclared } from './DeclaredContext.tsx';
import { useActor } from '../../authProvider/useGrant.ts';

/** The order and page size of a declared list: the reader's last choice, or else the declared ones. */
export function preferredSettings(
  declaration: AnyResource,
  preference: ListPreference,
): InitialSettings {
  const kept = parseSort(preference.sort ?? '');
  const isKept = declaration.list.sortable.some((field) => field === kept.field);
  const { field, descending } = isKept ? kept : parseSort(declaration.list.defaultSort);
  return {
    sort: { field, order: descending ? 'DESC' : 'ASC' },
    perPage: preference.perPage ?? DEFAULT_PER_PAGE,
  };
}

/** The initial settings of a declared list, and how to keep others. */
export function useListView(declaration: AnyResource) {
  const { role } = useActor();
  const { followsAccount, accountId } = useListAccount(declaration);
  const seesSeveral = reachesAllAccounts(role) || (followsAccount && accountId === null);
  const { columns, isOfDeleted } = useDeclared();
  const { name } = declaration;
  const { preference, keep, isPending } = useListPreference(isOfDeleted ? `${name}-deleted` : name);
  const all = columnNames(declaration);
  return {
    /** True until the reader's choice is known. */
    isPending,
    keep,
    all,
    columns: keptColumns(preference.columns, all, startColumns(declaration, seesSeveral, columns)),
    ...preferredSettings(declaration, preference),
  };
}
