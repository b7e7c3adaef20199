import { z } from 'zod';
import { EMAIL_MAX_LENGTH, NAME_MAX_LENGTH, PATTERNS } from './fields.ts';
import { checkPhone } from './phoneRule.ts';

/** One part of a name before or after the @: what RFC 5322 allows without quotation marks. */
const ATOM = String.raw`[A-Za-z0-9!#$%&'*+/=?^_\x60{|}~\-]+`;
/** One part of a domain, in any script: `müller`. */
const LABEL = String.raw`[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}\-]{0,61}[\p{L}\p{M}\p{N}])?`;
const EMAIL = new RegExp(String.raw`^${ATOM}(?:\.${ATOM})*@(?:${LABEL}\.)+(?!\d+$)${LABEL}$`, 'u');

/** `r&d@example.com` and `name@müller.example`. */
export const emailSchema = z
  .string()
  .trim()
  .min(1)
  .max(EMAIL_MAX_LENGTH)
  .pipe(z.email({ pattern: EMAIL }));

/** What is never seen, and comes along when a name is copied: marks of direction and the like. */
const UNSEEN = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;
/** A joiner means something between letters only. */
const LOOSE_JOINER = /(?<![\p{L}\p{M}])[\u200c\u200d]+|[\u200c\u200d]+(?![\p{L}\p{M}])/gu;

const cleanName = (name: string): string =>
  name
    .normalize('NFC')
    .replaceAll(UNSEEN, '')
    .replaceAll(LOOSE_JOINER, '')
    .replaceAll(/\p{Zs}/gu, ' ');

/** One character that is a whole name in its script: 李. */
const WHOLE_NAME = /^[\p{sc=Han}\p{sc=Hangul}\p{sc=Hiragana}\p{sc=Katakana}]$/u;

/**
 * The name of a person or a group. Spaces of every kind become ordinary ones, and characters that
 * nobody sees are left out; others that no name has are refused.
 * @param least characters, except where one is a whole name in its script
 */
export const nameSchema = (pattern: keyof typeof PATTERNS, least: number, max: number) =>
  z
    .string()
    .overwrite(cleanName)
    .trim()
    .min(Math.min(least, 1))
    .check(({ value, issues }) => {
      if (value !== '' && value.length < least && !WHOLE_NAME.test(value))
        issues.push({
          code: 'too_small',
          origin: 'string',
          minimum: least,
          inclusive: true,
          input: value,
        });
    })
    .max(max)
    .regex(PATTERNS[pattern], { error: pattern });

/** A guest's first or last name. */
export const guestNameSchema = nameSchema('personName', 1, NAME_MAX_LENGTH);

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
