import { and, eq, isNull, ne } from 'drizzle-orm';
import type { z } from 'zod';
import { DomainError } from '../../../contract/core/errors.ts';
import { PREVIOUS } from '../../../contract/core/previous.ts';
import type { groupChangeSchema } from '../../../contract/people/groupChange.ts';
import { areChangedSince, withRuleChanges } from '../../../contract/policy/ruleChanges.ts';
import { type Rule, rulesSchema } from '../../../contract/policy/rules.ts';
import { businessPassengers } from '../../../contract/resources/businessPassengers.ts';
import { type EmployeeGroup, employeeGroups } from '../../../contract/resources/employeeGroups.ts';
import { travelRestrictions } from '../../../contract/resources/travelRestrictions.ts';
import { validate } from '../../../contract/core/validation.ts';
import { catalogue } from '../../bindings/index.ts';
import type { RequestContext, Transaction } from '../../context.ts';
import { namingConflicts } from '../../crud/conflicts.ts';
import { changing, settleRows } from '../../crud/many.ts';
import { lockRow } from '../../crud/rows.ts';
import { permission } from '../../crud/scope.ts';
import type { Target } from '../../crud/steps.ts';
import { changeRowIn, createRowIn } from '../../crud/write.ts';
import {
  employeeGroups as groupTable,
  travelRestrictions as restrictionTable,
} from '../../db/tables/index.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Call } from '../verb.ts';

type Change = z.output<typeof groupChangeSchema>;

const targetOf = (ctx: RequestContext, { name }: { name: string }): Target => ({
  ctx,
  binding: catalogue.get(name)!,
  catalogue,
});

/**
 * Stores somebody's changes of a group: its name, its members and its rules, all or nothing. People
 * and rules are written as if separately, with their permissions and history.
 * @throws DomainError NOT_FOUND, FORBIDDEN, ALREADY_EXISTS, VALIDATION_FAILED naming the fields; `rulesFor` is
 *   required when the changed rules also apply to other groups; CHANGED_SINCE naming what is not as
 *   `previous` says
 */
export async function saveGroup({
  ctx,
  input: { id, change },
}: Call<{ id: string; change: Change }>): Promise<EmployeeGroup> {
  const target = targetOf(ctx, employeeGroups);
  const { corporationIds } = permission(ctx, target.binding, 'update');
  const { name, description, restrictionId } = change;
  const own = Object.entries({ name, description, restrictionId });
  const changed = Object.fromEntries(own.filter(([, value]) => value !== undefined));
  const { rules: _rules, ...previous } = change.previous ?? {};
  return namingConflicts(target, (storing) =>
    inTransaction(ctx.app.database, async (tx) => {
      const stored = await lockRow(tx, ctx, target.binding, id, corporationIds);
      storing({ ...stored, ...changed });
      const written = changeRowIn(tx, target, id, { ...changed, [PREVIOUS]: previous });
      const group = (await written.catch(async (error: unknown) => {
        throw (await withChangedRules(tx, ctx, stored as EmployeeGroup, change, error)) ?? error;
      })) as EmployeeGroup;
      await moveMembers(tx, ctx, id, change);
      const given = await changeRules(tx, ctx, group, change);
      // Read again even where the row itself did not change, because it contains the number of
      // members.
      const row = await changeRowIn(tx, target, id, given);
      await ctx.keepAnswer?.(tx, { status: 200, body: row });
      return row as EmployeeGroup;
    }),
  );
}

/**
 * Adds employees to the group and removes others; those who are in another group by now stay there.
 */
async function moveMembers(
  tx: Transaction,
  ctx: RequestContext,
  groupId: string,
  { addedMembers, removedMembers }: Change,
): Promise<void> {
  const target = targetOf(ctx, businessPassengers);
  const added = await settleRows(
    tx,
    target,
    changing(target, () => ({ groupId })),
    addedMembers,
  );
  const refused = added.find(({ outcome }) => outcome === 'refused');
  if (refused)
    throw new DomainError('VALIDATION_FAILED', {
      errors: { addedMembers: { code: 'reference' } },
    });
  await settleRows(
    tx,
    target,
    changing(target, (row) => (row['groupId'] === groupId ? { groupId: null } : {})),
    removedMembers,
  );
}

