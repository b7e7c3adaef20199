import { and, eq, isNull, sql } from 'drizzle-orm';
import { DomainError } from '../../../contract/core/errors.ts';
import { employeeGroups } from '../../../contract/resources/employeeGroups.ts';
import { catalogue } from '../../bindings/index.ts';
import type { Transaction } from '../../context.ts';
import { conflictOf } from '../../crud/conflicts.ts';
import type { Target } from '../../crud/steps.ts';
import { changeRowIn, createRowIn } from '../../crud/write.ts';
import { employeeGroups as groups } from '../../db/tables/index.ts';
import type { Directory } from './people.ts';

interface Named extends Directory {
  displayName: string;
  /** The group of employees that it had until now. */
  employeeGroupId: string | null;
}

/**
 * The group of employees for a group of the directory: the one that it has, under its new name, or the one
 * that is called so already, or a new one.
 * @returns null where it cannot have one, because its name is too long for example
 */
export async function employeeGroupFor(tx: Transaction, group: Named): Promise<string | null> {
  const { ctx, corporationId, displayName, employeeGroupId } = group;
  const binding = catalogue.get(employeeGroups.name)!;
  const target: Target = { ctx, binding, catalogue };
  const ofAccount = and(
    eq(groups.channelId, ctx.channel.id),
    eq(groups.corporationId, corporationId),
    isNull(groups.deletedAt),
  );
  const [same] = await tx
    .select({ id: groups.id })
    .from(groups)
    .where(and(ofAccount, sql`lower(${groups.name}) = lower(${displayName.trim()})`));
  if (same) return same.id;
  const [present] = employeeGroupId
    ? await tx
        .select({ id: groups.id })
        .from(groups)
        .where(and(ofAccount, eq(groups.id, employeeGroupId), eq(groups.isDefault, false)))
    : [];
  try {
    const written = await tx.transaction((one) =>
      present
        ? changeRowIn(one, target, present.id, { name: displayName })
        : createRowIn(one, target, { name: displayName, corporationId }),
    );
    return written.id;
  } catch (error) {
    if (!(error instanceof DomainError) && !conflictOf(binding, error)) throw error;
    // A group of employees that cannot take the new name keeps its own, and its members.
    return present?.id ?? null;
  }
}
