import { DomainError } from '../../contract/core/errors.ts';
import type { Use } from '../../contract/core/deletion.ts';
import type { Changes } from '../../contract/core/history.ts';
import type { Transaction } from '../context.ts';
import { audit } from '../db/audit.ts';
import type { Row } from './binding.ts';
import { conflictOf } from './conflicts.ts';
import { changesBetween } from './history.ts';
import { type LockedRow, lockRows } from './rows.ts';
import { permission } from './scope.ts';
import {
  planChange,
  planDeletion,
  planRestore,
  storeDeletion,
  storeRestore,
  storeValues,
  type Target,
  type Values,
} from './steps.ts';
import { findUses } from './uses.ts';

/** The outcome of one row of many. */
export type Settled =
  | { id: string; outcome: 'changed'; before: Row; changes: Changes }
  | { id: string; outcome: 'unchanged' }
  | { id: string; outcome: 'refused'; error: DomainError };

/** What is done to each row: the steps of a single write. */
interface Work {
  action: 'update' | 'delete' | 'restore';
  corporationIds: readonly string[] | null;
  /** Includes deleted rows. */
  deleted?: boolean;
  /** Whether a rule may write something for a row, and refuse the row after that. */
  mayWrite: boolean;
  /** Reads what the plans of all rows need, once the rows are locked. */
  prepare?(tx: Transaction, target: Target, ids: readonly string[]): Promise<void>;
  /**
   * @returns what to store; null when the row has these values already
   * @throws DomainError to refuse the row
   */
  plan(tx: Transaction, target: Target, row: LockedRow): Promise<Values | null>;
  /** @returns the rows afterwards, without those that are gone */
  store(tx: Transaction, target: Target, ids: string[], values: Values): Promise<Row[]>;
}

/** @throws DomainError FORBIDDEN when the caller may change none */
export function changing({ ctx, binding }: Target, changesOf: (row: LockedRow) => Values): Work {
  const granted = permission(ctx, binding, 'update');
  return {
    action: 'update',
    corporationIds: granted.corporationIds,
    mayWrite: binding.options.beforeWrite !== undefined,
    plan: (tx, target, row) => planChange(tx, target, granted, row, changesOf(row), false),
    store: storeValues,
  };
}

/**
 * @param check throws a DomainError to leave a row alone
 * @param options the options of each deletion
 * @throws DomainError FORBIDDEN when the caller may delete none
 */
export function deleting(
  { ctx, binding }: Target,
  check?: (row: LockedRow) => void,
  options: Values = {},
): Work {
  const { beforeDelete, withDeletion } = binding.options;
  let uses = new Map<string, Use[]>();
  return {
    action: 'delete',
    corporationIds: permission(ctx, binding, 'delete').corporationIds,
    mayWrite: beforeDelete !== undefined || (!!withDeletion && Object.keys(options).length > 0),
    async prepare(tx, target, ids) {
      uses = await findUses(tx, target, ids);
    },
    async plan(tx, target, row) {
      check?.(row);
      await planDeletion(tx, target, row, options, uses.get(row.id) ?? []);
      return {};
    },
    async store(tx, target, ids) {
      await storeDeletion(tx, target, ids);
      return [];
    },
  };
}

/** @throws DomainError FORBIDDEN when the caller may restore none */
export function restoring({ ctx, binding }: Target, check: (row: LockedRow) => void): Work {
  return {
    action: 'restore',
    corporationIds: permission(ctx, binding, 'delete').corporationIds,
    deleted: true,
    mayWrite: binding.options.beforeWrite !== undefined,
    plan(tx, target, row) {
      if (row.deletedAt !== null) check(row);
      return planRestore(tx, target, row);
    },
    store: storeRestore,
  };
}

/**
 * Does the work for many rows in the given transaction, each completely or not at all. Rows that
 * get the same values are written in one statement; where the database refuses one of them, each
 * row is written separately, so that only that one fails.
 */
export async function settleRows(
  tx: Transaction,
  target: Target,
  work: Work,
  ids: readonly string[],
): Promise<Settled[]> {
  if (!target.binding.options.isOneByOne)
    try {
      return await tx.transaction((all) => together(all, target, work, ids));
    } catch (error) {
      if (!conflictOf(target.binding, error)) throw error;
    }
  const settled: Settled[] = [];
  for (const id of ids) settled.push(await alone(tx, target, work, id));
  return settled;
}

