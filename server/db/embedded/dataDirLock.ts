import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { DataDirInUseError, DataDirUnusableError } from './errors.ts';

/**
 * Takes the folder for this process alone, until the returned function is called (keep it: a lock
 * that nothing refers to is garbage-collected and released) or the process ends in any way, since
 * the kernel then releases the lock.
 * @throws {DataDirInUseError} immediately, when another process (or this one) has it
 * @throws {DataDirUnusableError}
 */
export function lockDataDir(folder: string): () => void {
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
