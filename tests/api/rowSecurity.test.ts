import { eq, getTableColumns, getTableName, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { bindings } from '../../server/bindings/index.ts';
import type { AppContext } from '../../server/context.ts';
import { accountColumn } from '../../server/crud/scope.ts';
import type { Reach } from '../../server/db/rowSecurity/reach.ts';
import { rowSecurity } from '../../server/db/rowSecurity/status.ts';
import { ACROSS_ACCOUNTS, LONG_TABLES } from '../../server/db/rowSecurity/secure.ts';
import { handlers, runJob } from '../../server/jobs/handlers.ts';
import * as tables from '../../server/db/tables/index.ts';
import { inTransaction } from '../../server/db/transaction.ts';
import { CHANNEL_A, CHANNEL_B } from '../support/fixtures.ts';
import { addRestrictions } from '../support/restrictionRows.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

/** Tables that belong to no channel, and why the database restricts nobody's access to them. */
const OF_NO_CHANNEL: Record<string, string> = {
  backups: 'what only the operator is told',
  outside_services: 'whether they work is the same for every channel, and says nothing of any',
  sandbox_dispatch_trips: 'a stand-in for a system outside',
  sandbox_payment_events: 'a stand-in for a system outside',
  sandbox_payment_keys: 'a stand-in for a system outside',
  sandbox_payment_objects: 'a stand-in for a system outside',
  server_processes: 'what only the operator is told',
  server_secrets: 'keys of the whole server, which only its owner may read',
  storage_sizes: 'what only the operator is told',
};

const SECRETS =
  'add, delete, read channel_id and id and key_id and start and ends_at and created_at';
const SIGNING = 'add, delete, read channel_id and id and endpoint_id and ends_at and created_at';
const ALL = 'read, add, change, delete';
/**
 * What the roles of a channel, of accounts, of everything and of signing in may do with each table. Which rows they see
 * is the matter of the policies. A new table is entered here, with no more than its calls need.
 */
const MAY: Record<string, [channel: string, account: string, everywhere: string, signIn?: string]> =
  {
    abandoned_attempts: [ALL, ALL, ALL],
    account_billing: ['read, add, change', 'read, add, change', ALL],
    account_trip_figures: ['read', 'read', ALL],
    activity: ['read', '', ALL],
    api_key_secrets: [SECRETS, SECRETS, '', 'read'],
    api_keys: [ALL, ALL, ALL, 'read'],
    audit_entries: [ALL, ALL, ALL, 'add'],
    backups: ['', '', 'read'],
    batch_rows: [ALL, ALL, ALL],
    batches: [ALL, ALL, ALL],
    booking_events: [ALL, ALL, ALL],
    booking_notices: [ALL, ALL, ALL],
    booking_payments: [ALL, ALL, ALL],
    booking_pickup_changes: [ALL, ALL, ALL],
    bookings: [ALL, ALL, ALL],
    budgets: [ALL, ALL, ALL],
    business_guests: [ALL, ALL, ALL],
    business_passengers: [ALL, ALL, ALL],
    channel_trip_figures: ['read', '', ALL],
    corporations: [ALL, ALL, ALL, 'read'],
    default_trip_views: [ALL, ALL, ALL],
    dispatch_events: [ALL, ALL, ALL],
    email_changes: [ALL, ALL, ALL],
    employee_groups: [ALL, ALL, ALL],
    favourite_addresses: [ALL, ALL, ALL],
    fleet_accounts: [ALL, ALL, ALL],
    fleet_offers: [ALL, ALL, ALL],
    fleet_tax_rates: [ALL, 'read', ALL],
    fleets: [ALL, ALL, ALL],
    guest_booking_copies: [ALL, ALL, ALL],
    idempotency_keys: [ALL, ALL, ALL],
    identity_records: ['read, add, delete', 'read, add, delete', 'delete, read expires_at', ALL],
    import_identities: [ALL, ALL, ALL],
    import_rows: [ALL, ALL, ALL],
    imports: [ALL, ALL, ALL],
    invoice_counters: [ALL, ALL, ALL],
    invoice_lines: [ALL, ALL, ALL],
    invoice_payments: ['read, add, delete', 'read', ALL],
    invoices: [ALL, ALL, ALL],
    list_preferences: [ALL, ALL, ALL],
    mail_preferences: [ALL, ALL, ALL],
    mails: [ALL, ALL, ALL],
    outside_services: ['read', '', ALL],
    payment_customers: [ALL, ALL, ALL],
    payment_method_groups: [ALL, ALL, ALL],
    payment_methods: [ALL, ALL, ALL],
    receipt_counters: [ALL, ALL, ALL],
    receipt_numbers: [ALL, ALL, ALL],
    report_export_chunks: [ALL, ALL, ALL],
    report_exports: [ALL, ALL, ALL],
    sandbox_dispatch_trips: ['', '', ALL],
    sandbox_mails: ['', '', ALL],
    sandbox_payment_events: ['', '', ALL],
    sandbox_payment_keys: ['', '', ALL],
    sandbox_payment_objects: ['', '', ALL],
    scim_calls: [ALL, ALL, ALL],
    scim_groups: [ALL, ALL, ALL],
    scim_members: [ALL, ALL, ALL],
    scim_rules: [ALL, ALL, ALL],
    scim_users: [ALL, ALL, ALL],
    server_processes: ['', '', ALL],
    server_secrets: ['', '', ''],
    sign_in_credentials: ['read channel_id and user_id', 'read channel_id and user_id', '', ALL],
    stopped_addresses: [ALL, ALL, ALL],
    storage_sizes: ['', '', 'read'],
    tracked_events: [ALL, ALL, ALL],
    travel_restrictions: [ALL, ALL, ALL],
    trip_count_changes: [ALL, ALL, ALL],
    trip_counts: [ALL, ALL, ALL],
    trip_counts_by_month: [ALL, ALL, ALL],
    trip_figure_changes: ['read, add', 'read, add', ALL],
    trip_figure_zones: ['read', 'read', ALL],
    trip_templates: [ALL, ALL, ALL],
    trip_views: [ALL, ALL, ALL],
    used_report_tickets: [ALL, ALL, ALL],
    user_corporations: [ALL, ALL, ALL, 'read'],
    users: [ALL, ALL, ALL, 'read, change'],
    webhook_deliveries: [ALL, ALL, ALL],
    webhook_endpoints: [ALL, ALL, ALL],
    webhook_secrets: [SIGNING, SIGNING, ALL],
  };

const OF_CHANNEL = "channel_id = current_setting('taxi.channel'::text, true)";
const all = Object.values<unknown>(tables).filter((table) => is(table, PgTable));
const channelOf = (table: PgTable) => getTableColumns<PgTable>(table)['channelId'];
const ofChannels = all.filter(channelOf);

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await addRestrictions(server);
});
afterAll(() => server?.close());
const owner = () => server.context.database;

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
      if (!(table in OF_NO_CHANNEL) && table !== getTableName(tables.identityRecords))
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

  it('has indexes that PostgreSQL also uses under a policy: their functions are leakproof', async () => {
    const { rows } = await owner().pool.query<{ index: string; leaks: string | null }>(`
      select i.indexrelid::regclass::text as index,
        string_agg(p.oid::regprocedure::text, ', ') filter (where not p.proleakproof) as leaks
      from pg_index i
      join pg_class c on c.oid = i.indrelid and c.relrowsecurity
      cross join lateral (
        select found[1]::oid as called
        from regexp_matches(i.indexprs::text, ':(?:funcid|opfuncid) (\\d+)', 'g') found
        union
        select o.oprcode from unnest(i.indclass) class
        join pg_opclass k on k.oid = class
        join pg_am m on m.oid = k.opcmethod and m.amname <> 'btree'
        join pg_amop a on a.amopfamily = k.opcfamily and a.amopopr = any ('{@@(tsvector\\,tsquery),@>(jsonb\\,jsonb)}'::regoperator[])
        join pg_operator o on o.oid = a.amopopr) as calls
      join pg_proc p on p.oid = calls.called
      group by 1 order by 1`);
    const names = rows.map(({ index }) => index);
    expect(names).toContain('business_passengers_by_word');
    expect(names).toContain('business_passengers_email_unique');
    expect(rows.filter(({ leaks }) => leaks !== null)).toEqual([]);
  });

  it('names what each role may do with it', async () => {
    const { rows } = await owner().pool.query<{ table: string; role: string; rights: string }>(`
      select c.relname as table, substr(r.rolname, 14) as role, concat_ws(', ',
        case when has_table_privilege(r.oid, c.oid, 'select') then 'read' end,
        case when has_table_privilege(r.oid, c.oid, 'insert') then 'add' end,
        case when has_table_privilege(r.oid, c.oid, 'update') then 'change' end,
        case when has_table_privilege(r.oid, c.oid, 'delete') then 'delete' end,
        case when has_table_privilege(r.oid, c.oid, 'truncate, references, trigger') then 'more' end,
        (select 'read ' || string_agg(a.attname, ' and ' order by a.attnum)
         from pg_attribute a where a.attrelid = c.oid and a.attnum > 0
           and has_column_privilege(r.oid, c.oid, a.attnum, 'select')
           and not has_table_privilege(r.oid, c.oid, 'select'))) as rights
      from pg_class c, pg_roles r
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
        and r.rolname like 'taxi\\_console\\_%'
      order by 1, 2`);
    const found: Record<string, Record<string, string>> = {};
    for (const { table, role, rights } of rows) (found[table] ??= {})[role] = rights;
    const expected = Object.entries(MAY).map(
      ([table, [channel, account, everywhere, signIn = '']]) => [
        table,
        { account, channel, everywhere, sign_in: signIn },
      ],
    );
    expect(found).toEqual(Object.fromEntries(expected));
  });

  it('of the sign-in shows calls what they end and mail, and nothing with which somebody could sign in', async () => {
    const { orm } = owner();
    const { identityRecords } = tables;
    await orm.execute(sql`delete from identity_records`);
    const models = ['AuthorizationCode', 'Grant', 'RefreshToken', 'Session', 'SignInAttempts'];
    const open = ['EndedToken', 'MailedLink', 'SignedInDevice'];
    const uid = 'the session';
    for (const channelId of [CHANNEL_A, CHANNEL_B])
      for (const model of [...models, ...open])
        await orm.insert(identityRecords).values({
          channelId: model === 'SignInAttempts' ? '' : channelId,
          issuer: channelId,
          model,
          id: model === 'SignedInDevice' ? uid : `secret ${model}`,
          uid: model === 'Session' ? uid : null,
          payload: {},
        });
    const seen = async (reach: Reach) => {
      const rows = await owner().reaching(reach).orm.select().from(identityRecords);
      return rows.map((row) => `${row.channelId} ${row.model}`).toSorted();
    };
    const ofA = (names: string[]) => names.map((name) => `${CHANNEL_A} ${name}`);
    const account = { channelId: CHANNEL_A, corporationIds: [] };
    for (const reach of [account, { channelId: CHANNEL_A }])
      expect(await seen(reach)).toEqual(ofA(open));
    expect(await seen('nowhere')).toEqual([]);
    await expect(seen('everywhere')).rejects.toThrow();
    expect(await seen({ channelId: CHANNEL_A, signIn: true })).toEqual(
      [...ofA([...models.slice(0, -1), ...open]), ' SignInAttempts', ' SignInAttempts'].toSorted(),
    );
    // Who ends a session ends the provider's with it, and those of no other channel.
    const { rowCount } = await owner().reaching(account).orm.delete(identityRecords);
    expect(rowCount).toBe(open.length);
    const left = await orm.select().from(identityRecords);
    expect(
      left
        .filter(({ channelId }) => channelId === CHANNEL_A)
        .map((row) => row.model)
        .toSorted(),
    ).toEqual(models.slice(0, 3));
    expect(left.filter(({ channelId }) => channelId === CHANNEL_B)).toHaveLength(7);
  });

  it('belongs to another role than those that work on it', async () => {
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

  it('shows, changes and deletes no row of another channel, even if a statement has no condition', async () => {
    const reached = owner().reaching({ channelId: CHANNEL_B });
    let filled = 0;
    for (const table of ofChannels.filter((one) => MAY[getTableName(one)]?.[0] === ALL)) {
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

  it('accepts no row for another channel', async () => {
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

it('gives a job its channel, and a scheduled one, which has no payload, all channels', async () => {
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

describe('the settings of a connection', () => {
  const state = async () => {
    const { rows } = await owner().pool.query<{ role: string; channel: string }>(
      `select current_setting('role') as role, coalesce(current_setting('taxi.channel', true), '') as channel`,
    );
    return rows[0];
  };

  it('end with the query or the transaction, however that ends', async () => {
    const reached = owner().reaching({ channelId: CHANNEL_A });
    const free = { role: 'none', channel: '' };
    // Whichever connection of the pool is taken, it was used before.
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
      // Rolling back a part leaves the settings for the rest.
      await expect(tx.transaction((part) => part.execute(sql`select 1 / 0`))).rejects.toThrow();
      expect(await tx.$count(tables.fleets)).toBe(1);
    });
    await everyConnection();
  });

  it('are right for each of two channels that use one connection in turn', async () => {
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
