import { and, eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Problem } from '../../contract/core/errors.ts';
import type { HistoryEntry } from '../../contract/core/history.ts';
import type { EmailChange } from '../../contract/identity/emailChange.ts';
import { emailChanges, identityRecords, mails, users } from '../../server/db/tables/index.ts';
import { issuerOf } from '../../server/identity/issuers.ts';
import { keepSession } from '../../server/identity/sessions.ts';
import { createSignInMails } from '../../server/services/users/signInMails.ts';
import { runJob } from '../../server/jobs/handlers.ts';
import { deleteOldRows } from '../../server/services/housekeeping.ts';
import type { User } from '../../contract/resources/users.ts';
import { CHANNEL_A, type TestUser } from '../support/fixtures.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { signAccessToken } from '../support/tokens.ts';
import { userCalls } from './userCalls.ts';

type Answer = Problem & { change: EmailChange | null; canRequest: boolean };

let server: TestServer;
let calls: ReturnType<typeof userCalls>;
let clock = 0;
const later = (hours: number) => {
  clock += hours * 3_600_000;
};
beforeAll(async () => {
  server = await startTestServer({ context: { now: () => new Date(Date.now() + clock) } });
  calls = userCalls(server);
});
afterAll(() => server.close());

let made = 0;
const newAddress = () => `moved.${(made += 1)}@new.example`;
const at = ({ id }: { id: string }) => `/v1/users/${id}/email-change`;
const colleague = () => server.fixtures.users.northwindAdmin;
const person = () => calls.makeAdmin(calls.accounts().northwind.id);

/** A client whose session began a moment ago by the clock of the test. */
async function fresh(user: TestUser, hoursAgo = 0) {
  const { database, now } = server.context;
  const issuer = issuerOf(server.originOf(user.channelId));
  const uid = `session ${(made += 1)}`;
  const signedInAt = new Date(now().getTime() - hoursAgo * 3_600_000);
  const { channelId, id: userId } = user;
  const who = { channelId, userId, userAgent: 'x', signedInAt };
  await keepSession(database.orm, { issuer, uid }, who);
  await database.orm
    .update(identityRecords)
    .set({ expiresAt: new Date(Date.now() + 86_400_000) })
    .where(eq(identityRecords.id, uid));
  const token = await signAccessToken(database, { issuer, subject: user.id, session: uid });
  return server.withToken(user.channelId, token);
}
/** By default another colleague asks each time, because each may ask only so often. */
const ask = async (user: { id: string }, email: string, by?: TestUser) =>
  (await fresh(by ?? (await person()))).post<Answer>(at(user), { email });
const read = async (user: { id: string }) =>
  (await calls.as('fleetManager').get<Answer>(at(user))).body.change;

async function mailed(recipient: string) {
  const found = await server.context.database.orm
    .select()
    .from(mails)
    .where(eq(mails.recipient, recipient));
  return found.filter(({ text }) => text.includes('/email-change/'));
}
async function linkTo(recipient: string): Promise<string> {
  const [mail] = await mailed(recipient);
  return new URL(/http:\S+\/email-change\/\S+/.exec(mail!.text)![0]).pathname;
}
async function press(path: string): Promise<{ status: number; text: string }> {
  const response = await server.app.request(`http://localhost:4330${path}`, { method: 'POST' });
  return { status: response.status, text: await response.text() };
}
const open = (path: string) => server.app.request(`http://localhost:4330${path}`);
const pass = () => runJob(server.context, 'apply-email-changes', {});
const emailOf = async ({ id }: { id: string }) => {
  const [row] = await server.context.database.orm.select().from(users).where(eq(users.id, id));
  return row!.email;
};
const historyOf = async (user: { id: string }) => {
  const { body } = await calls
    .as('fleetManager')
    .get<HistoryEntry[]>(`/v1/users/${user.id}/history`);
  return body.map(({ action }) => action);
};

