import { sql } from 'drizzle-orm';
import type { Transaction } from '../context.ts';
import type { Database } from '../db/open.ts';
import {
  bookings,
  tripCountChanges,
  tripCounts,
  webhookDeliveries,
  WHOLE_CHANNEL,
} from '../db/tables/index.ts';
import { inTransaction } from '../db/transaction.ts';

/** A scrape must not wait for long statements, nor be one. */
const LONGEST_MS = 2000;

/** States of requests that were not confirmed yet. */
export const UNCONFIRMED = ['REQUESTED', 'PAYMENT_PENDING', 'AUTHORIZED'] as const;

/** What only the database knows. All processes tell the same. */
export interface DatabaseNumbers {
  /** Jobs that are due, and for how many seconds the oldest of them has been. */
  queues: { queue: string; jobs: number; seconds: number }[];
  /** Booked trips by their dispatch status, and requests that were not confirmed yet by their state. */
  bookings: { channel: string; status: string; trips: number }[];
  /** Events of webhooks that are not delivered yet, and for how many seconds the oldest has not been. */
  webhooks: { channel: string; events: number; seconds: number }[];
}

/** Jobs that wait for their time, such as the next try of one that failed, are not due. */
const queuesOf = (tx: Transaction) =>
  tx.execute<DatabaseNumbers['queues'][number]>(sql`
    select name as queue, count(*)::int as jobs,
      extract(epoch from now() - min(start_after))::float as seconds
    from pgboss.job where state < 'active' and not blocked and start_after <= now()
    group by name`);

/** The kept counts of trips and what was not added to them yet, so that no trip is read. */
const bookingsOf = (tx: Transaction) =>
  tx.execute<DatabaseNumbers['bookings'][number]>(sql`
    select channel_id as channel, status, sum(trips)::int as trips from (
      select channel_id, status, trips from ${tripCounts}
        where corporation_id = ${WHOLE_CHANNEL}::uuid
      union all select channel_id, status, change from ${tripCountChanges}
      union all select channel_id, state, 1 from ${bookings}
        where state in (${sql.raw(UNCONFIRMED.map((state) => `'${state}'`).join(', '))})
    ) as counted group by channel_id, status`);

const webhooksOf = (tx: Transaction) =>
  tx.execute<DatabaseNumbers['webhooks'][number]>(sql`
    select channel_id as channel, count(*)::int as events,
      extract(epoch from now() - min(occurred_at))::float as seconds
    from ${webhookDeliveries} where state in ('waiting', 'queued') group by channel_id`);

/**
 * Reads them, with statements that stay cheap with a million trips.
 * @param database reaching every channel
 * @throws when the database does not answer within two seconds
 */
export async function readDatabaseNumbers(
  database: Pick<Database, 'orm' | 'pool'>,
): Promise<DatabaseNumbers> {
  return inTransaction(database, async (tx) => {
    await tx.execute(sql`select set_config('statement_timeout', ${String(LONGEST_MS)}, true)`);
    const queues = await queuesOf(tx);
    const trips = await bookingsOf(tx);
    const webhooks = await webhooksOf(tx);
    return { queues: queues.rows, bookings: trips.rows, webhooks: webhooks.rows };
  });
}

/**
 * The numbers of a moment ago: they are read at most every few seconds, however often they are asked
 * for, and nobody waits longer than two seconds for them.
 * @returns null when the database did not tell them in time
 */
export function recentNumbers(
  read: () => Promise<DatabaseNumbers>,
  { keptMs, now }: { keptMs: number; now: () => number },
): () => Promise<DatabaseNumbers | null> {
  let reading: { since: number; answer: Promise<DatabaseNumbers | null> } | undefined;
  let isUnderWay = false;
  return async () => {
    if (!reading || (!isUnderWay && now() - reading.since >= keptMs)) {
      isUnderWay = true;
      const answer = read()
        .catch(() => null)
        .finally(() => {
          isUnderWay = false;
        });
      reading = { since: now(), answer };
    }
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tooLate = new Promise<null>((resolve) => {
      timer = setTimeout(() => resolve(null), LONGEST_MS);
    });
    try {
      return await Promise.race([reading.answer, tooLate]);
    } finally {
      clearTimeout(timer);
    }
  };
}
