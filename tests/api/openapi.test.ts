import { STOP_MAILS_PATH } from '../../server/services/mails/stopLink.ts';
import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { allRoutes } from '../../server/http/createApp.ts';
import { publicOperations } from '../../server/http/operations/public.ts';
import { PUBLIC_ROLE } from '../../server/http/publicOperation.ts';
import { CHANNEL_A } from '../support/fixtures.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { type ApiDescription, callsOf } from './describedCalls.ts';

let server: TestServer;
let document: ApiDescription;
beforeAll(async () => {
  server = await startTestServer();
  document = (await server.anonymous(CHANNEL_A).get<ApiDescription>('/v1/openapi.json')).body;
});
afterAll(() => server.close());

it('is a valid OpenAPI 3.1 document', async () => {
  const validator = new Validator();
  const { valid, errors } = await validator.validate({ ...document });
  expect(errors).toBeUndefined();
  expect(valid).toBe(true);
  expect(validator.version).toBe('3.1');
});

it('describes exactly the calls that are mounted', () => {
  const described = callsOf(document).map(({ method, path }) => `${method} ${path}`);
  const mounted = server.app.routes
    // What stand-ins play is described by those they play.
    .filter(({ path }) => !path.startsWith('/sandbox/'))
    // A page that a mail leads to is no call.
    .filter(({ path }) => !path.startsWith(STOP_MAILS_PATH))
    .filter(({ method, path }) => method !== 'ALL' && path !== '/*')
    .map(({ method, path }) => `${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`);
  expect(described.sort()).toEqual([...new Set(mounted)].sort());
});

it('names the roles of every call that people make', () => {
  const withRoles = callsOf(document).filter(({ roles }) => roles !== null);
  const byId = (calls: readonly { id: string; roles: unknown }[]) =>
    Object.fromEntries(calls.map(({ id, roles }) => [id, roles]));
  const open = publicOperations.map(({ id }) => ({ id, roles: [PUBLIC_ROLE] }));
  expect(byId(withRoles)).toEqual(byId([...allRoutes(), ...open]));
  for (const { roles } of withRoles) expect(roles?.length).toBeGreaterThan(0);
});

it('gives every call an id of its own', () => {
  const ids = callsOf(document).map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});
