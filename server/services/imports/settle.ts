import { and, asc, between } from 'drizzle-orm';
import { DomainError } from '../../../contract/core/errors.ts';
import { MAX_IMPORT_ROWS } from '../../../contract/import/columns.ts';
import type { RequestContext, Transaction } from '../../context.ts';
import type { Binding } from '../../crud/binding.ts';
import { dryRun } from '../../db/dryRun.ts';
import { importRows, imports } from '../../db/tables/index.ts';
import { inTransaction } from '../../db/transaction.ts';
import { createLines } from './createLines.ts';
import { isWrong, type Prepared, prepareLines } from './prepare.ts';
import {
  bindingOf,
  type Doing,
  type ImportKey,
  type ImportRecord,
  isImport,
  isOpen,
} from './record.ts';
import { failed, keep, type Settled, unchanged } from './settled.ts';
import { requireStill, Superseded } from './superseded.ts';
import { updateLines } from './updateLines.ts';

/**
 * How many lines one transaction settles. More are checked than written: each batch reads the
 * account's rows once, and others who want a row that is being written wait for its batch.
 */
export const AT_ONCE = { CHECKING: 2000, RUNNING: 1000 } as const;

/** A range of positions, both ends included. */
interface Range {
  from: number;
  to: number;
}
const EVERY_LINE: Range = { from: 0, to: MAX_IMPORT_ROWS };

/**
 * Separates lines about a row that an earlier line has found by another field: the first of them
 * counts.
 */
function withoutSecond(lines: readonly Prepared[]): { once: Prepared[]; second: Prepared[] } {
  const seen = new Set<string>();
  const once: Prepared[] = [];
  const second: Prepared[] = [];
  for (const one of lines) {
    (seen.has(one.existing!.id) ? second : once).push(one);
    seen.add(one.existing!.id);
  }
  return { once, second };
}

async function settleLines(
  tx: Transaction,
  ctx: RequestContext,
  binding: Binding,
  record: ImportRecord,
  lines: readonly Prepared[],
  doing: Doing,
): Promise<Settled[]> {
  const right = lines.filter((one) => !isWrong(one));
  const there = right.filter(({ existing }) => existing !== null);
  const fresh = right.filter(({ existing }) => existing === null);
  const isForecast = doing === 'CHECKING';
  const { settled, late } = await createLines(tx, ctx, binding, fresh, isForecast);
  const found = [...there, ...late.filter((one) => !isWrong(one))];
  const { once, second } = withoutSecond(found);
  const updated = record.addOnly
    ? once.map((one) => unchanged(binding, one))
    : await updateLines(tx, ctx, binding, once);
  return [
    ...lines
      .filter(isWrong)
      .map((one) =>
        failed(binding, one, new DomainError('VALIDATION_FAILED', { errors: one.errors })),
      ),
    ...second.map((one) => failed(binding, one, new DomainError('ALREADY_EXISTS'))),
    ...settled,
    ...updated,
  ];
}

/**
 * Settles the next lines of an import and records their outcomes in the same transaction: a killed
 * server leaves complete batches, and work continues with the open lines. Several can do this at
 * the same time.
 * @returns `none` when the range has no line left for the caller, `stopped` when the import was
 * paused or changed its state
 */
export async function settleNext(
  ctx: RequestContext,
  key: ImportKey,
  doing: Doing,
  { from, to }: Range = EVERY_LINE,
): Promise<'settled' | 'none' | 'stopped'> {
  try {
    return await inTransaction(ctx.app.database, async (tx) => {
      const [record] = await tx.select().from(imports).where(isImport(key));
      if (record?.state !== doing) return 'stopped';
      const open = await tx
        .select({
          position: importRows.position,
          line: importRows.line,
          cells: importRows.cells,
          forecast: importRows.forecast,
        })
        .from(importRows)
        .where(and(isOpen(key, doing), between(importRows.position, from, to)))
        .orderBy(asc(importRows.position))
        .limit(AT_ONCE[doing])
        .for('update', { skipLocked: true });
      if (open.length === 0) return 'none';
      const binding = bindingOf(record);
      const work = async (on: Transaction) => {
        const lines = await prepareLines(on, ctx, binding, record, open);
        const settled = await settleLines(on, ctx, binding, record, lines, doing);
        const corrected = new Map(lines.map((one) => [one.line.position, one.corrected]));
        return settled.map((one) => ({ ...one, corrected: corrected.get(one.position) }));
      };
      const isReal = doing === 'RUNNING';
      const settled = isReal ? await work(tx) : await dryRun(tx, work);
      await keep(tx, key, settled, isReal);
      await requireStill(tx, key, isReal ? ['RUNNING', 'PAUSED'] : ['CHECKING']);
      return 'settled';
    });
  } catch (error) {
    if (error instanceof Superseded) return 'stopped';
    throw error;
  }
}
