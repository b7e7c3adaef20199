/**
 * A backup is a gzip file of lines: a header, then for each table a line that names it and its rows
 * as PostgreSQL's COPY writes them, closed by COPY's own end mark, and a last line that says that
 * the file is whole.
 */
export interface BackupHeader {
  format: 1;
  madeAt: string;
  /** When each migration of the schema was generated; the schema that the rows fit. */
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

/** COPY's own: no row looks like it, since it writes a backslash as two. */
export const END_OF_ROWS = '\\.';

/** Jobs wait in the job queue's table, which the queue itself makes. */
export const JOBS = 'pgboss.job';

/** The file is not a backup, or not one that can be read here. The message says what to do. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}
