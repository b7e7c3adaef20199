import { once } from 'node:events';
import { createServer } from 'node:http';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Me } from '../../contract/booking/calls.ts';
import { bookingRequestSchema } from '../../contract/booking/request.ts';
import type { Problem } from '../../contract/core/errors.ts';
import type { HistoryEntry } from '../../contract/core/history.ts';
import type { User } from '../../contract/resources/users.ts';
import { mails } from '../../server/db/tables/index.ts';
import { factsOf } from '../../server/services/bookings/facts.ts';
import { withJoining } from '../../server/identity/joinHandler.ts';
import type { TestUser } from '../support/fixtures.ts';
import { requestOf } from '../support/bookingServer.ts';
import { requestContext } from '../support/requestContext.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { roles as rolesOf } from './users.fixture.ts';
import { userCalls } from './userCalls.ts';

const VIEW = { tab: 'all-trips', filters: {}, sort: '-pickupAt', columns: ['status'] };

let server: TestServer;
let calls: ReturnType<typeof userCalls>;
beforeAll(async () => {
  server = await startTestServer();
  calls = userCalls(server);
});
afterAll(() => server.close());

const typed = (email: string, ...ids: string[]) => ({
  givenName: 'Nel',
  familyName: 'Ward',
  email,
  role: 'corporationAdmin',
  roles: rolesOf(...ids),
  communicationLanguage: 'fr',
});
const historyOf = (by: Parameters<typeof calls.as>[0], user: { id: string }) =>
  calls.as(by).get<HistoryEntry[]>(`${calls.at(user)}/history`);

describe('adding the e-mail of somebody who signs in for others', () => {
  it('answers, lists and keeps only what was typed, as for an unknown e-mail', async () => {
    const { northwind, globex } = calls.accounts();
    const known = await calls.makeAdmin(globex.id);
    const by = calls.as('northwindAdmin');
    const alike = (user: User) => ({ ...user, id: '', email: '', createdAt: '' });
    const added = await by.post<User>('/v1/users', typed(known.email, northwind.id));
    const unknown = await by.post<User>('/v1/users', typed('new@users.example', northwind.id));
    expect([added.status, alike(added.body)]).toEqual([201, alike(unknown.body)]);
    expect(added.body).toMatchObject(typed(known.email, northwind.id));
    expect(added.body.id).not.toBe(known.id);
    expect(added.body.createdAt > known.createdAt).toBe(true);
    const history = await historyOf('northwindAdmin', added.body);
    expect(history.body.map(({ action }) => action)).toEqual(['create']);
    expect(history.headers.get('x-total-count')).toBe('1');
    // Nothing of the other company is reached by its id.
    const client = calls.as('northwindAdmin');
    expect((await client.delete(`${calls.at(known)}/history`)).status).toBe(404);
    expect((await client.delete(`${calls.at(added.body)}/history`)).status).toBe(204);
    expect(JSON.stringify((await historyOf('globexAdmin', known)).body)).toContain('Ada');
    // The own company still changes its share.
    expect((await calls.change('globexAdmin', known, { givenName: 'Adele' })).status).toBe(200);
    expect((await client.get<User>(calls.at(added.body))).body.givenName).toBe('Nel');
  });
});

/** Opens the link of the last mail to somebody and answers there. */
async function answerInvitation(email: string, answer?: 'accept' | 'decline') {
  const { orm } = server.context.database;
  const sent = await orm
    .select({ text: mails.text })
    .from(mails)
    .where(eq(mails.recipient, email))
    .orderBy(desc(mails.createdAt));
  const path = sent.flatMap(({ text }) => /\/oidc\/join\/[\w-]{43}/.exec(text)?.[0] ?? [])[0];
  const pages = createServer(withJoining(server.context, (_, response) => response.end('other')));
  pages.listen(0, '127.0.0.1');
  await once(pages, 'listening');
  const { port } = z.object({ port: z.number() }).parse(pages.address());
  const reply = await fetch(`http://127.0.0.1:${port}${path}`, {
    method: answer ? 'POST' : 'GET',
    ...(answer && { body: new URLSearchParams({ answer }) }),
  });
  const text = await reply.text();
  pages.close();
  return { status: reply.status, text };
}
const accountsOf = async (user: TestUser) =>
  (await server.as(user).get<{ corporations: string[] }>('/v1/me')).body.corporations;

