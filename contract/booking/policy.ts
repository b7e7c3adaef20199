import { z } from 'zod';
import { LIMIT_PERIODS, RULE_KINDS } from '../policy/rules.ts';
import { bookingRequestSchema, localDateTimeSchema } from './request.ts';

/** The trip that a policy is asked about: a booking request before the last details are in. */
export const policyQuestionSchema = z.strictObject({
  ...bookingRequestSchema.pick({
    offerId: true,
    origin: true,
    destination: true,
    waypoints: true,
    numberOfVehicles: true,
    passengerInfo: true,
    payment: true,
    pickupTime: true,
  }).shape,
  /** When the return starts, local where the trip ends; null for a trip without one. */
  returnPickupTime: localDateTimeSchema.nullable().default(null),
});
export type PolicyQuestion = z.input<typeof policyQuestionSchema>;

/** A rule that stops the trip. Its texts are written by the server, in the caller's language. */
export const policyViolationSchema = z.object({
  ruleId: z.string(),
  kind: z.enum(RULE_KINDS),
  /** Which of the two trips it stops. */
  leg: z.enum(['outbound', 'return']),
  /** Which rule it is and what it asks: «Sales: trips up to £40.00 a day, £31.00 are left». */
  message: z.string(),
  /** What would make the trip allowed; null where no change of it would. */
  remedy: z.string().nullable(),
});
export type PolicyViolation = z.infer<typeof policyViolationSchema>;

/** A limit that the trip reaches, or comes close to. */
export const policyLimitSchema = z.object({
  ruleId: z.string(),
  kind: z.enum(['maxAmount', 'frequency']),
  period: z.enum(LIMIT_PERIODS),
  /** Minor units of the channel's currency for an amount, trips for a frequency. */
  limit: z.int(),
  used: z.int(),
  /** What would be used with this trip. */
  usedWithTrip: z.int(),
  /** The trips of this booking that are counted in that: those in the same period. */
  legs: z.enum(['outbound', 'return', 'both']),
});
export type PolicyLimit = z.infer<typeof policyLimitSchema>;

/**
 * Whether a trip would be allowed, and why not. It is only a preview: the trip is checked again
 * when it is requested.
 */
export const policyPreviewSchema = z.object({
  isAllowed: z.boolean(),
  /** Every rule that stops it; empty where it is allowed. */
  violations: z.array(policyViolationSchema),
  limits: z.array(policyLimitSchema),
  /** Whether any rule was checked: without rules there is nothing to show. */
  hasRules: z.boolean(),
  /** Why the rules of employees apply to a guest, in the caller's language; null otherwise. */
  note: z.string().nullable(),
});
export type PolicyPreview = z.infer<typeof policyPreviewSchema>;
