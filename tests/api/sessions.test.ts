import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Problem } from '../../contract/core/errors.ts';
import type { Session } from '../../contract/identity/sessions.ts';
import { findLink, makeLink, SIGN_IN_LINK_PATH } from '../../server/identity/mailedLinks.ts';
import { issuerOf } from '../../server/identity/issuers.ts';
import { CHANNEL_A, type TestUser } from '../support/fixtures.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { openSession, signAccessToken } from '../support/tokens.ts';

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:131.0) Gecko/20100101 Firefox/131.0';
const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** Signs somebody in on a device. */
async function signIn(user: TestUser, userAgent?: string) {
  const issuer = issuerOf(`http://${user.channelId}.localhost:${server.context.config.port}`);
  const { database } = server.context;
  const session = await openSession(database, issuer, user.id, { userAgent });
  const token = await signAccessToken(database, { issuer, subject: user.id, session });
  return { session, client: server.withToken(user.channelId, token) };
}

describe('own sessions', () => {
  it('are listed with device and time, the one in use marked', async () => {
    const { globexAdmin, bothAdmin } = server.fixtures.users;
    const desk = await signIn(globexAdmin, FIREFOX);
    const phone = await signIn(globexAdmin, SAFARI);
    await signIn(globexAdmin);
    await signIn(bothAdmin, FIREFOX);
    const { body } = await phone.client.get<Session[]>('/v1/sessions');
    expect(body).toHaveLength(3);
    expect(body.find(({ id }) => id === desk.session)).toMatchObject({
      browser: 'Firefox',
      system: 'Windows',
      isCurrent: false,
    });
    expect(body.find(({ isCurrent }) => isCurrent)).toMatchObject({
      id: phone.session,
      browser: 'Safari',
      system: 'iOS',
    });
    expect(body.filter(({ browser }) => browser === null)).toHaveLength(1);
  });

  it('are ended only by their owner, with their tokens', async () => {
    const { northwindAdmin, globexAdmin } = server.fixtures.users;
    const desk = await signIn(northwindAdmin, FIREFOX);
    const lost = await signIn(northwindAdmin, SAFARI);
    const other = await signIn(globexAdmin);
    const end = `/v1/sessions/${lost.session}`;
    expect((await other.client.delete<Problem>(end)).body).toMatchObject({ code: 'NOT_FOUND' });
    expect((await lost.client.get('/v1/me')).status).toBe(200);
    const replies = await Promise.all([desk.client.delete(end), desk.client.delete(end)]);
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 404]);
    expect((await lost.client.get('/v1/me')).body).toMatchObject({ code: 'NOT_SIGNED_IN' });
    expect((await desk.client.get('/v1/me')).status).toBe(200);
  });

  it('end at once by signing out, if they are in use', async () => {
    const { client } = await signIn(server.fixtures.users.fleetManager);
    expect((await client.delete('/v1/sessions/current')).status).toBe(204);
    expect((await client.get('/v1/me')).status).toBe(401);
    expect((await client.delete('/v1/sessions/current')).status).toBe(401);
  });

  it('do not come back when somebody is activated again, and neither do links', async () => {
    const { fleetManager, globexAdmin } = server.fixtures.users;
    const manager = await signIn(fleetManager);
    const lost = await signIn(globexAdmin);
    const { database } = server.context;
    const link = async () => {
      const of = { channelId: CHANNEL_A, userId: globexAdmin.id, purpose: 'signIn' as const };
      const { path } = await makeLink(database.orm, of);
      return path.slice(path.lastIndexOf('/') + 1);
    };
    const isGood = async (token: string) =>
      (await findLink(database.orm, CHANNEL_A, SIGN_IN_LINK_PATH, token)) !== null;
    const mailed = await link();
    const change = (values: object) =>
      manager.client.patch(`/v1/users/${globexAdmin.id}`, { leavesAccountAlone: true, ...values });
    expect((await change({ status: 'inactive' })).status).toBe(200);
    expect((await change({ status: 'active' })).status).toBe(200);
    expect((await lost.client.get('/v1/me')).status).toBe(401);
    expect(await isGood(mailed)).toBe(false);
  });

  it('end the live streams of their owner, who reconnects if they may', async () => {
    const { northwindAdmin } = server.fixtures.users;
    const desk = await signIn(northwindAdmin);
    const lost = await signIn(northwindAdmin);
    const told = new Promise((resolve) => {
      const stop = server.context.bookingFeed.subscribe({
        // From here on no event can be missed.
        onOpen: () => void desk.client.delete(`/v1/sessions/${lost.session}`),
        onChange: () => undefined,
        onAccessChange(change) {
          stop();
          resolve(change);
        },
        onEnd: () => undefined,
      });
    });
    expect(await told).toEqual({ channelId: CHANNEL_A, userId: northwindAdmin.id });
  });
});
