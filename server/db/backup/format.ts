/**
 * A backup is a gzip file of lines: a header; then for each table a line with its name, its rows as
 * PostgreSQL's COPY writes them, and COPY's own end mark; and a last line that says that the file
 * is complete.
 */
export interface BackupHeader {
  format: 1;
  madeAt: string;
  /** When each migration was generated that made the schema of the rows. */
  migrations: number[];
  sequences: { name: string; value: string; isCalled: boolean }[];
}

export interface BackupTable {
  table: string;
  columns: string[];
}

export interface BackupEnd {
  /** Rows by table. */
  rows: Record<string, number>;
}

/** COPY's own end mark: no row looks like it, since COPY writes a backslash as two. */
export const END_OF_ROWS = '\\.';

/** Waiting jobs are in the job queue's table, which the queue itself creates. */
export const JOBS = 'pgboss.job';

/** The file is not a backup, or one that cannot be read here. The message says what to do. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}
