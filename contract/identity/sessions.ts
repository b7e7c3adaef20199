import { z } from 'zod';

/** A browser in which somebody is signed in. */
export const sessionSchema = z.object({
  id: z.string(),
  /** The browser's name and its system; null where it does not say. */
  browser: z.string().nullable(),
  system: z.string().nullable(),
  signedInAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime(),
  /** The call was made with this session. */
  isCurrent: z.boolean(),
});
export type Session = z.infer<typeof sessionSchema>;
