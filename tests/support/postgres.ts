import pg from 'pg';
import { fastFolder } from '../../scripts/lib/fastFolder.ts';
import type { PostgresServer } from '../../scripts/lib/postgres.ts';
import { startPostgres } from '../../scripts/lib/postgres.ts';

/** The server that TEST_DATABASE_URL names, or else a throw-away one. */
export async function testPostgres(): Promise<PostgresServer> {
  const url = process.env.TEST_DATABASE_URL;
  return url ? { url, stop: async () => undefined } : startPostgres(fastFolder());
}

/** The URL of another database on the same server. */
export function withDatabase(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
}

/**
 * Creates an empty database that sorts as the embedded store does, also on a server whose other
 * databases sort in another way.
 */
export const createDatabase = (name: string): string =>
  `CREATE DATABASE ${name} TEMPLATE template0 ENCODING 'UTF8' LOCALE 'C' ` +
  `LOCALE_PROVIDER icu ICU_LOCALE 'und'`;

/** Runs statements one by one outside any transaction, which CREATE DATABASE requires. */
export async function administer(url: string, ...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}
