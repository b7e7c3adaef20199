import type { Corporation } from '../../../contract/resources/corporations.ts';

const ID_KEY = 'account_id';
const NAME_KEY = 'account_name';
/** Set while all accounts are chosen, which differs from never having chosen. */
const ALL_KEY = 'account_all';
const KEYS = [ID_KEY, NAME_KEY, ALL_KEY];
/** In a tab's own storage, where an id would be: the tab works for no single account. */
const NONE = '';

/** Asked before another account is chosen; answering false keeps the present one. */
export type AccountChangeGuard = (nextId: string | null) => boolean | Promise<boolean>;

const listeners = new Set<() => void>();
const guards = new Set<AccountChangeGuard>();

const put = (storage: Storage, key: string, value: string | null): void =>
  value === null ? storage.removeItem(key) : storage.setItem(key, value);

/** What this tab works for, also after a reload. A tab that was just opened takes it from the device. */
function tab(): Storage {
  if (sessionStorage.getItem(ID_KEY) === null) {
    for (const key of KEYS) put(sessionStorage, key, localStorage.getItem(key));
    if (sessionStorage.getItem(ID_KEY) === null) sessionStorage.setItem(ID_KEY, NONE);
  }
  return sessionStorage;
}

/** Gives the tabs that are opened next what this one works for. */
function share(): void {
  for (const key of KEYS) put(localStorage, key, tab().getItem(key) || null);
}
function choose(values: Readonly<Record<string, string | null>>): void {
  const storage = tab();
  for (const [key, value] of Object.entries(values)) put(storage, key, value);
  share();
  for (const listener of listeners) listener();
}

// Whoever opens a tab from this one, by a link or by hand, has just looked at it.
window.addEventListener('focus', () => {
  if (sessionStorage.getItem(ID_KEY) !== null) share();
});

/**
 * The account that this tab works for. Each tab has its own, so that nothing that is half done in one is
 * moved to another account by a choice in another.
 */
export const selectedAccountStore = {
  id: (): string | null => tab().getItem(ID_KEY) || null,
  /** The name of the account; null if it is not known yet. */
  name: (): string | null => tab().getItem(NAME_KEY),

  /** Keeps an account without asking the guards. The name is kept when it is given. */
  keep(account: Pick<Corporation, 'id'> & Partial<Pick<Corporation, 'name'>>): void {
    choose({ [ID_KEY]: account.id, [NAME_KEY]: account.name ?? null, [ALL_KEY]: null });
  },

  clear(): void {
    choose({ [ID_KEY]: NONE, [NAME_KEY]: null });
  },

  /** Whether the user chose all accounts together. */
  isAll: (): boolean => tab().getItem(ALL_KEY) !== null && tab().getItem(ID_KEY) === NONE,

  /** Forgets only the name, which a new sign-in does. */
  forgetName: (): void => choose({ [NAME_KEY]: null }),

  /** Chooses as if the user did: every guard must agree. */
  async choose(id: string | null): Promise<void> {
    if (id === this.id()) return;
    for (const guard of guards) if (!(await guard(id))) return;
    if (id === null) choose({ [ID_KEY]: NONE, [NAME_KEY]: null, [ALL_KEY]: 'true' });
    else this.keep({ id });
  },

  guard(guard: AccountChangeGuard): () => void {
    guards.add(guard);
    return () => void guards.delete(guard);
  },

  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
