import type { AnyResource } from '../../../contract/core/resource.ts';
import { type Role, choosesAccount } from '../../../contract/core/roles.ts';
import { useSelectedAccountId } from '../../shell/account/useSelectedAccount.ts';
import { isOfAccounts } from './columns.ts';
import { useDeclared } from './DeclaredContext.tsx';
import { useActor } from '../../authProvider/useGrant.ts';

interface ListAccount {
  /** The list only shows rows of the account at the top of the page. */
  followsAccount: boolean;
  /** The account at the top of the page. */
  accountId: string | null;
  /** None is chosen, and the list shows no rows until one is. */
  isAccountMissing: boolean;
  /** Filters of every request for the list's rows, in addition to the reader's. */
  permanent: Record<string, string> | undefined;
}

interface AskedList {
  declaration: AnyResource;
  /** The reader's. */
  role: Role;
  /** The account at the top of the page. */
  accountId: string | null;
  /** The permanent filter of the list's page. */
  filter: Record<string, string> | undefined;
}

/**
 * The account whose rows a declared list shows: corporation admins work for one at a time, or see the
 * rows of all of theirs.
 */
export function listAccount({ declaration, role, accountId, filter }: AskedList): ListAccount {
  const followsAccount = choosesAccount(role) && isOfAccounts(declaration);
  const ofAccount = followsAccount && accountId ? { corporationId: accountId } : undefined;
  const permanent = filter || ofAccount ? { ...filter, ...ofAccount } : undefined;
  const isAccountMissing =
    followsAccount && accountId === null && declaration.list.isOfOneAccount === true;
  return { followsAccount, accountId, isAccountMissing, permanent };
}

/** The same for the list of the surrounding page. */
export function useListAccount(declaration: AnyResource): ListAccount {
  const { role } = useActor();
  const accountId = useSelectedAccountId();
  const { filter } = useDeclared();
  return listAccount({ declaration, role, accountId, filter });
}