async function alone(tx: Transaction, target: Target, work: Work, id: string): Promise<Settled> {
  try {
    const [one] = await tx.transaction((row) => together(row, target, work, [id]));
    return one!;
  } catch (cause) {
    const error = conflictOf(target.binding, cause);
    if (!error) throw cause;
    return { id, outcome: 'refused', error };
  }
}

async function together(
  tx: Transaction,
  { known: _known, ...about }: Target,
  work: Work,
  ids: readonly string[],
): Promise<Settled[]> {
  const { ctx, binding } = about;
  const { action, corporationIds, deleted } = work;
  const target: Target = { ...about, known: new Map() };
  const locked = await lockRows(tx, ctx, binding, ids, corporationIds, { deleted });
  const rows = new Map(locked.map((row) => [row.id, row]));
  const settled = new Map<string, Settled>();
  /** Rows by the values they get. */
  const groups = new Map<string, { values: Values; ids: string[] }>();
  await work.prepare?.(tx, target, [...rows.keys()]);
  const found = ids.flatMap((id) => rows.get(id) ?? []);
  const plans = await planAll(tx, target, work, found);
  for (const id of ids) {
    const planned = plans.get(id) ?? { error: new DomainError('NOT_FOUND') };
    if ('error' in planned) settled.set(id, { id, outcome: 'refused', error: planned.error });
    else if (!planned.values) settled.set(id, { id, outcome: 'unchanged' });
    else {
      const key = JSON.stringify(planned.values);
      const group = groups.get(key) ?? { values: planned.values, ids: [] };
      group.ids.push(id);
      groups.set(key, group);
    }
  }
  for (const group of groups.values()) {
    const stored = new Map(
      (await work.store(tx, target, group.ids, group.values)).map((row) => [row.id, row]),
    );
    for (const id of group.ids) {
      const { deletedAt: _deletedAt, ...before } = rows.get(id)!;
      const after = stored.get(id);
      const changes = after ? changesBetween(binding.resource, before, after) : {};
      const isSame = action === 'update' && Object.keys(changes).length === 0;
      settled.set(
        id,
        isSame
          ? { id, outcome: 'unchanged' }
          : { id, outcome: 'changed', before: { ...before, id }, changes },
      );
    }
  }
  const done = ids.map((id) => settled.get(id)!);
  const resource = binding.resource.name;
  await audit(
    tx,
    ctx,
    ...done.flatMap((one) =>
      one.outcome === 'changed'
        ? [{ action, resource, resourceId: one.id, changes: one.changes }]
        : [],
    ),
  );
  return done;
}

type Planned = { values: Values | null } | { error: DomainError };

/** A row was refused whose rule may have written something before that. */
class RowRefused extends Error {}

/**
 * Plans all rows. A savepoint for each costs more than the row, so one serves all while none is
 * refused.
 */
async function planAll(
  tx: Transaction,
  target: Target,
  work: Work,
  rows: readonly LockedRow[],
): Promise<Map<string, Planned>> {
  const planned = new Map<string, Planned>();
  try {
    await tx.transaction(async (all) => {
      for (const row of rows) {
        const one = await plan(all, target, work, row);
        if ('error' in one && work.mayWrite) throw new RowRefused('refused');
        planned.set(row.id, one);
      }
    });
  } catch (error) {
    if (!(error instanceof RowRefused)) throw error;
    // The rollback also released its locks, so the rows that it refers to are looked up again.
    target.known?.clear();
    for (const row of rows) planned.set(row.id, await planApart(tx, target, work, row));
  }
  return planned;
}

async function plan(tx: Transaction, target: Target, work: Work, row: LockedRow): Promise<Planned> {
  try {
    return { values: await work.plan(tx, target, row) };
  } catch (error) {
    if (error instanceof DomainError) return { error };
    throw error;
  }
}

/** Plans one row. What a rule wrote for it before refusing it is rolled back. */
async function planApart(
  tx: Transaction,
  target: Target,
  work: Work,
  row: LockedRow,
): Promise<Planned> {
  try {
    return { values: await tx.transaction((one) => work.plan(one, target, row)) };
  } catch (error) {
    target.known?.clear();
    if (error instanceof DomainError) return { error };
    throw error;
  }
}
