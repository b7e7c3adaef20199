import type { AppContext } from '../../context.ts';
import { deliverNotices } from './deliver.ts';

/** A delay that nobody notices in a mail. */
const GATHERED_MS = 200;

/**
 * Writes mails as soon as any process changes bookings. The scheduled job `deliver-notices` finds
 * what this misses.
 * @returns a function that ends it, once the mails under way are written
 */
export function relayNotices(app: AppContext): () => Promise<void> {
  let running: Promise<void> | null = null;
  let isAgain = false;
  let isStopped = false;
  let gathering: ReturnType<typeof setTimeout> | undefined;

  async function run(): Promise<void> {
    while (isAgain) {
      isAgain = false;
      await deliverNotices(app);
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
      .catch((error: unknown) => app.log.error({ error }, 'notices could not be delivered'))
      .finally(() => {
        running = null;
      });
  }
  const unsubscribe = app.bookingFeed.subscribe({
    onOpen: wake,
    onChange: wake,
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
