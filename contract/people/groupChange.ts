import { z } from 'zod';
import { schemaOf } from '../core/fieldSchemas.ts';
import { MAX_RULES, ruleSchema } from '../policy/rules.ts';
import { employeeGroups } from '../resources/employeeGroups.ts';

/** The most people that one call moves. */
export const MEMBERS_AT_ONCE = 1000;

/** Whom a change of rules is for, where other groups have the same travel restriction. */
export const RULES_FOR = ['everyGroup', 'thisGroup'] as const;
export type RulesFor = (typeof RULES_FOR)[number];

const { name, description, restrictionId } = employeeGroups.fields;
const memberIds = z.array(z.uuid()).max(MEMBERS_AT_ONCE).default([]);

/**
 * Body of POST /v1/employee-groups/<id>/save: the changes to a group, its members and its rules.
 * Parts that are not named stay as they are.
 */
export const groupChangeSchema = z.strictObject({
  name: schemaOf(name).optional(),
  description: schemaOf(description).optional(),
  /** Another travel restriction, or null for none. */
  restrictionId: schemaOf(restrictionId).optional(),
  /** Employees who come from no group or another one. */
  addedMembers: memberIds,
  removedMembers: memberIds,
  /**
   * Changes of the rules of the group's travel restriction, which is created where there is none.
   */
  rules: z
    .strictObject({
      isReset: z.boolean().default(false),
      changed: z.array(ruleSchema).max(MAX_RULES).default([]),
      removed: z.array(z.uuid()).max(MAX_RULES).default([]),
    })
    .optional(),
  /** Required when the changed rules also apply to other groups. */
  rulesFor: z.enum(RULES_FOR).optional(),
  previous: z
    .strictObject({
      name: z.unknown(),
      description: z.unknown(),
      restrictionId: z.unknown(),
      rules: z.array(ruleSchema).max(MAX_RULES),
    })
    .partial()
    .optional()
    .describe(
      'What you read before the changes: values of the changed fields, and the rules. What somebody ' +
        'else has changed since is refused with CHANGED_SINCE. Without it, your values replace any others.',
    ),
});
export type GroupChange = z.input<typeof groupChangeSchema>;
