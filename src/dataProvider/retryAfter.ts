interface Patience {
  /** How often a call that was temporarily refused is sent again. */
  most: number;
  /** The longest wait asked for by the server, in seconds. */
  longest: number;
}

/**
 * `press` is what a user is expected to accept, and what the server asks for at most when it is busy.
 * `work` is for the calls of something long that shows how far it is, such as an import.
 */
const PATIENCE = {
  press: { most: 2, longest: 20 },
  work: { most: 10, longest: 60 },
} as const satisfies Record<string, Patience>;
export type PatienceOf = keyof typeof PATIENCE;

const PASSING = new Set([429, 503]);

/** The seconds of `Retry-After`, which names them or a time; null without a usable one. */
export function waitOf(headers: Headers): number | null {
  const told = headers.get('retry-after');
  if (told === null || told.trim() === '') return null;
  const seconds = Number(told);
  const wait = Number.isNaN(seconds) ? (Date.parse(told) - Date.now()) / 1000 : seconds;
  return wait >= 0 ? Math.ceil(wait) : null;
}

/**
 * Whether to send a call again, and after how many milliseconds: a busy server says when to come
 * back. Null if it does not say so, or after enough waiting.
 */
export function waitBeforeRepeat(
  { status, headers }: Pick<Response, 'status' | 'headers'>,
  waitedBefore: number,
  patience: PatienceOf = 'press',
): number | null {
  const { most, longest } = PATIENCE[patience];
  const seconds = waitOf(headers);
  if (seconds === null || seconds > longest) return null;
  return PASSING.has(status) && waitedBefore < most ? seconds * 1000 : null;
}

/** Ends after this time, or immediately when `signal` aborts. */
export const pause = (ms: number, signal: AbortSignal | undefined): Promise<void> =>
  new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal?.addEventListener('abort', end, { once: true });
    if (signal?.aborted) end();
  });

let waits = 0;
const tells = new Set<() => void>();
const count = (by: 1 | -1): void => {
  waits += by;
  for (const tell of tells) tell();
};

/** Whether calls wait for a busy server, for `useSyncExternalStore`. */
export const serverWaits = {
  subscribe(tell: () => void): () => void {
    tells.add(tell);
    return () => void tells.delete(tell);
  },
  areAny: (): boolean => waits > 0,
};

/** A pause for which the page says that the server is busy. */
export async function pauseForServer(ms: number, signal: AbortSignal | undefined): Promise<void> {
  count(1);
  await pause(ms, signal);
  count(-1);
}

/**
 * Asks when the user pauses in typing. If another text follows, the first is given up before it is
 * asked for; the pause itself draws nothing.
 * @param delay in milliseconds; with 0 the question is asked at once
 */
export const afterPause =
  <T>(delay: number, ask: (read: { signal?: AbortSignal }) => Promise<T>) =>
  async ({ signal }: { signal?: AbortSignal }): Promise<T> => {
    if (delay > 0) await pause(delay, signal);
    return ask({ signal });
  };
