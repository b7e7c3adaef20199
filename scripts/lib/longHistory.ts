import { getTableColumns, sql } from 'drizzle-orm';
import type { Database } from '../../server/db/open.ts';
import { bookings } from '../../server/db/tables/index.ts';
import { foldTripCounts } from '../../server/services/bookings/tripCounts.ts';

/** The columns in which a copy of a trip differs from it; all others stay the same. */
const ITS_OWN: Record<string, string> = {
  id: 'gen_random_uuid()',
  attempt: 'gen_random_uuid()::text',
  tracking_token: 'gen_random_uuid()::text',
  dispatch_id: 'null',
  return_of: 'null',
  state: "'CONFIRMED'",
  status: "'COMPLETED'",
  pickup_at: "now() - random() * interval '3650 days'",
};
/** PostgreSQL calculates the generated columns itself. */
const columns = Object.values(getTableColumns(bookings))
  .filter(({ generated }) => !generated)
  .map(({ name }) => name);
const BATCH = 5000;
const CHANNEL = 'meridian';

/** Copies trips of the demo up to this number, each at another moment of the last ten years. */
export async function addTripsUpTo(database: Database, trips: number): Promise<void> {
  const { orm } = database;
  const count = () => orm.$count(bookings, sql`${bookings.channelId} = ${CHANNEL}`);
  for (let now = await count(); now < trips; now = await count()) {
    await orm.execute(sql`
      insert into bookings (${sql.raw(columns.join(', '))})
      select ${sql.raw(columns.map((name) => ITS_OWN[name] ?? `b.${name}`).join(', '))}
      from (select * from bookings where channel_id = ${CHANNEL} limit ${BATCH}) b
      limit ${trips - now}`);
  }
  await foldTripCounts({ database });
  await orm.execute(sql`checkpoint`);
  await orm.execute(sql`vacuum analyze`);
}
