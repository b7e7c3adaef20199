import type { ImportState } from '../../../contract/import/calls.ts';
import type { Transaction } from '../../context.ts';
import { imports } from '../../db/tables/index.ts';
import { type ImportKey, isImport } from './record.ts';

/** The import changed its state while its lines were being settled. */
export class Superseded extends Error {}

/**
 * Makes sure that an import is still in one of these states. It is only locked for a moment at the end,
 * so that pausing it need not wait for every batch.
 */
export async function requireStill(
  tx: Transaction,
  key: ImportKey,
  states: readonly ImportState[],
): Promise<void> {
  const [still] = await tx
    .select({ state: imports.state })
    .from(imports)
    .where(isImport(key))
    .for('share');
  if (!still || !states.includes(still.state)) throw new Superseded('superseded');
}
