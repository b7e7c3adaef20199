import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Problem } from '../../contract/core/errors.ts';
import type { HistoryEntry } from '../../contract/core/history.ts';
import { mails } from '../../server/db/tables/index.ts';
import { setPassword } from '../../server/identity/accounts.ts';
import { runJob } from '../../server/jobs/handlers.ts';
import { inTransaction } from '../../server/db/transaction.ts';
import { mailInvitation } from '../../server/services/users/invitation.ts';
import { requestContext } from '../support/requestContext.ts';
import { CHANNEL_A } from '../support/fixtures.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { roles } from './users.fixture.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

let made = 0;
const admin = (at = server) => at.as(at.fixtures.users.northwindAdmin);
const manager = () => server.as(server.fixtures.users.fleetManager);
type Made = Problem & { id: string; email: string };
async function addUser(more: Record<string, unknown> = {}, at = server): Promise<Made> {
  made += 1;
  const reply = await admin(at).post<Made>('/v1/users', {
    givenName: 'Una',
    familyName: 'Invited',
    email: `una.${made}@northwind.example`,
    role: 'corporationAdmin',
    roles: roles(at.fixtures.corporations.northwind.id),
    ...more,
  });
  expect(reply.status).toBe(201);
  return reply.body;
}
const mailsTo = (recipient: string, at = server) =>
  at.context.database.orm.select().from(mails).where(eq(mails.recipient, recipient));
const invite = (id: string, by = admin()) =>
  by.post<Problem & { invitedAt: string }>(`/v1/users/${id}/invitation`);

describe('a new user', () => {
  it('is mailed a link to set the first password, in their own language', async () => {
    const { email } = await addUser({ communicationLanguage: 'fr' });
    const [mail] = await mailsTo(email);
    const { northwindAdmin } = server.fixtures.users;
    expect(mail).toMatchObject({
      language: 'fr',
      replyTo: northwindAdmin.email,
      subject: 'Votre accès à Meridian Cars',
      stopUrl: null,
    });
    expect(mail!.text).toMatch(/http:\/\/localhost:\d+\/oidc\/password\/[\w-]{43}\?lang=fr/);
    expect(mail!.text).toContain('Nora Wind');
    expect(mail!.text).not.toContain('%{');
    expect(server.enqueued).toContainEqual({
      name: 'send-mail',
      payload: { channelId: CHANNEL_A, mailId: mail!.id },
    });
  });

  it('gets no mail if they may not sign in yet', async () => {
    const { email } = await addUser({ status: 'inactive' });
    expect(await mailsTo(email)).toHaveLength(0);
  });

  it('gets no mail if they could not be added', async () => {
    const email = 'refused@northwind.example';
    const refused = await admin().post('/v1/users', {
      givenName: 'Una',
      familyName: 'Refused',
      email,
      role: 'corporationAdmin',
      roles: roles(server.fixtures.corporations.globex.id),
    });
    expect(refused.status).toBe(422);
    expect(await mailsTo(email)).toHaveLength(0);
  });
});

describe('an invitation of a user', () => {
  it('is sent again on request, not twice within ten minutes, and is in the history', async () => {
    const { id, email } = await addUser();
    const refused = await invite(id);
    expect(refused).toMatchObject({ status: 429, body: { code: 'INVITED_JUST_NOW' } });
    // For a user who has a password the link is a reset link, and none was mailed yet.
    await setPassword(server.context.database.orm, CHANNEL_A, id, 'una has a password');
    const both = await Promise.all([invite(id), invite(id, manager())]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 429]);
    const all = await mailsTo(email);
    expect(all.map(({ subject }) => subject).toSorted()).toEqual([
      'Set a new password for Meridian Cars',
      'Your access to Meridian Cars',
    ]);
    const history = await admin().get<HistoryEntry[]>(`/v1/users/${id}/history`);
    expect(history.body[0]).toMatchObject({ action: 'invite' });
  });

  it('is not sent to people who are inactive, or of another account', async () => {
    const { inactiveAdmin, fleetManager, tasmanAdmin } = server.fixtures.users;
    expect((await invite(inactiveAdmin.id)).body).toMatchObject({ code: 'USER_INACTIVE' });
    for (const { id } of [fleetManager, tasmanAdmin])
      expect((await invite(id)).body).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('leaves no link behind in the table of mails once it is sent', async () => {
    const { email } = await addUser();
    const [mail] = await mailsTo(email);
    await runJob(server.context, 'send-mail', { channelId: CHANNEL_A, mailId: mail!.id });
    const [sent] = await mailsTo(email);
    expect(sent).toMatchObject({ state: 'SENT', text: '', html: '' });
  });
});

it('the invitation names the outside identity provider if that keeps the passwords', async () => {
  const { context, fixtures } = server;
  const identity = {
    kind: 'external' as const,
    issuer: 'https://id.example/realm',
    clientId: 'taxi',
    audience: 'taxi',
  };
  const app = { ...context, config: { ...context.config, identity } };
  const ctx = requestContext(app, fixtures.users.northwindAdmin);
  const user = {
    id: fixtures.users.bothAdmin.id,
    email: 'elsewhere@northwind.example',
    givenName: 'Else',
    communicationLanguage: 'en' as const,
  };
  await inTransaction(app.database, (tx) => mailInvitation(tx, ctx, user));
  const [mail] = await mailsTo(user.email);
  expect(mail!.text).toContain('Sign in with your account at id.example');
  expect(mail!.text).not.toContain('/oidc/');
});
