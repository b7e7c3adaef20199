import { resolve } from 'node:path';
import type pg from 'pg';
import { requireAnswer } from './explainDatabase.ts';
import { holdsDatabase, placeOf } from './embedded/cluster.ts';
import { connectionOf } from './embedded/leftover.ts';
import {
  type Database,
  DataDirInUseError,
  type DatabaseOptions,
  openDatabase,
  StoreError,
} from './open.ts';

/** A database that a tool works on, possibly while the server uses it. */
export interface Attached {
  connection: pg.ClientConfig;
  /** The database, where no server has it open and the tool opened it. */
  database: Database | null;
  close(): Promise<void>;
}

/**
 * Reaches the database for a tool: the server that DATABASE_URL names, the embedded store of a
 * server that is running, or else the embedded store, opened for the tool.
 * @param isCreated whether an embedded store is made where there is none
 * @throws {StoreError} naming the remedy
 */
export async function attach(
  options: DatabaseOptions,
  { isCreated = false } = {},
): Promise<Attached> {
  if (!isCreated && options.kind === 'embedded' && !holdsDatabase(resolve(options.dataDir)))
    throw new StoreError(
      `There is no data in DATA_DIR ${options.dataDir}. Check DATA_DIR and DATABASE_URL, or start the ` +
        'server once, which makes a database there.',
    );
  try {
    const database = await openDatabase(options);
    if (options.kind === 'postgres')
      await requireAnswer(database, options).catch(async (error: unknown) => {
        await database.close();
        throw error;
      });
    return { connection: database.connection, database, close: () => database.close() };
  } catch (error) {
    if (options.kind !== 'embedded' || !(error instanceof DataDirInUseError)) throw error;
    const connection = connectionOf(placeOf(resolve(options.dataDir)));
    // Its server is only just starting, or is about to end.
    if (!connection) throw error;
    return { connection, database: null, close: () => Promise.resolve() };
  }
}
