import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { type EmbeddedEngine, startEmbedded } from './embedded/engine.ts';
import type { Reach } from './rowSecurity/reach.ts';
import { PooledClient } from './pooler.ts';
import { ReachedPool } from './rowSecurity/reachedPool.ts';
import { rowSecurity } from './rowSecurity/status.ts';
import { isTraced } from '../tracing/startTracing.ts';
import { tracedClient } from '../tracing/tracedClient.ts';
import { WaitingPool } from './waitingPool.ts';

export { DataDirInUseError, DataDirUnusableError, StoreError } from './embedded/errors.ts';

/** Where the data is. */
export type DatabaseOptions = EmbeddedOptions | PostgresOptions;

/**
 * The store that needs no set-up: a PostgreSQL that comes with the product, only for this process.
 */
export interface EmbeddedOptions {
  kind: 'embedded';
  /** Folder of its files, made if necessary. */
  dataDir: string;
  /**
   * The store ended unexpectedly; by default the process ends with the error, to be started again.
   */
  onFatal?: (error: Error) => void;
}

/** A PostgreSQL of version 15 or newer. */
export interface PostgresOptions {
  kind: 'postgres';
  /** `postgres://user:password@host:port/database` */
  url: string;
  /**
   * The same database without the pooler that `url` leads to, such as PgBouncer with a connection for each
   * transaction. Listening and the job queue need connections that stay theirs.
   */
  directUrl?: string | undefined;
  /** Most connections that calls get. */
  maxConnections?: number | undefined;
  /** Most connections that background work gets. */
  jobConnections?: number | undefined;
}

/**
 * An open database. Freshly opened it works as the owner of the tables, for migrations, tools and
 * tests; code that serves people gets it with a reach.
 */
export interface Database {
  /** `embedded`: no other process works on it. */
  kind: 'embedded' | 'postgres';
  pool: WaitingPool;
  orm: NodePgDatabase;
  /** The keys of the server (`server_secrets`), which no working role can reach. */
  keys: NodePgDatabase;
  /** pg.Client's settings, for a listener or the job queue, which open their own connections. */
  connection: pg.ClientConfig;
  /** Embedded: where its files are. */
  folder?: string;
  /** The same database for work that may only see and write these rows. */
  reaching(reach: Reach): Database;
  /**
   * The same database over connections of its own, so that background work and calls do not wait for
   * each other's. They are closed with the others.
   */
  forJobs(): Database;
  /** Waits for clients in use, closes the connections, and ends the embedded store. */
  close(): Promise<void>;
}

type PoolSizes = Pick<PostgresOptions, 'maxConnections' | 'jobConnections'>;

const CLIENT_WAIT_MS = 20_000;
const IDLE_IN_TRANSACTION_MS = 60_000;
const CONNECTIONS = 10;
/** An import writes with five at a time; the others are for small jobs. */
const JOB_CONNECTIONS = 8;
/**
 * For how many reaches the prepared statements are kept: for the people who work at the same time.
 */
const MOST_REACHES = 500;

/**
 * Opens the database.
 * @example
 * const database = await openDatabase({ kind: 'embedded', dataDir: './data' });
 * await migrate(database);
 * const { rows } = await database.orm.execute(sql`select 1`);
 * await database.close();
 * @throws {StoreError} for the embedded store; another PostgreSQL is first contacted by the first
 *   query
 */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  return options.kind === 'embedded' ? openEmbedded(options) : openPostgres(options);
}

/** Settings that every server and pooler takes. */
const PLAIN = {
  connectionTimeoutMillis: CLIENT_WAIT_MS,
  application_name: 'business-taxi-console',
};
/** Settings of each connection. */
const SESSION = { ...PLAIN, idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS };
/** The same for each transaction, where a pooler refuses them with the connection. */
const SESSION_OF_TRANSACTION = [
  ['TimeZone', 'UTC'],
  ['jit', 'off'],
  ['idle_in_transaction_session_timeout', `${IDLE_IN_TRANSACTION_MS}`],
]
  .map(([name, value]) => `set_config('${name}', '${value}', true)`)
  .join(', ');

