import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { inject } from 'vitest';
import { migrate, MIGRATIONS_FOLDER } from '../../server/db/migrate.ts';
import type { Database } from '../../server/db/open.ts';
import { openDatabase } from '../../server/db/open.ts';
import type { BrokerAnswer } from './globalSetup.ts';
import { administer, createDatabase, withDatabase } from './postgres.ts';

/**
 * A fresh, migrated database without rows for one test file. Close it when done.
 * @param options.migrations another folder of migrations, or null for an empty database
 * @example
 * const database = await openTestDatabase();
 * afterAll(() => database.close());
 */
export async function openTestDatabase({
  migrations = MIGRATIONS_FOLDER,
}: { migrations?: string | null } = {}): Promise<Database> {
  const { url, template } = await askBroker();
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const ready = migrations === MIGRATIONS_FOLDER;
  await administer(
    url,
    ready
      ? `CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY FILE_COPY`
      : createDatabase(name),
  );
  const pooler = process.env.TEST_POOLER_URL;
  const database = await openDatabase({
    kind: 'postgres',
    url: withDatabase(pooler ?? url, name),
    directUrl: pooler && withDatabase(url, name),
  });
  if (!ready && migrations !== null) await migrate(database, migrations);
  const close = async () => {
    await database.close();
    await administer(url, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  };
  return { ...database, close };
}

async function askBroker(): Promise<Extract<BrokerAnswer, { url: string }>> {
  const path = inject('postgresBroker');
  if (!path) throw new Error("Add './tests/support/globalSetup.ts' to vitest's globalSetup");
  const answer: BrokerAnswer = JSON.parse(await text(connect(path)));
  if ('error' in answer) throw new Error(answer.error);
  return answer;
}
