import { hostname } from 'node:os';
import { asc, desc, eq, lt, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { PRODUCT_VERSION } from '../../contract/core/product.ts';
import type { Installation } from '../../contract/operation/calls.ts';
import type { Database } from '../db/open.ts';
import { backups, serverProcesses, storageSizes } from '../db/tables/index.ts';

type Store = Pick<Database, 'orm'>;

/** A process that has told nothing for so long is gone; after a day it is forgotten. */
const GONE_MINUTES = 3;
const FORGOTTEN_HOURS = 24;
const SHOWN_DAYS = 90;

/** Makes the functions by which this process says that it runs, and that it ends. */
export function ownProcess() {
  const id = uuidv7();
  const startedAt = new Date(Date.now() - process.uptime() * 1000);
  return {
    async tell({ orm }: Store): Promise<void> {
      const seen = { memoryBytes: process.memoryUsage.rss(), seenAt: sql`now()` };
      const row = {
        id,
        host: hostname(),
        pid: process.pid,
        version: PRODUCT_VERSION,
        node: process.versions.node,
        startedAt,
        ...seen,
      };
      await orm
        .insert(serverProcesses)
        .values(row)
        .onConflictDoUpdate({ target: serverProcesses.id, set: seen });
      await orm
        .delete(serverProcesses)
        .where(lt(serverProcesses.seenAt, sql`now() - make_interval(hours => ${FORGOTTEN_HOURS})`));
    },
    async end({ orm }: Store): Promise<void> {
      await orm.delete(serverProcesses).where(eq(serverProcesses.id, id));
    },
  };
}

/**
 * Stores how large the database is today.
 * @param store with its owner's rights
 */
export async function writeStorageSize({ orm }: Store): Promise<void> {
  const bytes = sql`pg_database_size(current_database())`;
  await orm
    .insert(storageSizes)
    .values({ day: sql`(now() at time zone 'UTC')::date`, bytes })
    .onConflictDoUpdate({ target: storageSizes.day, set: { bytes: sql`excluded.bytes` } });
}

/**
 * What belongs to no channel.
 * @param database reaching everywhere
 */
export async function readInstallation({ orm }: Store): Promise<Installation> {
  const processes = await orm
    .select({
      process: serverProcesses,
      isGone: sql<boolean>`${serverProcesses.seenAt} < now() - make_interval(mins => ${GONE_MINUTES})`,
    })
    .from(serverProcesses)
    .orderBy(asc(serverProcesses.startedAt));
  const { rows: found } = await orm.execute<{ version: string }>(
    sql`select current_setting('server_version') as version`,
  );
  const sizes = await orm
    .select()
    .from(storageSizes)
    .orderBy(desc(storageSizes.day))
    .limit(SHOWN_DAYS);
  const [backup] = await orm.select().from(backups).orderBy(desc(backups.at)).limit(1);
  return {
    processes: processes.map(({ process: { startedAt, seenAt, ...process }, isGone }) => ({
      ...process,
      startedAt: startedAt.toISOString(),
      seenAt: seenAt.toISOString(),
      isGone,
    })),
    database: {
      version: found[0]!.version.replace(/ .*/, ''),
      bytes: sizes[0]?.bytes ?? 0,
      growth: sizes.toReversed(),
    },
    lastBackup: backup
      ? {
          at: backup.at.toISOString(),
          bytes: backup.bytes,
          rows: backup.rows,
          isChecked: backup.isChecked,
        }
      : null,
  };
}
