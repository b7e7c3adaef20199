import { sql } from 'drizzle-orm';
import type { DomainError } from '../../../contract/core/errors.ts';
import { rowLabel } from '../../../contract/core/resource.ts';
import type { ImportOutcome } from '../../../contract/import/calls.ts';
import type { Transaction } from '../../context.ts';
import type { Binding, Row } from '../../crud/binding.ts';
import type { Refusal } from '../../db/tables/index.ts';
import { byColumn, type Prepared } from './prepare.ts';
import type { ImportKey } from './record.ts';

/** The outcome of a line. */
export interface Settled {
  position: number;
  outcome: ImportOutcome;
  row_id?: string;
  label?: string;
  corrected?: Record<string, string>;
  refusal?: Refusal;
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
}

export function failed({ resource }: Binding, one: Prepared, error: DomainError): Settled {
  const { code, params, errors } = error;
  return {
    position: one.line.position,
    outcome: 'failed',
    refusal: {
      code,
      ...(Object.keys(params).length > 0 && { params }),
      ...(errors && { errors: byColumn(resource, errors) }),
    },
  };
}

export const labelledRow = ({ resource }: Binding, row: Row) => ({
  row_id: row.id,
  label: rowLabel(resource, row),
});

/** The outcome of a line whose row stays as it is. */
export const unchanged = (binding: Binding, one: Prepared): Settled => ({
  position: one.line.position,
  outcome: 'unchanged',
  ...labelledRow(binding, one.existing!),
});

/** Writes the outcomes or forecasts of lines in one statement. */
export async function keep(
  tx: Transaction,
  key: ImportKey,
  settled: readonly Settled[],
  isReal: boolean,
): Promise<void> {
  const positions = settled.map(({ position }) => position);
  await tx.execute(sql`
    update import_rows set
      ${sql.identifier(isReal ? 'outcome' : 'forecast')} = done.outcome, refusal = done.refusal, corrected = done.corrected,
      row_id = done.row_id, label = coalesce(done.label, ''),
      before = done.before, after = done.after
    from jsonb_to_recordset(${JSON.stringify(settled)}::jsonb)
      as done(position int, outcome text, refusal jsonb, corrected jsonb, row_id uuid, label text,
        before jsonb, after jsonb)
    where import_rows.channel_id = ${key.channelId} and import_rows.import_id = ${key.importId}
      and import_rows.position = done.position
      and import_rows.position between ${Math.min(...positions)} and ${Math.max(...positions)}`);
}
