const TAB_KEY = 'sign-in.tab';
/** A reloaded page asks before the old one is completely gone; a duplicate's original stays. */
const PATIENCE_MS = 500;

function hold(name: string): Promise<boolean> {
  // Without the Web Locks API (http on a host other than localhost) duplicates are not noticed.
  if (!('locks' in navigator)) return Promise.resolve(true);
  return new Promise((resolve) => {
    const untilTheTabGoes = () => {
      resolve(true);
      return new Promise<never>(() => undefined);
    };
    navigator.locks
      .request(name, { signal: AbortSignal.timeout(PATIENCE_MS) }, untilTheTabGoes)
      .catch(() => resolve(false));
  });
}

/** Marks this tab as the one that signed in. */
export async function renewClaim(): Promise<void> {
  const id = crypto.randomUUID();
  sessionStorage.setItem(TAB_KEY, id);
  await hold(`${TAB_KEY}.${id}`);
}

/**
 * Whether the content of this tab's storage is its own. "Duplicate tab" copies the storage, and
 * with it a refresh token that only one tab may use: the provider treats its second use as theft.
 */
export async function isOwnTab(): Promise<boolean> {
  const id = sessionStorage.getItem(TAB_KEY);
  return id === null || hold(`${TAB_KEY}.${id}`);
}
