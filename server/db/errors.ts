import { DrizzleQueryError } from 'drizzle-orm/errors';
import pg from 'pg';
import { isNoConnection } from './waitingPool.ts';

/** SQLSTATEs that callers handle. @see https://www.postgresql.org/docs/15/errcodes-appendix.html */
const UNIQUE_VIOLATION = '23505';
const FOREIGN_KEY_VIOLATION = '23503';
const CHECK_VIOLATION = '23514';
const SERIALIZATION_FAILURE = '40001';
const DEADLOCK_DETECTED = '40P01';
const DIVISION_BY_ZERO = '22012';
const ADMIN_SHUTDOWN = '57P01';
const FEATURE_NOT_SUPPORTED = '0A000';
const LOCK_NOT_AVAILABLE = '55P03';

/**
 * The values of a statement are secrets and personal values, and an error goes where nobody looks for them: into logs,
 * terminals and reports of crashes. Drizzle puts them into its message and into `params`, PostgreSQL quotes rows in
 * `detail` and `where`. They are dropped while the errors are made.
 */
Object.defineProperties(DrizzleQueryError.prototype, {
  params: {
    get: () => [],
    set(this: DrizzleQueryError) {
      this.message = `Failed query: ${this.query}`;
    },
  },
});
for (const quoting of ['detail', 'where'])
  Object.defineProperty(pg.DatabaseError.prototype, quoting, { set() {} });

/**
 * The database's own error behind a thrown one: drizzle wraps it (`.cause`).
 * @returns null when the error did not come from the database
 */
export function databaseError(error: unknown): pg.DatabaseError | null {
  if (error instanceof pg.DatabaseError) return error;
  if (error instanceof DrizzleQueryError) return databaseError(error.cause);
  return null;
}

/**
 * The error that a library reports as a plain copy of its fields, as pg-boss does: its class, by which
 * errors of the database are told, is lost.
 */
export function errorOfCopy(told: unknown): Error {
  if (told instanceof Error) return told;
  const fields = typeof told === 'object' && told !== null ? told : {};
  const message = 'message' in fields ? String(fields.message) : String(told);
  const isOfDatabase = 'severity' in fields && 'code' in fields;
  const error = isOfDatabase ? new pg.DatabaseError(message, 0, 'error') : new Error(message);
  return Object.assign(error, fields);
}

/** A row with the same key exists already; with `constraint`, in that constraint or index. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  return violates(error, UNIQUE_VIOLATION, constraint);
}

/**
 * A row refers to one that does not exist, or a row that is still referred to was to be deleted.
 */
export function isForeignKeyViolation(error: unknown, constraint?: string): boolean {
  return violates(error, FOREIGN_KEY_VIOLATION, constraint);
}

/** A row fails a CHECK constraint. */
export function isCheckViolation(error: unknown, constraint?: string): boolean {
  return violates(error, CHECK_VIOLATION, constraint);
}

/** A write that had to change a row changed none, see `writeAndCommit`. */
export function isForNothing(error: unknown): boolean {
  return databaseError(error)?.code === DIVISION_BY_ZERO;
}

/** The connection was ended because the database stops, or by an administrator. */
export function isEndedByServer(error: unknown): boolean {
  return databaseError(error)?.code === ADMIN_SHUTDOWN;
}

/** SQLSTATEs of connections that break, a full disk or memory, too many connections, a shutdown, a broken disk. */
const AWAY = /^(?:08|53|57P0[1-3]|58)/;
const READ_ONLY = '25006';
const BROKEN = /^(?:ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN)$/;
const BROKEN_TEXT = /^(?:Connection terminated|Client has encountered a connection error)/;

/**
 * The database cannot work at present: it cannot be reached, restarts, takes no more connections, or cannot write. The
 * same is said where all connections of this process are in use; `isNoConnection` tells them apart.
 * The call was in order and may be repeated later.
 */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (isNoConnection(error)) return true;
  // A name with several addresses, all of which were tried.
  if (error instanceof AggregateError && error.errors.some(isDatabaseAway)) return true;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (error instanceof pg.DatabaseError) return AWAY.test(code) || code === READ_ONLY;
  const isBroken = 'syscall' in error && error.syscall !== 'open' && BROKEN.test(code);
  return isBroken || BROKEN_TEXT.test(error.message) || isDatabaseAway(error.cause);
}

/**
 * A named statement of a connection no longer fits its tables, because a newer version of the product has changed
 * them. Another connection can take the same statement.
 */
export function isStalePlan(error: unknown): boolean {
  const found = databaseError(error);
  // The code alone says that PostgreSQL cannot do something, whatever it is.
  return found?.code === FEATURE_NOT_SUPPORTED && found.routine === 'RevalidateCachedQuery';
}

/** A lock was not free in the time that the transaction has for it. */
export function isLockTimeout(error: unknown): boolean {
  return databaseError(error)?.code === LOCK_NOT_AVAILABLE;
}

/**
 * The transaction was ended by a race, or by a change of the tables, that nobody is to blame for: it should run again
 * from its start.
 */
export function isRetryable(error: unknown): boolean {
  const code = databaseError(error)?.code;
  return code === SERIALIZATION_FAILURE || code === DEADLOCK_DETECTED || isStalePlan(error);
}

function violates(error: unknown, code: string, constraint: string | undefined): boolean {
  const found = databaseError(error);
  if (found?.code !== code) return false;
  return constraint === undefined || found.constraint === constraint;
}
