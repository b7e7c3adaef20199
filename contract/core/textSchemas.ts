import { z } from 'zod';
import { EMAIL_MAX_LENGTH, NAME_MAX_LENGTH, PATTERNS } from './fields.ts';
import { isValidPhone } from './phoneRule.ts';

export const emailSchema = z.string().trim().min(1).max(EMAIL_MAX_LENGTH).pipe(z.email());

/** A guest's first or last name. */
export const guestNameSchema = z
  .string()
  .trim()
  .min(1)
  .max(NAME_MAX_LENGTH)
  .regex(PATTERNS.personName, { error: 'personName' });

/** A phone number in international format with a plus, valid for its country. */
export const phoneSchema = z
  .string()
  .trim()
  .min(1)
  .regex(/^\+\d+$/, { error: 'phone' })
  .refine(isValidPhone, { error: 'phone' });
