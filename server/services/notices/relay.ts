import type { AppContext } from '../../context.ts';
import { describeError } from '../../describeError.ts';
import { deliverNotices } from './deliver.ts';

/** Nobody notices that a mail is written so much later. */
const GATHERED_MS = 200;

/**
 * Writes mails as soon as bookings change, whichever process changes them. What it misses, the
 * schedule of `deliver-notices` finds.
 * @returns what ends it, once the mails under way are written
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
  // A trip that is requested, confirmed and taken changes three times within moments.
  function wake(): void {
    gathering ??= setTimeout(look, GATHERED_MS).unref();
  }
  function look(): void {
    gathering = undefined;
    isAgain = !isStopped;
    running ??= run()
      .catch((error: unknown) =>
        app.log.error({ error: describeError(error) }, 'notices could not be delivered'),
      )
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
