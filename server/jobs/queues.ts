import type { Queues } from '../db/jobQueue.ts';
import { MAIL_ATTEMPTS } from '../services/mails/sendMail.ts';
import type { JobName } from './jobs.ts';

/**
 * Dispatch must learn of a booking soon, but may be away for an hour: the retries come after 2 s, 4
 * s, … and finally every 10 min.
 */
const dispatching = {
  policy: 'short',
  retryLimit: 20,
  retryDelay: 2,
  retryBackoff: true,
  retryDelayMax: 600,
  expireInSeconds: 60,
} as const;
/**
 * Dispatch must be told this, however long it is away, because nothing else would tell it. It is
 * finally tried every 10 minutes, until the handler says that the trip is past. Trips are at most a
 * month ahead.
 */
const telling = { ...dispatching, retryLimit: 6000, retentionSeconds: 40 * 86_400 } as const;
/**
 * A mail server may be away for a while: the retries come after 5 s, 10 s, … and finally every 10
 * min.
 */
const mailing = {
  policy: 'standard',
  retryLimit: MAIL_ATTEMPTS - 1,
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: 600,
  expireInSeconds: 120,
} as const;
/**
 * A million rows take minutes. The work of a process that was killed begins again within two
 * minutes: the queue looks once a minute for work that has not been heard of for half a minute.
 */
const reporting = {
  policy: 'standard',
  retryLimit: 2,
  expireInSeconds: 1800,
  heartbeatSeconds: 30,
} as const;
/**
 * Continues where it stopped, also after a crash. It is tried for five to ten minutes; after that the
 * person who asked for it can start it again.
 */
const batching = {
  ...reporting,
  retryLimit: 6,
  retryDelay: 5,
  retryBackoff: true,
  expireInSeconds: 7200,
} as const;
/**
 * An endpoint that does not answer is tried again by a job of its own (`RETRY_SECONDS`); these are for a process
 * that was killed.
 */
const posting = {
  policy: 'standard',
  retryLimit: 10,
  retryDelay: 2,
  retryBackoff: true,
  retryDelayMax: 300,
  expireInSeconds: 60,
} as const;
/** It is scheduled again anyway, so it has no retries, and never runs twice at the same time. */
const recurring = { policy: 'exclusive', retryLimit: 0, expireInSeconds: 300 } as const;

/** Every queue, with what happens to its jobs that fail or grow old. */
export const queues = {
  // If all retries fail, the reconciliation takes over; the same is true of a settlement.
  'dispatch-create': dispatching,
  'dispatch-update': telling,
  'dispatch-cancel': telling,
  'deliver-notices': recurring,
  'settle-payment': dispatching,
  'forget-card': { ...dispatching, policy: 'standard' },
  'send-mail': mailing,
  'report-export': reporting,
  'run-batch': batching,
  'run-import': batching,
  'reconcile-bookings': recurring,
  'fold-trip-counts': recurring,
  'recount-trips': { ...recurring, expireInSeconds: 1800 },
  'fold-trip-figures': { ...recurring, expireInSeconds: 1800 },
  'close-months': { ...recurring, expireInSeconds: 1800 },
  'deliver-webhook': posting,
  'queue-webhooks': recurring,
  'apply-email-changes': recurring,
  housekeeping: recurring,
} as const satisfies Queues & Record<JobName, unknown>;

export const QUEUE_NAMES = Object.keys(queues);

/** When the jobs come that nobody sends. */
export const schedules: Partial<Record<JobName, string>> = {
  'reconcile-bookings': '* * * * *',
  'deliver-notices': '* * * * *',
  'fold-trip-counts': '* * * * *',
  'fold-trip-figures': '* * * * *',
  // At night for most channels, because it reads every trip.
  'recount-trips': '41 2 * * *',
  // At each hour a month may begin in some time zone.
  'close-months': '7 * * * *',
  'queue-webhooks': '* * * * *',
  'apply-email-changes': '* * * * *',
  housekeeping: '17 * * * *',
};

/** Jobs that call the dispatch system, which may be the simulator in this process. */
export const askingDispatch: readonly JobName[] = [
  'dispatch-create',
  'dispatch-update',
  'dispatch-cancel',
  'reconcile-bookings',
];

/** Queues of small jobs, which come by the hundred in a busy minute. */
export const inBursts: ReadonlySet<JobName> = new Set<JobName>([
  'dispatch-create',
  'dispatch-update',
  'dispatch-cancel',
  'settle-payment',
  'forget-card',
  'send-mail',
]);

export const isRetried = (name: JobName): boolean => queues[name].retryLimit > 0;
