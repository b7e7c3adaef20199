/**
 * The longest wait, because another process may have left work that this one does not know about.
 */
const LONGEST_SLEEP_MS = 5000;
const SHORTEST_SLEEP_MS = 250;

/** Work that is repeated whenever something is due. */
export interface Repeating {
  start(): void;
  /** Says that there may be something to do before the next planned round. */
  wake(): void;
  /** Stops, and waits for the round under way. */
  stop(): Promise<void>;
}

/** Runs a stand-in's rounds: when the next thing is due, and at least every few seconds. */
export function repeating(options: {
  work(): Promise<unknown>;
  /** When the next thing is due; null when nothing is. */
  nextAt(): Promise<Date | null>;
  now(): Date;
  onError(error: unknown): void;
}): Repeating {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  let isStarted = false;
  let isRunning = false;
  let isWoken = false;

  async function round(): Promise<void> {
    let sleep = LONGEST_SLEEP_MS;
    isRunning = true;
    isWoken = false;
    try {
      await options.work();
      const next = await options.nextAt();
      if (next) sleep = Math.min(sleep, next.getTime() - options.now().getTime());
    } catch (error) {
      options.onError(error);
    }
    isRunning = false;
    if (isStarted) sleepFor(isWoken ? SHORTEST_SLEEP_MS : Math.max(SHORTEST_SLEEP_MS, sleep));
  }
  function sleepFor(ms: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => {
      running = round();
    }, ms);
    timer.unref();
  }

  return {
    start() {
      isStarted = true;
      sleepFor(SHORTEST_SLEEP_MS);
    },
    wake() {
      isWoken = true;
      if (isStarted && !isRunning) sleepFor(SHORTEST_SLEEP_MS);
    },
    async stop() {
      isStarted = false;
      clearTimeout(timer);
      await running;
    },
  };
}