describe('a change of e-mail', () => {
  it('is confirmed by the new address, waits for a day, and ends sessions and links', async () => {
    const user = await person();
    const email = newAddress();
    const session = server.as(user);
    expect((await session.get('/v1/me')).status).toBe(200);
    const asked = await ask(user, email);
    expect(asked).toMatchObject({
      status: 200,
      body: { change: { email, confirmedAt: null, stoppedAt: null } },
    });
    expect(await mailed(email)).toMatchObject([
      { subject: 'Confirm your new e-mail for Meridian Cars' },
    ]);
    expect(await mailed(user.email)).toMatchObject([
      { subject: 'Your e-mail for Meridian Cars is to be changed' },
    ]);
    const link = await linkTo(email);
    // Programs that scan mails open every link.
    expect((await open(link)).status).toBe(200);
    expect((await read(user))?.confirmedAt).toBeNull();
    expect((await press(link)).text).toContain('Address confirmed');
    expect((await press(link)).text).toContain('Address confirmed');
    await pass();
    later(23.9);
    await pass();
    expect(await emailOf(user)).toBe(user.email);
    later(0.2);
    await pass();
    expect(await emailOf(user)).toBe(email);
    expect(await read(user)).toBeNull();
    expect((await session.get('/v1/me')).status).toBe(401);
    expect((await press(link)).status).toBe(410);
    const told = await server.context.database.orm
      .select({ recipient: mails.recipient })
      .from(mails)
      .where(and(like(mails.fact, `emailChanged ${user.id}%`)));
    expect(told.map(({ recipient }) => recipient).toSorted()).toEqual(
      [user.email, email].toSorted(),
    );
    expect(await historyOf(user)).toEqual([
      'update',
      'confirm-email-change',
      'request-email-change',
      'create',
    ]);
  });

  it('gives the new address no password link before it takes effect', async () => {
    const user = await person();
    const email = newAddress();
    await ask(user, email);
    await press(await linkTo(email));
    const channel = server.context.config.channels.find(({ id }) => id === CHANNEL_A)!;
    const signInMails = createSignInMails(server.context);
    const secrets = async (recipient: string) =>
      server.context.database.orm.$count(
        mails,
        and(eq(mails.recipient, recipient), like(mails.fact, 'secret: password%')),
      );
    await signInMails.sendLink({ channel, email, purpose: 'password' });
    expect(await secrets(email)).toBe(0);
    await signInMails.sendLink({ channel, email: user.email, purpose: 'password' });
    expect(await secrets(user.email)).toBe(1);
  });

  it('takes effect with the confirmation where the day has passed', async () => {
    const user = await person();
    const email = newAddress();
    await ask(user, email);
    later(30);
    expect((await press(await linkTo(email))).text).toContain('applies from now on');
    expect(await emailOf(user)).toBe(email);
  });

  it('is stopped from the former address, and no other is begun for a day', async () => {
    const user = await person();
    const email = newAddress();
    await ask(user, email);
    const [confirm, stop] = [await linkTo(email), await linkTo(user.email)];
    await press(confirm);
    expect((await open(stop)).status).toBe(200);
    expect((await press(stop)).text).toContain('Change stopped');
    expect((await press(stop)).text).toContain('Change stopped');
    expect((await press(confirm)).status).toBe(410);
    expect((await read(user))?.stoppedAt).not.toBeNull();
    expect((await ask(user, newAddress())).body.code).toBe('EMAIL_CHANGE_STOPPED');
    expect((await calls.as('northwindAdmin').delete(at(user))).status).toBe(204);
    later(23);
    await pass();
    expect(await emailOf(user)).toBe(user.email);
    later(2);
    expect((await ask(user, newAddress())).status).toBe(200);
    expect((await historyOf(user)).slice(0, 3)).toEqual([
      'request-email-change',
      'stop-email-change',
      'confirm-email-change',
    ]);
  });

  it('lapses when nobody confirms it for a week', async () => {
    const user = await person();
    const email = newAddress();
    await ask(user, email);
    later(7 * 24 + 1);
    expect((await press(await linkTo(email))).status).toBe(410);
    expect(await read(user)).toBeNull();
    await deleteOldRows(server.context);
    const rows = await server.context.database.orm
      .select()
      .from(emailChanges)
      .where(eq(emailChanges.userId, user.id));
    expect(rows).toEqual([]);
  });

  it('is one at a time, also when two ask at once, and can be taken back', async () => {
    const user = await person();
    const [first, second] = [newAddress(), newAddress()];
    const both = await Promise.all([
      ask(user, first),
      ask(user, second, server.fixtures.users.fleetManager),
    ]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)?.body.code).toBe('EMAIL_CHANGE_PENDING');
    const email = (await read(user))!.email;
    const link = await linkTo(email);
    expect((await server.as(user).delete(at(user))).status).toBe(204);
    expect((await server.as(user).delete(at(user))).status).toBe(204);
    expect((await press(link)).status).toBe(410);
    expect((await ask(user, email)).status).toBe(200);
  });

  it('fails when somebody else has the address, before or meanwhile', async () => {
    const user = await person();
    const taken = await ask(
      user,
      server.fixtures.users.globexAdmin.email.toUpperCase(),
      server.fixtures.users.fleetManager,
    );
    expect(taken).toMatchObject({ status: 422, body: { errors: { email: { code: 'unique' } } } });
    const email = newAddress();
    await ask(user, email);
    await press(await linkTo(email));
    const other = await calls.as('fleetManager').post('/v1/users', {
      givenName: 'Other',
      familyName: 'One',
      email,
      roles: [{ name: 'corporationAdmin', corporationId: calls.accounts().globex.id }],
    });
    expect(other.status).toBe(201);
    later(25);
    await pass();
    expect(await emailOf(user)).toBe(user.email);
    expect(await read(user)).toBeNull();
  });

  it('to an e-mail of somebody else is answered as any other, and cannot be confirmed', async () => {
    const [user, other] = [await person(), await calls.makeAdmin(calls.accounts().globex.id)];
    const [known, unknown] = [
      await ask(user, other.email),
      await ask(await person(), newAddress()),
    ];
    expect([known.status, Object.keys(known.body.change!)]).toEqual([
      unknown.status,
      Object.keys(unknown.body.change!),
    ]);
    expect((await press(await linkTo(other.email))).status).toBe(410);
    later(25);
    await pass();
    expect(await emailOf(user)).toBe(user.email);
    expect((await read(user))?.confirmedAt).toBeNull();
  });

  it('reaches each row of the person, and their sessions, but no invitation', async () => {
    const { northwind, globex } = calls.accounts();
    const user = await calls.makeAdmin(globex.id);
    const manager = calls.as('fleetManager');
    const shares: User[] = [];
    for (const { id } of [northwind, await calls.makeAccount().then((id) => ({ id }))])
      shares.push(
        (
          await manager.post<User>('/v1/users', {
            givenName: 'Nel',
            familyName: 'Ward',
            email: user.email,
            roles: [{ name: 'corporationAdmin', corporationId: id }],
          })
        ).body,
      );
    const [joined, invited] = shares as [User, User];
    await server.context.database.orm
      .update(users)
      .set({ joinedAt: new Date() })
      .where(eq(users.id, joined.id));
    // Neither company changes the sign-in that the other relies on, nor sees its change.
    expect((await ask(joined, newAddress())).body.code).toBe('USER_OF_OTHER_ACCOUNTS');
    const { globexAdmin } = server.fixtures.users;
    expect((await ask(user, newAddress(), globexAdmin)).body.code).toBe('USER_OF_OTHER_ACCOUNTS');
    const email = newAddress();
    expect((await ask(joined, email, user)).status).toBe(200);
    expect((await calls.as('northwindAdmin').get<Answer>(at(joined))).body.change).toBeNull();
    expect((await calls.as('northwindAdmin').delete(at(joined))).status).toBe(409);
    await press(await linkTo(email));
    later(25);
    await pass();
    expect(await Promise.all([user, joined, invited].map(emailOf))).toEqual([
      email,
      email,
      user.email,
    ]);
  });

  it('ends when who asked for it may no longer sign in', async () => {
    const [user, attacker] = [await person(), await person()];
    const email = newAddress();
    expect((await ask(user, email, attacker)).status).toBe(200);
    await press(await linkTo(email));
    expect((await calls.change('northwindAdmin', attacker, { status: 'inactive' })).status).toBe(
      200,
    );
    later(25);
    await pass();
    expect(await emailOf(user)).toBe(user.email);
  });
});

