import type { Corporation } from '../../../contract/resources/corporations.ts';

const ID_KEY = 'account_id';
const NAME_KEY = 'account_name';

const listeners = new Set<() => void>();

/** The account chosen on this device, shared by all tabs of the console. */
export const selectedAccountStore = {
  id: (): string | null => localStorage.getItem(ID_KEY),

  choose(account: Pick<Corporation, 'id' | 'name'> | { id: string; name?: undefined } | null) {
    if (account === null) localStorage.removeItem(ID_KEY);
    else localStorage.setItem(ID_KEY, account.id);
    if (account?.name) localStorage.setItem(NAME_KEY, account.name);
    else localStorage.removeItem(NAME_KEY);
    for (const listener of listeners) listener();
  },

  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    window.addEventListener('storage', listener);
    return () => {
      listeners.delete(listener);
      window.removeEventListener('storage', listener);
    };
  },
};
