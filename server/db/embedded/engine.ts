import { createHash } from 'node:crypto';
import { chownSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import type { Account } from './account.ts';
import { makeCluster, makeDataDir, passwordFile, type Place, placeOf } from './cluster.ts';
import { DataDirInUseError, StoreError, DataDirUnusableError } from './errors.ts';
import { explainFailure } from './explain.ts';
import { endLeftover } from './leftover.ts';
import { type Postmaster, startPostmaster } from './postmaster.ts';
import { obtainPrograms } from './programs.ts';
import { DatabaseSync } from 'node:sqlite';

/**
 * Takes the folder for this process alone, until the returned function is called (keep it: a lock
 * that nothing refers to is garbage-collected and released) or the process ends in any way, since
 * the kernel then releases the lock.
 * @throws {DataDirInUseError} immediately, when another process (or this one) has it
 * @throws {DataDirUnusableError}
 */
function lockDataDir(folder: string): () => void {
  let held: DatabaseSync | undefined;
  try {
    held = new DatabaseSync(join(folder, 'lock.sqlite'), { timeout: 0 });
    held.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    held?.close();
    if (isBusy(error)) throw new DataDirInUseError(folder, { cause: error });
    throw new DataDirUnusableError(folder, error);
  }
  const taken = held;
  return () => taken.close();
}

const SQLITE_BUSY = 5;
const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY;

/** A running embedded store. */
export interface EmbeddedEngine {
  /** How node-postgres reaches it. */
  connection: pg.ClientConfig;
  /** Where its files are. */
  folder: string;
  /** Rolls back what is open, writes everything out and ends it. */
  close(): Promise<void>;
}

/** Settings for one process and its jobs; PostgreSQL's defaults are for a dedicated machine. */
const SETTINGS = {
  max_connections: '60',
  shared_buffers: '32MB',
  max_wal_size: '256MB',
  // Small containers have little shared memory under /dev/shm.
  dynamic_shared_memory_type: 'mmap',
  // Compiling a query takes longer than any query here runs.
  jit: 'off',
  max_parallel_workers_per_gather: '0',
  // No extra processes that read ahead or serve replicas.
  io_method: 'sync',
  max_logical_replication_workers: '0',
  TimeZone: 'UTC',
  log_timezone: 'UTC',
  lc_messages: 'C',
  // Errors of a statement are reported by its sender, and values do not belong in a log.
  log_min_messages: 'log',
  log_checkpoints: 'off',
};

/**
 * Starts the embedded store on a folder.
 * @param onFatal called when the store ends unexpectedly; nothing works on it from then on
 * @throws {StoreError} naming the remedy
 */
export async function startEmbedded(
  dataDir: string,
  onFatal: (error: Error) => void,
): Promise<EmbeddedEngine> {
  const folder = resolve(dataDir);
  makeDataDir(folder);
  const locks = [lockDataDir(folder)];
  let socketDir: string | undefined;
  const release = () => {
    if (socketDir) rmSync(socketDir, { recursive: true, force: true });
    for (const unlock of locks) unlock();
  };
  try {
    const place = placeOf(folder);
    // A copy of the data folder contains the same link, so the target is locked too.
    if (place.home !== folder) locks.push(lockDataDir(place.home));
    const bin = await obtainPrograms(place.account, place.home);
    await endLeftover(place, bin);
    await makeCluster(place, bin);
    if (process.platform !== 'win32') socketDir = makeSocketDir(place);
    const { connection, settings } = await endpoint(place.home, socketDir);
    const postmaster = await startWhenFree(place, bin, { ...SETTINGS, ...settings });
    let closing: Promise<void> | undefined;
    void postmaster.ended.then((error) => {
      if (!closing) onFatal(explainFailure(error, place.home) ?? storeEnded(error));
    });
    const close = async () => {
      await postmaster.stop();
      release();
    };
    return { connection, folder: place.cluster, close: () => (closing ??= close()) };
  } catch (error) {
    release();
    throw explainFailure(error, folder) ?? error;
  }
}

const storeEnded = (cause: Error) =>
  new StoreError(
    `The embedded store ended while the server was running. Start the server again: what was committed is kept.\n${cause.message}`,
    { cause },
  );

/** Longer than the processes of a killed PostgreSQL take to notice. */
const STILL_IN_USE_MS = 30_000;
const STEP_MS = 200;

/** The processes of a killed postmaster live on until the end of their statement. */
async function startWhenFree(
  { cluster, account, home }: Place,
  bin: string,
  settings: Record<string, string>,
): Promise<Postmaster> {
  const end = Date.now() + STILL_IN_USE_MS;
  for (;;) {
    try {
      return await startPostmaster({ bin, cluster, account, settings });
    } catch (error) {
      const said = error instanceof Error ? error.message : '';
      const isUsed = /pre-existing shared memory block|lock file "\S+" already exists/.test(said);
      if (isUsed && Date.now() > end) throw new DataDirInUseError(home, { cause: error });
      if (!isUsed)
        throw (
          explainFailure(error, home) ??
          new StoreError(`The embedded store in ${cluster} does not start. ${said}`, {
            cause: error,
          })
        );
    }
    await pause(STEP_MS);
  }
}

/**
 * How a PostgreSQL is reached: over a unix socket, or where there are none, over a loopback port.
 */
export async function endpoint(
  home: string,
  socketDir: string | undefined,
): Promise<{ connection: pg.ClientConfig; settings: Record<string, string> }> {
  const named = { user: 'postgres', database: 'postgres' };
  if (socketDir)
    return {
      connection: { ...named, host: socketDir, port: SOCKET_PORT },
      settings: {
        listen_addresses: '',
        unix_socket_directories: socketDir,
        port: String(SOCKET_PORT),
      },
    };
  const port = await freePort();
  const password = readFileSync(passwordFile(home), 'utf8');
  return {
    connection: { ...named, host: '127.0.0.1', port, password },
    settings: { listen_addresses: '127.0.0.1', port: String(port) },
  };
}

/** Only names the socket's file; nothing listens on the network. */
const SOCKET_PORT = 5432;

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((listening) => probe.listen(0, '127.0.0.1', listening));
  const address = probe.address();
  await new Promise((closed) => probe.close(closed));
  return typeof address === 'object' && address ? address.port : 0;
}

// A unix socket's path may have 103 bytes on macOS and 107 on Linux.
const socketParent = () => (tmpdir().length > 60 ? '/tmp' : tmpdir());

/**
 * A folder for the socket that no other user may enter. For a data folder the name is always the
 * same, so that the next start removes what a killed process left behind.
 */
function makeSocketDir({ cluster, account }: Place): string {
  const prefix = join(socketParent(), 'taxi-db-');
  const name = prefix + createHash('sha256').update(cluster).digest('hex').slice(0, 16);
  try {
    // This may be removed, because we hold the lock on the data folder, so nobody uses it.
    rmSync(name, { recursive: true, force: true });
    mkdirSync(name, { mode: 0o700 });
    return given(name, account);
  } catch (error) {
    // Another user has a folder with that name.
    if (!existsSync(name)) throw error;
    return given(mkdtempSync(prefix), account);
  }
}

function given(folder: string, account: Account | null): string {
  if (account) chownSync(folder, account.uid, account.gid);
  return folder;
}
