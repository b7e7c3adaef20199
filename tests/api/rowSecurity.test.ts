import { and, eq, getTableColumns, getTableName, is, ne, type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { rolesFor } from '../../contract/core/access.ts';
import { bindings, catalogue } from '../../server/bindings/index.ts';
import type { AppContext, RequestContext } from '../../server/context.ts';
import type { Binding } from '../../server/crud/binding.ts';
import { listRows } from '../../server/crud/list.ts';
import { lockRow, readRow } from '../../server/crud/rows.ts';
import { accountColumn } from '../../server/crud/scope.ts';
import { rowSecurity } from '../../server/db/rowSecurity/status.ts';
import { reaching, reachOf } from '../../server/db/rowSecurity/reaching.ts';
import { ACROSS_ACCOUNTS, LONG_TABLES } from '../../server/db/rowSecurity/secure.ts';
import { handlers, runJob } from '../../server/jobs/handlers.ts';
import * as tables from '../../server/db/tables/index.ts';
import { inTransaction } from '../../server/db/transaction.ts';
import { CHANNEL_A, CHANNEL_B, type TestUser } from '../support/fixtures.ts';
import { requestContext } from '../support/requestContext.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

/** Tables that belong to no channel, and why the database keeps nobody from them. */
const OF_NO_CHANNEL: Record<string, string> = {
  identity_records:
    'what the sign-in keeps, found by ids nobody can guess; its issuer is a channel’s',
  sandbox_dispatch_trips: 'a stand-in for a system outside',
  sandbox_payment_events: 'a stand-in for a system outside',
  sandbox_payment_keys: 'a stand-in for a system outside',
  sandbox_payment_objects: 'a stand-in for a system outside',
  server_secrets: 'keys of the whole server',
};

const OF_CHANNEL = "channel_id = current_setting('taxi.channel'::text, true)";
const all = Object.values<unknown>(tables).filter((table) => is(table, PgTable));
const channelOf = (table: PgTable) => getTableColumns<PgTable>(table)['channelId'];
const ofChannels = all.filter(channelOf);

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  // The fixtures have none.
  const { northwind, globex, tasman } = server.fixtures.corporations;
  await owner()
    .orm.insert(tables.travelRestrictions)
    .values(
      [northwind, globex, tasman].map(({ channelId, id: corporationId }) => ({
        channelId,
        corporationId,
        name: 'Nights only',
        status: 'active' as const,
        appliesToGuests: false,
        rules: [],
      })),
    );
});
afterAll(() => server?.close());
const owner = () => server.context.database;

/**
 * A call by one of two people, whichever may list the resource: `blind` as the owner of the tables,
 * `kept` as the product does it.
 */
function callTo({ resource }: Binding, people: { manager: TestUser; admin: TestUser }) {
  const isManagers = rolesFor(resource, 'list').includes('bookingChannelAdmin');
  const blind = requestContext(server.context, isManagers ? people.manager : people.admin);
  return { blind, kept: { ...blind, app: reaching(blind.app, reachOf(blind.actor)) } };
}
const harbour = (binding: Binding) => {
  const { harbourFleetManager, tasmanAdmin } = server.fixtures.users;
  return callTo(binding, { manager: harbourFleetManager, admin: tasmanAdmin });
};

/** A binding whose conditions on channel and account hold for every row: as if they had been forgotten. */
const forgetful = (binding: Binding, { channel }: RequestContext): Binding => ({
  ...binding,
  resource: { ...binding.resource, scope: { by: 'channel' } },
  keys: { ...binding.keys, channelId: sql`${channel.id}` as unknown as AnyPgColumn },
});
const listed = async (binding: Binding, ctx: RequestContext) => {
  const { rows } = await listRows(ctx, forgetful(binding, ctx), [['maxPerPage', '100']]);
  return rows.map(({ id }) => id);
};
const idsWhere = async (binding: Binding, condition: SQL) => {
  const { id } = getTableColumns<PgTable>(binding.table) as Record<string, AnyPgColumn>;
  const rows = await owner().orm.select({ id: id! }).from(binding.table).where(condition);
  return rows.map((row) => String(row.id));
};

