import { DomainError } from '../../contract/core/errors.ts';
import type { Use } from '../../contract/core/deletion.ts';
import type { Changes } from '../../contract/core/history.ts';
import type { Transaction } from '../context.ts';
import { audit } from '../db/audit.ts';
import type { Row } from './binding.ts';
import { planDeletion, planRestore, storeDeletion, storeRestore } from './deletionSteps.ts';
import { conflictOf, takenMeanwhile } from './conflicts.ts';
import { changesBetween } from './history.ts';
import { planAll, type PlannedRow, type Work } from './planMany.ts';
import { type LockedRow, lockRow, lockRows, selection, toRow } from './rows.ts';
import { permission } from './scope.ts';
import {
  applyRuleOfChange,
  checkChange,
  storeValues,
  type Target,
  type Values,
  toColumns,
} from './steps.ts';
import { findUses } from './uses.ts';
import { sql } from 'drizzle-orm';
import { answeredRecords, givenRecords, returningOf } from '../db/insertRecords.ts';

/**
 * Stores each row's own values in one statement, where nothing of them is kept in other tables.
 * @param rows all with values of the same fields
 * @returns the rows afterwards
 */
async function storeEach(
  tx: Transaction,
  { binding, ctx }: Target,
  rows: readonly { id: string; values: Values }[],
): Promise<Row[]> {
  const { keys, columns, table } = binding;
  const records = rows.map(({ id, values }) => ({ ...toColumns(binding, values), id }));
  const named = Object.entries(records[0]!).flatMap(([property, value]) => {
    const column = property === 'id' ? keys.id : columns[property];
    return column && value !== undefined ? [{ property, column }] : [];
  });
  const sets = named
    .filter(({ property }) => property !== 'id')
    .map(
      ({ property, column }) =>
        sql`${sql.identifier(column.name)} = given.${sql.identifier(property)}`,
    );
  if (keys.updatedAt) sets.push(sql`${sql.identifier(keys.updatedAt.name)} = now()`);
  const returning = selection(binding);
  const stored = await answeredRecords(
    tx,
    sql`
      update ${table} set ${sql.join(sets, sql`, `)} from ${givenRecords(records, named)}
      where ${keys.channelId} = ${ctx.channel.id} and ${keys.id} = given.id
      ${returningOf(returning)}`,
    returning,
  );
  return stored.map((record) => toRow(record, binding, ctx));
}

/** The outcome of one row of many. */
export type Settled =
  | { id: string; outcome: 'changed'; before: Row; changes: Changes }
  | { id: string; outcome: 'unchanged' }
  | { id: string; outcome: 'refused'; error: DomainError };

const idsOf = (rows: readonly PlannedRow[]) => rows.map(({ id }) => id);
/** The names of the fields that are stored, for rows that differ in their values. */
const namesOf = (values: Values) =>
  Object.keys(values)
    .filter((name) => values[name] !== undefined)
    .toSorted((a, b) => a.localeCompare(b))
    .join(' ');

/** @throws DomainError FORBIDDEN when the caller may change none */
export function changing({ ctx, binding }: Target, changesOf: (row: LockedRow) => Values): Work {
  const granted = permission(ctx, binding, 'update');
  return {
    action: 'update',
    corporationIds: granted.corporationIds,
    mayWrite: binding.options.beforeWrite !== undefined,
    check: (tx, target, row) => checkChange(tx, target, granted, row, changesOf(row), false),
    plan: applyRuleOfChange,
    ...(!binding.options.writes && { groupOf: namesOf }),
    store: (tx, target, rows) =>
      binding.options.writes || rows.length === 1
        ? storeValues(tx, target, idsOf(rows), rows[0]!.values)
        : storeEach(tx, target, rows),
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
    check(_tx, _target, row) {
      check?.(row);
      return Promise.resolve({});
    },
    async plan(tx, target, row) {
      await planDeletion(tx, target, row, options, uses.get(row.id) ?? []);
      return {};
    },
    async store(tx, target, rows) {
      await storeDeletion(tx, target, idsOf(rows));
      return [];
    },
  };
}

/**
 * @param check throws a DomainError to leave a row alone
 * @throws DomainError FORBIDDEN when the caller may restore none
 */
export function restoring({ ctx, binding }: Target, check?: (row: LockedRow) => void): Work {
  return {
    action: 'restore',
    corporationIds: permission(ctx, binding, 'delete').corporationIds,
    deleted: true,
    mayWrite: binding.options.beforeWrite !== undefined,
    plan(tx, target, row) {
      if (row.deletedAt !== null) check?.(row);
      return planRestore(tx, target, row);
    },
    store: (tx, target, rows) => storeRestore(tx, target, idsOf(rows), rows[0]!.values),
  };
}

/**
 * Does the work for many rows in the given transaction, each completely or not at all. Rows that
 * get values of the same fields are written in one statement; where the database refuses one of them, each
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
    if (work.action !== 'restore') return { id, outcome: 'refused', error };
    const { ctx, binding } = target;
    const row = await lockRow(tx, ctx, binding, id, work.corporationIds, { deleted: true });
    return { id, outcome: 'refused', error: takenMeanwhile(error, row) };
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
  const groups = new Map<string, PlannedRow[]>();
  const groupOf = work.groupOf ?? JSON.stringify;
  await work.prepare?.(tx, target, [...rows.keys()]);
  const found = ids.flatMap((id) => rows.get(id) ?? []);
  const plans = await planAll(tx, target, work, found);
  for (const id of ids) {
    const planned = plans.get(id) ?? { error: new DomainError('NOT_FOUND') };
    if ('error' in planned) settled.set(id, { id, outcome: 'refused', error: planned.error });
    else if (!planned.values) settled.set(id, { id, outcome: 'unchanged' });
    else {
      const key = groupOf(planned.values);
      const group = groups.get(key) ?? [];
      group.push({ id, values: planned.values });
      groups.set(key, group);
    }
  }
  for (const group of groups.values()) {
    const stored = new Map((await work.store(tx, target, group)).map((row) => [row.id, row]));
    for (const { id } of group) {
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