describe('somebody who is invited by another company', () => {
  it('gets access when they accept, and only then', async () => {
    const { northwind, globex } = calls.accounts();
    const known = await calls.makeAdmin(globex.id);
    const by = calls.as('northwindAdmin');
    const { body: share } = await by.post<User>('/v1/users', typed(known.email, northwind.id));
    expect(share.joinedAt).toBeNull();
    expect(await accountsOf(known)).toEqual([globex.id]);
    expect((await answerInvitation(known.email)).text).toContain('Northwind');
    expect(await accountsOf(known)).toEqual([globex.id]);
    expect((await answerInvitation(known.email, 'accept')).status).toBe(200);
    expect(await accountsOf(known)).toEqual([globex.id, northwind.id].toSorted());
    expect((await answerInvitation(known.email, 'accept')).status).toBe(410);
    const joined = await by.get<User>(calls.at(share));
    expect(joined.body).toMatchObject({ givenName: 'Nel', joinedAt: expect.any(String) });
    // Nobody outside ends what another company gave, and each ends its own share.
    expect((await calls.change('globexAdmin', known, { status: 'inactive' })).status).toBe(200);
    expect(await accountsOf(known)).toEqual([northwind.id]);
    expect((await calls.as('globexAdmin').delete(calls.at(known))).status).toBe(200);
    expect(await accountsOf(known)).toEqual([northwind.id]);
    expect((await by.delete(calls.at(share))).status).toBe(200);
    expect((await server.as(known).get('/v1/me')).status).toBe(403);
  });

  it('is named by each company as it typed them, and keeps a profile without their own', async () => {
    const { northwind, globex } = calls.accounts();
    const known = await calls.makeAdmin(globex.id);
    const by = calls.as('northwindAdmin');
    const { body: share } = await by.post<User>('/v1/users', typed(known.email, northwind.id));
    await answerInvitation(known.email, 'accept');
    const person = server.as({ ...known, corporationIds: [globex.id, northwind.id] });
    const guests = await Promise.all(
      [northwind, globex].map(async ({ id }) => {
        const guest = { businessAccountId: id, givenName: 'Gus', familyName: 'Guest' };
        return (await person.post<{ id: string }>('/v1/business-guests', guest)).body.id;
      }),
    );
    const writers = await Promise.all(
      (['northwindAdmin', 'globexAdmin'] as const).map(async (reader, at) => {
        const path = `/v1/business-guests/${guests[at]}/history`;
        return (await calls.as(reader).get<HistoryEntry[]>(path)).body.map((one) => one.by?.name);
      }),
    );
    expect(writers).toEqual([['Nel Ward'], ['Ada Min']]);
    const view = { name: 'Shared', isShared: true, corporationId: northwind.id, state: VIEW };
    expect((await person.post('/v1/trip-views', view)).status).toBe(201);
    const views = await by.get<{ name: string; ownerName: string }[]>('/v1/trip-views');
    expect(views.body.find(({ name }) => name === 'Shared')?.ownerName).toBe('Nel Ward');
    const bookers = await Promise.all(
      [northwind, globex].map(async ({ id }) => {
        const ctx = requestContext(server.context, { ...known, corporationIds: [id] });
        const request = requestOf(server.fixtures);
        const passengerInfo = { ...request.passengerInfo, corporationId: id };
        const parsed = bookingRequestSchema.parse({ ...request, passengerInfo });
        return (await factsOf(ctx, parsed, known.id)).booker?.givenName;
      }),
    );
    expect(bookers).toEqual(['Nel', 'Ada']);

    const profile = async () => (await person.get<Me>('/v1/me')).body;
    expect(await profile()).toMatchObject({ profileId: known.id, givenName: 'Ada' });
    expect((await calls.as('globexAdmin').delete(calls.at(known))).status).toBe(200);
    expect(await profile()).toMatchObject({ id: known.id, profileId: share.id, givenName: 'Nel' });
    const mine = server.as({ ...known, corporationIds: [northwind.id] });
    expect((await mine.patch(calls.at(share), { givenName: 'Nell' })).status).toBe(200);
    expect((await profile()).givenName).toBe('Nell');
    // What was deleted is still named as its company knew it.
    const { body: kept } = await calls
      .as('globexAdmin')
      .get<HistoryEntry[]>(`/v1/business-guests/${guests[1]}/history`);
    expect(kept.map((one) => one.by?.name)).toEqual(['Ada Min']);
  });

  it('may decline, which withdraws the invitation', async () => {
    const { northwind, globex } = calls.accounts();
    const known = await calls.makeAdmin(globex.id);
    const by = calls.as('northwindAdmin');
    const { body: share } = await by.post<User>('/v1/users', typed(known.email, northwind.id));
    expect((await answerInvitation(known.email, 'decline')).status).toBe(200);
    expect((await by.get(calls.at(share))).status).toBe(404);
    expect(await accountsOf(known)).toEqual([globex.id]);
  });

  it('is invited in the same way when deactivated elsewhere or a fleet manager, once for an account', async () => {
    const { northwind, globex } = calls.accounts();
    const inactive = await calls.makeAdmin(globex.id);
    await calls.change('fleetManager', inactive, { status: 'inactive' });
    const manager = server.fixtures.users.fleetManager;
    for (const { email } of [inactive, manager]) {
      const by = calls.as('northwindAdmin');
      const body = typed(email.toUpperCase(), northwind.id);
      expect((await by.post('/v1/users', body)).status).toBe(201);
      const twice = await by.post<Problem>('/v1/users', body);
      expect(twice.body.errors).toMatchObject({
        'roles.0.corporationId': { code: 'alreadyAdded' },
      });
    }
  });
});

