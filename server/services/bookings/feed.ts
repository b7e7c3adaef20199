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

/** A reader who is told about changed trips. */
export interface FeedListener {
  /**
   * From now on every change is reported; anything read before may be out of date. Called again
   * after each interruption of the connection.
   */
  onOpen(): void;
  onChange(change: BookingChange): void;
  onAccessChange?(change: AccessChange): void;
  /** There are events for webhooks. */
  onWebhookEvents?(): void;
  /** Nothing more is reported, because the process stops. */
  onEnd(): void;
}

/** Reports changes of the trips of every channel, whichever process makes them. */
export interface BookingFeed {
  /** @returns a function that ends it */
  subscribe(listener: FeedListener): () => void;
  /** Ends it for every listener. */
  stop(): Promise<void>;
}

/** The names of the database's announcements, which triggers make. */
const ACCESS = 'access_changes';
const BOOKINGS = 'booking_changes';
const WEBHOOKS = 'webhook_events';

/** The feed of this process: one connection to the database, opened for the first listener. */
export function createBookingFeed(options: { database: Database; log: Logger }): BookingFeed {
  const { database, log } = options;
  const listeners = new Set<FeedListener>();
  let isListening = false;
  let isStopped = false;
  let stopListening: (() => Promise<void>) | undefined;

  const start = () =>
    listenTo(database, [ACCESS, BOOKINGS, WEBHOOKS], {
      onListening() {
        isListening = true;
        for (const listener of listeners) listener.onOpen();
      },
      onPayload(payload, channel) {
        if (channel === WEBHOOKS) {
          for (const listener of listeners) listener.onWebhookEvents?.();
          return;
        }
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
        log.warn({ err: error }, 'changes of bookings are not received at present');
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
