import { z } from 'zod';
import { EMAIL_MAX_LENGTH, NAME_MAX_LENGTH, PATTERNS } from './fields.ts';
import { checkPhone } from './phoneRule.ts';

export const emailSchema = z.string().trim().min(1).max(EMAIL_MAX_LENGTH).pipe(z.email());

/** A guest's first or last name. */
export const guestNameSchema = z
  .string()
  .trim()
  .min(1)
  .max(NAME_MAX_LENGTH)
  .regex(PATTERNS.personName, { error: 'personName' });

function reasonAgainst(value: string): string | null {
  const checked = checkPhone(value);
  return 'problem' in checked ? checked.problem : null;
}

/** A phone number in international format with a plus, valid for its country; stored in E.164. */
export const phoneSchema = z
  .string()
  .trim()
  .min(1)
  .refine((value) => reasonAgainst(value) !== 'phoneExtension', { error: 'phoneExtension' })
  .regex(/^\+\d+$/, { error: 'phone' })
  .refine((value) => reasonAgainst(value) === null, { error: 'phone' })
  .transform((value) => {
    const checked = checkPhone(value);
    return 'number' in checked ? checked.number : value;
  })
  .pipe(z.string());
