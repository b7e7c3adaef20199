import { and, count, eq, inArray, isNull, sql } from 'drizzle-orm';
import { may } from '../../contract/core/access.ts';
import {
  filterOfReference,
  type HeededReference,
  heededReferences,
  type Use,
} from '../../contract/core/deletion.ts';
import type { Queryable, Transaction } from '../context.ts';
import { audit } from '../db/audit.ts';
import type { Binding } from './binding.ts';
import { filterCondition } from './conditions.ts';
import { existing } from './scope.ts';
import { deleteParts, findParts, restoreParts } from './parts.ts';
import type { Target } from './steps.ts';

interface Reference extends HeededReference {
  binding: Binding;
}

/** References to rows of the target, each with the binding of the rows that refer. */
function referencesTo({ binding, catalogue }: Pick<Target, 'binding' | 'catalogue'>): Reference[] {
  const resources = [...catalogue.values()].map(({ resource }) => resource);
  return heededReferences(resources, binding.resource).map((reference) => ({
    ...reference,
    binding: catalogue.get(reference.resource.name)!,
  }));
}

/** Rows that refer to one of `ids` and are not deleted. */
function referring(
  { ctx }: Target,
  { binding, name, onlyWhile, resource }: Reference,
  ids: readonly string[],
) {
  const { keys, columns } = binding;
  const filters = Object.entries(onlyWhile).map(([filter, values]) => {
    const declared = resource.list.filters?.[filter];
    if (!declared) throw new Error(`${resource.name} has no filter ${filter}`);
    return filterCondition(binding, { ...declared, values: [...values] });
  });
  return and(
    eq(keys.channelId, ctx.channel.id),
    inArray(columns[name]!, [...ids]),
    keys.deletedAt && isNull(keys.deletedAt),
    existing(binding, ctx),
    ...filters,
  );
}

/** What refers to rows that are to be deleted: for each id, how many rows of which resource. */
export async function findUses(
  on: Queryable,
  target: Target,
  ids: readonly string[],
): Promise<Map<string, Use[]>> {
  const uses = new Map<string, Use[]>(ids.map((id) => [id, []]));
  for (const reference of referencesTo(target)) {
    const { binding, resource, name, effect } = reference;
    const column = binding.columns[name]!;
    const counted = await on
      .select({ id: column, count: count() })
      .from(binding.table)
      .where(referring(target, reference, ids))
      .groupBy(column);
    const mayList = may(target.ctx.actor, resource, 'list');
    for (const { id, count } of counted)
      uses.get(String(id))?.push({
        resource: resource.name,
        field: name,
        effect,
        count,
        filter: mayList ? filterOfReference(reference, String(id)) : null,
      });
  }
  for (const { id, use } of await findParts(on, target, ids)) uses.get(id)?.push(use);
  return uses;
}

/**
 * Empties the references to rows that are being deleted, and deletes their parts, and the parts of
 * those.
 */
export async function followDeletion(
  tx: Transaction,
  target: Target,
  ids: readonly string[],
): Promise<void> {
  await deleteParts(tx, target, ids);
  for (const reference of referencesTo(target)) {
    if (reference.effect === 'refuse') continue;
    const { binding, name, resource } = reference;
    const isPart = reference.effect === 'delete';
    const found = await tx
      .select({ id: binding.keys.id, from: binding.columns[name]! })
      .from(binding.table)
      .where(referring(target, reference, ids))
      .for('update');
    if (found.length === 0) continue;
    const followers = found.map(({ id }) => String(id));
    const part = { ...target, binding };
    if (isPart) await followDeletion(tx, part, followers);
    const these = and(
      eq(binding.keys.channelId, target.ctx.channel.id),
      inArray(binding.keys.id, followers),
    );
    const updated = binding.keys.updatedAt && { updatedAt: sql`now()` };
    if (isPart && !resource.softDelete) await tx.delete(binding.table).where(these);
    else
      await tx
        .update(binding.table)
        .set({ ...(isPart ? { deletedAt: sql`now()` } : { [name]: null }), ...updated })
        .where(these);
    await audit(
      tx,
      target.ctx,
      ...found.map(({ id, from }) => ({
        action: isPart ? 'delete' : 'update',
        resource: resource.name,
        resourceId: String(id),
        changes: isPart ? {} : { [name]: { from, to: null } },
      })),
    );
  }
}

/**
 * Restores what was deleted with rows that are being restored: the parts with exactly the same
 * instant of deletion, which is that of the transaction.
 */
export async function followRestore(
  tx: Transaction,
  target: Target,
  ids: readonly string[],
): Promise<void> {
  const { keys, table } = target.binding;
  if (!keys.deletedAt) return;
  const whole = tx
    .select({ id: keys.id, deletedAt: keys.deletedAt })
    .from(table)
    .where(and(eq(keys.channelId, target.ctx.channel.id), inArray(keys.id, [...ids])));
  await restoreParts(tx, target, ids);
  for (const reference of referencesTo(target)) {
    const { binding, name, resource, effect } = reference;
    if (effect !== 'delete' || !resource.softDelete) continue;
    const found = await tx
      .select({ id: binding.keys.id })
      .from(binding.table)
      .where(
        and(
          eq(binding.keys.channelId, target.ctx.channel.id),
          inArray(binding.columns[name]!, [...ids]),
          sql`(${binding.columns[name]!}, ${binding.keys.deletedAt!}) in (${whole})`,
        ),
      )
      .for('update');
    if (found.length === 0) continue;
    const parts = found.map(({ id }) => String(id));
    await followRestore(tx, { ...target, binding }, parts);
    await tx
      .update(binding.table)
      .set({ deletedAt: null, ...(binding.keys.updatedAt && { updatedAt: sql`now()` }) })
      .where(
        and(eq(binding.keys.channelId, target.ctx.channel.id), inArray(binding.keys.id, parts)),
      );
    await audit(
      tx,
      target.ctx,
      ...parts.map((id) => ({ action: 'restore', resource: resource.name, resourceId: id })),
    );
  }
}
