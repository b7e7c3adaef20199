import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { EmbeddedEngine } from './embedded/engine.ts';
import { EMBEDDED_PORT, startEmbedded } from './embedded/engine.ts';
import type { Patience } from './embedded/turnstile.ts';
import { WaitingPool } from './waitingPool.ts';

export { DataDirInUseError, DataDirUnusableError } from './embedded/dataDirLock.ts';

/** Where the data is. */
export type DatabaseOptions = EmbeddedOptions | PostgresOptions;

/** The store that needs no set-up: one process, one folder. */
export interface EmbeddedOptions {
  kind: 'embedded';
  /** Folder of its files, made if need be; null keeps everything in memory, for tests. */
  dataDir: string | null;
  /** In memory only: start as a copy of this dump. */
  snapshot?: string;
  /** How long connections wait for an idle transaction of another. */
  patience?: Patience;
  /** The store ended by itself; by default the process ends with the error, to be started again. */
  onFatal?: (error: Error) => void;
}

/** A PostgreSQL of version 15 or newer. */
export interface PostgresOptions {
  kind: 'postgres';
  /** `postgres://user:password@host:port/database` */
  url: string;
  /** Most connections this process opens. */
  maxConnections?: number;
}

/** An open database: the same through both engines. */
export interface Database {
  kind: 'embedded' | 'postgres';
  pool: pg.Pool;
  orm: NodePgDatabase;
  /** For what must open connections of its own (a listener, the job queue): pg.Client's settings. */
  connection: pg.ClientConfig;
  /**
   * Clears out dead rows, refreshes the planner's statistics and shortens the log. The embedded
   * engine has no autovacuum: call it every hour or so. On PostgreSQL it does nothing.
   */
  vacuumAnalyze(): Promise<void>;
  /** A tar of an embedded database, to start others from; on PostgreSQL it fails: use pg_dump. */
  dump(): Promise<Uint8Array>;
  /** Waits for clients in use, closes the connections, writes everything out, stops the engine. */
  close(): Promise<void>;
}

// Longer than the engine waits for a lock, whose error says more.
const CLIENT_WAIT_MS = 20_000;
const IDLE_IN_TRANSACTION_MS = 60_000;
const EMBEDDED_CONNECTIONS = 20;
const POSTGRES_CONNECTIONS = 10;

/**
 * Opens the database.
 * @example
 * const database = await openDatabase({ kind: 'embedded', dataDir: './data' });
 * await migrate(database);
 * const { rows } = await database.orm.execute(sql`select 1`);
 * await database.close();
 * @throws {DataDirInUseError | DataDirUnusableError} embedded; PostgreSQL is first asked by the first query
 */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  return options.kind === 'embedded' ? openEmbedded(options) : openPostgres(options);
}

async function openEmbedded(options: EmbeddedOptions): Promise<Database> {
  const engine = await startEmbedded(options, options.onFatal ?? endProcess);
  const connection = {
    host: engine.socketDir,
    port: EMBEDDED_PORT,
    user: 'postgres',
    database: 'postgres',
    connectionTimeoutMillis: CLIENT_WAIT_MS,
  };
  return database('embedded', connection, EMBEDDED_CONNECTIONS, engine);
}

function openPostgres({ url, maxConnections }: PostgresOptions): Database {
  const connection = {
    connectionString: url,
    connectionTimeoutMillis: CLIENT_WAIT_MS,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
    application_name: 'business-taxi-console',
    // So that now()::date and the like mean the same as on the embedded engine. Compiling a query
    // takes longer than any query here runs.
    options: '-c TimeZone=UTC -c jit=off',
  };
  return database('postgres', connection, maxConnections ?? POSTGRES_CONNECTIONS, null);
}

function database(
  kind: Database['kind'],
  connection: pg.ClientConfig,
  max: number,
  engine: EmbeddedEngine | null,
): Database {
  const pool = new WaitingPool({ ...connection, max });
  // Without a listener, a connection that breaks while idle would end the process. The pool drops
  // it and opens another for the next query, which fails in its own right if the server is gone.
  pool.on('error', () => undefined);
  // The same for one that breaks between two statements of a transaction.
  pool.on('connect', (client) => client.on('error', () => undefined));
  let closing: Promise<void> | undefined;
  const close = async () => {
    await pool.end();
    await engine?.close();
  };
  return {
    kind,
    pool,
    orm: drizzle(pool),
    connection,
    async vacuumAnalyze() {
      if (!engine) return;
      // Table by table: the engine does nothing else during a statement, however long it takes.
      for (const table of await ownTables(pool)) await pool.query(`VACUUM (ANALYZE) ${table}`);
      await pool.query('CHECKPOINT');
    },
    async dump() {
      if (!engine) throw new Error('Only the embedded store can be dumped here: use pg_dump');
      return engine.dump();
    },
    close: () => (closing ??= close()),
  };
}

async function ownTables(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    "SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables WHERE schemaname <> 'information_schema'",
  );
  return rows.map(({ name }) => name);
}

function endProcess(error: Error): void {
  setImmediate(() => {
    throw error;
  });
}
