import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Problem } from '../../contract/core/errors.ts';
import { CHANNEL_A, CHANNEL_B } from '../support/fixtures.ts';
import { PAYMENTS_STAND_IN_PATH } from '../../server/sandbox/payments/settings.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
const manager = () => server.as(server.fixtures.users.fleetManager);

it('answers failures as problem details in the caller’s language, or in English if there is none', async () => {
  const texts = {
    fr: 'Introuvable',
    'fr-CA': 'Introuvable',
    'en-uk': 'Not found',
    hu: 'Nem található',
    'pt-BR': 'Não encontrado',
    zz: 'Not found',
  };
  for (const [language, displayTitle] of Object.entries(texts)) {
    const reply = await manager().get<Problem>('/v1/nothing', { language });
    expect(reply.headers.get('content-type')).toBe('application/problem+json');
    expect(reply.body).toMatchObject({
      status: 404,
      code: 'NOT_FOUND',
      title: 'Not found',
      displayTitle,
    });
    expect(reply.body.type).toMatch(/^urn:/);
    expect(reply.body.requestId).toBe(reply.headers.get('x-request-id'));
  }
});

it('says in the caller’s language what is wrong with a field', async () => {
  const reply = await manager().post<Problem>('/v1/fleets', {}, { language: 'fr' });
  expect(reply.body.errors?.['companyName']).toEqual({ code: 'required', message: 'Obligatoire' });
});

it('uses a valid request id and creates its own for any other', async () => {
  const given = { 'x-request-id': 'trace-42' };
  expect((await manager().get('/v1/fleets', { headers: given })).headers.get('x-request-id')).toBe(
    'trace-42',
  );
  for (const id of ['a b', 'x'.repeat(101), '<script>']) {
    const reply = await manager().get('/v1/fleets', { headers: { 'x-request-id': id } });
    expect(reply.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  }
});

it('hides internals when something breaks, and logs them with the request id', async () => {
  const { pool } = server.context.database;
  await pool.query('ALTER TABLE fleets RENAME TO fleets_away');
  const reply = await manager().get<Problem>('/v1/fleets');
  await pool.query('ALTER TABLE fleets_away RENAME TO fleets');
  expect(reply).toMatchObject({ status: 500, body: { code: 'INTERNAL' } });
  expect(JSON.stringify(reply.body)).not.toMatch(/fleets|select|drizzle|\.ts/i);
  const logged = server.logs.find(
    (line) => line.includes(reply.body.requestId) && line.includes('request failed'),
  );
  expect(logged).toContain('42P01');
  expect(logged).toContain('crud/list.ts');
});

it('names the methods that a path allows', async () => {
  const reply = await manager().delete<Problem>('/v1/fleets');
  expect(reply).toMatchObject({ status: 405, body: { code: 'METHOD_NOT_ALLOWED' } });
  expect(reply.headers.get('allow')).toBe('GET, HEAD, POST');
});

it('refuses what is too large', async () => {
  const rawBody = JSON.stringify({ companyName: 'x'.repeat(1_100_000) });
  const reply = await manager().post<Problem>('/v1/fleets', undefined, { rawBody });
  expect(reply).toMatchObject({ status: 413, body: { code: 'PAYLOAD_TOO_LARGE' } });
});

it.each(['/v1/fleets', `${PAYMENTS_STAND_IN_PATH}/v1/customers`, '/stop-mails/x', '/trips'])(
  'does not read an endless body: %s',
  async (path) => {
    let pulled = 0;
    const endless = new ReadableStream({
      pull(controller) {
        pulled += 1;
        controller.enqueue(new Uint8Array(64 * 1024));
      },
    });
    // Node requires `duplex` with a stream, but the types of fetch do not have it.
    const sent = { method: 'POST', body: endless, duplex: 'half' };
    const reply = await server.app.request(`${server.originOf(CHANNEL_A)}${path}`, sent);
    expect([401, 404, 413]).toContain(reply.status);
    expect(pulled).toBeLessThan(200);
  },
);

it('refuses unknown parameters of every call by name', async () => {
  for (const path of ['/v1/me', `/v1/fleets/${server.fixtures.fleets.cityCars.id}`]) {
    const reply = await manager().get<Problem>(`${path}?verbose=1`);
    expect(reply).toMatchObject({ status: 400, body: { code: 'UNKNOWN_PARAMETER' } });
    expect(reply.body.errors).toHaveProperty('verbose');
  }
});

describe('other origins', () => {
  const preflight = (origin: string) =>
    server.app.request(`${server.originOf(CHANNEL_A)}/v1/fleets`, {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': 'POST' },
    });

  it('may call if they belong to the channel', async () => {
    const reply = await preflight(server.originOf(CHANNEL_A));
    expect(reply.headers.get('access-control-allow-origin')).toBe(server.originOf(CHANNEL_A));
    const call = await manager().get('/v1/fleets', {
      headers: { origin: server.originOf(CHANNEL_A) },
    });
    expect(call.headers.get('access-control-expose-headers')).toContain('x-total-count');
  });

  it('may not call otherwise, even if they belong to another channel', async () => {
    for (const origin of ['https://evil.example', server.originOf(CHANNEL_B), 'null'])
      expect((await preflight(origin)).headers.get('access-control-allow-origin')).toBeNull();
  });
});

it('slows down only a caller who makes too many calls', async () => {
  const limited = await startTestServer({
    dependencies: { rateLimit: { burst: 3, perSecond: 0.001 } },
  });
  try {
    const { fleetManager, northwindAdmin } = limited.fixtures.users;
    for (let call = 0; call < 3; call += 1)
      expect((await limited.as(fleetManager).get('/v1/fleets')).status).toBe(200);
    const reply = await limited.as(fleetManager).get('/v1/fleets');
    expect(reply).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS' } });
    expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await limited.as(northwindAdmin).get('/v1/fleets')).status).toBe(200);
  } finally {
    await limited.close();
  }
});

it('is reported as not ready, and answers what still comes, while it stops', async () => {
  const stopping = await startTestServer();
  try {
    const client = stopping.as(stopping.fixtures.users.fleetManager);
    expect((await client.get('/readyz')).status).toBe(200);
    stopping.app.markDraining();
    expect((await client.get('/readyz')).status).toBe(503);
    expect((await client.get('/healthz')).status).toBe(200);
    expect(await client.post('/v1/fleets', {})).toMatchObject({ status: 422 });
    expect((await client.get('/v1/fleets')).status).toBe(200);
  } finally {
    await stopping.close();
  }
});

it('is not ready before every migration is applied', async () => {
  const { pool } = server.context.database;
  const put = (by: number) =>
    pool.query('UPDATE drizzle.__drizzle_migrations SET created_at = created_at + $1', [by]);
  await put(1);
  expect((await manager().get('/readyz')).status).toBe(503);
  await put(-1);
  expect((await manager().get('/readyz')).status).toBe(200);
});
