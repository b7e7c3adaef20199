import type { Queryable } from '../context.ts';

/** Every background job and its payload. Payloads are small: ids, never personal data. */
export interface JobPayloads {
  /** Push a confirmed booking to its fleet's dispatch system. */
  'dispatch-create': { channelId: string; bookingId: string };
  /** Tell the dispatch system of a booking's new pickup time. */
  'dispatch-update': { channelId: string; bookingId: string };
  /** Tell the dispatch system that a booking was cancelled. */
  'dispatch-cancel': { channelId: string; bookingId: string };
  /** Write the mails of notices that nobody has delivered. */
  'deliver-notices': Record<string, never>;
  /** Charge a card for its trip, or release its hold. */
  'settle-payment': { channelId: string; bookingId: string };
  /** Make the card processor forget a deleted card. */
  'forget-card': { channelId: string; paymentMethodId: string };
  /** Hand a written mail to the mail server. */
  'send-mail': { channelId: string; mailId: string };
  /**
   * Expire requests and changes that were not confirmed, and ask dispatch about bookings that it
   * never answered.
   */
  'reconcile-bookings': Record<string, never>;
  /** Make a report for which somebody is waiting. */
  'report-export': { channelId: string; exportId: string };
  /** Check the rows of a batch, or change them. */
  'run-batch': { channelId: string; batchId: string };
  /** Check the lines of an import, write them, or undo them. */
  'run-import': { channelId: string; importId: string };
  /** Add recorded changes to the counts of trips. */
  'fold-trip-counts': Record<string, never>;
  /** Count all trips again, and correct counts that are wrong. */
  'recount-trips': Record<string, never>;
  /** Add noted changes to the figures of trips, and add up all trips where that has to be done. */
  'fold-trip-figures': Record<string, never>;
  /** Write the invoices of past months, and mark those that are overdue. */
  'close-months': Record<string, never>;
  /** Send an event to an endpoint of webhooks. */
  'deliver-webhook': { channelId: string; endpointId: string; deliveryId: string };
  /** Queue the events of webhooks that are next. */
  'queue-webhooks': Record<string, never>;
  /** Give people the new e-mails that were confirmed and not stopped for a day. */
  'apply-email-changes': Record<string, never>;
  /** Delete old idempotency keys, expired sign-in records and processed dispatch events. */
  housekeeping: Record<string, never>;
}
export type JobName = keyof JobPayloads;

export interface Jobs {
  /**
   * Puts a job in the outbox: pass the transaction that writes the fact, so that both happen or
   * neither does. A job with a `singletonKey` that is already waiting is not added again. One that
   * is small does not wait for large ones of its kind.
   */
  enqueue<N extends JobName>(
    on: Queryable,
    name: N,
    payload: JobPayloads[N],
    options?: { singletonKey?: string; startAfterSeconds?: number; isSmall?: boolean },
  ): Promise<void>;
  /** The same for several jobs of one kind, in one statement. */
  enqueueAll<N extends JobName>(
    on: Queryable,
    name: N,
    payloads: readonly JobPayloads[N][],
  ): Promise<void>;
  /** Stops taking jobs, and waits for those that are running. */
  stop(): Promise<void>;
}

/** Work on no more rows than these is small: it takes seconds, and somebody waits for it. */
export const SMALL_WORK_ROWS = 500;
