import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../server/db/open.ts';
import { openTestDatabase } from './database.ts';

describe('openTestDatabase', () => {
  let one: Database;
  let two: Database;
  beforeAll(async () => {
    [one, two] = await Promise.all([openTestDatabase(), openTestDatabase()]);
  });
  afterAll(() => Promise.all([one.close(), two.close()]));

  const tables = async ({ pool }: Database) => {
    const { rows } = await pool.query<{ name: string }>(
      "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' ORDER BY 1",
    );
    return rows.map(({ name }) => name);
  };

  it('gives each caller a migrated database of its own', async () => {
    const migrated = await tables(one);
    expect(migrated.length).toBeGreaterThan(0);
    await one.pool.query('CREATE TABLE scratch (id int)');
    expect(await tables(two)).toEqual(migrated);
  });

  it('sorts names as people do, ignoring accents and case, and uses UTC', async () => {
    const { rows } = await one.pool.query(`
      SELECT array(SELECT n FROM unnest(array['Zoe','élan','adam','Eva','Adam']) n ORDER BY n) AS names,
             lower('É') AS lower, current_setting('TimeZone') AS zone`);
    expect(rows).toEqual([
      { names: ['adam', 'Adam', 'élan', 'Eva', 'Zoe'], lower: 'é', zone: 'UTC' },
    ]);
  });
});
