import { Agent, request } from 'node:http';
import { and, desc, eq, getTableColumns, isNotNull } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Database } from '../../server/db/open.ts';
import { bookings } from '../../server/db/tables/index.ts';
import { answerCalls, startCaller } from './callerProcess.ts';
import { processorTime } from './processorTime.ts';

const ROUNDS = 6;
const CALLS = 300;

/** What is requested again and again on one connection, as a browser does. */
interface Calls {
  address: string;
  token: string;
  count: number;
}

/**
 * How much more processor time of server and database the first page of trips takes over HTTP than
 * its query by the driver alone, on a separate connection. The two alternate, so that a busy
 * machine slows both down equally.
 * @param tokens of the people who request the page, by person
 */
export async function listOverDriver(
  database: Database,
  channelId: string,
  address: string,
  tokens: Readonly<Record<string, string>>,
): Promise<Record<string, number>> {
  const { sql: text, params } = drizzle(database.pool)
    .select(getTableColumns(bookings))
    .from(bookings)
    .where(and(eq(bookings.channelId, channelId), isNotNull(bookings.status)))
    .orderBy(desc(bookings.pickupAt), desc(bookings.id))
    .limit(20)
    .toSQL();
  const client = new pg.Client(database.connection);
  await client.connect();
  const caller = startCaller<Calls>(import.meta.filename);
  const sums: Record<string, number> = Object.fromEntries(
    Object.keys(tokens).map((who) => [who, 0]),
  );
  let bare = 0;
  try {
    // The first round runs in a new process, which is slow.
    for (let round = 0; round <= ROUNDS; round += 1) {
      const isCounted = round > 0 ? 1 : 0;
      for (const [who, token] of Object.entries(tokens)) {
        const beginsAt = processorTime();
        const own = await caller.make({ address, token, count: CALLS });
        sums[who]! += (processorTime() - beginsAt - own) * isCounted;
      }
      const beginsAt = processorTime();
      for (let n = 0; n < CALLS; n += 1) await client.query(text, params);
      bare += (processorTime() - beginsAt) * isCounted;
    }
    return Object.fromEntries(Object.entries(sums).map(([who, took]) => [who, took / bare]));
  } finally {
    caller.end();
    await client.end();
  }
}

async function callAll({ address, token, count }: Calls): Promise<void> {
  const agent = new Agent({ keepAlive: true });
  const headers = { authorization: `Bearer ${token}`, 'accept-encoding': 'gzip, deflate, br' };
  for (let n = 0; n < count; n += 1)
    await new Promise<void>((resolve, reject) => {
      const call = request(address, { agent, headers }, (response) => {
        response.resume();
        response.once('end', resolve);
        if (response.statusCode !== 200)
          reject(new Error(`${address} answered ${response.statusCode}`));
      });
      call.once('error', reject);
      call.end();
    });
  agent.destroy();
}

if (import.meta.main) answerCalls(callAll);
