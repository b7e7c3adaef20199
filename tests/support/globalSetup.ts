import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import type { PostgresServer } from '../../scripts/lib/postgres.ts';
import { migrate } from '../../server/db/migrate.ts';
import { openDatabase } from '../../server/db/open.ts';
import { administer, createDatabase, testPostgres, withDatabase } from './postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Unix socket on which test files ask for the run's PostgreSQL. */
    postgresBroker: string;
  }
}

/** The answer to a test file that asks: a server, and the name of a migrated database to copy. */
export type BrokerAnswer = { url: string; template: string } | { error: string };

/**
 * One PostgreSQL for the whole run. It starts when the first test file asks for it, so a run of
 * unit tests that need no database does not wait for one.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const template = `template_${randomUUID().replaceAll('-', '')}`;
  let server: Promise<PostgresServer> | undefined;
  let answer: Promise<BrokerAnswer> | undefined;

  const prepare = async (): Promise<BrokerAnswer> => {
    try {
      server = testPostgres();
      const { url } = await server;
      await administer(url, createDatabase(template));
      const database = await openDatabase({ kind: 'postgres', url: withDatabase(url, template) });
      try {
        await migrate(database);
      } finally {
        await database.close();
      }
      return { url, template };
    } catch (error) {
      return { error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
    }
  };

  const folder = mkdtempSync(join(tmpdir(), 'taxi-test-'));
  const path = join(folder, 'broker');
  const broker = createServer((socket) => {
    answer ??= prepare();
    void answer.then((result) => socket.end(JSON.stringify(result)));
  });
  await new Promise<void>((resolve) => broker.listen(path, resolve));
  project.provide('postgresBroker', path);

  return async () => {
    await new Promise((resolve) => broker.close(resolve));
    rmSync(folder, { recursive: true, force: true });
    await answer;
    const running = await server?.catch(() => undefined);
    if (!running) return;
    if (process.env.TEST_DATABASE_URL) {
      await administer(running.url, `DROP DATABASE IF EXISTS ${template} WITH (FORCE)`);
    }
    await running.stop();
  };
}
