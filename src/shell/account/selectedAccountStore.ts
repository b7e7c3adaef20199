import type { Corporation } from '../../../contract/resources/corporations.ts';

const ID_KEY = 'account_id';
const NAME_KEY = 'account_name';
/** Set while all accounts are chosen, which differs from never having chosen. */
const ALL_KEY = 'account_all';
const KEYS = [ID_KEY, NAME_KEY, ALL_KEY];
/** Asked before another account is chosen; answering false keeps the present one. */
export type AccountChangeGuard = (nextId: string | null) => boolean | Promise<boolean>;

const listeners = new Set<() => void>();
const guards = new Set<AccountChangeGuard>();

const copy = (from: Storage, to: Storage): void => {
  for (const key of KEYS) {
    const value = from.getItem(key);
    if (value) to.setItem(key, value);
    else to.removeItem(key);
  }
};

/** What this tab works for, also after a reload. A tab that was just opened takes it from the device. */
function read(key: string): string | null {
  if (sessionStorage.getItem(ID_KEY) === null) {
    copy(localStorage, sessionStorage);
    // Empty where the tab works for no single account.
    sessionStorage.setItem(ID_KEY, localStorage.getItem(ID_KEY) ?? '');
  }
  return sessionStorage.getItem(key) || null;
}

/** Stores it for this tab, and for those that are opened next. */
function write(id: string | null, name: string | null, all: string | null): void {
  const values = [id, name, all];
  for (const [at, key] of KEYS.entries()) sessionStorage.setItem(key, values[at] ?? '');
  copy(sessionStorage, localStorage);
  for (const listener of listeners) listener();
}

// Whoever opens a tab from this one, by a link or by hand, has just looked at it.
window.addEventListener('focus', () => {
  if (sessionStorage.getItem(ID_KEY) !== null) copy(sessionStorage, localStorage);
});

/**
 * The account that this tab works for. Each tab has its own, so that nothing that is half done in one is
 * moved to another account by a choice in another.
 */
export const selectedAccountStore = {
  id: (): string | null => read(ID_KEY),
  /** The name of the account; null if it is not known yet. */
  name: (): string | null => read(NAME_KEY),

  /** Keeps an account without asking the guards. The name is kept when it is given. */
  keep: ({ id, name }: Pick<Corporation, 'id'> & Partial<Pick<Corporation, 'name'>>): void =>
    write(id, name ?? null, null),

  clear: (): void => write(null, null, read(ALL_KEY)),

  /** Whether the user chose all accounts together. */
  isAll: (): boolean => read(ALL_KEY) !== null && read(ID_KEY) === null,

  /** Forgets only the name, which a new sign-in does. */
  forgetName: (): void => write(read(ID_KEY), null, read(ALL_KEY)),

  /** Chooses as if the user did: every guard must agree. */
  async choose(id: string | null): Promise<void> {
    if (id === this.id()) return;
    for (const guard of guards) if (!(await guard(id))) return;
    write(id, null, id === null ? 'true' : null);
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
