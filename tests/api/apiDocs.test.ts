import { afterAll, beforeAll, expect, it } from 'vitest';
import { API_DOCS_PATH } from '../../server/http/apiDocs.ts';
import { CHANNEL_A } from '../support/fixtures.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { type ApiDescription, callsOf } from './describedCalls.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const open = (path: string) => server.app.request(`${server.originOf(CHANNEL_A)}${path}`);
const read = async (path: string) => {
  const reply = await open(path);
  expect(reply.status).toBe(200);
  return reply.text();
};
const idsIn = (page: string) => [...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id!);
const linksIn = (page: string) => [...page.matchAll(/href="(\/docs[^"]+)"/g)].map(([, to]) => to!);

it('shows every call and every schema of the description on pages whose links lead somewhere', async () => {
  const { body } = await server
    .anonymous(CHANNEL_A)
    .get<ApiDescription & { components: { schemas: object } }>('/v1/openapi.json');
  const index = await read(API_DOCS_PATH);
  const paths = [...new Set(linksIn(index).map((link) => link.split('#')[0]!))];
  const pages = new Map([[API_DOCS_PATH, index]]);
  for (const path of paths) pages.set(path, await read(path));
  const shown = [...pages.values()].flatMap(idsIn);
  expect(new Set(shown)).toEqual(
    new Set([...callsOf(body).map(({ id }) => id), ...Object.keys(body.components.schemas)]),
  );
  for (const page of pages.values())
    for (const link of linksIn(page)) {
      const [path = '', id] = link.split('#');
      if (id !== undefined) expect(idsIn(pages.get(path) ?? '')).toContain(id);
      else expect([...pages.keys()]).toContain(path);
    }
});

it('needs nothing from elsewhere, and runs no script', async () => {
  const reply = await open(`${API_DOCS_PATH}/trips`);
  expect(reply.headers.get('content-security-policy')).toContain("default-src 'none'");
  const page = await reply.text();
  expect(page).not.toMatch(/<script|<link|<img/);
  expect(page).toContain('-H &quot;authorization: Bearer $TOKEN&quot;');
  expect((await open(`${API_DOCS_PATH}/nothing`)).status).toBe(404);
});

it('names the call that answers the id in the path of another call', async () => {
  const section = (await read(`${API_DOCS_PATH}/users`))
    .split('<section ')
    .find((one) => one.startsWith('id="deleteUsers"'));
  expect(section).toContain('The id that createUsers answers.');
});
