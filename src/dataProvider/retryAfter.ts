/** How often a call that was temporarily refused is sent again. */
const MOST_WAITS = 2;
/** The longest wait asked for by the server that a user is expected to accept. */
const LONGEST_WAIT_SECONDS = 10;

const PASSING = new Set([429, 503]);

/**
 * Whether to send a call again, and after how many milliseconds: a busy server says when to come
 * back. Null if it does not say so, or after enough waiting.
 */
export function waitBeforeRepeat(
  { status, headers }: Pick<Response, 'status' | 'headers'>,
  waitedBefore: number,
): number | null {
  const seconds = Number(headers.get('retry-after') ?? Number.NaN);
  const isShort = seconds >= 0 && seconds <= LONGEST_WAIT_SECONDS;
  return PASSING.has(status) && isShort && waitedBefore < MOST_WAITS ? seconds * 1000 : null;
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
