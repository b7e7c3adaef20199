import { z } from 'zod';
import { emailSchema, guestNameSchema, phoneSchema } from '../core/textSchemas.ts';

/** A guest who is not on the account's list; browser and server share this rule. */
export const guestInfoSchema = z.strictObject({
  givenName: guestNameSchema,
  familyName: guestNameSchema,
  phoneNumber: phoneSchema,
  email: emailSchema.nullable().default(null),
});
export type GuestInfo = z.input<typeof guestInfoSchema>;
