import { catalogue } from '../../bindings/index.ts';
import type { RequestContext, Transaction } from '../../context.ts';
import type { Binding, Row } from '../../crud/binding.ts';
import { written } from '../../crud/history.ts';
import { changing, settleRows } from '../../crud/many.ts';
import type { Prepared } from './prepare.ts';
import { failed, type Settled, labelledRow, unchanged } from './settled.ts';

/**
 * The values that a line changes in its row: identifying values stay as they are written in the
 * row.
 */
function changesOf({ resource }: Binding, { values }: Prepared, row: Row): Record<string, unknown> {
  const { identifiedBy } = resource.importable!;
  const isKept = (field: string) =>
    identifiedBy.includes(field) &&
    String(row[field]).toLowerCase() === String(values[field]).toLowerCase();
  return Object.fromEntries(Object.entries(values).filter(([field]) => !isKept(field)));
}

/** Changes the existing rows. */
export async function updateLines(
  tx: Transaction,
  ctx: RequestContext,
  binding: Binding,
  lines: readonly Prepared[],
): Promise<Settled[]> {
  if (lines.length === 0) return [];
  const target = { ctx, binding, catalogue };
  const byRow = new Map(lines.map((one) => [one.existing!.id, one]));
  const work = changing(target, (row) => changesOf(binding, byRow.get(row.id)!, row));
  const settled = await settleRows(tx, target, work, [...byRow.keys()]);
  return settled.map((done) => {
    const one = byRow.get(done.id)!;
    const { position } = one.line;
    if (done.outcome === 'refused') return failed(binding, one, done.error);
    if (done.outcome === 'unchanged') return unchanged(binding, one);
    const after = Object.fromEntries(
      Object.entries(done.changes).map(([field, { to }]) => [field, to]),
    );
    return {
      position,
      outcome: 'updated',
      ...labelledRow(binding, { ...done.before, ...after }),
      before: written(binding, done.before),
      after,
    };
  });
}
