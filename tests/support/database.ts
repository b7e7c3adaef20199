import { createHash, randomUUID } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { inject } from 'vitest';
import { migrate, MIGRATIONS_FOLDER } from '../../server/db/migrate.ts';
import type { Database, EmbeddedOptions } from '../../server/db/open.ts';
import { openDatabase } from '../../server/db/open.ts';
import type { BrokerAnswer } from './globalSetup.ts';
import { administer, withDatabase } from './postgres.ts';

const ROOT = join(import.meta.dirname, '../..');
const CACHE = join(ROOT, 'node_modules/.cache/test-database');

/**
 * A fresh database of its own for a test file: migrated, without rows. Close it when done.
 * @param options.migrations another folder of migrations, or null for an empty database
 * @param options.patience embedded only: how long connections wait for each other
 * @example
 * const database = await openTestDatabase('embedded');
 * afterAll(() => database.close());
 */
export async function openTestDatabase(
  kind: Database['kind'],
  options: { migrations?: string | null; patience?: EmbeddedOptions['patience'] } = {},
): Promise<Database> {
  const { migrations = MIGRATIONS_FOLDER, patience } = options;
  if (kind === 'postgres') return openPostgres(migrations);
  const snapshot = await snapshotOf(migrations);
  return openDatabase({ kind, dataDir: null, snapshot, patience });
}

async function openPostgres(migrations: string | null): Promise<Database> {
  const { url, template } = await askBroker();
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const ready = migrations === MIGRATIONS_FOLDER;
  await administer(url, `CREATE DATABASE ${name} TEMPLATE ${ready ? template : 'template1'}`);
  const database = await openDatabase({ kind: 'postgres', url: withDatabase(url, name) });
  if (!ready && migrations !== null) await migrate(database, migrations);
  const close = async () => {
    await database.close();
    await administer(url, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  };
  return { ...database, close };
}

async function askBroker(): Promise<Extract<BrokerAnswer, { url: string }>> {
  const path = inject('postgresBroker');
  if (!path) {
    throw new Error("Add './tests/support/globalSetup.ts' to this vitest project's globalSetup");
  }
  const answer: BrokerAnswer = JSON.parse(await text(connect(path)));
  if ('error' in answer) throw new Error(answer.error);
  return answer;
}

/**
 * Path of a dump of a migrated embedded database. Making one takes seconds and loading it a
 * fraction of one, so it is kept until a migration or the engine changes.
 */
async function snapshotOf(migrations: string | null): Promise<string> {
  const path = join(CACHE, `${fingerprint(migrations)}.tar`);
  if (existsSync(path)) return path;
  const database = await openDatabase({ kind: 'embedded', dataDir: null });
  try {
    if (migrations !== null) await migrate(database, migrations);
    mkdirSync(CACHE, { recursive: true });
    // Test files in other processes may be at the same: each writes its own, the last one stays.
    const unfinished = `${path}.${randomUUID()}`;
    writeFileSync(unfinished, await database.dump());
    renameSync(unfinished, path);
  } finally {
    await database.close();
  }
  return path;
}

function fingerprint(migrations: string | null): string {
  const hash = createHash('sha256');
  const sources = [
    join(ROOT, 'node_modules/@electric-sql/pglite/package.json'),
    join(ROOT, 'server/db/embedded/settings.ts'),
    join(ROOT, 'server/db/migrate.ts'),
  ];
  for (const source of sources) hash.update(readFileSync(source));
  if (migrations !== null) {
    const names = readdirSync(migrations).filter((name) => name.endsWith('.sql'));
    for (const name of names.toSorted())
      hash.update(name).update(readFileSync(join(migrations, name)));
  }
  return hash.digest('hex').slice(0, 24);
}
