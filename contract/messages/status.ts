import type { StatusName } from '../booking/status.ts';

/** Short names of the statuses of trips. */
export type StatusTexts = Record<StatusName, string>;
