import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { fastFolder } from '../../../scripts/lib/fastFolder.ts';
import { chownTree } from '../../../scripts/lib/chownTree.ts';
import { freeze } from '../../../scripts/lib/frozen.ts';
import { missingIn, startWriter } from '../../../tests/support/killedWriter.ts';
import { DataDirInUseError, DataDirUnusableError, openDatabase } from '../open.ts';
import { ownerOf } from './account.ts';

const parent = mkdtempSync(join(fastFolder(), 'taxi-data-'));
// When the tests run as root, PostgreSQL must get through this folder as another user.
chmodSync(parent, 0o711);
afterAll(() => rmSync(parent, { recursive: true, force: true }));

const one = async (database: Awaited<ReturnType<typeof openDatabase>>) =>
  (await database.pool.query('SELECT 1 AS one')).rows;
/** The process of the PostgreSQL whose note is there. */
const postmasterOf = (dataDir: string) =>
  Number(readFileSync(join(dataDir, 'postgresql/postmaster.pid'), 'utf8').split('\n')[0]);
/** A process that has ended stays in the list until its parent has collected it. */
const isAlive = (pid: number) =>
  existsSync(`/proc/${pid}`) && !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));

const parentOf = (pid: number): number | null => {
  try {
    return Number(/^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
  } catch {
    // It has ended since it was listed.
    return null;
  }
};
const childrenOf = (parentId: number | null): number[] =>
  readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0 && parentOf(pid) === parentId);

it('keeps a second process away from the folder, and loses no acknowledged row to kill -9', async () => {
  const dataDir = join(parent, 'killed');
  for (const rows of [60, 20]) {
    const writer = await startWriter(dataDir);
    await writer.wrote(rows);
    const second = openDatabase({ kind: 'embedded', dataDir });
    await expect(second).rejects.toBeInstanceOf(DataDirInUseError);
    await expect(second).rejects.toThrow(/DATA_DIR .*killed is in use.*DATABASE_URL/s);
    expect(await missingIn(dataDir, await writer.kill())).toEqual([]);
  }
}, 120_000);

it.runIf(process.platform === 'linux')(
  'loses no acknowledged row to a power cut, and a copy does not disturb its original',
  async () => {
    const [dataDir, image] = [join(parent, 'power'), join(parent, 'image')];
    const writer = await startWriter(dataDir);
    await writer.wrote(40);
    const goOn = freeze(join(dataDir, 'postgresql'));
    const acknowledged = await writer.kill();
    cpSync(dataDir, image, { recursive: true });
    chownTree(join(image, 'postgresql'), ownerOf(join(dataDir, 'postgresql')));
    goOn();
    const other = await startWriter(dataDir);
    expect(await missingIn(image, acknowledged)).toEqual([]);
    await other.wrote(5);
    await other.kill();
  },
  120_000,
);

it.runIf(process.platform === 'linux')(
  'ends what a killed server left running, and ignores the pid file of one that is gone',
  async () => {
    const dataDir = join(parent, 'left');
    const writer = await startWriter(dataDir);
    const left = postmasterOf(dataDir);
    const supervisor = parentOf(left);
    // This includes its watcher, which would end PostgreSQL as soon as the writer is gone.
    const guards = [supervisor, ...childrenOf(supervisor)].filter((pid) => pid !== left);
    // All are stopped before the first is killed, because the others would notice and react.
    for (const signal of ['SIGSTOP', 'SIGKILL'] as const)
      for (const pid of guards) if (pid !== null) process.kill(pid, signal);
    await writer.kill();
    expect(isAlive(left)).toBe(true);
    const database = await openDatabase({ kind: 'embedded', dataDir });
    expect(isAlive(left)).toBe(false);
    expect(await one(database)).toEqual([{ one: 1 }]);
    const note = readFileSync(join(dataDir, 'postgresql/postmaster.pid'), 'utf8');
    await database.close();

    // A living process that has nothing to do with it.
    writeFileSync(
      join(dataDir, 'postgresql/postmaster.pid'),
      note.replace(/^\d+/, String(process.ppid)),
    );
    const again = await openDatabase({ kind: 'embedded', dataDir });
    expect(await one(again)).toEqual([{ one: 1 }]);
    await again.close();
    expect(isAlive(process.ppid)).toBe(true);
  },
  120_000,
);

it('says so when PostgreSQL ends by itself, and starts again on the same files', async () => {
  const dataDir = join(parent, 'ended');
  const onFatal = vi.fn<(error: Error) => void>();
  const database = await openDatabase({ kind: 'embedded', dataDir, onFatal });
  process.kill(postmasterOf(dataDir), 'SIGKILL');
  await vi.waitFor(() => expect(onFatal).toHaveBeenCalledOnce(), { timeout: 30_000 });
  expect(onFatal.mock.calls[0]?.[0].message).toMatch(
    /ended while the server.*Start the server again/,
  );
  await database.close();
  const again = await openDatabase({ kind: 'embedded', dataDir });
  expect(await one(again)).toEqual([{ one: 1 }]);
  await again.close();
}, 120_000);

it.runIf(process.platform !== 'win32')(
  'ends a PostgreSQL that was told to end, but waits for connections that stay open',
  async () => {
    const dataDir = join(parent, 'told-to-end');
    const onFatal = vi.fn<(error: Error) => void>();
    const database = await openDatabase({ kind: 'embedded', dataDir, onFatal });
    // Like the connection on which a server is told about changed trips.
    const listener = await database.pool.connect();
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    try {
      process.kill(postmasterOf(dataDir), 'SIGTERM');
      await vi.waitFor(
        () => {
          vi.advanceTimersByTime(60_000);
          expect(onFatal).toHaveBeenCalledOnce();
        },
        { timeout: 30_000 },
      );
    } finally {
      vi.useRealTimers();
    }
    expect(onFatal.mock.calls[0]?.[0].message).toMatch(/Start the server again.*smart shutdown/s);
    listener.release(true);
    await database.close();
    const again = await openDatabase({ kind: 'embedded', dataDir });
    expect(await one(again)).toEqual([{ one: 1 }]);
    await again.close();
  },
  120_000,
);

it('starts over when it was killed while it created its files', async () => {
  const dataDir = join(parent, 'half-made');
  mkdirSync(join(dataDir, 'postgresql.unfinished'), { recursive: true });
  writeFileSync(join(dataDir, 'postgresql.unfinished', 'PG_VERSION'), 'half');
  const database = await openDatabase({ kind: 'embedded', dataDir });
  expect(await one(database)).toEqual([{ one: 1 }]);
  const socketDir = database.pool.options.host ?? '';
  expect(existsSync(socketDir)).toBe(true);
  await database.close();
  expect(existsSync(socketDir)).toBe(false);
  // Where PostgreSQL's user may not enter the check-out, its programs are copied here.
  const left = readdirSync(dataDir).filter((name) => !name.startsWith('programs-'));
  expect(left.toSorted()).toEqual(['lock.sqlite', 'postgresql']);
});

it('says what to do about a folder that it cannot use', async () => {
  const file = join(parent, 'a-file');
  writeFileSync(file, '');
  const attempt = openDatabase({ kind: 'embedded', dataDir: join(file, 'data') });
  await expect(attempt).rejects.toBeInstanceOf(DataDirUnusableError);
  await expect(attempt).rejects.toThrow(/Set DATA_DIR to a folder/);
});
