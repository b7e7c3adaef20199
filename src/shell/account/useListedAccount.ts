import { useListFilterContext } from 'ra-core';
import { reachesAllAccounts } from '../../../contract/core/roles.ts';
import { useActor } from '../../authProvider/useGrant.ts';
import type { Corporation } from '../../../contract/resources/corporations.ts';
import { useAccount } from './useAccount.ts';
import { useSelectedAccountId } from './useSelectedAccount.ts';

/** The account whose rows the list shows: the one at the top of the page, or the list's filter. */
export function useListedAccount(): Corporation | null {
  const isFleetManager = reachesAllAccounts(useActor().role);
  const accountId = useSelectedAccountId();
  const filtered: unknown = useListFilterContext().filterValues['corporationId'];
  const id = isFleetManager ? (typeof filtered === 'string' ? filtered : null) : accountId;
  return useAccount(id) ?? null;
}
