import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { BackupError, type BackupHeader, type BackupTable, END_OF_ROWS, JOBS } from './format.ts';

/** The content of a backup. */
export interface BackupSummary {
  rows: Record<string, number>;
}

/**
 * Writes everything that the product stores into a file, as it is at one moment, while it is in
 * use. The file only appears when it is complete, and then replaces one of the same name.
 * @throws {BackupError} where the database does not contain the product
 */
export async function writeBackup(
  connection: pg.ClientConfig,
  file: string,
): Promise<BackupSummary> {
  const client = new pg.Client(connection);
  await client.connect();
  const unfinished = `${file}.unfinished`;
  const content = new PassThrough();
  const stopped = new AbortController();
  const written = pipeline(
    content,
    createGzip(),
    createWriteStream(unfinished, { mode: 0o600, flush: true }),
  );
  // When the disk is full, nothing more is read from the database.
  written.catch(() => stopped.abort());
  const put = async (piece: string | Buffer) => {
    if (!content.write(piece)) await once(content, 'drain', { signal: stopped.signal });
  };
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ, READ ONLY');
    const rows = await writeContent(client, put);
    content.end();
    await written;
    await rename(unfinished, file);
    await syncFolderOf(file);
    return { rows };
  } catch (error) {
    content.end();
    // The reason why the file ended says more than the fact.
    const reason = await written.then(
      () => error,
      (failure: unknown) => failure,
    );
    await rm(unfinished, { force: true });
    throw reason;
  } finally {
    await client.end();
  }
}

type Put = (piece: string | Buffer) => Promise<void>;

async function writeContent(client: pg.Client, put: Put): Promise<Record<string, number>> {
  const line = (value: object) => put(`${JSON.stringify(value)}\n`);
  await line(await header(client));
  const rows: Record<string, number> = {};
  for (const table of await tables(client)) {
    await line(table);
    const columns = table.columns.map((name) => pg.escapeIdentifier(name)).join(', ');
    const source = client.query(copyTo(`COPY (SELECT ${columns} FROM ${table.table}) TO STDOUT`));
    let count = 0;
    for await (const chunk of source) {
      count += lineBreaksIn(chunk as Buffer);
      await put(chunk as Buffer);
    }
    rows[table.table] = count;
    await put(`${END_OF_ROWS}\n`);
  }
  await line({ rows });
  return rows;
}

/** Each row is one line: COPY writes a line break within a value as `\n`. */
function lineBreaksIn(chunk: Buffer): number {
  let count = 0;
  for (let at = chunk.indexOf(10); at !== -1; at = chunk.indexOf(10, at + 1)) count += 1;
  return count;
}

async function header(client: pg.Client): Promise<BackupHeader> {
  const { rows: found } = await client.query<{ there: boolean }>(
    `SELECT to_regclass('drizzle.__drizzle_migrations') IS NOT NULL AS there`,
  );
  if (!found[0]?.there)
    throw new BackupError(
      'This database has no data of the product yet. Start the server on it once, or check ' +
        'DATABASE_URL and DATA_DIR.',
    );
  const { rows: applied } = await client.query<{ at: string }>(
    'SELECT created_at AS at FROM drizzle.__drizzle_migrations ORDER BY created_at',
  );
  const { rows: sequences } = await client.query<{ name: string; last: string | null }>(
    `SELECT format('%I.%I', schemaname, sequencename) AS name, last_value::text AS last
     FROM pg_sequences WHERE schemaname = 'public'`,
  );
  return {
    format: 1,
    madeAt: new Date().toISOString(),
    migrations: applied.map(({ at }) => Number(at)),
    sequences: sequences.map(({ name, last }) => ({
      name,
      value: last ?? '1',
      isCalled: last !== null,
    })),
  };
}

/** The product's tables, each after those that its rows refer to, and the waiting jobs. */
async function tables(client: pg.Client): Promise<BackupTable[]> {
  const { rows } = await client.query<{ name: string; columns: string[]; needs: string[] }>(`
    SELECT format('%I.%I', n.nspname, c.relname) AS name,
      array(SELECT a.attname::text FROM pg_attribute a
            WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
            ORDER BY a.attnum) AS columns,
      array(SELECT DISTINCT format('%I.%I', fn.nspname, f.relname)
            FROM pg_constraint k JOIN pg_class f ON f.oid = k.confrelid
            JOIN pg_namespace fn ON fn.oid = f.relnamespace
            WHERE k.conrelid = c.oid AND k.contype = 'f' AND k.confrelid <> c.oid) AS needs
    FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
    WHERE n.nspname = 'public' AND c.relkind = 'r'
      AND NOT EXISTS (SELECT 1 FROM pg_depend d
                      WHERE d.classid = 'pg_class'::regclass AND d.objid = c.oid AND d.deptype = 'e')
    ORDER BY 1`);
  const ordered: BackupTable[] = [];
  const done = new Set<string>();
  while (done.size < rows.length) {
    const next = rows.filter(
      ({ name, needs }) => !done.has(name) && needs.every((needed) => done.has(needed)),
    );
    if (next.length === 0) throw new BackupError('Tables refer to each other in a circle.');
    for (const { name, columns } of next) {
      done.add(name);
      ordered.push({ table: name, columns });
    }
  }
  const { rows: jobs } = await client.query<{ column: string }>(
    `SELECT column_name AS column FROM information_schema.columns
     WHERE table_schema = 'pgboss' AND table_name = 'job' ORDER BY ordinal_position`,
  );
  if (jobs.length > 0) ordered.push({ table: JOBS, columns: jobs.map(({ column }) => column) });
  return ordered;
}

async function syncFolderOf(file: string): Promise<void> {
  if (process.platform === 'win32') return;
  const folder = await open(dirname(resolve(file)), 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
