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
  /** Charge a card what its trip owes, or let its hold go. */
  'settle-payment': { channelId: string; bookingId: string };
  /** Have the card processor forget a deleted card. */
  'forget-card': { channelId: string; paymentMethodId: string };
  /** Hand a written mail to the mail server. */
  'send-mail': { channelId: string; mailId: string };
  /** Give up requests and changes that were never confirmed, ask dispatch about bookings it never answered. */
  'reconcile-bookings': Record<string, never>;
  /** Make a report that somebody waits for. */
  'report-export': { channelId: string; exportId: string };
  /** Look at the rows of a batch, or change them. */
  'run-batch': { channelId: string; batchId: string };
  /** Look at the lines of an import, write them, or take them back. */
  'run-import': { channelId: string; importId: string };
  /** Add what changed to the counts of trips. */
  'fold-trip-counts': Record<string, never>;
  /** Count all trips anew, and mend counts that are wrong. */
  'recount-trips': Record<string, never>;
  /** Write the invoices of months that are over, and mark what should have been paid. */
  'close-months': Record<string, never>;
  /** Forget old idempotency keys, expired sign-in records and taken dispatch events. */
  housekeeping: Record<string, never>;
}
export type JobName = keyof JobPayloads;

export interface Jobs {
  /**
   * Puts a job in the outbox: pass the transaction that writes the fact, so that both happen or
   * neither does. A job with a `singletonKey` that is already waiting is not added again.
   */
  enqueue<N extends JobName>(
    on: Queryable,
    name: N,
    payload: JobPayloads[N],
    options?: { singletonKey?: string; startAfterSeconds?: number },
  ): Promise<void>;
  /** The same of several jobs of a kind, in one statement. */
  enqueueAll<N extends JobName>(
    on: Queryable,
    name: N,
    payloads: readonly JobPayloads[N][],
  ): Promise<void>;
  /** Stops taking jobs, waits for the running ones. */
  stop(): Promise<void>;
}
