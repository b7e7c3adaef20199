/** The embedded store cannot be used. The message says why, and what to do about it. */
export class StoreError extends Error {
  override readonly name: string = 'StoreError';
}

/** Another process has the data folder open. */
export class DataDirInUseError extends StoreError {
  override readonly name = 'DataDirInUseError';

  constructor(dataDir: string, options?: ErrorOptions) {
    super(
      `DATA_DIR ${dataDir} is in use by another process. Stop that process, or set DATA_DIR to ` +
        'another folder. To run several server processes on one database, set DATABASE_URL to a PostgreSQL.',
      options,
    );
  }
}

/** The data folder cannot be made, read or written. */
export class DataDirUnusableError extends StoreError {
  override readonly name = 'DataDirUnusableError';

  constructor(
    dataDir: string,
    cause: unknown,
    remedy = 'Set DATA_DIR to a folder that this user may write.',
  ) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    super(`DATA_DIR ${dataDir} cannot be used (${reason}). ${remedy}`, { cause });
  }
}

/** The remedy where the PostgreSQL that comes with the product cannot run. */
export const OWN_SERVER = 'set DATABASE_URL to a PostgreSQL 15 or newer of your own';
