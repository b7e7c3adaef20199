import { and, count, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import { addMinutes } from '../../contract/booking/schedule.ts';
import type { Use } from '../../contract/core/deletion.ts';
import type { Queryable, Transaction } from '../context.ts';
import { audit } from '../db/audit.ts';
import type { Part } from './binding.ts';
import type { KnownTargets } from './references.ts';
import type { Target } from './steps.ts';

/** The parts that are deleted with rows: those that are not deleted yet. */
const deletable = (
  { ctx }: Target,
  { channelId, of, deletedAt, onlyIf }: Part,
  ids: readonly string[],
) => and(eq(channelId, ctx.channel.id), inArray(of, [...ids]), isNull(deletedAt), onlyIf);

/** Tells the history of parts that have one what happened to them. */
async function auditParts(
  tx: Transaction,
  { ctx }: Target,
  { id: hasHistory, name: resource }: Part,
  action: 'delete' | 'restore',
  rows: readonly { id: unknown }[],
): Promise<void> {
  if (!hasHistory || rows.length === 0) return;
  await audit(tx, ctx, ...rows.map(({ id }) => ({ action, resource, resourceId: String(id) })));
}

/** How many parts each row has that would be deleted with it. */
export async function findParts(
  on: Queryable,
  target: Target,
  ids: readonly string[],
): Promise<{ id: string; use: Use }[]> {
  const found: { id: string; use: Use }[] = [];
  for (const part of target.binding.options.parts ?? []) {
    const { name, table, of, effect, filter } = part;
    const counted = await on
      .select({ id: of, count: count() })
      .from(table)
      .where(deletable(target, part, ids))
      .groupBy(of);
    for (const { id, count } of counted) {
      const use = { resource: name, field: of.name, effect, count, filter: filter(String(id)) };
      found.push({ id: String(id), use });
    }
  }
  return found;
}

/** Deletes the parts of rows that are being deleted. */
export async function deleteParts(
  tx: Transaction,
  target: Target,
  ids: readonly string[],
): Promise<void> {
  for (const part of target.binding.options.parts ?? []) {
    await part.afterDelete?.(ids, tx, target.ctx);
    // Whoever is just giving a part to another row has locked it. Only a statement that begins after
    // they have finished sees what they wrote.
    if (part.onlyIf)
      await tx
        .select({ id: part.of })
        .from(part.table)
        .where(deletable(target, { ...part, onlyIf: undefined }, ids))
        .for('update');
    const deleted = await tx
      .update(part.table)
      .set({ deletedAt: sql`now()` })
      .where(deletable(target, part, ids))
      .returning({ id: part.id ?? part.of });
    await auditParts(tx, target, part, 'delete', deleted);
  }
}

/** The parts that were deleted together with rows: at exactly the same instant. */
function deletedWith(
  tx: Transaction,
  { ctx, binding: { keys, table } }: Target,
  { channelId, of, deletedAt, restorableDays }: Part,
  ids: readonly string[],
) {
  const whole = tx
    .select({ id: keys.id, deletedAt: keys.deletedAt! })
    .from(table)
    .where(and(eq(keys.channelId, ctx.channel.id), inArray(keys.id, [...ids])));
  return and(
    eq(channelId, ctx.channel.id),
    inArray(of, [...ids]),
    sql`(${of}, ${deletedAt}) in (${whole})`,
    restorableDays === undefined
      ? undefined
      : gt(deletedAt, addMinutes(ctx.app.now(), -restorableDays * 1440)),
  );
}

/** Restores the parts that were deleted together with rows that are being restored. */
export async function restoreParts(
  tx: Transaction,
  target: Target,
  ids: readonly string[],
): Promise<void> {
  for (const part of target.binding.options.parts ?? []) {
    const restored = await tx
      .update(part.table)
      .set({ deletedAt: null })
      .where(deletedWith(tx, target, part, ids))
      .returning({ id: part.id ?? part.of });
    await auditParts(tx, target, part, 'restore', restored);
  }
}

/** The parts with an id that will be restored with a row, as what it may refer to. */
export async function partsToRestore(
  tx: Transaction,
  target: Target,
  id: string,
): Promise<KnownTargets> {
  const known: KnownTargets = new Map();
  for (const part of target.binding.options.parts ?? []) {
    if (!part.id) continue;
    const found = await tx
      .select({ id: part.id })
      .from(part.table)
      .where(deletedWith(tx, target, part, [id]));
    for (const one of found) known.set(`${part.name} ${String(one.id)}`, { account: null });
  }
  return known;
}
