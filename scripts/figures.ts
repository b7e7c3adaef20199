import { drizzle } from 'drizzle-orm/node-postgres';
import { attach } from '../server/db/attach.ts';
import { StoreError } from '../server/db/open.ts';
import { tripFigureZones } from '../server/db/tables/index.ts';
import { WaitingPool } from '../server/db/waitingPool.ts';
import { rebuildTripFigures } from '../server/services/figures/keepFigures.ts';
import { configuredDatabase, runTool, UsageError } from './lib/tool.ts';

const USAGE = 'It takes no words: npm run figures';

/**
 * `npm run figures`: adds up the trips of every channel from the beginning, for the reports. The server
 * may be running, and bookings go on. It is only needed where rows were loaded past the database's
 * triggers.
 */
await runTool([StoreError], async () => {
  if (process.argv.length > 2) throw new UsageError(USAGE);
  const store = await attach(configuredDatabase());
  const pool = new WaitingPool({ ...store.connection, max: 1 });
  try {
    const database = { pool, orm: drizzle(pool) };
    const now = () => new Date();
    const channels = await database.orm.select().from(tripFigureZones);
    for (const { channelId } of channels) {
      await rebuildTripFigures({ database, now }, { channelId });
      console.log(`The figures of ${channelId} are added up.`);
    }
  } finally {
    await pool.end();
    await store.close();
  }
});
