import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { MIGRATIONS_FOLDER } from '../../server/db/migrate.ts';
import { tripCountChanges, tripCounts, tripCountsByMonth } from '../../server/db/tables/index.ts';
import { recountTrips } from '../../server/services/bookings/tripCounts.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const file = readdirSync(MIGRATIONS_FOLDER).find((name) => name.endsWith('_trip-counts.sql'))!;
const statements = readFileSync(join(MIGRATIONS_FOLDER, file), 'utf8').split(
  '--> statement-breakpoint',
);

it('counts the trips that were there before their counts', async () => {
  const { orm, pool } = server.context.database;
  // As the tables are when the migration has just made them.
  for (const table of [tripCountChanges, tripCounts, tripCountsByMonth]) await orm.delete(table);
  const backfill = statements.slice(
    statements.findIndex((text) => text.includes('The trips there are already')),
  );
  expect(backfill).toHaveLength(2);
  for (const statement of backfill) await pool.query(statement);
  expect(await orm.$count(tripCounts)).toBeGreaterThan(0);
  expect(await recountTrips(server.context)).toBe(0);
});