describe('every table', () => {
  it('of channels has its policies; the others are listed with a reason', async () => {
    const { rows } = await owner().pool.query<{
      table: string;
      isOn: boolean;
      policies: string[];
    }>(`
      select c.relname as table, c.relrowsecurity as "isOn",
        array(select p.policyname || ' ' || p.qual from pg_policies p
              where p.schemaname = 'public' and p.tablename = c.relname order by 1) as policies
      from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' order by 1`);
    expect(rows.length).toBeGreaterThan(40);
    expect(rows.map((row) => row.table).toSorted()).toEqual(all.map(getTableName).toSorted());
    const without = rows.filter(({ policies }) => policies.length === 0).map((row) => row.table);
    expect(without).toEqual(Object.keys(OF_NO_CHANNEL));
    for (const { table, isOn, policies } of rows)
      if (!(table in OF_NO_CHANNEL))
        expect({ table, isOn, policies }).toEqual({
          table,
          isOn: true,
          policies: [
            'everywhere true',
            expect.stringMatching(/^of_accounts \(+channel_id = /),
            `of_channel (${OF_CHANNEL})`,
          ],
        });
    const ofAccounts = bindings.filter(
      (binding) => accountColumn(binding) && !ACROSS_ACCOUNTS.has(getTableName(binding.table)),
    );
    for (const { table } of ofAccounts) {
      const found = rows.find((row) => row.table === getTableName(table));
      expect(found?.policies.join()).toContain("'taxi.accounts'");
    }
    expect(await rowSecurity(owner().pool)).toEqual({ isOn: true, open: [] });
    for (const table of LONG_TABLES) expect(rows.map((row) => row.table)).toContain(table);
  });

  it('belongs to somebody else than the roles that work on it', async () => {
    const { rows } = await owner().pool.query(`
      select c.relname from pg_class c join pg_roles r on r.oid = c.relowner
      where r.rolname like 'taxi\\_console\\_%'
      union all
      select rolname from pg_roles
      where rolname like 'taxi\\_console\\_%' and (rolsuper or rolbypassrls or rolcreaterole or rolcanlogin)`);
    expect(rows).toEqual([]);
    await expect(
      owner()
        .reaching('everywhere')
        .orm.execute(sql`drop table fleets`),
    ).rejects.toThrow();
  });

  it('shows, changes and deletes no row of another channel, whatever a statement forgets', async () => {
    const reached = owner().reaching({ channelId: CHANNEL_B });
    let filled = 0;
    for (const table of ofChannels) {
      const channel = channelOf(table)!;
      const count = (on: typeof reached.orm) => on.$count(table, eq(channel, CHANNEL_A));
      const there = await count(owner().orm);
      if (there > 0) filled += 1;
      const name = getTableName(table);
      expect({ name, count: await count(reached.orm) }).toEqual({ name, count: 0 });
      expect({ name, count: await owner().reaching('nowhere').orm.$count(table) }).toEqual({
        name,
        count: 0,
      });
      await reached.orm.execute(
        sql`update ${table} set channel_id = channel_id where channel_id <> ${CHANNEL_B}`,
      );
      await reached.orm.execute(sql`delete from ${table} where channel_id <> ${CHANNEL_B}`);
      expect({ name, count: await count(owner().orm) }).toEqual({ name, count: there });
      expect(await count(owner().reaching('everywhere').orm)).toBe(there);
    }
    expect(filled).toBeGreaterThan(12);
  });

  it('takes no row for another channel', async () => {
    const { harbourFleetManager } = server.fixtures.users;
    const entry = { actorId: harbourFleetManager.id, requestHash: 'x' };
    const insert = (channelId: string) =>
      owner()
        .reaching({ channelId: CHANNEL_B })
        .orm.insert(tables.idempotencyKeys)
        .values({ ...entry, channelId, key: `of ${channelId}` });
    await insert(CHANNEL_B);
    await expect(insert(CHANNEL_A)).rejects.toMatchObject({ cause: { code: '42501' } });
  });
});

describe('a query that forgets its condition', () => {
  /** Lists every resource twice, and says of how many another's rows were there to be seen. */
  async function listAll(
    callOf: (binding: Binding) => { blind: RequestContext; kept: RequestContext },
    isForeign: (binding: Binding) => SQL | undefined,
  ): Promise<{ tried: number; shown: string[] }> {
    let tried = 0;
    const shown: string[] = [];
    for (const binding of bindings) {
      const condition = isForeign(binding);
      const foreign = condition ? await idsWhere(binding, condition) : [];
      if (foreign.length === 0) continue;
      tried += 1;
      const { blind, kept } = callOf(binding);
      const { name } = binding.resource;
      const sees = async (ctx: RequestContext) =>
        (await listed(binding, ctx)).some((id) => foreign.includes(id));
      // Without the second line they are there: it is the condition that was taken away.
      expect({ name, sees: await sees(blind) }).toEqual({ name, sees: true });
      if (await sees(kept)) shown.push(name);
      expect({ name, own: (await listed(binding, kept)).length > 0 }).toEqual({ name, own: true });
    }
    return { tried, shown };
  }

  it('lists nothing of another channel', async () => {
    const { tried, shown } = await listAll(harbour, ({ keys }) => eq(keys.channelId, CHANNEL_A));
    expect(shown).toEqual([]);
    expect(tried).toBeGreaterThan(9);
  });

  it('lists nothing of another account, but for which accounts there are', async () => {
    const { northwindAdmin } = server.fixtures.users;
    const own = server.fixtures.corporations.northwind.id;
    const { tried, shown } = await listAll(
      (binding) => callTo(binding, { manager: northwindAdmin, admin: northwindAdmin }),
      (binding) => {
        const account = accountColumn(binding);
        return account && and(eq(binding.keys.channelId, CHANNEL_A), ne(account, own));
      },
    );
    expect(shown).toEqual(['corporations']);
    expect(tried).toBeGreaterThan(7);
  });

  it('reads, locks and changes no row of another channel', async () => {
    const binding = catalogue.get('fleets')!;
    const { blind, kept } = harbour(binding);
    const forgets = forgetful(binding, kept);
    const { id } = server.fixtures.fleets.cityCars;
    expect(await readRow(blind.app.database.orm, blind, forgets, id, null)).toMatchObject({ id });
    const { database } = kept.app;
    await expect(readRow(database.orm, kept, forgets, id, null)).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    await expect(
      inTransaction(database, (tx) => lockRow(tx, kept, forgets, id, null)),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const rename = (on: typeof database.orm) =>
      on.update(tables.fleets).set({ companyName: 'Taken' }).where(eq(tables.fleets.id, id));
    expect((await rename(database.orm)).rowCount).toBe(0);
    expect((await rename(blind.app.database.orm)).rowCount).toBe(1);
  });

  it('changes no trip of another account, and cannot move one there', async () => {
    const { bookings, corporations, users } = server.fixtures;
    const { orm } = owner().reaching(reachOf({ ...users.northwindAdmin, userId: '' }));
    const change = (id: string, values: { notes?: string; corporationId?: string }) =>
      orm.update(tables.bookings).set(values).where(eq(tables.bookings.id, id));
    expect((await change(bookings.globex.id, { notes: 'x' })).rowCount).toBe(0);
    expect((await change(bookings.completed.id, { notes: 'x' })).rowCount).toBe(1);
    await expect(
      change(bookings.completed.id, { corporationId: corporations.globex.id }),
    ).rejects.toMatchObject({ cause: { code: '42501' } });
  });
});

it('gives a job the channel that it names, and a timed one, which has no payload, all of them', async () => {
  const seen: string[][] = [];
  const look = async ({ database }: AppContext) => {
    const rows = await database.orm.select().from(tables.fleets);
    seen.push(rows.map(({ channelId }) => channelId).toSorted());
  };
  const spies = [
    vi.spyOn(handlers, 'send-mail').mockImplementation(look),
    vi.spyOn(handlers, 'housekeeping').mockImplementation(look),
  ];
  await runJob(server.context, 'send-mail', { channelId: CHANNEL_B, mailId: '' });
  await runJob(server.context, 'housekeeping', null as never);
  for (const spy of spies) spy.mockRestore();
  expect(seen).toEqual([[CHANNEL_B], [CHANNEL_B, CHANNEL_A].toSorted()]);
});

describe('what a connection is set to', () => {
  const state = async () => {
    const { rows } = await owner().pool.query<{ role: string; channel: string }>(
      `select current_setting('role') as role, coalesce(current_setting('taxi.channel', true), '') as channel`,
    );
    return rows[0];
  };

  it('is over with the query or the transaction, however that ends', async () => {
    const reached = owner().reaching({ channelId: CHANNEL_A });
    const free = { role: 'none', channel: '' };
    // Whichever of the pool's connections is taken, it was used before.
    const everyConnection = async () => {
      const states = await Promise.all(Array.from({ length: 30 }, state));
      for (const found of states) expect(found).toEqual(free);
    };
    const seen = await Promise.all(
      Array.from({ length: 30 }, () => reached.orm.select().from(tables.fleets)),
    );
    for (const rows of seen) expect(rows.map(({ channelId }) => channelId)).toEqual([CHANNEL_A]);
    await everyConnection();
    await expect(reached.orm.execute(sql`select 1 / 0`)).rejects.toThrow();
    await everyConnection();
    await expect(
      inTransaction(reached, async (tx) => {
        await tx.execute(sql`select 1 / 0`);
      }),
    ).rejects.toThrow();
    await everyConnection();
    await inTransaction(reached, async (tx) => {
      const rows = await tx.select().from(tables.fleets);
      expect(rows.map(({ channelId }) => channelId)).toEqual([CHANNEL_A]);
      // A part that is rolled back leaves the rest as it was set.
      await expect(tx.transaction((part) => part.execute(sql`select 1 / 0`))).rejects.toThrow();
      expect(await tx.$count(tables.fleets)).toBe(1);
    });
    await everyConnection();
  });

  it('belongs to each of two channels that use one connection in turn', async () => {
    const [a, b] = [CHANNEL_A, CHANNEL_B].map((channelId) => owner().reaching({ channelId }));
    const names = (rows: { channelId: string }[]) =>
      new Set(rows.map(({ channelId }) => channelId));
    const both = await Promise.all(
      Array.from({ length: 40 }, (_none, at) =>
        (at % 2 ? a : b)!.orm.select().from(tables.users).then(names),
      ),
    );
    for (const [at, found] of both.entries())
      expect([...found]).toEqual([at % 2 ? CHANNEL_A : CHANNEL_B]);
  });
});
