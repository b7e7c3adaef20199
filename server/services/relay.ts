import type { AppContext } from '../context.ts';

/** A delay that nobody notices in a mail or another system. */
const GATHERED_MS = 200;

interface Relayed {
  /** What of the feed wakes it. */
  on: 'onChange' | 'onWebhookEvents';
  work: (app: AppContext) => Promise<void>;
  /** What the log says when that fails. */
  failure: string;
}

/**
 * Does work as soon as any process makes it necessary. A timed job has to find what this misses.
 * @returns a function that ends it, once the work under way is done
 */
export function relay(app: AppContext, { on, work, failure }: Relayed): () => Promise<void> {
  let running: Promise<void> | null = null;
  let isAgain = false;
  let isStopped = false;
  let gathering: ReturnType<typeof setTimeout> | undefined;

  async function run(): Promise<void> {
    while (isAgain) {
      isAgain = false;
      await work(app);
    }
  }
  // A trip that is requested, confirmed and accepted changes three times within moments.
  function wake(): void {
    gathering ??= setTimeout(look, GATHERED_MS).unref();
  }
  function look(): void {
    gathering = undefined;
    isAgain = !isStopped;
    running ??= run()
      .catch((error: unknown) => app.log.error({ error }, failure))
      .finally(() => {
        running = null;
      });
  }
  const unsubscribe = app.bookingFeed.subscribe({
    onOpen: wake,
    onChange: () => undefined,
    [on]: wake,
    onEnd: () => undefined,
  });
  return async () => {
    isStopped = true;
    isAgain = false;
    unsubscribe();
    clearTimeout(gathering);
    await running;
  };
}
