/** A read that was refused for the moment is sent again so often, */
const MOST_WAITS = 2;
/** as long as the wait that the server asks for is one that somebody sits through. */
const LONGEST_WAIT_SECONDS = 10;

const PASSING = new Set([429, 503]);

/**
 * Whether to send a read again, and after how many milliseconds: a server that has too much to do says
 * when to come back. Null where it does not, or where enough was waited.
 */
export function waitBeforeRepeat(
  { status, headers }: Pick<Response, 'status' | 'headers'>,
  waitedBefore: number,
): number | null {
  const seconds = Number(headers.get('retry-after') ?? Number.NaN);
  const isShort = seconds >= 0 && seconds <= LONGEST_WAIT_SECONDS;
  return PASSING.has(status) && isShort && waitedBefore < MOST_WAITS ? seconds * 1000 : null;
}

/** Ends after so long, or at once when `signal` aborts. */
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