describe('a user with accounts of several companies', () => {
  it.each<[string, (user: User) => Promise<unknown>]>([
    ['renamed', (user) => calls.change('northwindAdmin', user, { givenName: 'Eve' })],
    ['deactivated', (user) => calls.change('northwindAdmin', user, { status: 'inactive' })],
    ['deleted', (user) => calls.as('northwindAdmin').delete(calls.at(user))],
    ['erased', (user) => calls.as('northwindAdmin').delete(`${calls.at(user)}/history`)],
  ])('is %s by one of them in its own share alone', async (_, work) => {
    const { northwind, globex } = calls.accounts();
    const shared = await calls.makeAdmin(northwind.id, globex.id);
    await calls.change('fleetManager', shared, { familyName: 'Minor' });
    const find = async () => {
      const search = `?dynamicSearch=${shared.email}`;
      const { body } = await calls.as('globexAdmin').get<User[]>(`/v1/users${search}`);
      return body[0]!;
    };
    const { id: _id, ...before } = await find();
    const history = (await historyOf('globexAdmin', shared)).body.map(
      ({ id: _entry, ...rest }) => rest,
    );
    await work(shared);
    const found = await find();
    const { id: _now, joinedAt: _joined, ...after } = found;
    const { joinedAt: _before, ...same } = before;
    expect(after).toEqual(same);
    const left = await historyOf('globexAdmin', found);
    expect(left.body.map(({ id: _entry, ...rest }) => rest)).toEqual(history);
    expect(await accountsOf(shared)).toContain(globex.id);
    // The company that is left changes and removes what it has.
    expect((await calls.change('globexAdmin', found, { givenName: 'Mia' })).status).toBe(200);
    expect((await calls.as('globexAdmin').delete(calls.at(found))).status).toBe(200);
    expect(
      (await server.as(shared).get<{ corporations: string[] }>('/v1/me')).body.corporations ?? [],
    ).not.toContain(globex.id);
  });

  it('has no history from before a company got them', async () => {
    const { northwind, globex } = calls.accounts();
    const user = await calls.makeAdmin(globex.id);
    await calls.change('globexAdmin', user, { givenName: 'Secret' });
    await calls.change('globexAdmin', user, { givenName: 'Ada' });
    await calls.change('fleetManager', user, { roles: rolesOf(northwind.id, globex.id) });
    const seen = await historyOf('northwindAdmin', user);
    expect(JSON.stringify(seen.body)).not.toMatch(/Secret|Gleb/);
    expect(seen.headers.get('x-total-count')).toBe('1');
    expect((await historyOf('globexAdmin', user)).headers.get('x-total-count')).toBe('4');
  });
});
