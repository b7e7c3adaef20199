import { useSyncExternalStore } from 'react';
import type { Corporation } from '../../../contract/resources/corporations.ts';
import { selectedAccountStore as store } from './selectedAccountStore.ts';
import { useAccount } from './useAccount.ts';

export interface SelectedAccount {
  /** Null: none chosen; a fleet manager then sees every account's rows. */
  accountId: string | null;
  /** The account's row, once it has been fetched. */
  account: Corporation | undefined;
  /** Chooses once every `useAccountChangeGuard` agrees. */
  setAccountId: (id: string | null) => void;
}

/** The id of the selected account alone: it is known at once, and reading its row changes nothing. */
export const useSelectedAccountId = (): string | null =>
  useSyncExternalStore(store.subscribe, store.id);

/**
 * The account that the whole console works for. Chosen in the top bar by corporation admins and in
 * the pages' own filters by fleet managers; kept on this device.
 */
export function useSelectedAccount(): SelectedAccount {
  const accountId = useSelectedAccountId();
  return {
    accountId,
    account: useAccount(accountId),
    setAccountId: (id) => void store.choose(id),
  };
}