/** Whether other groups have the same travel restriction. */
async function isShared(
  tx: Transaction,
  ctx: RequestContext,
  { id, restrictionId }: EmployeeGroup,
): Promise<boolean> {
  const [other] = await tx
    .select({ id: groupTable.id })
    .from(groupTable)
    .where(
      and(
        eq(groupTable.channelId, ctx.channel.id),
        eq(groupTable.restrictionId, restrictionId!),
        ne(groupTable.id, id),
        isNull(groupTable.deletedAt),
      ),
    )
    .limit(1);
  return other !== undefined;
}

const CHANGED_RULES = { rules: { code: 'changedSince' } } as const;

/**
 * A refusal of the group's own values that also names the rules if these have changed, so that
 * whoever saves is not refused twice.
 * @returns null for other errors
 */
async function withChangedRules(
  tx: Transaction,
  ctx: RequestContext,
  { restrictionId }: EmployeeGroup,
  { rules, previous }: Change,
  error: unknown,
): Promise<DomainError | null> {
  if (!(error instanceof DomainError) || error.code !== 'CHANGED_SINCE') return null;
  if (!rules || !previous?.rules || restrictionId === null) return null;
  const target = targetOf(ctx, travelRestrictions);
  const { corporationIds } = permission(ctx, target.binding, 'update');
  const stored = await lockRow(tx, ctx, target.binding, restrictionId, corporationIds);
  if (!areChangedSince(stored['rules'] as Rule[], previous.rules, rules)) return null;
  return new DomainError('CHANGED_SINCE', { errors: { ...error.errors, ...CHANGED_RULES } });
}

/** @returns what changes in the group itself: another travel restriction, or nothing */
async function changeRules(
  tx: Transaction,
  ctx: RequestContext,
  group: EmployeeGroup,
  { rules: changes, rulesFor, previous }: Change,
): Promise<{ restrictionId?: string | null }> {
  if (!changes) return {};
  const target = targetOf(ctx, travelRestrictions);
  const { corporationIds } = permission(ctx, target.binding, 'update');
  const { restrictionId } = group;
  const stored =
    restrictionId === null
      ? null
      : await lockRow(tx, ctx, target.binding, restrictionId, corporationIds);
  const before = stored === null ? [] : (stored['rules'] as Rule[]);
  if (previous?.rules && areChangedSince(before, previous.rules, changes))
    throw new DomainError('CHANGED_SINCE', { errors: CHANGED_RULES });
  const checked = validate(rulesSchema, withRuleChanges(before, changes));
  if (!checked.ok) throw new DomainError('VALIDATION_FAILED', { errors: checked.errors });
  const rules = checked.value;
  if (stored) {
    const hasOthers = await isShared(tx, ctx, group);
    if (hasOthers && !rulesFor)
      throw new DomainError('VALIDATION_FAILED', { errors: { rulesFor: { code: 'required' } } });
    if (!hasOthers || rulesFor === 'everyGroup') {
      await changeRowIn(tx, target, stored.id, { rules });
      return {};
    }
  }
  if (rules.length === 0) return { restrictionId: null };
  const { corporationId, name } = group;
  const copied = stored && {
    status: stored['status'],
    appliesToGuests: stored['appliesToGuests'],
  };
  const copy = await createRowIn(tx, target, { corporationId, name, ...copied, rules });
  await tx
    .update(restrictionTable)
    .set({ madeForGroupId: group.id })
    .where(and(eq(restrictionTable.channelId, ctx.channel.id), eq(restrictionTable.id, copy.id)));
  return { restrictionId: copy.id };
}
