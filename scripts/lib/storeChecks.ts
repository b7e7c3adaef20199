import { accessSync, constants, existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { OutsideService } from '../../server/checks/outsideServices.ts';
import type { Config } from '../../server/config/env.ts';
import { attach } from '../../server/db/attach.ts';
import { requireAnswer } from '../../server/db/explainDatabase.ts';
import {
  type Database,
  DataDirInUseError,
  openDatabase,
  StoreError,
  type PostgresOptions,
} from '../../server/db/open.ts';
import { describeRowSecurity, rowSecurity } from '../../server/db/rowSecurity/status.ts';
import { countGivenUp } from '../../server/jobs/givenUp.ts';
import { type Check, type Finding, fine, wrong } from '../../server/checks/findings.ts';
import { readOutcomes } from '../../server/watch/serviceOutcomes.ts';

/** What the database knows about jobs that were given up. */
async function store(database: Database, remark: string): Promise<Finding> {
  const kept = `${remark}\n  ${describeRowSecurity(await rowSecurity(database.pool))}`;
  const failed = Object.entries(await countGivenUp(database));
  if (failed.length === 0) return fine(kept);
  const counts = failed.map(([name, count]) => `${name} ${count}`).join(', ');
  return fine(
    `${kept}\n  ! Jobs that failed for good in the last week: ${counts}. The server's log names each ` +
      '("given up"); docs/architecture.md, "Background work", says what follows.',
  );
}

/** The store that comes with the server: it can be written and opened, or is in use. */
export function embeddedStore(dataDir: string): Check {
  return {
    what: `Embedded store in ${dataDir}`,
    async look() {
      const folder = resolve(dataDir);
      const present = existsSync(folder) ? folder : dirname(folder);
      try {
        accessSync(present, constants.W_OK);
      } catch (error) {
        return wrong(error, `Give this user write access to ${present}, or set DATA_DIR.`);
      }
      if (!existsSync(folder)) return fine('will be created at the first start');
      try {
        const database = await openDatabase({ kind: 'embedded', dataDir });
        try {
          return await store(database, 'opens');
        } finally {
          await database.close();
        }
      } catch (error) {
        if (error instanceof DataDirInUseError)
          return fine('in use by a running server, whose log names the jobs that failed for good');
        return wrong(error, 'Set DATA_DIR to another folder, or restore this one from a backup.');
      }
    },
  };
}

/** The database at an address: it answers, and is recent enough. */
export function postgres(options: PostgresOptions): Check {
  return {
    what: 'PostgreSQL at DATABASE_URL',
    async look() {
      const database = await openDatabase(options);
      try {
        const version = await requireAnswer(database, options);
        return await store(database, `version ${version}`);
      } catch (error) {
        return wrong(
          error instanceof StoreError ? error.message : error,
          'Check host, user, password and database in DATABASE_URL.',
        );
      } finally {
        await database.close();
      }
    },
  };
}

/** What the server's processes wrote about outside services; nothing where the store cannot be read. */
export async function storedOutcomes(
  { database }: Pick<Config, 'database'>,
  services: readonly OutsideService[],
): Promise<Awaited<ReturnType<typeof readOutcomes>>> {
  try {
    const store = await attach(database);
    const pool = new pg.Pool(store.connection);
    try {
      return await readOutcomes({ orm: drizzle(pool) }, services);
    } finally {
      await pool.end();
      await store.close();
    }
  } catch {
    // What is wrong with the store was said before; one of an earlier version does not have the table.
    return new Map();
  }
}
