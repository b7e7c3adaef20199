import { sql } from 'drizzle-orm';
import type { Transaction } from '../../../context.ts';
import type { LinePlan } from '../../../db/tables/index.ts';
import type { Doing, ImportKey } from '../record.ts';
import type { Settled } from '../settled.ts';
import type { ReadLine } from './readLines.ts';

/** The outcome of a line of a file of trips, or its forecast with what it will book. */
export interface SettledTrip extends Settled {
  plan?: LinePlan;
}

/** A line that is not booked, with everything that is wrong with it. */
export function failedLine({
  line,
  errors,
  refusal,
}: Pick<ReadLine, 'line' | 'errors' | 'refusal'>): SettledTrip {
  const { position } = line;
  if (Object.keys(errors).length > 0)
    return { position, outcome: 'failed', refusal: { code: 'VALIDATION_FAILED', errors } };
  const { code, params } = refusal!;
  return { position, outcome: 'failed', refusal: { code, params } };
}

/** Stores forecasts with their plans; or outcomes, which leave the plans as they were shown. */
export async function keepTrips(
  tx: Transaction,
  { channelId, importId }: ImportKey,
  settled: readonly SettledTrip[],
  doing: Doing,
): Promise<void> {
  if (settled.length === 0) return;
  const set =
    doing === 'RUNNING'
      ? sql`outcome = done.outcome, refusal = done.refusal, row_id = done.row_id`
      : sql`forecast = done.outcome, refusal = done.refusal, row_id = done.row_id,
          corrected = done.corrected, label = coalesce(done.label, ''), plan = done.plan`;
  await tx.execute(sql`
    update import_rows set ${set}
    from jsonb_to_recordset(${JSON.stringify(settled)}::jsonb)
      as done(position int, outcome text, refusal jsonb, corrected jsonb, row_id uuid, label text,
        plan jsonb)
    where import_rows.channel_id = ${channelId} and import_rows.import_id = ${importId}
      and import_rows.position = done.position and import_rows.outcome is null`);
}
