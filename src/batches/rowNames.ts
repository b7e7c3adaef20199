import type { BatchRow } from '../../contract/core/batch.ts';

/**
 * What to call each of some rows of a batch: by its label, with its account where they are of several,
 * because each account has a group "Default". Empty where the reader cannot see the row.
 */
export function rowNames(rows: readonly BatchRow[]): (row: BatchRow) => string {
  const isOfSeveral = new Set(rows.flatMap(({ account }) => account ?? [])).size > 1;
  return ({ label, account }) =>
    label && account && isOfSeveral ? `${label} (${account})` : label;
}
