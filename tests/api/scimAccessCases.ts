import { describe, expect, it } from 'vitest';
import { scimCalls } from '../../server/db/tables/index.ts';
import { ENTERPRISE } from '../../server/services/scim/schemas.ts';
import { CHANNEL_B } from '../support/fixtures.ts';
import { directoryKey, patch, person, scimClient } from './scimCalls.ts';
import { ERROR, type Listed, type Made, type World } from './scimWorld.ts';

/** Who may call, and what they reach. */
export function scimAccessCases(world: () => World): void {
  describe('who may call', () => {
    const paths = ['/Users', '/Groups', '/Schemas', '/ResourceTypes', '/ServiceProviderConfig'];
    const refused = async (call: ReturnType<typeof scimClient>, status: number, method = 'GET') => {
      for (const path of method === 'GET' ? paths : ['/Users', '/Groups']) {
        const answer = await call(method, path, method === 'GET' ? undefined : {});
        expect([path, answer.status]).toEqual([path, status]);
        expect(answer.body).toMatchObject({ schemas: [ERROR], status: String(status) });
      }
    };

    it('is a key with that area, and nobody else', async () => {
      const { server, admin, northwind } = world();
      const { users, corporations } = server.fixtures;
      const by = users.northwindAdmin;
      await refused(scimClient(server, 'non-token'), 401);
      await refused(scimClient(server, `taxikey_${'a'.repeat(12)}_${'b'.repeat(43)}`), 401);
      for (const user of [by, users.fleetManager])
        await refused(scimClient(server, await server.tokenFor(user, user.channelId)), 403);
      const of = { by, corporationId: northwind };
      await refused(
        scimClient(server, (await directoryKey(server, { ...of, access: 'none' })).secret),
        403,
      );
      const reader = scimClient(
        server,
        (await directoryKey(server, { ...of, access: 'read' })).secret,
      );
      expect((await reader('GET', '/Users')).status).toBe(200);
      await refused(reader, 403, 'POST');
      const operator = await directoryKey(server, { by: users.fleetManager, corporationId: null });
      await refused(scimClient(server, operator.secret), 403);
      const elsewhere = await directoryKey(server, of);
      await refused(scimClient(server, elsewhere.secret, CHANNEL_B), 401);
      await admin.patch(`/v1/api-keys/${elsewhere.id}`, { status: 'inactive' });
      await refused(scimClient(server, elsewhere.secret), 401);
      // What this key is for is not under /v1.
      const { secret } = await directoryKey(server, {
        by: users.globexAdmin,
        corporationId: corporations.globex.id,
      });
      expect(
        (await server.withToken('meridian', secret).get('/v1/business-passengers')).status,
      ).toBe(403);
      expect((await server.withToken('meridian', secret).get('/v1/imports')).status).toBe(403);
    });

    it('sees and changes nothing of other accounts', async () => {
      const { server, scim, add, employee } = world();
      const { users, corporations } = server.fixtures;
      const { secret } = await directoryKey(server, {
        by: users.globexAdmin,
        corporationId: corporations.globex.id,
      });
      const globex = scimClient(server, secret);
      const id = await add('olga');
      const { body: group } = await scim<Made>('POST', '/Groups', {
        displayName: 'Ours',
        members: [{ value: id }],
      });
      expect((await globex<Listed>('GET', '/Users')).body.totalResults).toBe(0);
      expect((await globex<Listed>('GET', '/Groups')).body.totalResults).toBe(0);
      const off = patch({ op: 'replace', path: 'active', value: false });
      for (const path of [`/Users/${id}`, `/Groups/${group.id}`])
        for (const [method, body] of [
          ['GET', undefined],
          ['PUT', { ...person('olga'), displayName: 'Theirs' }],
          ['PATCH', path.startsWith('/U') ? off : patch({ op: 'remove', path: 'members' })],
          ['DELETE', undefined],
        ] as const)
          expect([method, path, (await globex(method, path, body)).status]).toEqual([
            method,
            path,
            404,
          ]);
      const own = await globex<Made>('POST', '/Groups', {
        displayName: 'Thieves',
        members: [{ value: id }],
      });
      expect((await globex('GET', `/Groups/${own.body.id}`)).body).toMatchObject({ members: [] });
      // The same user name is somebody else there.
      expect((await globex('POST', '/Users', person('olga'))).status).toBe(201);
      expect(await employee('olga')).toMatchObject({ status: 'active' });
    });

    it('is told what it may send, and its calls are noted without names', async () => {
      const { server, scim, search } = world();
      const types = await scim<{ Resources: { endpoint: string }[] }>('GET', '/ResourceTypes');
      expect(types.body.Resources.map(({ endpoint }) => endpoint)).toEqual(['/Users', '/Groups']);
      const config = await scim('GET', '/ServiceProviderConfig');
      expect(config.body).toMatchObject({ patch: { supported: true }, etag: { supported: true } });
      expect((await scim('GET', `/Schemas/${ENTERPRISE}`)).status).toBe(200);
      await search('userName eq "somebody@northwind.example"');
      const calls = await server.context.database.orm.select().from(scimCalls);
      expect(calls.length).toBeGreaterThan(10);
      expect(JSON.stringify(calls)).not.toContain('somebody@');
      expect(calls.some(({ status, detail }) => status === 409 && detail)).toBe(true);
    });
  });
}
