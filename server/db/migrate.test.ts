import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openTestDatabase } from '../../tests/support/database.ts';
import { migrate } from './migrate.ts';
import type { Database } from './open.ts';
import { openDatabase } from './open.ts';

const folder = mkdtempSync(join(tmpdir(), 'taxi-migrations-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A folder as drizzle-kit writes it; each migration is a list of statements. */
function migrations(name: string, ...list: string[][]): string {
  const path = join(folder, name);
  mkdirSync(join(path, 'meta'), { recursive: true });
  const entries = list.map((statements, idx) => {
    writeFileSync(join(path, `${idx}.sql`), statements.join('\n--> statement-breakpoint\n'));
    return {
      idx,
      version: '7',
      when: 1_700_000_000_000 + idx,
      tag: String(idx),
      breakpoints: true,
    };
  });
  const journal = { version: '7', dialect: 'postgresql', entries };
  writeFileSync(join(path, 'meta/_journal.json'), JSON.stringify(journal));
  return path;
}
const trips = ['CREATE TABLE trip (id int PRIMARY KEY)', 'INSERT INTO trip VALUES (1)'];
const drivers = ['CREATE TABLE driver (id int PRIMARY KEY)'];
const fares = ['ALTER TABLE trip ADD COLUMN fare int NOT NULL DEFAULT 0'];

describe('migrate', () => {
  let database: Database;
  beforeEach(async () => {
    database = await openTestDatabase({ migrations: null });
  });
  afterEach(() => database.close());

  it('applies new migrations once', async () => {
    expect(await migrate(database, migrations('first', trips))).toBe(1);
    expect(await migrate(database, migrations('first', trips))).toBe(0);
    expect(await migrate(database, migrations('both', trips, fares))).toBe(1);
    expect((await database.pool.query('SELECT * FROM trip')).rows).toEqual([{ id: 1, fare: 0 }]);
  });

  it('refuses a schema that a newer version has changed, and leaves it as it is', async () => {
    const older = migrations('first', trips);
    await migrate(database, migrations('both', trips, fares));
    await expect(migrate(database, older)).rejects.toThrow(
      /newer version.*Start the newer version/s,
    );
    expect((await database.pool.query('SELECT * FROM trip')).rows).toEqual([{ id: 1, fare: 0 }]);
  });

  it('accepts a schema of migrations that were merged into one, and refuses an older one', async () => {
    await migrate(database, migrations('both', trips, fares));
    // Both migrations in one, with the time of the second.
    const one = migrations('one', [trips[0]!, ...fares]);
    const journal = join(one, 'meta/_journal.json');
    const text = readFileSync(journal, 'utf8');
    writeFileSync(journal, text.replace('1700000000000', '1700000000001'));
    expect(await migrate(database, one)).toBe(0);
    await database.pool.query(
      'DELETE FROM drizzle.__drizzle_migrations WHERE created_at = 1700000000001',
    );
    await expect(migrate(database, one)).rejects.toThrow('docs/storage.md');
  });

  it('is applied once by callers that start together', async () => {
    const both = migrations('both', trips, fares);
    const others = await Promise.all(
      Array.from({ length: 3 }, () => openDatabase(siblingOf(database))),
    );
    const callers = [database, ...others, database, database];
    const applied = await Promise.all(callers.map((caller) => migrate(caller, both)));
    expect(applied.toSorted((a, b) => b - a)).toEqual([2, ...applied.slice(1).map(() => 0)]);
    await Promise.all(others.map((other) => other.close()));
  });

  it('applies nothing when one statement fails, and works once it is corrected', async () => {
    const broken = migrations('broken', trips, ['SELECT nonsense']);
    await expect(migrate(database, broken)).rejects.toThrow('nonsense');
    const { rows } = await database.pool.query("SELECT to_regclass('trip')::text AS trip");
    expect(rows).toEqual([{ trip: null }]);
    expect(await migrate(database, migrations('mended', trips, fares))).toBe(2);
  });

  describe('while a call of the former version uses a table', () => {
    const both = [...drivers, ...trips];
    const change = ['ALTER TABLE driver ADD COLUMN name text', ...fares];

    /** Begins to migrate, and waits until that waits for the call, when the other table is changed already. */
    async function meet(folderName: string) {
      await migrate(database, migrations(`${folderName}-before`, both));
      const call = await database.pool.connect();
      await call.query('BEGIN');
      await call.query('SELECT * FROM trip');
      const migrating = migrate(database, migrations(folderName, both, change));
      migrating.catch(() => undefined);
      await vi.waitFor(async () => {
        const { rows } = await call.query(`SELECT 1 FROM pg_locks l
          JOIN pg_database d ON d.oid = l.database AND d.datname = current_database() WHERE NOT granted`);
        expect(rows).toHaveLength(1);
      });
      return { call, migrating };
    }

    it('steps back, so that the call can finish, and then changes the tables', async () => {
      const { call, migrating } = await meet('patient');
      expect((await call.query('SELECT * FROM driver')).rows).toEqual([]);
      await call.query('COMMIT');
      call.release();
      expect(await migrating).toBe(1);
      const { rows } = await database.pool.query('SELECT * FROM trip');
      expect(rows).toEqual([{ id: 1, fare: 0 }]);
    });

    it('gives up in the end, and says what to do', async () => {
      vi.useFakeTimers({ toFake: ['performance'] });
      try {
        const { call, migrating } = await meet('impatient');
        vi.advanceTimersByTime(3_600_000);
        await expect(migrating).rejects.toThrow(
          /other programs use them.*Nothing was changed.*start again/s,
        );
        await call.query('COMMIT');
        call.release();
      } finally {
        vi.useRealTimers();
      }
      expect((await database.pool.query('SELECT * FROM driver')).fields).toHaveLength(1);
    });
  });
});

function siblingOf({ pool }: Database): { kind: 'postgres'; url: string } {
  return { kind: 'postgres', url: pool.options.connectionString ?? '' };
}
