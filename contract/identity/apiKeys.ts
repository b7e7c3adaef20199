import { z } from 'zod';

const DAY_MINUTES = 24 * 60;

/** How long a former secret may work beside the new one. */
export const MOST_FORMER_MINUTES = 7 * DAY_MINUTES;

export const newSecretSchema = z.strictObject({
  formerValidMinutes: z
    .int()
    .min(0)
    .max(MOST_FORMER_MINUTES)
    .default(0)
    .describe('For how long the secret that the key has had so far still works.'),
});

export const issuedSecretSchema = z.object({
  secret: z.string().describe('The secret itself, which is answered only here.'),
  formerEndsAt: z.iso
    .datetime()
    .nullable()
    .describe('Until when the former secret still works; null if there is none.'),
});
export type IssuedSecret = z.infer<typeof issuedSecretSchema>;
