import { DEFAULT_PER_PAGE } from '../../../contract/core/listLimits.ts';
import type { ListPreference } from '../../../contract/core/listPreference.ts';
import { parseSort, type AnyResource } from '../../../contract/core/resource.ts';
import { type Role, choosesAccount } from '../../../contract/core/roles.ts';
import type { ListSettings } from '../../admin/list/listQuery.ts';
import { isOfAccounts } from './columns.ts';
import type { PageList } from './pageList.ts';

/** Who reads a list. */
export interface ListReader {
  role: Role;
  /** The account at the top of the page. */
  accountId: string | null;
  /** What they chose in the list before. */
  preference: ListPreference;
}

/**
 * What the account at the top of the page is for a list: corporation admins work for one at a time, or
 * see the rows of all of theirs.
 */
export function listAccount(declaration: AnyResource, role: Role, accountId: string | null) {
  const followsAccount = choosesAccount(role) && isOfAccounts(declaration);
  return {
    /** The list only shows rows of that account, if one is chosen. */
    followsAccount,
    /** None is chosen, and the list shows no rows until one is. */
    isAccountMissing:
      followsAccount && accountId === null && declaration.list.isOfOneAccount === true,
  };
}

/**
 * How a list begins: order and page size are its reader's last choice, or else the declared ones, and
 * corporation admins see the rows of the chosen account.
 */
export function listSettings(
  { declaration, filter, forgetsSort = false, meta }: PageList,
  { role, accountId, preference }: ListReader,
): ListSettings {
  const kept = parseSort(preference.sort ?? '');
  const isKept = !forgetsSort && declaration.list.sortable.some((field) => field === kept.field);
  const { field, descending } = isKept ? kept : parseSort(declaration.list.defaultSort);
  const { followsAccount } = listAccount(declaration, role, accountId);
  const ofAccount = followsAccount && accountId ? { corporationId: accountId } : undefined;
  return {
    resource: declaration.name,
    sort: { field, order: descending ? 'DESC' : 'ASC' },
    perPage: preference.perPage ?? DEFAULT_PER_PAGE,
    permanent: (chosen) => ({
      ...(typeof filter === 'function' ? filter(chosen) : filter),
      ...ofAccount,
    }),
    ...(meta && { meta }),
  };
}
