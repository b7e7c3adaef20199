import type { TestServer } from '../support/server.ts';
import type { TestUser } from '../support/fixtures.ts';

/** An API key of an account, and its secret. */
export async function directoryKey(
  server: TestServer,
  {
    by,
    corporationId,
    access = 'write',
  }: { by: TestUser; corporationId: string | null; access?: string },
) {
  const body = { name: 'Directory', corporationId, directory: access };
  const made = await server.as(by).post<{ id: string }>('/v1/api-keys', body);
  const { id } = made.body;
  const issued = await server.as(by).post<{ secret: string }>(`/v1/api-keys/${id}/secret`, {});
  return { id, secret: issued.body.secret };
}

/** Calls as a directory makes them. */
export function scimClient(server: TestServer, secret: string, channelId = 'meridian') {
  const client = server.withToken(channelId, secret);
  const headers = { 'content-type': 'application/scim+json' };
  return async <T = Record<string, unknown>>(
    method: string,
    path: string,
    body?: unknown,
    more: Record<string, string> = {},
  ) => {
    const answer = await client.call<T>(method, `/scim/v2${path}`, body, {
      headers: { ...headers, ...more },
    });
    return answer;
  };
}

export const PATCH = 'urn:ietf:params:scim:api:messages:2.0:PatchOp';
export const patch = (...Operations: object[]) => ({ schemas: [PATCH], Operations });
export const person = (name: string, more: object = {}) => ({
  schemas: ['urn:ietf:params:scim:schemas:core:2.0:User'],
  userName: `${name}@northwind.example`,
  name: { givenName: name, familyName: 'Directory' },
  displayName: `${name} Directory`,
  emails: [{ primary: true, value: `${name}@northwind.example`, type: 'work' }],
  phoneNumbers: [{ type: 'mobile', value: '+44 7911 123 999' }],
  active: true,
  ...more,
});
