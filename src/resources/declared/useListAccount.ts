import type { AnyResource } from '../../../contract/core/resource.ts';
import { useSelectedAccountId } from '../../shell/account/useSelectedAccount.ts';
import { isOfAccounts } from './columns.ts';
import { useDeclared } from './DeclaredContext.tsx';
import { useActor } from '../../authProvider/useGrant.ts';

interface ListAccount {
  /** The list only shows rows of the account at the top of the page. */
  followsAccount: boolean;
  /** The account at the top of the page. */
  accountId: string | null;
  /** Filters of every request for the list's rows, in addition to the reader's. */
  permanent: Record<string, string> | undefined;
}

/** The account whose rows a declared list shows: corporation admins work for one at a time. */
export function useListAccount(declaration: AnyResource): ListAccount {
  const { role } = useActor();
  const accountId = useSelectedAccountId();
  const followsAccount = role === 'corporationAdmin' && isOfAccounts(declaration);
  const { filter } = useDeclared();
  const ofAccount = followsAccount && accountId ? { corporationId: accountId } : undefined;
  const permanent = filter || ofAccount ? { ...filter, ...ofAccount } : undefined;
  return { followsAccount, accountId, permanent };
}
