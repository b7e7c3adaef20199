import { and, desc, eq, getTableColumns, isNotNull } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Database } from '../../server/db/open.ts';
import { bookings } from '../../server/db/tables/index.ts';

const ROUNDS = 8;
const CALLS = 25;
const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

async function timesOf(work: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  for (let n = 0; n < CALLS; n += 1) {
    const startedAt = performance.now();
    await work();
    times.push(performance.now() - startedAt);
  }
  return times;
}

/**
 * How much longer the first page of trips takes over HTTP than its query takes by the driver alone, on
 * a connection of its own; both in turn, so that a busy machine holds both up alike.
 */
export async function listOverDriver(
  database: Database,
  channelId: string,
  page: () => Promise<unknown>,
): Promise<number> {
  const { sql: text, params } = drizzle(database.pool)
    .select(getTableColumns(bookings))
    .from(bookings)
    .where(and(eq(bookings.channelId, channelId), isNotNull(bookings.status)))
    .orderBy(desc(bookings.pickupAt), desc(bookings.id))
    .limit(20)
    .toSQL();
  const client = new pg.Client(database.connection);
  await client.connect();
  try {
    const [http, bare]: [number[], number[]] = [[], []];
    for (let round = 0; round < ROUNDS; round += 1) {
      http.push(...(await timesOf(page)));
      bare.push(...(await timesOf(() => client.query(text, params))));
    }
    return median(http) / median(bare);
  } finally {
    await client.end();
  }
}
