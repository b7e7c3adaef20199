import { z } from 'zod';
import type { ErrorCode, FieldErrors } from '../core/errors.ts';

/** Attributes of the directory that a rule can look at. `group` is the name of any of the person's groups. */
export const SCIM_ATTRIBUTES = [
  'group',
  'department',
  'division',
  'organization',
  'costCenter',
  'title',
  'userType',
  'preferredLanguage',
] as const;
export type ScimAttribute = (typeof SCIM_ATTRIBUTES)[number];

/** What a rule decides. */
export const SCIM_TARGETS = ['group', 'language', 'administrator'] as const;
export type ScimTarget = (typeof SCIM_TARGETS)[number];

export const MOST_SCIM_RULES = 200;

export const scimRuleSchema = z.strictObject({
  attribute: z.enum(SCIM_ATTRIBUTES),
  equals: z.string().trim().min(1).max(200),
  sets: z.enum(SCIM_TARGETS),
  value: z
    .string()
    .max(100)
    .nullable()
    .describe('The id of an employee group, or a language; null for an administrator.'),
});
export type ScimRule = z.infer<typeof scimRuleSchema>;

/** Of the rules that hold for somebody, the first one decides about each target. */
export const scimRulesSchema = z.strictObject({
  rules: z.array(scimRuleSchema).max(MOST_SCIM_RULES),
});

/** Why something that the directory asked for could not be done. */
export interface ScimTrouble {
  code: ErrorCode;
  errors?: FieldErrors;
}
