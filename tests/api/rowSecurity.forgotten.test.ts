import { and, eq, getTableColumns, ne, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rolesFor } from '../../contract/core/access.ts';
import { bindings, catalogue } from '../../server/bindings/index.ts';
import type { RequestContext } from '../../server/context.ts';
import type { Binding } from '../../server/crud/binding.ts';
import { listRows } from '../../server/crud/list.ts';
import { lockRow, readRow } from '../../server/crud/rows.ts';
import { accountColumn } from '../../server/crud/scope.ts';
import { reaching, reachOf } from '../../server/db/rowSecurity/reaching.ts';
import * as tables from '../../server/db/tables/index.ts';
import { inTransaction } from '../../server/db/transaction.ts';
import { CHANNEL_A, type TestUser } from '../support/fixtures.ts';
import { addRestrictions } from '../support/restrictionRows.ts';
import { requestContext } from '../support/requestContext.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await addRestrictions(server);
});
afterAll(() => server?.close());
const owner = () => server.context.database;

/**
 * A call by one of two people, the one who may list the resource. `blind` calls as the owner of the
 * tables, `kept` as the product does.
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

/**
 * A binding whose conditions on channel and account are true for every row, as if they had been
 * forgotten.
 */
const forgetful = (binding: Binding, { channel }: RequestContext): Binding => ({
  ...binding,
  resource: { ...binding.resource, scope: { by: 'channel' } },
  keys: { ...binding.keys, channelId: sql`${channel.id}` as unknown as AnyPgColumn },
});
const listed = async (binding: Binding, ctx: RequestContext) => {
  const { rows } = await listRows(ctx, forgetful(binding, ctx), [['maxPerPage', '100']]);
  return (JSON.parse(rows.text) as { id: string }[]).map(({ id }) => id);
};
const idsWhere = async (binding: Binding, condition: SQL) => {
  const { id } = getTableColumns<PgTable>(binding.table) as Record<string, AnyPgColumn>;
  const rows = await owner().orm.select({ id: id! }).from(binding.table).where(condition);
  return rows.map((row) => String(row.id));
};

describe('a query that forgets its condition', () => {
  /** Lists every resource twice, and says which ones showed rows of somebody else. */
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
      // Without row security the rows are visible, which shows that the condition really is gone.
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

  it('lists nothing of another account, except which accounts exist', async () => {
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
