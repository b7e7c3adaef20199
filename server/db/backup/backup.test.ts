import { execFile } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fastFolder } from '../../../scripts/lib/fastFolder.ts';
import { CHILD_FLAGS } from '../../../tests/support/childFlags.ts';
import { openTestDatabase } from '../../../tests/support/database.ts';
import { type Fixtures, insertFixtures } from '../../../tests/support/fixtures.ts';
import { insertManyTrips } from '../../../tests/support/manyTrips.ts';
import { createJobs } from '../../jobs/createJobs.ts';
import { migrate, MIGRATIONS_FOLDER } from '../migrate.ts';
import { type Database, openDatabase } from '../open.ts';
import { BackupError } from './format.ts';
import { readBackup } from './read.ts';
import { createLog } from '../../log.ts';
import { writeBackup } from './write.ts';

const ROOT = join(import.meta.dirname, '../../..');
const folder = mkdtempSync(join(fastFolder(), 'taxi-backup-'));
// When the tests run as root, PostgreSQL must get through this folder as another user.
chmodSync(folder, 0o711);
const file = join(folder, 'taxi.backup');
const log = createLog('silent');
const JOB = { channelId: 'meridian', bookingId: '00000000-0000-4000-8000-000000000001' };

let database: Database;
let fixtures: Fixtures;
beforeAll(async () => {
  database = await openTestDatabase();
  fixtures = await fill(database);
  await writeBackup(database.connection, file);
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

/** The migrations of a later version of the product, which has one more. */
function withMigration(statement: string): string {
  const path = join(folder, 'newer-migrations');
  cpSync(MIGRATIONS_FOLDER, path, { recursive: true });
  const journalFile = join(path, 'meta/_journal.json');
  const journal = JSON.parse(readFileSync(journalFile, 'utf8')) as {
    entries: { idx: number; version: string; when: number; tag: string; breakpoints: boolean }[];
  };
  const { idx, when, ...last } = journal.entries.at(-1)!;
  journal.entries.push({ ...last, idx: idx + 1, when: when + 1, tag: 'newer' });
  writeFileSync(journalFile, JSON.stringify(journal));
  writeFileSync(join(path, 'newer.sql'), statement);
  return path;
}

/** Trips with everything that COPY must quote, and a job that waits. */
async function fill(target: Database): Promise<Fixtures> {
  const made = await insertFixtures(target.orm);
  const { completed, globex } = made.bookings;
  const of = { most: completed, oneInTwenty: globex };
  await insertManyTrips(target.orm, { trips: 500, minutesApart: 90, of });
  await target.orm.execute(sql`update bookings set notes = ${'tab\t, line\n\\.\n, «é» and \\N'}`);
  const jobs = await createJobs({ database: target, log });
  await target.orm.transaction((tx) => jobs.enqueue(tx, 'dispatch-create', JOB));
  await jobs.stop();
  return made;
}

/** The content of each table, independent of the order of its rows, without the record of a backup, which is written after it. */
async function contentOf({ pool }: Database): Promise<Record<string, string>> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
     WHERE schemaname = 'public' AND tablename <> 'backups' ORDER BY 1`,
  );
  const content: Record<string, string> = {};
  for (const { name } of [...tables, { name: 'pgboss.job' }]) {
    const { rows } = await pool.query<{ rows: string }>(
      `SELECT count(*) || ' ' || coalesce(md5(string_agg(t::text, ',' ORDER BY t::text)), '') AS rows
       FROM ${name} t WHERE ${name === 'pgboss.job' ? "name NOT LIKE '\\_\\_%'" : 'true'}`,
    );
    content[name] = rows[0]?.rows ?? '';
  }
  return content;
}

const withQueues = async (target: Database) => {
  const jobs = await createJobs({ database: target, log });
  await jobs.stop();
  return target;
};

describe('a backup', () => {
  it('has everything, and restores it into an empty database', async () => {
    const other = await withQueues(await openTestDatabase({ migrations: null }));
    const { rows, hasOtherKeys } = await readBackup(other.connection, file);
    expect(rows['public.bookings']).toBeGreaterThan(500);
    expect(hasOtherKeys).toBe(false);
    expect(await contentOf(other)).toEqual(await contentOf(database));
    expect(await migrate(other)).toBe(0);
    const { rows: jobs } = await other.pool.query<{ data: unknown }>(
      "SELECT data FROM pgboss.job WHERE name = 'dispatch-create' AND state = 'created'",
    );
    expect(jobs.map(({ data }) => data)).toEqual([JOB]);
    await other.close();
  });

  it('replaces what has been changed since, and what it restores works as before', async () => {
    const other = await withQueues(await openTestDatabase());
    await insertFixtures(other.orm);
    await readBackup(other.connection, file);
    const before = await contentOf(other);
    expect(before).toEqual(await contentOf(database));
    // The triggers must be on again, so that trips are counted.
    await other.pool.query("UPDATE bookings SET status = 'CUSTOMER_CANCELLED' WHERE id = $1", [
      fixtures.bookings.globex.id,
    ]);
    expect((await contentOf(other))['public.trip_count_changes']).not.toBe(
      before['public.trip_count_changes'],
    );
    await readBackup(other.connection, file);
    expect(await contentOf(other)).toEqual(before);
    await other.close();
  });

  it('of an older version is brought up to date', async () => {
    const older = join(folder, 'older.backup');
    const newer = withMigration("ALTER TABLE corporations ADD COLUMN motto text DEFAULT 'none'");
    const source = await openTestDatabase();
    await source.pool.query(
      `INSERT INTO corporations (channel_id, id, name, contact_email, communication_language, status)
       VALUES ('meridian', gen_random_uuid(), 'Kept', 'a@kept.example', 'en', 'active')`,
    );
    await writeBackup(source.connection, older);
    await readBackup(source.connection, older, newer);
    expect(await migrate(source, newer)).toBe(0);
    const { rows } = await source.pool.query('SELECT name, motto FROM corporations');
    expect(rows).toEqual([{ name: 'Kept', motto: 'none' }]);
    await source.close();
  });

  it.each([
    ['is something else', () => Buffer.from('hello'), /not a backup/],
    ['was cut off', () => readFileSync(file).subarray(0, -200), /ends in the middle/],
    ['lost rows', () => without(/^.*\tD00000100\t.*\n/m), /is damaged/],
    ['is of a newer version', () => without(/(?<="migrations":\[)\d/), /another version/],
  ])('that %s changes nothing', async (_what, content, message) => {
    const bad = join(folder, 'bad.backup');
    writeFileSync(bad, content());
    const before = await contentOf(database);
    const attempt = readBackup(database.connection, bad);
    await expect(attempt).rejects.toBeInstanceOf(BackupError);
    await expect(attempt).rejects.toThrow(message);
    expect(await contentOf(database)).toEqual(before);
  });

  it('that could not be written leaves the former one in place', async () => {
    const empty = await openTestDatabase({ migrations: null });
    const before = readFileSync(file);
    await expect(writeBackup(empty.connection, file)).rejects.toBeInstanceOf(BackupError);
    // A device that is always full.
    if (process.platform === 'linux') {
      symlinkSync('/dev/full', `${file}.unfinished`);
      await expect(writeBackup(database.connection, file)).rejects.toMatchObject({
        code: 'ENOSPC',
      });
    }
    expect(readFileSync(file)).toEqual(before);
    expect(readdirSync(folder).filter((name) => name.endsWith('.unfinished'))).toEqual([]);
    await empty.close();
  });
});

/** The backup without the first match. */
const without = (what: RegExp) =>
  gzipSync(gunzipSync(readFileSync(file)).toString().replace(what, ''));

it('moves a running embedded store to another PostgreSQL server, and back into an empty folder, with the two commands', async () => {
  const dataDir = join(folder, 'data');
  const moved = join(folder, 'moved.backup');
  const embedded = await openDatabase({ kind: 'embedded', dataDir });
  await migrate(embedded);
  await fill(embedded);
  const own = await openTestDatabase({ migrations: null });
  const url = String(own.connection.connectionString);
  const run = (script: string, env: Record<string, string>) =>
    promisify(execFile)(process.execPath, [...CHILD_FLAGS, join(ROOT, script), moved], {
      cwd: folder,
      env: { PATH: process.env.PATH, ...env },
    });
  expect((await run('scripts/backup.ts', { DATA_DIR: dataDir })).stdout).toMatch(/^Wrote \d+ rows/);
  const { stdout } = await run('scripts/restore.ts', { DATABASE_URL: url });
  expect(stdout).toMatch(/^Restored \d+ rows/);
  const content = await contentOf(embedded);
  expect(await contentOf(own)).toEqual(content);
  await run('scripts/backup.ts', { DATABASE_URL: url });
  const backDir = join(folder, 'back');
  await run('scripts/restore.ts', { DATA_DIR: backDir });
  const back = await openDatabase({ kind: 'embedded', dataDir: backDir });
  expect(await contentOf(back)).toEqual(content);
  await Promise.all([own.close(), embedded.close(), back.close()]);
}, 120_000);
