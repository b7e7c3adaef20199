import { BackupError, JOBS } from '../../server/db/backup/format.ts';
import { readBackup } from '../../server/db/backup/read.ts';
import { textOf } from '../../server/checks/findings.ts';
import { type Database, openDatabase } from '../../server/db/open.ts';
import { createJobs } from '../../server/jobs/createJobs.ts';
import { createLog } from '../../server/log.ts';
import { startPostgres } from './postgres.ts';

/**
 * Restores a backup into a database that is then thrown away, and counts what is there.
 * @param written rows by table, as they were written
 * @throws {BackupError} where anything is missing
 */
export async function checkBackup(file: string, written: Record<string, number>): Promise<void> {
  const server = await startPostgres();
  try {
    const database = await openDatabase({ kind: 'postgres', url: server.url });
    try {
      await createJobs({ database, log: createLog('warn') }).then((jobs) => jobs.stop());
      await restoreInto(database, file, written);
    } finally {
      await database.close();
    }
  } finally {
    await server.stop();
  }
}

async function restoreInto(
  database: Database,
  file: string,
  written: Record<string, number>,
): Promise<void> {
  await readBackup(database.connection, file).catch((error: unknown) => {
    throw failed(file, textOf(error), error);
  });
  for (const [table, count] of Object.entries(written)) {
    // Jobs of queues that are gone are left out.
    if (table === JOBS) continue;
    const { rows } = await database.pool.query<{ count: string }>(`SELECT count(*) FROM ${table}`);
    const restored = Number(rows[0]?.count);
    // The migrations of a newer version than the one that runs may have added some.
    if (restored < count) throw failed(file, `${table} has ${restored} rows instead of ${count}.`);
  }
}

const failed = (file: string, reason: string, cause?: unknown) =>
  new BackupError(
    `The check failed, so ${file} is no backup to rely on. Nothing older was replaced or deleted. ` +
      `Restoring it into an empty database said: ${reason}`,
    { cause },
  );
