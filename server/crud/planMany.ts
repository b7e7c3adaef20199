import { DomainError } from '../../contract/core/errors.ts';
import type { Transaction } from '../context.ts';
import type { Row } from './binding.ts';
import type { LockedRow } from './rows.ts';
import type { Target, Values } from './steps.ts';

/** A row and what it gets. */
export interface PlannedRow {
  id: string;
  values: Values;
}

/** What is done to each row: the steps of a single write. */
export interface Work {
  action: 'update' | 'delete' | 'restore';
  corporationIds: readonly string[] | null;
  /** Includes deleted rows. */
  deleted?: boolean;
  /** Whether a rule may write something for a row, and refuse the row after that. */
  mayWrite: boolean;
  /** Reads what the plans of all rows need, once the rows are locked. */
  prepare?(tx: Transaction, target: Target, ids: readonly string[]): Promise<void>;
  /**
   * Refuses a row by what can be known without writing anything.
   * @returns what the plan begins with; null when the row has these values already
   * @throws DomainError to refuse the row
   */
  check?(tx: Transaction, target: Target, row: LockedRow): Promise<Values | null>;
  /**
   * @returns what to store; null when the row has these values already
   * @throws DomainError to refuse the row
   */
  plan(tx: Transaction, target: Target, row: LockedRow, checked: Values): Promise<Values | null>;
  /** Rows of the same group are stored together; by default those that get the same values. */
  groupOf?(values: Values): string;
  /**
   * @param rows those of a group
   * @returns the rows afterwards, without those that are gone
   */
  store(tx: Transaction, target: Target, rows: readonly PlannedRow[]): Promise<Row[]>;
}

export type Planned = { values: Values | null } | { error: DomainError };

/** A row was refused whose rule may have written something before that. */
class RowRefused extends Error {}

/**
 * Plans all rows. A savepoint for each costs more than the row, so one serves all while none is
 * refused.
 */
export async function planAll(
  tx: Transaction,
  target: Target,
  work: Work,
  rows: readonly LockedRow[],
): Promise<Map<string, Planned>> {
  const planned = new Map<string, Planned>();
  try {
    await tx.transaction(async (all) => {
      for (const row of rows) {
        planned.set(row.id, await plan(all, target, work, row));
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

/** @throws RowRefused where a rule may have written something for the row that it refused */
async function plan(tx: Transaction, target: Target, work: Work, row: LockedRow): Promise<Planned> {
  let isChecked = false;
  try {
    const checked = work.check ? await work.check(tx, target, row) : {};
    isChecked = true;
    return { values: checked && (await work.plan(tx, target, row, checked)) };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    if (isChecked && work.mayWrite) throw new RowRefused('refused');
    return { error };
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
    const values = await tx.transaction(async (one) => {
      const checked = work.check ? await work.check(one, target, row) : {};
      return checked && work.plan(one, target, row, checked);
    });
    return { values };
  } catch (error) {
    target.known?.clear();
    if (error instanceof DomainError) return { error };
    throw error;
  }
}
