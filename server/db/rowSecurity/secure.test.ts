import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../../../tests/support/database.ts';
import { insertFixtures } from '../../../tests/support/fixtures.ts';
import { administer } from '../../../tests/support/postgres.ts';
import { migrate } from '../migrate.ts';
import { type Database, openDatabase, StoreError } from '../open.ts';
import { fleets } from '../tables/index.ts';
import { SIGN_IN_ROLE, WORKING_ROLES } from './reach.ts';
import { ASKED_OF_INDEXES, LONG_TABLES } from './secure.ts';
import { describeRowSecurity, rowSecurity } from './status.ts';

describe('a database whose owner is no superuser', () => {
  const owner = `owner_${randomUUID().replaceAll('-', '')}`;
  let superuser: Database;
  let url: URL;
  const asSuperuser = (...statements: string[]) =>
    administer(String(superuser.connection.connectionString), ...statements);

  /** As a start of the server reads it: each start reads the present state again. */
  async function start<T>(look: (database: Database) => Promise<T>): Promise<T> {
    const database = await openDatabase({ kind: 'postgres', url: url.href });
    try {
      await migrate(database);
      return await look(database);
    } finally {
      await database.close();
    }
  }
  const fleetsOf = async (database: Database, channelId: string) => {
    const rows = await database.reaching({ channelId }).orm.select().from(fleets);
    return rows.map((row) => row.channelId).toSorted();
  };

  beforeAll(async () => {
    superuser = await openTestDatabase({ migrations: null });
    url = new URL(String(superuser.connection.connectionString));
    await asSuperuser(
      `CREATE ROLE ${owner} LOGIN PASSWORD 'of the tests'`,
      `ALTER DATABASE ${url.pathname.slice(1)} OWNER TO ${owner}`,
    );
    // As parameters they work for an address of either form.
    url.searchParams.set('user', owner);
    url.searchParams.set('password', 'of the tests');
  });
  afterAll(async () => {
    const elsewhere = new URL(String(superuser.connection.connectionString));
    elsewhere.pathname = '/postgres';
    await superuser.close();
    await administer(elsewhere.href, `DROP ROLE ${owner}`);
  });

  it('works without row-level security until the owner may use the roles, and says so', async () => {
    await start(async (database) => {
      await insertFixtures(database.orm);
      const found = await rowSecurity(database.pool);
      expect(found.isOn).toBe(false);
      expect(describeRowSecurity(found)).toContain(
        'does not keep channels and accounts apart by itself',
      );
      expect(await fleetsOf(database, 'harbour')).toEqual(['harbour', 'meridian']);
    });
  });

  it('has row-level security then, except for tables that are searched by indexes', async () => {
    await asSuperuser(`GRANT ${WORKING_ROLES.join(', ')} TO ${owner}`);
    await start(async (database) => {
      const found = await rowSecurity(database.pool);
      expect(found).toEqual({ isOn: true, open: [...LONG_TABLES].toSorted() });
      expect(describeRowSecurity(found)).toContain('except in bookings, ');
      expect(await fleetsOf(database, 'harbour')).toEqual(['harbour']);
      // The owner still sees everything, because it makes the backups.
      expect(await database.orm.$count(fleets)).toBe(2);
    });
  });

  it('has it for all tables once a superuser marks the functions that indexes use', async () => {
    await asSuperuser(...ASKED_OF_INDEXES.map((name) => `ALTER FUNCTION ${name} LEAKPROOF`));
    await start(async (database) => {
      expect(await rowSecurity(database.pool)).toEqual({ isOn: true, open: [] });
    });
  });

  it('is not left without row-level security by a version that needs a role more', async () => {
    await asSuperuser(`REVOKE ${SIGN_IN_ROLE} FROM ${owner}`);
    const refused = start(async () => undefined);
    await expect(refused).rejects.toThrow(StoreError);
    await expect(refused).rejects.toThrow(`CREATE ROLE ${SIGN_IN_ROLE}`);
    await asSuperuser(`GRANT ${SIGN_IN_ROLE} TO ${owner}`);
    await start(async (database) => {
      expect(await rowSecurity(database.pool)).toEqual({ isOn: true, open: [] });
    });
  });

  it('is not changed by a start that finds everything in order', async () => {
    const policies = () =>
      superuser.pool.query(`select oid::int, xmin::text from pg_policy order by 1`);
    const before = await policies();
    await start(async () => undefined);
    expect((await policies()).rows).toEqual(before.rows);
    await superuser.orm.execute(sql`create table added (channel_id text not null, id int)`);
    await superuser.orm.execute(sql.raw(`alter table added owner to ${owner}`));
    await start(async (database) => {
      await database.orm.execute(sql`insert into added values ('meridian', 1), ('harbour', 2)`);
      const { rows } = await database
        .reaching({ channelId: 'harbour' })
        .orm.execute(sql`select id from added`);
      expect(rows).toEqual([{ id: 2 }]);
    });
  });
});
