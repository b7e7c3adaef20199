import { and, inArray } from 'drizzle-orm';
import type { DeletionCheck } from '../../contract/core/deletion.ts';
import { DomainError } from '../../contract/core/errors.ts';
import { errorTexts } from '../../contract/messages/failures.ts';
import { inTransaction } from '../db/transaction.ts';
import { selection, toRow } from './rows.ts';
import { permission, visible } from './scope.ts';
import type { Target } from './steps.ts';
import { findUses } from './uses.ts';

/**
 * What deleting rows would mean: what prevents it, what would lose its reference, and what would be
 * deleted too. Rows that the caller does not see are left out.
 * @throws DomainError FORBIDDEN
 */
export async function checkDeletion(
  target: Target,
  ids: readonly string[],
): Promise<DeletionCheck[]> {
  const { ctx, binding } = target;
  const { corporationIds } = permission(ctx, binding, 'delete');
  return inTransaction(ctx.app.database, async (tx) => {
    const records = await tx
      .select(selection(binding))
      .from(binding.table)
      .where(and(visible(binding, ctx, corporationIds), inArray(binding.keys.id, [...ids])));
    const rows = records.map((record) => toRow(record, binding, ctx));
    const uses = await findUses(
      tx,
      target,
      rows.map(({ id }) => id),
    );
    const checks: DeletionCheck[] = [];
    for (const row of rows) {
      let keptBecause: string | null = null;
      try {
        await binding.options.beforeDelete?.(row, tx, ctx);
      } catch (error) {
        if (!(error instanceof DomainError)) throw error;
        keptBecause = errorTexts(ctx.language, error.code, error.params).message;
      }
      const of = uses.get(row.id) ?? [];
      const isRefused = keptBecause !== null || of.some(({ effect }) => effect === 'refuse');
      checks.push({ id: row.id, isPossible: !isRefused, uses: of, keptBecause });
    }
    return checks;
  });
}
