import { z } from 'zod';
import { emailSchema, guestNameSchema, phoneSchema } from '../core/textSchemas.ts';

/** A guest booked for without being on the account's list: the one rule of browser and server. */
export const guestInfoSchema = z.strictObject({
  givenName: guestNameSchema,
  familyName: guestNameSchema,
  phoneNumber: phoneSchema,
  email: emailSchema.nullable().default(null),
});
export type GuestInfo = z.input<typeof guestInfoSchema>;
