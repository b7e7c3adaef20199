/** How long to wait before asking an unreachable server again, at first and at most. */
const FIRST_WAIT_MS = 2000;
const LONGEST_WAIT_MS = 15_000;
const PATIENCE_MS = 5000;

let lost = false;
let looking: Promise<void> | null = null;
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

async function ask(): Promise<void> {
  clearTimeout(timer);
  const isThere = await answers();
  looking = null;
  become(!isThere);
  if (isThere) return;
  timer = setTimeout(() => void look(), wait);
  wait = Math.min(wait * 1.5, LONGEST_WAIT_MS);
}

/** Checks whether the server answers, and repeats this less and less often until it does. */
const look = (): Promise<void> => (looking ??= ask());

/**
 * Whether the server can be reached, judged by the calls that were made. The browser's network
 * state does not decide: a server on the same machine answers without a network, and a network may
 * lead nowhere.
 */
export const connection = {
  isLost: (): boolean => lost,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** A call was answered, even if with an error. */
  noteAnswer: (): void => become(false),
  /** A call got no answer. */
  noteFailure: (): void => void look(),
  /** Checks whether a server that could not be reached is back. */
  async isStillLost(): Promise<boolean> {
    if (lost) await look();
    return lost;
  },
  /** Checks immediately when the network comes or goes, until the returned function is called. */
  watchNetwork(): () => void {
    const watched = new AbortController();
    const { signal } = watched;
    for (const event of ['online', 'offline'])
      addEventListener(event, () => void look(), { signal });
    return () => watched.abort();
  },
};
