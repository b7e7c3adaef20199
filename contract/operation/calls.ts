import { z } from 'zod';
import { outsideFailureSchema } from './outsideFailure.ts';

const instant = z.iso.datetime();
const count = z.int().nonnegative();

/** The services outside of the product, as operators know them. */
export const OUTSIDE_SERVICES = [
  'dispatch',
  'cards',
  'mail',
  'addresses',
  'routes',
  'flights',
  'tiles',
  'signIn',
] as const;
export type OutsideServiceId = (typeof OUTSIDE_SERVICES)[number];

export const outsideServiceStateSchema = z.strictObject({
  service: z.enum(OUTSIDE_SERVICES),
  isReal: z.boolean().describe('False for a stand-in of the product.'),
  isFailing: z.boolean().describe('Whether its last call failed.'),
  succeededAt: instant.nullable(),
  failedAt: instant.nullable(),
  failure: outsideFailureSchema.nullable(),
});
export type OutsideServiceState = z.infer<typeof outsideServiceStateSchema>;

export const queueStateSchema = z.strictObject({
  queue: z.string(),
  waiting: count.describe('Jobs that are due and wait for a worker.'),
  oldestSeconds: z.number().nonnegative().describe('For how long the oldest of them has been due.'),
  later: count.describe('Jobs whose time has not come, such as the next try of one that failed.'),
  running: count,
  failed: count.describe('Jobs that failed for good in the last week.'),
  isBehind: z.boolean().describe('Whether the oldest has waited longer than it should.'),
});
export type QueueState = z.infer<typeof queueStateSchema>;

export const troubledJobSchema = z.strictObject({
  id: z.uuid(),
  queue: z.string(),
  state: z
    .enum(['failed', 'retrying'])
    .describe('Whether it failed for good, or is tried again by itself.'),
  attempts: count,
  lastTriedAt: instant.nullable(),
  nextTryAt: instant.nullable(),
  reason: z.string().nullable().describe('A code of what went wrong, such as `unavailable`.'),
  bookingId: z.uuid().nullable(),
  canTryAgain: z.boolean(),
});
export type TroubledJob = z.infer<typeof troubledJobSchema>;

export const processStateSchema = z.strictObject({
  id: z.uuid(),
  host: z.string(),
  pid: z.int(),
  version: z.string().describe('The version of the product.'),
  node: z.string(),
  memoryBytes: count,
  startedAt: instant,
  seenAt: instant,
  isGone: z.boolean().describe('Whether it has told nothing for three minutes.'),
});
export type ProcessState = z.infer<typeof processStateSchema>;

/** What belongs to the whole installation and to no channel. */
export const installationSchema = z.strictObject({
  processes: z.array(processStateSchema),
  database: z.strictObject({
    version: z.string(),
    bytes: count,
    growth: z
      .array(z.strictObject({ day: z.iso.date(), bytes: count }))
      .describe('Its size on each day.'),
  }),
  lastBackup: z
    .strictObject({ at: instant, bytes: count, rows: count, isChecked: z.boolean() })
    .nullable()
    .describe('The last one by `npm run backup`.'),
});
export type Installation = z.infer<typeof installationSchema>;

export const operationStateSchema = z.strictObject({
  at: instant,
  version: z.string().describe('The version of the product.'),
  services: z.array(outsideServiceStateSchema),
  queues: z.array(queueStateSchema),
  jobs: z.array(troubledJobSchema).describe('Jobs and mails that failed, the last one first.'),
  hasMoreJobs: z.boolean(),
  mails: z
    .strictObject({ waiting: count, sent: count, failed: count })
    .describe('Mails that wait, and what became of those of the last day.'),
  installation: installationSchema
    .nullable()
    .describe('Null for a channel that is not the operator’s.'),
});
export type OperationState = z.infer<typeof operationStateSchema>;

export const ACTIVITY_PERIODS = ['day', 'week'] as const;
export type ActivityPeriod = (typeof ACTIVITY_PERIODS)[number];

export const activitySchema = z.strictObject({
  stepSeconds: z.int().positive(),
  points: z.array(
    z.strictObject({
      at: instant.describe('When the step begins.'),
      answered: count.describe('Calls that were answered without a fault of the server.'),
      failed: count.describe('Calls that a fault ended.'),
      refused: count.describe('Calls that were too many.'),
      medianMs: z.number().nullable(),
      slowMs: z.number().nullable().describe('One call in twenty took longer.'),
      jobsDone: count,
      jobsFailed: count.describe('Attempts that failed and are made again.'),
      jobsGivenUp: count,
    }),
  ),
});
export type Activity = z.infer<typeof activitySchema>;

/** Jobs that are tried again by one call. */
export const MOST_TRIED_AGAIN = 100;

export const tryAgainSchema = z.strictObject({
  jobIds: z.array(z.uuid()).min(1).max(MOST_TRIED_AGAIN).describe('Of jobs, or of mails.'),
});
export const triedAgainSchema = z.strictObject({
  triedAgain: count.describe('How many of them had failed and are tried again.'),
});
