/** Asked for while the server cannot be reached, at first and at most this often. */
const FIRST_WAIT_MS = 2000;
const LONGEST_WAIT_MS = 15_000;
const PATIENCE_MS = 5000;

let lost = false;
let isLooking = false;
let wait = FIRST_WAIT_MS;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function become(isLost: boolean): void {
  if (!isLost) {
    clearTimeout(timer);
    wait = FIRST_WAIT_MS;
  }
  if (lost === isLost) return;
  lost = isLost;
  for (const listener of listeners) listener();
}

async function answers(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    await fetch(new URL('/healthz', location.origin), { cache: 'no-store', signal });
    return true;
  } catch {
    return false;
  }
}

/** Looks whether the server answers, and again until it does, ever more seldom. */
async function look(): Promise<void> {
  if (isLooking) return;
  isLooking = true;
  clearTimeout(timer);
  const isThere = await answers();
  isLooking = false;
  become(!isThere);
  if (isThere) return;
  timer = setTimeout(() => void look(), wait);
  wait = Math.min(wait * 1.5, LONGEST_WAIT_MS);
}

/**
 * Whether the server can be reached, as calls have told. What the browser says of the network decides
 * nothing: a server on the same machine answers without one, and a network may lead nowhere.
 */
export const connection = {
  isLost: (): boolean => lost,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** A call was answered, whatever it says. */
  noteAnswer: (): void => become(false),
  /** A call got no answer. */
  noteFailure: (): void => void look(),
  /** Looks at once when the network comes or goes, until the returned function is called. */
  watchNetwork(): () => void {
    const watched = new AbortController();
    const { signal } = watched;
    for (const event of ['online', 'offline'])
      addEventListener(event, () => void look(), { signal });
    return () => watched.abort();
  },
};
