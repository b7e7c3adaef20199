import { stat } from 'node:fs/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { backups } from '../../server/db/tables/index.ts';

/** Notes a backup in the database that it is of, for the operator's page. It is good without the note, too. */
export async function noteBackup(
  connection: pg.ClientConfig,
  { file, ...about }: { file: string; rows: number; isChecked: boolean },
): Promise<void> {
  const client = new pg.Client(connection);
  try {
    await client.connect();
    const { size: bytes } = await stat(file);
    await drizzle(client)
      .insert(backups)
      .values({ at: new Date(), bytes, ...about });
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    console.warn(`The console will not show this backup, because it could not be noted: ${why}`);
  } finally {
    await client.end();
  }
}
