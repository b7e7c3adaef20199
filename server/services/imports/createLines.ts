import { accountField, rowLabel } from '../../../contract/core/resource.ts';
import { catalogue } from '../../bindings/index.ts';
import type { RequestContext, Transaction } from '../../context.ts';
import type { Binding } from '../../crud/binding.ts';
import { conflictOf } from '../../crud/conflicts.ts';
import {
  type Created,
  createRows,
  createTogether,
  type Planned,
  planRows,
} from '../../crud/createMany.ts';
import { written } from '../../crud/history.ts';
import type { Target } from '../../crud/steps.ts';
import { findExisting } from './identities.ts';
import { isWrong, type Prepared } from './prepare.ts';
import { failed, type Settled, labelledRow } from './settled.ts';

type Creation<T> = (tx: Transaction, target: Target, inputs: readonly unknown[]) => Promise<T[]>;

/**
 * Whether the outcome of a new row is known without storing it, because none of its other values is
 * unique.
 */
const isForeseeable = ({ resource }: Binding): boolean =>
  Object.entries(resource.fields).every(
    ([field, { unique }]) => !unique || resource.importable!.identifiedBy.includes(field),
  );

/**
 * Works out the outcomes of new rows by every step except storing them, which is half of the work.
 */
async function foresee(
  binding: Binding,
  lines: readonly Prepared[],
  plan: (lines: readonly Prepared[]) => Promise<Planned[]>,
): Promise<Settled[]> {
  const planned = await plan(lines);
  return lines.map((one, index): Settled => {
    const done = planned[index]!;
    if ('error' in done) return failed(binding, one, done.error);
    const label = rowLabel(binding.resource, done.values);
    return { position: one.line.position, outcome: 'created', label };
  });
}

/**
 * How often to look again for rows that somebody else made at the same moment, before writing one
 * by one.
 */
const RACES = 3;

/**
 * Creates new rows. Where others create some of the same rows meanwhile, those lines are returned
 * as `late`, to be prepared again with the row that they now change, or with their errors.
 */
export async function createLines(
  tx: Transaction,
  ctx: RequestContext,
  binding: Binding,
  lines: readonly Prepared[],
  isForecast: boolean,
): Promise<{ settled: Settled[]; late: Prepared[] }> {
  const target = { ctx, binding, catalogue };
  const account = accountField(binding.resource);
  const make = <T>(some: readonly Prepared[], creation: Creation<T>) =>
    creation(
      tx,
      target,
      some.map((one) => ({ ...one.values, ...(account && { [account]: one.account }) })),
    );
  if (isForecast && isForeseeable(binding))
    return { settled: await foresee(binding, lines, (some) => make(some, planRows)), late: [] };
  const late: Prepared[] = [];
  let left = [...lines];
  let created: Created[] | null = null;
  for (let race = 0; created === null && left.length > 0; race += 1) {
    try {
      created = await make(left, race < RACES ? createTogether : createRows);
    } catch (error) {
      if (!conflictOf(binding, error)) throw error;
      await findExisting(tx, ctx, binding, left);
      const isFresh = (one: Prepared) => one.existing === null && !isWrong(one);
      late.push(...left.filter((one) => !isFresh(one)));
      left = left.filter(isFresh);
    }
  }
  const settled = left.map((one, index): Settled => {
    const done = created![index]!;
    if ('error' in done) return failed(binding, one, done.error);
    const after = written(binding, done.row);
    const { position } = one.line;
    return { position, outcome: 'created', ...labelledRow(binding, done.row), after };
  });
  return { settled, late };
}
