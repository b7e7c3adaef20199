import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Another process has the data folder open. */
export class DataDirInUseError extends Error {
  override readonly name = 'DataDirInUseError';
  readonly dataDir: string;

  constructor(dataDir: string, options?: ErrorOptions) {
    super(
      `DATA_DIR ${dataDir} is in use by another process. Stop that process, or set DATA_DIR to ` +
        'another folder. To run several server processes on one database, set DATABASE_URL to a PostgreSQL.',
      options,
    );
    this.dataDir = dataDir;
  }
}

/** The data folder cannot be made or written. */
export class DataDirUnusableError extends Error {
  override readonly name = 'DataDirUnusableError';

  constructor(dataDir: string, cause: unknown) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    super(
      `DATA_DIR ${dataDir} cannot be used (${reason}). Set DATA_DIR to a folder that this user may write.`,
      { cause },
    );
  }
}

/**
 * Makes the folder if need be and takes it for this process alone, until the returned function is
 * called or the process ends, however it ends: the lock is one the kernel gives back.
 * @throws {DataDirInUseError} at once, when another process (or this one) has it
 * @throws {DataDirUnusableError}
 */
export function lockDataDir(dataDir: string): () => void {
  return lock(dataDir, 'lock.sqlite', 0);
}

/**
 * Takes the database files themselves, until the returned function is called (keep it: a lock that
 * nothing refers to is collected and given back) or the process ends. The store's process may
 * outlive a killed parent by the statement that it is in: whoever starts next waits for it here.
 * @throws {DataDirInUseError} when that takes longer than a statement should
 */
export function lockStore(dataDir: string): () => void {
  return lock(dataDir, 'store.sqlite', ORPHAN_PATIENCE_MS);
}
const ORPHAN_PATIENCE_MS = 30_000;

function lock(dataDir: string, file: string, patienceMs: number): () => void {
  const folder = resolve(dataDir);
  let held: DatabaseSync | undefined;
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    held = new DatabaseSync(join(folder, file), { timeout: patienceMs });
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
