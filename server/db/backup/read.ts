import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { continues, migrateOn, MIGRATIONS_FOLDER } from '../migrate.ts';
import { secureTables } from '../rowSecurity/secure.ts';
import {
  type BackupEnd,
  BackupError,
  type BackupHeader,
  type BackupTable,
  JOBS,
} from './format.ts';
import { BackupReader } from './lines.ts';

export interface RestoreSummary {
  madeAt: string;
  rows: Record<string, number>;
  /** The server's keys have changed, so a running server has to be restarted. */
  hasOtherKeys: boolean;
}

/**
 * Replaces everything that the product stores by the content of a backup, in one transaction: until
 * it commits, everything is as before. A backup of an older version is migrated.
 *
 * The job queue's tables must exist; the start of the server creates them.
 * @param folder the migrations that are known, the product's own unless given
 * @throws {BackupError} where the file cannot be used; nothing was changed then
 */
export async function readBackup(
  connection: pg.ClientConfig,
  file: string,
  folder = MIGRATIONS_FOLDER,
): Promise<RestoreSummary> {
  const reader = new BackupReader(file);
  const client = new pg.Client(connection);
  await client.connect();
  try {
    const header = await reader.next<BackupHeader>();
    checkHeader(header, folder);
    await client.query('BEGIN');
    const keysBefore = await keys(client);
    await dropOwn(client);
    await migrateOn(client, header.migrations, folder);
    const rows = await readTables(client, reader);
    for (const { name, value, isCalled } of header.sequences)
      await client.query('SELECT setval($1::regclass, $2, $3)', [name, value, isCalled]);
    await migrateOn(client, undefined, folder);
    await secureTables(client);
    const hasOtherKeys = keysBefore !== null && keysBefore !== (await keys(client));
    await client.query('COMMIT');
    await client.query('ANALYZE');
    return { madeAt: header.madeAt, rows, hasOtherKeys };
  } finally {
    // Ending the connection rolls back an open transaction.
    await client.end();
    await reader.close();
  }
}

function checkHeader({ format, migrations }: BackupHeader, folder: string): void {
  if (format === 1 && continues(migrations, folder)) return;
  throw new BackupError(
    'This backup was made by another version of the product, whose tables this one does not know. ' +
      'Nothing was changed. Use that version or, for an older one, see "From an earlier version" in ' +
      'docs/storage.md.',
  );
}

/** Drops everything that the product created, but nothing that belongs to an extension. */
async function dropOwn(client: pg.Client): Promise<void> {
  const isOwn = (catalogue: string) =>
    `NOT EXISTS (SELECT 1 FROM pg_depend d
                 WHERE d.classid = '${catalogue}'::regclass AND d.objid = o.oid AND d.deptype = 'e')`;
  const { rows } = await client.query<{ statement: string }>(`
    SELECT format('DROP TABLE %I.%I CASCADE', n.nspname, o.relname) AS statement
      FROM pg_class o JOIN pg_namespace n ON n.oid = o.relnamespace
      WHERE n.nspname = 'public' AND o.relkind IN ('r', 'p') AND ${isOwn('pg_class')}
    UNION ALL
    SELECT format('DROP ROUTINE %s CASCADE', o.oid::regprocedure)
      FROM pg_proc o JOIN pg_namespace n ON n.oid = o.pronamespace
      WHERE n.nspname = 'public' AND ${isOwn('pg_proc')}`);
  // One function may have been dropped together with another.
  for (const { statement } of rows)
    await client.query(statement.replace(/^DROP (TABLE|ROUTINE) /, 'DROP $1 IF EXISTS '));
  await client.query('DROP SCHEMA IF EXISTS drizzle CASCADE');
}

async function readTables(
  client: pg.Client,
  reader: BackupReader,
): Promise<Record<string, number>> {
  const rows: Record<string, number> = {};
  for (;;) {
    const item = await reader.next<BackupTable | BackupEnd>();
    if ('rows' in item) {
      checkCounts(item.rows, rows);
      return rows;
    }
    rows[item.table] =
      item.table === JOBS
        ? await readJobs(client, item, reader)
        : await readTable(client, item, reader);
  }
}

function checkCounts(stated: Record<string, number>, read: Record<string, number>): void {
  for (const [table, count] of Object.entries(stated))
    if (read[table] !== count)
      throw new BackupError(
        `This backup should have ${count} rows of ${table}, but it has ${read[table] ?? 0}: it is damaged. ` +
          'Nothing was changed. Use another one.',
      );
}

async function readTable(
  client: pg.Client,
  { table, columns }: BackupTable,
  reader: BackupReader,
): Promise<number> {
  // The triggers already did their work when the rows were first written.
  await client.query(`ALTER TABLE ${table} DISABLE TRIGGER USER`);
  const count = await copyInto(client, table, columns, reader);
  await client.query(`ALTER TABLE ${table} ENABLE TRIGGER USER`);
  return count;
}

async function copyInto(
  client: pg.Client,
  table: string,
  columns: string[],
  reader: BackupReader,
): Promise<number> {
  const names = columns.map((name) => pg.escapeIdentifier(name)).join(', ');
  const target = client.query(copyFrom(`COPY ${table} (${names}) FROM STDIN`));
  await pipeline(Readable.from(reader.rows()), target);
  return target.rowCount;
}

/** Leaves out jobs of queues that this version does not have, since nothing would do them. */
async function readJobs(
  client: pg.Client,
  { columns }: BackupTable,
  reader: BackupReader,
): Promise<number> {
  const { rows } = await client.query<{ column: string }>(
    `SELECT column_name AS column FROM information_schema.columns
     WHERE table_schema = 'pgboss' AND table_name = 'job'`,
  );
  const known = new Set(rows.map(({ column }) => column));
  if (known.size === 0) throw new BackupError('The job queue has no tables yet.');
  await client.query(
    `CREATE TEMPORARY TABLE restored_jobs ON COMMIT DROP AS SELECT * FROM ${JOBS} LIMIT 0`,
  );
  for (const column of columns.filter((name) => !known.has(name)))
    await client.query(`ALTER TABLE restored_jobs ADD COLUMN ${pg.escapeIdentifier(column)} text`);
  const count = await copyInto(client, 'restored_jobs', columns, reader);
  const both = columns.filter((name) => known.has(name)).map((name) => pg.escapeIdentifier(name));
  await client.query(`DELETE FROM ${JOBS}`);
  await client.query(
    `INSERT INTO ${JOBS} (${both.join(', ')}) SELECT ${both.join(', ')} FROM restored_jobs
     WHERE name IN (SELECT name FROM pgboss.queue)`,
  );
  return count;
}

/** The keys that sign sessions, as one value; null where there are none yet. */
async function keys(client: pg.Client): Promise<string | null> {
  const { rows: found } = await client.query<{ there: boolean }>(
    `SELECT to_regclass('public.server_secrets') IS NOT NULL AS there`,
  );
  if (!found[0]?.there) return null;
  const { rows } = await client.query<{ keys: string | null }>(
    'SELECT md5(string_agg(s::text, $1 ORDER BY s::text)) AS keys FROM server_secrets s',
    [','],
  );
  return rows[0]?.keys ?? null;
}
