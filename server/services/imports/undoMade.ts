import { DomainError } from '../../../contract/core/errors.ts';
import { catalogue } from '../../bindings/index.ts';
import type { RequestContext, Transaction } from '../../context.ts';
import { valuesBefore } from '../../crud/history.ts';
import { deleting, settleRows } from '../../crud/many.ts';
import { lockRows } from '../../crud/rows.ts';
import { permission } from '../../crud/scope.ts';
import type { Target } from '../../crud/steps.ts';
import { findUses } from '../../crud/uses.ts';
import type { MadeRow } from '../../db/tables/index.ts';

interface MadeTogether {
  made: readonly MadeRow[];
  /** The account that the rows are about, where it has been deleted. */
  deletedAccount: string | null;
}

const refersTo = (one: unknown, id: string): boolean =>
  typeof one === 'object' && one !== null && Object.values(one).includes(id);

/** The values of a row without what the deletion of an account has taken from its lists, such as a role. */
const without = (account: string | null, after: MadeRow['after']): MadeRow['after'] =>
  account === null
    ? after
    : Object.fromEntries(
        Object.entries(after).map(([name, value]) => [
          name,
          Array.isArray(value) ? value.filter((one) => !refersTo(one, account)) : value,
        ]),
      );

/**
 * Refuses to delete a row that was changed since it was made, or that others have been added to: they
 * would be deleted with it.
 * @returns false for a row that is gone already
 */
async function isUntouched(
  tx: Transaction,
  target: Target,
  { id, after }: MadeRow,
  { made, deletedAccount }: MadeTogether,
): Promise<boolean> {
  const { ctx, binding } = target;
  const { corporationIds } = permission(ctx, binding, 'delete');
  const [row] = await lockRows(tx, ctx, binding, [id], corporationIds, { deleted: true });
  if (!row || row.deletedAt) return false;
  valuesBefore(binding, row, { before: null, after: without(deletedAccount, after) });
  for (const { resource, effect, count } of (await findUses(tx, target, [id])).get(id) ?? []) {
    const own = made.filter((one) => one.resource === resource).length;
    if (effect === 'delete' && count > own)
      throw new DomainError('STILL_IN_USE', { params: { resource, count: count - own } });
  }
  return true;
}

/**
 * Deletes the rows of several resources that a line of an import made: all of them, or none where one
 * is in use or was changed since.
 * @returns why they stay; null where they are deleted
 */
export async function undoMade(
  tx: Transaction,
  ctx: RequestContext,
  all: MadeTogether,
): Promise<DomainError | null> {
  try {
    await tx.transaction(async (whole) => {
      const left: [Target, string][] = [];
      for (const one of all.made) {
        const target = { ctx, binding: catalogue.get(one.resource)!, catalogue };
        if (await isUntouched(whole, target, one, all)) left.push([target, one.id]);
      }
      for (const [target, id] of left) {
        const [done] = await settleRows(whole, target, deleting(target), [id]);
        // One that is not found any more was deleted with its whole.
        if (done?.outcome === 'refused' && done.error.code !== 'NOT_FOUND') throw done.error;
      }
    });
    return null;
  } catch (error) {
    if (error instanceof DomainError) return error;
    throw error;
  }
}
