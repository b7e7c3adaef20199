import { execFile } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkBackup } from '../../../scripts/lib/checkBackup.ts';
import { keepNewest } from '../../../scripts/lib/backupFolder.ts';
import { fastFolder } from '../../../scripts/lib/fastFolder.ts';
import { CHILD_FLAGS } from '../../../tests/support/childFlags.ts';
import { openTestDatabase } from '../../../tests/support/database.ts';
import { insertFixtures } from '../../../tests/support/fixtures.ts';
import { createJobs } from '../../jobs/createJobs.ts';
import { createLog } from '../../log.ts';
import type { Database } from '../open.ts';
import { BackupError } from './format.ts';
import { writeBackup } from './write.ts';

const COMMAND = join(import.meta.dirname, '../../../scripts/backup.ts');
const folder = mkdtempSync(join(fastFolder(), 'taxi-backups-'));
// When the tests run as root, PostgreSQL must get through this folder as another user.
chmodSync(folder, 0o711);

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  await insertFixtures(database.orm);
  await createJobs({ database, log: createLog('silent') }).then((jobs) => jobs.stop());
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

interface Outcome {
  code: unknown;
  stdout: string;
  stderr: string;
}

const backup = (...words: string[]) =>
  new Promise<Outcome>((resolve) => {
    const env = {
      PATH: process.env.PATH,
      TMPDIR: folder,
      DATABASE_URL: String(database.connection.connectionString),
    };
    execFile(
      process.execPath,
      [...CHILD_FLAGS, COMMAND, ...words],
      { cwd: folder, env },
      (error, stdout, stderr) => resolve({ code: error?.code ?? 0, stdout, stderr }),
    );
  });

const NEW = /^taxi-20\d\d-\d\d-\d\dT[\d-]+\.\d{3}Z\.backup$/;

it('checks what it wrote into a folder, and then deletes what is older than the kept ones', async () => {
  const kept = join(folder, 'kept');
  await backup('kept/');
  const old = ['taxi-2020-01-01T00-00-00.000Z.backup', 'taxi-2020-01-02T00-00-00.000Z.backup'];
  for (const name of [...old, 'notes.txt', 'taxi.backup']) writeFileSync(join(kept, name), name);
  const { code, stdout, stderr } = await backup('kept', '--keep', '2', '--check');
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(stdout).toMatch(/Restored it for a check: every table has its rows/);
  expect(stdout).toContain(`Deleted ${old[0]}.`);
  const names = readdirSync(kept).toSorted();
  expect(names).toEqual([
    'notes.txt',
    expect.stringMatching(NEW),
    expect.stringMatching(NEW),
    'taxi.backup',
  ]);
  // Nothing of the thrown-away database stays.
  expect(readdirSync(folder)).toEqual(['kept']);
}, 120_000);

it('keeps the newest by the date in their names', async () => {
  const place = mkdtempSync(join(folder, 'dates-'));
  const names = [1, 2, 3].map((day) => `taxi-2026-11-0${day}T03-00-00.000Z.backup`);
  for (const name of names.toReversed()) writeFileSync(join(place, name), '');
  expect(await keepNewest(place, 3)).toEqual([]);
  expect(await keepNewest(place, 1)).toEqual(names.slice(0, 2));
  expect(readdirSync(place)).toEqual(names.slice(2));
});

it('fails where the backup cannot be restored, and leaves the former one in place', async () => {
  const file = join(folder, 'taxi.backup');
  writeFileSync(file, 'the former one');
  // No migration makes this table, so a restore has no place for its rows.
  await database.orm.execute(sql`create table by_hand (id integer)`);
  const { code, stderr } = await backup('taxi.backup', '--check');
  await database.orm.execute(sql`drop table by_hand`);
  expect(code).toBe(1);
  expect(stderr).toMatch(/^The check failed, so taxi\.backup\.unchecked is no backup to rely on/);
  expect(stderr).toContain('by_hand');
  expect(readFileSync(file, 'utf8')).toBe('the former one');
}, 120_000);

it('counts the rows that are there after the restore', async () => {
  const file = join(folder, 'counted.backup');
  const { rows } = await writeBackup(database.connection, file);
  const more = { ...rows, 'public.bookings': rows['public.bookings']! + 1 };
  const attempt = checkBackup(file, more);
  await expect(attempt).rejects.toBeInstanceOf(BackupError);
  await expect(attempt).rejects.toThrow(/public\.bookings has \d+ rows instead of \d+/);
}, 120_000);

it.each([
  ['no number', ['backups/', '--keep', 'all']],
  ['none to keep', ['backups/', '--keep', '0']],
  ['a file', ['taxi.backup', '--keep', '3']],
])('takes --keep with a folder and a number only: %s', async (_what, words) => {
  const { code, stderr } = await backup(...words);
  expect(code).toBe(1);
  expect(stderr).toContain('--keep 14');
});
