import { z } from 'zod';
import { emailSchema } from '../core/textSchemas.ts';

/** How long the former address can stop a change, in hours; until then it does not take effect. */
export const EMAIL_STOP_HOURS = 24;
/** How long the new address can be confirmed, in days. */
export const EMAIL_CONFIRM_DAYS = 7;

export const newEmailSchema = z.strictObject({ email: emailSchema });

/** A change of somebody's e-mail that has not taken effect. */
export const emailChangeSchema = z.object({
  email: z.string(),
  requestedAt: z.iso.datetime(),
  /** When the reader of the new address confirmed it; null: not yet. */
  confirmedAt: z.iso.datetime().nullable(),
  /** When the reader of the former address stopped it. No other can be requested until `expiresAt`. */
  stoppedAt: z.iso.datetime().nullable(),
  /** When it takes effect at the earliest. */
  earliestAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
});
export type EmailChange = z.infer<typeof emailChangeSchema>;

export const emailChangeStateSchema = z.object({
  change: emailChangeSchema.nullable(),
  /** Whether the caller may ask for another e-mail now. */
  canRequest: z.boolean(),
});
export type EmailChangeState = z.infer<typeof emailChangeStateSchema>;
