import type { Grant } from '../../contract/core/access.ts';
import { DomainError } from '../../contract/core/errors.ts';
import type { Transaction } from '../context.ts';
import { audit } from '../db/audit.ts';
import type { Row } from './binding.ts';
import { conflictOf } from './conflicts.ts';
import { changesBetween } from './history.ts';
import { permission } from './scope.ts';
import {
  applyRule,
  checkCreation,
  planCreation,
  storeNew,
  type Target,
  type Values,
} from './steps.ts';

/** What a new row would store, or why it cannot be. */
export type Planned = { values: Values } | { error: DomainError };
/** The outcome of one new row of many. */
export type Created = { row: Row } | { error: DomainError };

/**
 * Creates many rows in the given transaction, by the same steps as a single one, in one statement.
 * @throws DomainError FORBIDDEN when the caller may create none; and what the database refused,
 * with no row created
 */
export function createTogether(
  tx: Transaction,
  target: Target,
  inputs: readonly unknown[],
): Promise<Created[]> {
  const granted = permission(target.ctx, target.binding, 'create');
  return tx.transaction((all) => together(all, target, granted, inputs));
}

/**
 * The same, but where the database refuses one of them, each is created separately, so that the
 * others still are.
 * @throws DomainError FORBIDDEN when the caller may create none
 */
export async function createRows(
  tx: Transaction,
  target: Target,
  inputs: readonly unknown[],
): Promise<Created[]> {
  const granted = permission(target.ctx, target.binding, 'create');
  try {
    return await createTogether(tx, target, inputs);
  } catch (error) {
    if (!conflictOf(target.binding, error)) throw error;
  }
  const created: Created[] = [];
  for (const input of inputs) created.push(await alone(tx, target, granted, input));
  return created;
}

/**
 * Finds out what new rows would store, without storing them.
 * @throws DomainError FORBIDDEN when the caller may create none
 */
export function planRows(
  tx: Transaction,
  target: Target,
  inputs: readonly unknown[],
): Promise<Planned[]> {
  const granted = permission(target.ctx, target.binding, 'create');
  return planAll(tx, { ...target, known: new Map() }, granted, inputs);
}

async function planAll(
  tx: Transaction,
  target: Target,
  granted: Grant,
  inputs: readonly unknown[],
): Promise<Planned[]> {
  const planned: Planned[] = [];
  try {
    // A savepoint for each row costs more than the row, so one serves all while no rule refuses
    // any.
    return await tx.transaction(async (all) => {
      for (const input of inputs) planned.push(await planQuickly(all, target, granted, input));
      return planned;
    });
  } catch (error) {
    if (!(error instanceof RuleRefused)) throw error;
  }
  planned.length = 0;
  for (const input of inputs) planned.push(await plan(tx, target, granted, input));
  return planned;
}

/** The binding's rule refused a row, and may have written something before that. */
class RuleRefused extends Error {}

async function planQuickly(
  tx: Transaction,
  target: Target,
  granted: Grant,
  input: unknown,
): Promise<Planned> {
  let body: Values;
  try {
    body = await checkCreation(tx, target, granted, input);
  } catch (error) {
    if (error instanceof DomainError) return { error };
    throw error;
  }
  try {
    return { values: await applyRule(tx, target, body) };
  } catch (error) {
    throw error instanceof DomainError ? new RuleRefused('refused', { cause: error }) : error;
  }
}

async function alone(
  tx: Transaction,
  target: Target,
  granted: Grant,
  input: unknown,
): Promise<Created> {
  try {
    const [one] = await tx.transaction((row) => together(row, target, granted, [input]));
    return one!;
  } catch (cause) {
    const error = conflictOf(target.binding, cause);
    if (!error) throw cause;
    return { error };
  }
}

async function together(
  tx: Transaction,
  { known: _known, ...about }: Target,
  granted: Grant,
  inputs: readonly unknown[],
): Promise<Created[]> {
  const { ctx, binding } = about;
  const target: Target = { ...about, known: new Map() };
  const planned = await planAll(tx, target, granted, inputs);
  const wanted = planned.flatMap((one) => ('values' in one ? [one.values] : []));
  const rows = wanted.length > 0 ? await storeNew(tx, target, granted, wanted) : [];
  const resource = binding.resource.name;
  await audit(
    tx,
    ctx,
    ...rows.map((row) => ({
      action: 'create',
      resource,
      resourceId: row.id,
      changes: changesBetween(binding.resource, null, row),
    })),
  );
  const stored = rows.values();
  return planned.map((one) => ('error' in one ? one : { row: stored.next().value! }));
}

/** Plans one row. What a rule wrote for a row before refusing it is rolled back. */
async function plan(
  tx: Transaction,
  target: Target,
  granted: Grant,
  input: unknown,
): Promise<Planned> {
  try {
    return { values: await tx.transaction((one) => planCreation(one, target, granted, input)) };
  } catch (error) {
    // The rollback also released its locks, so the rows that it refers to are looked up again.
    target.known?.clear();
    if (error instanceof DomainError) return { error };
    throw error;
  }
}
