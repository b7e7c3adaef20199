import { z } from 'zod';

/**
 * How an outside service failed: it gave no answer or a fault of its own, it refused our credentials, or
 * its answer is not what it documents. The word is a status or a code such as `ECONNREFUSED`.
 */
export const outsideFailureSchema = z.strictObject({
  kind: z.enum(['unavailable', 'refused', 'bad_answer']),
  word: z.string().nullable(),
});
export type OutsideFailure = z.infer<typeof outsideFailureSchema>;