describe('who asks for another e-mail', () => {
  it('has just signed in', async () => {
    const user = await person();
    const stale = await fresh(colleague(), 0.1);
    const refused = await stale.post<Answer>(at(user), { email: newAddress() });
    expect(refused).toMatchObject({ status: 403, body: { code: 'FRESH_SIGN_IN_REQUIRED' } });
    expect(await mailed(user.email)).toEqual([]);
  });

  it('may change the user', async () => {
    const user = await person();
    const { globexAdmin, tasmanAdmin, fleetManager } = server.fixtures.users;
    for (const by of [globexAdmin, tasmanAdmin])
      expect((await ask(user, newAddress(), by)).body.code).toBe('NOT_FOUND');
    expect((await ask(fleetManager, newAddress())).body.code).toBe('NOT_FOUND');
    const { northwind, globex } = calls.accounts();
    const shared = await calls.makeAdmin(northwind.id, globex.id);
    expect((await ask(shared, newAddress())).body.code).toBe('USER_OF_OTHER_ACCOUNTS');
    expect((await ask(shared, newAddress(), shared)).status).toBe(200);
    expect((await ask(server.fixtures.users.inactiveAdmin, newAddress())).body.code).toBe(
      'USER_INACTIVE',
    );
    const { inactiveAdmin, northwindAdmin } = server.fixtures.users;
    const offers = async (by: TestUser, of: { id: string }) =>
      (await (await fresh(by)).get<Answer>(at(of))).body.canRequest;
    expect(await offers(northwindAdmin, await person())).toBe(true);
    expect(await offers(northwindAdmin, shared)).toBe(false);
    expect(await offers(fleetManager, inactiveAdmin)).toBe(false);
    for (const by of ['globexAdmin', 'tasmanAdmin'] as const) {
      expect((await calls.as(by).get(at(user))).status).toBe(404);
      expect((await calls.as(by).delete(at(user))).status).toBe(404);
    }
  });

  it('has no other way', async () => {
    const user = await person();
    for (const by of ['northwindAdmin', 'fleetManager'] as const) {
      const patched = await calls.change(by, user, { email: newAddress() });
      expect(patched).toMatchObject({
        status: 422,
        body: { errors: { email: { code: 'readOnly' } } },
      });
    }
    const own = await server
      .as(user)
      .patch<Problem>(`/v1/users/${user.id}`, { email: newAddress() });
    expect(own.body.errors).toMatchObject({ email: { code: 'readOnly' } });
    expect(
      (await calls.change('northwindAdmin', user, { email: user.email, givenName: 'Same' })).status,
    ).toBe(200);
  });
});
