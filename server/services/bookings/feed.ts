import type { Logger } from 'pino';
import { z } from 'zod';
import { listenTo } from '../../db/notifications.ts';
import type { Database } from '../../db/open.ts';

const bookingChange = z.object({
  channelId: z.string(),
  corporationId: z.uuid(),
  bookingId: z.uuid(),
});
export type BookingChange = z.infer<typeof bookingChange>;

/** Somebody may no longer sign in, or sees other accounts from now on. */
const accessChange = z.object({ channelId: z.string(), userId: z.uuid() });
export type AccessChange = z.infer<typeof accessChange>;

/** One who wants to know of changed trips. */
export interface FeedListener {
  /** From now on every change is told; what was read before may be old. Comes again after breaks. */
  onOpen(): void;
  onChange(change: BookingChange): void;
  onAccessChange?(change: AccessChange): void;
  /** Nothing more comes: the process stops. */
  onEnd(): void;
}

/** Trips of every channel as they change, whichever process changes them. */
export interface BookingFeed {
  /** @returns what ends it */
  subscribe(listener: FeedListener): () => void;
  /** Tells every listener that it is over. */
  stop(): Promise<void>;
}

/** What the database calls the announcements; triggers on users and on trips make them. */
const ACCESS = 'access_changes';
const BOOKINGS = 'booking_changes';

/** The feed of this process: one connection to the database, from the first listener on. */
export function createBookingFeed(options: { database: Database; log: Logger }): BookingFeed {
  const { database, log } = options;
  const listeners = new Set<FeedListener>();
  let isListening = false;
  let isStopped = false;
  let stopListening: (() => Promise<void>) | undefined;

  const start = () =>
    listenTo(database, [ACCESS, BOOKINGS], {
      onListening() {
        isListening = true;
        for (const listener of listeners) listener.onOpen();
      },
      onPayload(payload, channel) {
        if (channel === ACCESS) {
          const change = accessChange.parse(JSON.parse(payload));
          for (const listener of listeners) listener.onAccessChange?.(change);
          return;
        }
        const change = bookingChange.parse(JSON.parse(payload));
        for (const listener of listeners) listener.onChange(change);
      },
      onError(error) {
        isListening = false;
        log.warn({ err: error }, 'changes of bookings are not heard for the moment');
      },
    });

  return {
    subscribe(listener) {
      if (isStopped) {
        listener.onEnd();
        return () => undefined;
      }
      listeners.add(listener);
      stopListening ??= start();
      if (isListening) listener.onOpen();
      return () => void listeners.delete(listener);
    },
    async stop() {
      isStopped = true;
      for (const listener of listeners) listener.onEnd();
      listeners.clear();
      await stopListening?.();
    },
  };
}
