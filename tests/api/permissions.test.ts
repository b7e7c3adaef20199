import { randomUUID } from 'node:crypto';
import { beforeAll, afterAll, describe, expect, it } from 'vitest';
import type { Problem } from '../../contract/core/errors.ts';
import { ROLES } from '../../contract/core/roles.ts';
import { allRoutes } from '../../server/http/createApp.ts';
import { publicOperations } from '../../server/http/operations/public.ts';
import { CHANNEL_A, CHANNEL_B } from '../support/fixtures.ts';
import { type Client, startTestServer, type TestServer } from '../support/server.ts';
import type { DescribedCall } from './describedCalls.ts';
import { rowOfNorthwind } from './rowOfNorthwind.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

// openapi.test.ts holds these against the description that the server answers.
const calls: DescribedCall[] = allRoutes().map(({ id, method, path, roles }) => ({
  id,
  method: method.toUpperCase(),
  path,
  roles,
}));

/** Every call to ids that nobody has, so that nothing else is in the way of the permission. */
const make = (client: Client, { method, path }: DescribedCall, id: string = randomUUID()) =>
  client.call<Problem>(
    method,
    path.replaceAll(/\{\w+\}/g, id),
    {},
    { idempotencyKey: randomUUID() },
  );

describe.each(calls.map((call) => [`${call.method} ${call.path}`, call] as const))(
  '%s',
  (_name, call) => {
    it('needs a sign-in', async () => {
      const reply = await make(server.anonymous(CHANNEL_A), call);
      expect(reply).toMatchObject({ status: 401, body: { code: 'NOT_SIGNED_IN' } });
      expect(reply.headers.get('www-authenticate')).toBe('Bearer');
    });

    it('takes no token that is expired, altered, or of another channel', async () => {
      const { northwindAdmin, tasmanAdmin } = server.fixtures.users;
      const good = await server.tokenFor(northwindAdmin, CHANNEL_A);
      const bad = [
        await server.tokenFor(northwindAdmin, CHANNEL_A, { expiresIn: -3600 }),
        `${good.slice(0, -6)}AAAAAA`,
        good.split('.').slice(0, 2).join('.') + '.',
        await server.tokenFor(tasmanAdmin, CHANNEL_B),
        'nonsense',
      ];
      for (const token of bad) {
        const reply = await make(server.withToken(CHANNEL_A, token), call);
        expect(reply).toMatchObject({ status: 401, body: { code: 'NOT_SIGNED_IN' } });
      }
    });

    it('knows nobody of another channel and nobody switched off', async () => {
      const { tasmanAdmin, inactiveAdmin } = server.fixtures.users;
      for (const user of [tasmanAdmin, inactiveAdmin]) {
        const token = await server.tokenFor(user, CHANNEL_A);
        const reply = await make(server.withToken(CHANNEL_A, token), call);
        expect(reply).toMatchObject({ status: 403, body: { code: 'NO_ACCESS_TO_CHANNEL' } });
      }
    });

    it.each(ROLES)('lets a %s do it, or not, as described', async (role) => {
      const { northwindAdmin, fleetManager } = server.fixtures.users;
      const user = role === 'corporationAdmin' ? northwindAdmin : fleetManager;
      const { status, body } = await make(server.as(user), call);
      expect(status).toBeLessThan(500);
      expect(status).not.toBe(401);
      // A role that may is refused for the ids, which nobody has, or for the empty body at most.
      expect(status === 403 && body.code === 'FORBIDDEN').toBe(!call.roles.includes(role));
    });

    it('tells other accounts and channels nothing of a row, not even that it is there', async () => {
      const row = await rowOfNorthwind(call.path, server);
      if (!row) return;
      const { globexAdmin, tasmanAdmin, harbourFleetManager } = server.fixtures.users;
      const strangers = [tasmanAdmin, harbourFleetManager];
      if (row.ofAccount) strangers.push(globexAdmin);
      for (const user of strangers) {
        const reply = await make(server.as(user), call, row.id);
        const absent = await make(server.as(user), call);
        expect(reply.status).toBeGreaterThanOrEqual(400);
        expect([reply.status, reply.body.code]).toEqual([absent.status, absent.body.code]);
      }
    });
  },
);

describe.each(publicOperations.map(({ id, path }) => [id, path] as const))(
  '%s, which everybody may call',
  (_id, path) => {
    const nobodys = path.replaceAll(/\{\w+\}/g, 'x'.repeat(32));

    it('answers the same to everybody, signed in or not', async () => {
      const { northwindAdmin, fleetManager } = server.fixtures.users;
      const callers = [
        server.anonymous(CHANNEL_A),
        server.withToken(CHANNEL_A, 'nonsense'),
        server.as(northwindAdmin),
        server.as(fleetManager),
      ];
      for (const caller of callers)
        expect(await caller.get<Problem>(nobodys)).toMatchObject({
          status: 404,
          body: { code: 'NOT_FOUND' },
        });
    });

    it('only reads', async () => {
      for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
        const reply = await server.anonymous(CHANNEL_A).call<Problem>(method, nobodys, {});
        expect(reply).toMatchObject({ status: 405, body: { code: 'METHOD_NOT_ALLOWED' } });
      }
    });
  },
);
