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

/** A phone number in international format with a plus, valid for its country; stored in E.164. */
export const phoneSchema = z
  .string()
  .trim()
  .min(1)
  .transform((value, context) => {
    const checked = checkPhone(value);
    if ('number' in checked) return checked.number;
    context.addIssue({ code: 'custom', message: checked.problem });
    return z.NEVER;
  })
  .pipe(z.string());
