import { z } from 'zod';
import { rulesSchema } from './rules.ts';

/** How far back a trial of rules looks. */
export const TRIAL_DAYS = 90;
/** How many of the account's latest trips it reads, of whichever groups they are. */
export const TRIAL_READS = 10_000;
/** How many of the refused trips it lists. */
export const TRIAL_TRIPS = 50;

/** Rules that are tried on past trips, before or after they are saved. */
export const policyTrialSchema = z.strictObject({
  corporationId: z.uuid(),
  rules: rulesSchema,
  /** Groups whose trips are judged; an empty list judges those of the whole account. */
  groupIds: z.array(z.uuid()).max(500).default([]),
  appliesToGuests: z.boolean().default(false),
});
export type PolicyTrial = z.input<typeof policyTrialSchema>;

export const policyTrialResultSchema = z.object({
  /** Local dates: from the first on, before the second. */
  from: z.iso.date(),
  /** There were more trips before `from` than are read at once. */
  isPartial: z.boolean(),
  before: z.iso.date(),
  /** How many trips were judged, and how many of them would have been refused. */
  checked: z.int(),
  refused: z.int(),
  /** The latest of the refused trips. */
  trips: z.array(
    z.object({
      bookingId: z.uuid(),
      passengerName: z.string(),
      pickupTime: z.string(),
      pickupTimeZone: z.string(),
      originAddress: z.string(),
      destinationAddress: z.string(),
      /** What each broken rule says, in the caller's language. */
      reasons: z.array(z.string()),
    }),
  ),
});
export type PolicyTrialResult = z.infer<typeof policyTrialResultSchema>;