/** How the connections of a pool are opened, and what each transaction sets. */
interface Way {
  connection: pg.PoolConfig;
  Client: typeof pg.Client;
  ofTransaction?: string;
}

async function openEmbedded({ dataDir, onFatal }: EmbeddedOptions): Promise<Database> {
  const engine = await startEmbedded(dataDir, onFatal ?? endProcess);
  const connection = { ...engine.connection, ...SESSION };
  return database('embedded', connection, { connection, Client: pg.Client }, {}, engine);
}

function openPostgres({ url, directUrl, ...sizes }: PostgresOptions): Database {
  const connection = {
    connectionString: directUrl ?? url,
    ...SESSION,
    // As in the embedded store: now()::date means the same, and no query is worth compiling.
    options: '-c TimeZone=UTC -c jit=off',
  };
  const pooled: Way = {
    connection: { connectionString: url, ...PLAIN },
    Client: PooledClient,
    ofTransaction: SESSION_OF_TRANSACTION,
  };
  return database(
    'postgres',
    connection,
    directUrl ? pooled : { connection, Client: pg.Client },
    sizes,
    null,
  );
}

function database(
  kind: Database['kind'],
  connection: pg.ClientConfig,
  way: Way,
  { maxConnections = CONNECTIONS, jobConnections = JOB_CONNECTIONS }: PoolSizes,
  engine: EmbeddedEngine | null,
): Database {
  const openPool = (most: number) => {
    const pool = new WaitingPool({
      ...way.connection,
      Client: isTraced() ? tracedClient(way.Client) : way.Client,
      max: most,
    });
    // Without a listener, a connection that breaks while idle would end the process. The pool drops
    // it and opens another for the next query, which itself fails if the server is gone.
    pool.on('error', () => undefined);
    // The same for one that breaks between two statements of a transaction.
    pool.on('connect', (client) => client.on('error', () => undefined));
    return pool;
  };
  const pool = openPool(maxConnections);
  let jobs: { pool: WaitingPool; database: Database } | undefined;
  let closing: Promise<void> | undefined;
  const close = async () => {
    await Promise.all([pool.end(), jobs?.pool.end()]);
    await engine?.close();
  };
  let isSecured: Promise<boolean> | undefined;
  const isOn = () =>
    (isSecured ??= rowSecurity(pool).then(
      (found) => found.isOn,
      (error: unknown) => {
        isSecured = undefined;
        throw error;
      },
    ));
  const over = (own: WaitingPool): Database => {
    // Statements that were prepared on one stay.
    const reached = new Map<string, Database>();
    const orm = drizzle(own);
    const owner: Database = {
      kind,
      pool: own,
      orm,
      keys: orm,
      connection,
      ...(engine && { folder: engine.folder }),
      reaching(reach) {
        const key = JSON.stringify(reach);
        // An object with the methods that are called, under the class name by which drizzle
        // recognises a pool.
        const make = (
          narrow = new ReachedPool(own, isOn, reach, way.ofTransaction) as unknown as WaitingPool,
        ): Database => ({
          ...owner,
          pool: narrow,
          orm: drizzle(narrow),
        });
        const narrowed = reached.get(key) ?? make();
        // Puts the most recently used one last.
        reached.delete(key);
        reached.set(key, narrowed);
        const [oldest] = reached.keys();
        if (reached.size > MOST_REACHES && oldest !== undefined) reached.delete(oldest);
        return narrowed;
      },
      forJobs() {
        if (!jobs) {
          const apart = openPool(jobConnections);
          jobs = { pool: apart, database: over(apart) };
        }
        return jobs.database;
      },
      close: () => (closing ??= close()),
    };
    return owner;
  };
  return over(pool);
}

/** Nothing works without the store; the service manager starts the process again. */
function endProcess(error: Error): void {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
