// In a file without zod, which the first list does not load.
import { CURRENT_STATUSES, FUTURE_STATUSES } from './status.ts';

/** Statuses of trips that are under way or still to come. */
export const OPEN_STATUSES = [...CURRENT_STATUSES, ...FUTURE_STATUSES] as const;

/** Of the open trips, those with a pickup within this many hours are told about. */
export const OPEN_WITHIN_HOURS = 24;
/** As many are described; others are only counted, and only up to a limit. */
export const OPEN_SHOWN = 4;
export const OPEN_COUNTED = 20;
