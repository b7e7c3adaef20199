import type { StatusName } from '../../booking/status.ts';

/** What the statuses of trips are called, in a few words. */
export type StatusTexts = Record<StatusName, string>;
