import { z } from 'zod';

/** Where somebody is signed in. */
export const sessionSchema = z.object({
  id: z.string(),
  /** What the browser is, and what it runs on; null where it does not say. */
  browser: z.string().nullable(),
  system: z.string().nullable(),
  signedInAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime(),
  /** The call was made with it. */
  isCurrent: z.boolean(),
});
export type Session = z.infer<typeof sessionSchema>;
