import { useSyncExternalStore } from 'react';
import type { Corporation } from '../../../contract/resources/corporations.ts';
import { selectedAccountStore as store } from './selectedAccountStore.ts';
import { useAccount } from './useAccount.ts';

/** Stands for the name of an account that cannot be read. */
const UNKNOWN = '…';

export interface SelectedAccount {
  /** Null if none is chosen; a fleet manager then sees every account's rows. */
  accountId: string | null;
  /** The account's row, once it has been fetched. */
  account: Corporation | undefined;
  /** Its name, or the one that it had on this device before; empty if none is chosen. */
  accountName: string;
  /** Chooses once every `useAccountChangeGuard` agrees. */
  setAccountId: (id: string | null) => void;
}

/** Only the id of the selected account: known immediately, and not redrawn when its row is read. */
export const useSelectedAccountId = (): string | null =>
  useSyncExternalStore(store.subscribe, store.id);

/**
 * The account that the whole console works for. Corporation admins choose it in the top bar, fleet
 * managers in the filters of a page; it is kept on this device.
 */
export function useSelectedAccount(): SelectedAccount {
  const accountId = useSelectedAccountId();
  const account = useAccount(accountId);
  return {
    accountId,
    account,
    accountName: accountId === null ? '' : (account?.name ?? store.name() ?? UNKNOWN),
    setAccountId: (id) => void store.choose(id),
  };
}
