import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, afterEach, expect, it } from 'vitest';
import { DataDirInUseError, DataDirUnusableError, openDatabase } from '../open.ts';

const parent = mkdtempSync(join(tmpdir(), 'taxi-data-'));
const children: ChildProcess[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});
afterAll(() => rmSync(parent, { recursive: true, force: true }));

/** Another process on the folder; resolves with it when it has been told of `rows` commits. */
async function writer(dataDir: string, firstId: number, rows: number) {
  const script = join(import.meta.dirname, 'writer.fixture.ts');
  const child = spawn(process.execPath, [script, dataDir, String(firstId)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  const exited = new Promise((resolve) => child.once('exit', resolve));
  const acknowledged: number[] = [];
  await new Promise<void>((resolve, reject) => {
    createInterface(child.stdout).on('line', (line) => {
      acknowledged.push(Number(line));
      if (acknowledged.length === rows) resolve();
    });
    void exited.then(() => reject(new Error('The writing process ended by itself')));
  });
  const kill = async () => {
    child.kill('SIGKILL');
    await exited;
  };
  return { acknowledged, kill };
}

it('keeps a second process off the folder, and loses nothing acknowledged to kill -9', async () => {
  const dataDir = join(parent, 'killed');
  const acknowledged: number[] = [];
  for (const [firstId, rows] of [
    [0, 150],
    [10_000, 40],
    [20_000, 90],
  ] as const) {
    const other = await writer(dataDir, firstId, rows);
    const second = openDatabase({ kind: 'embedded', dataDir });
    await expect(second).rejects.toBeInstanceOf(DataDirInUseError);
    await expect(second).rejects.toThrow(/DATA_DIR .*killed is in use.*DATABASE_URL/s);
    await other.kill();
    acknowledged.push(...other.acknowledged);

    const database = await openDatabase({ kind: 'embedded', dataDir });
    const { rows: found } = await database.pool.query<{ id: number }>('SELECT id FROM trip');
    const ids = new Set(found.map(({ id }) => id));
    expect(acknowledged.filter((id) => !ids.has(id))).toEqual([]);
    await database.pool.query('INSERT INTO trip VALUES ($1, $2)', [firstId - 1, 'after']);
    await database.close();
  }
}, 120_000);

it('starts over when it was killed while it made its files', async () => {
  const dataDir = join(parent, 'half-made');
  mkdirSync(join(dataDir, 'pgdata.unfinished'), { recursive: true });
  writeFileSync(join(dataDir, 'pgdata.unfinished', 'PG_VERSION'), 'half');
  const database = await openDatabase({ kind: 'embedded', dataDir });
  expect((await database.pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
  const socketDir = database.pool.options.host ?? '';
  expect(existsSync(socketDir)).toBe(true);
  await database.vacuumAnalyze();
  await database.close();
  expect(existsSync(socketDir)).toBe(false);
  expect(readdirSync(dataDir).toSorted()).toEqual(['lock.sqlite', 'pgdata', 'store.sqlite']);
});

it('says what to do about a folder it cannot use', async () => {
  const file = join(parent, 'a-file');
  writeFileSync(file, '');
  const attempt = openDatabase({ kind: 'embedded', dataDir: join(file, 'data') });
  await expect(attempt).rejects.toBeInstanceOf(DataDirUnusableError);
  await expect(attempt).rejects.toThrow(/Set DATA_DIR to a folder/);
});
