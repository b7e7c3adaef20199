import type { Corporation } from '../../../contract/resources/corporations.ts';

const ID_KEY = 'account_id';
const NAME_KEY = 'account_name';
/** Set while all accounts are chosen, which differs from never having chosen. */
const ALL_KEY = 'account_all';

/** Asked before another account is chosen; answering false keeps the present one. */
export type AccountChangeGuard = (nextId: string | null) => boolean | Promise<boolean>;

const listeners = new Set<() => void>();
const guards = new Set<AccountChangeGuard>();

/** The accounts that the user of this tab may choose; null if that is not known or all of them. */
let own: readonly string[] | null = null;
/** What this tab works for. */
let current: string | null = null;

/** The account chosen on this device, shared by all tabs of the console. */
export const selectedAccountStore = {
  /** Somebody else may have chosen another account in another tab, which is not for this user. */
  id(): string | null {
    const stored = localStorage.getItem(ID_KEY);
    if (stored === null || own === null || own.includes(stored)) current = stored;
    return current;
  },
  /** Follows other tabs only to these accounts; to all if they are null. */
  followOnly(accounts: readonly string[] | null): void {
    own = accounts;
  },
  /** The name of the account; null if it is not known yet. */
  name: (): string | null => localStorage.getItem(NAME_KEY),

  /** Keeps an account without asking the guards. The name is kept when it is given. */
  keep(account: Pick<Corporation, 'id'> & Partial<Pick<Corporation, 'name'>>): void {
    current = account.id;
    localStorage.setItem(ID_KEY, account.id);
    if (account.name === undefined) localStorage.removeItem(NAME_KEY);
    else localStorage.setItem(NAME_KEY, account.name);
    localStorage.removeItem(ALL_KEY);
    for (const listener of listeners) listener();
  },

  clear(): void {
    localStorage.removeItem(ID_KEY);
    localStorage.removeItem(NAME_KEY);
    for (const listener of listeners) listener();
  },

  /** Whether the user chose all accounts together. */
  isAll: (): boolean =>
    localStorage.getItem(ALL_KEY) !== null && localStorage.getItem(ID_KEY) === null,

  /** Forgets only the name, which a new sign-in does. */
  forgetName: (): void => localStorage.removeItem(NAME_KEY),

  /** Chooses as if the user did: every guard must agree. */
  async choose(id: string | null): Promise<void> {
    if (id === this.id()) return;
    for (const guard of guards) if (!(await guard(id))) return;
    if (id === null) {
      localStorage.setItem(ALL_KEY, 'true');
      this.clear();
    } else this.keep({ id });
  },

  guard(guard: AccountChangeGuard): () => void {
    guards.add(guard);
    return () => void guards.delete(guard);
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
