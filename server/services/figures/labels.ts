import { sql, type SQL } from 'drizzle-orm';
import type { Dimension } from '../../../contract/figures/figures.ts';
import type { RequestContext } from '../../context.ts';
import {
  businessGuests,
  businessPassengers,
  corporations,
  employeeGroups,
  fleets,
  users,
} from '../../db/tables/index.ts';

const person = sql`given_name || ' ' || family_name`;
/** Where the names of ids are; the other dimensions have values that say what they are. */
const NAMES: Partial<Record<Dimension, readonly [table: SQL, name: SQL][]>> = {
  account: [[sql`${corporations}`, sql`name`]],
  group: [[sql`${employeeGroups}`, sql`name`]],
  passenger: [
    [sql`${businessPassengers}`, person],
    [sql`${businessGuests}`, person],
  ],
  booker: [[sql`${users}`, person]],
  fleet: [[sql`${fleets}`, sql`company_name`]],
};

/** The names of values of a dimension, those of deleted rows included. */
export async function labelsOf(
  { app, channel }: RequestContext,
  dimension: Dimension,
  values: readonly string[],
): Promise<Map<string, string>> {
  const ids = [...new Set(values)].filter(Boolean);
  const tables = NAMES[dimension];
  if (!tables || ids.length === 0) return new Map();
  const { rows } = await app.database.orm.execute<{ id: string; name: string }>(
    sql.join(
      tables.map(
        ([table, name]) => sql`select id::text, ${name} as name from ${table}
          where channel_id = ${channel.id} and id = any(${sql.param(ids)}::uuid[])`,
      ),
      sql` union all `,
    ),
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}
