import { z } from 'zod';
import { NOTICE_KINDS } from './texts.ts';

/** Which mails somebody wants about the trips that they book. */
export const mailPreferencesSchema = z.strictObject({
  wanted: z
    .array(z.enum(NOTICE_KINDS))
    .refine((kinds) => new Set(kinds).size === kinds.length, { error: 'choice' }),
});
export type MailPreferences = z.infer<typeof mailPreferencesSchema>;
