import { afterAll, beforeAll, expect, it } from 'vitest';
import { mountMetrics } from '../../server/http/metrics.ts';
import { createJobs, type JobRunner } from '../../server/jobs/createJobs.ts';
import { openTestDatabase } from '../support/database.ts';
import { insertFixtures } from '../support/fixtures.ts';
import { readProjectFile } from '../support/namedTests.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

const TOKEN = 'the token of the collector, long enough';
const bearer = { authorization: `Bearer ${TOKEN}` };

let server: TestServer;
let jobs: JobRunner;
const servers: TestServer[] = [];

async function start(environment: Record<string, string>): Promise<TestServer> {
  const database = servers[0]?.context.database ?? (await openTestDatabase());
  const fixtures = servers[0]?.fixtures ?? (await insertFixtures(database.orm));
  const started = await startTestServer({ store: { database, fixtures }, environment });
  mountMetrics(started.app, started.context, database);
  servers.push(started);
  return started;
}
/** Asks from an address of the network, or from nowhere. */
const ask = (at: TestServer, headers: Record<string, string> = {}, remoteAddress?: string) =>
  at.app.request(
    'http://meridian.localhost/metrics',
    { headers },
    remoteAddress ? { incoming: { socket: { remoteAddress } } } : {},
  );

beforeAll(async () => {
  server = await start({ METRICS_TOKEN: TOKEN });
  const { database, log } = server.context;
  jobs = await createJobs({ database, log });
});
afterAll(async () => {
  await jobs?.stop();
  await server?.close();
});

it('is for nobody unless a token or an address is named, and then for them only', async () => {
  expect((await ask(await start({}), bearer, '127.0.0.1')).status).toBe(404);
  expect((await ask(server)).status).toBe(401);
  expect((await ask(server, { authorization: `Bearer ${TOKEN}x` })).status).toBe(401);
  expect((await ask(server, bearer)).status).toBe(200);

  const near = await start({ METRICS_FROM: '10.0.0.0/8', TRUSTED_PROXIES: '192.0.2.1' });
  expect((await ask(near, {}, '10.1.2.3')).status).toBe(200);
  expect((await ask(near, bearer, '203.0.113.5')).status).toBe(403);
  expect((await ask(near, bearer)).status).toBe(403);
  const via = (address: string) => ({ 'x-forwarded-for': address });
  expect((await ask(near, via('10.1.2.3'), '192.0.2.1')).status).toBe(200);
  expect((await ask(near, via('203.0.113.5'), '192.0.2.1')).status).toBe(403);
  // A proxy that is not named passes on calls from anywhere.
  expect((await ask(near, via('203.0.113.5'), '10.1.2.3')).status).toBe(403);

  const both = await start({ METRICS_FROM: '10.0.0.0/8', METRICS_TOKEN: TOKEN });
  expect((await ask(both, {}, '10.1.2.3')).status).toBe(401);
  expect((await ask(both, bearer, '203.0.113.5')).status).toBe(403);
  expect((await ask(both, bearer, '10.1.2.3')).status).toBe(200);
});

it('tells calls by the pattern of their route, refusals by their code, and names nobody', async () => {
  const { fleetManager } = server.fixtures.users;
  const { id } = server.fixtures.fleets.cityCars;
  await server.as(fleetManager).get(`/v1/fleets/${id}`);
  await server.anonymous('meridian').get('/v1/fleets');
  await server.anonymous('meridian').get('/v1/nothing-of-that-name');
  const near = 'latitude=51.5&longitude=-0.1&limit=10&status=available';
  await server.as(server.fixtures.users.northwindAdmin).get(`/v1/nearby-drivers?${near}`);
  const text = await (await ask(server, bearer)).text();
  const series = (pattern: string) => new RegExp(`^${pattern} [1-9]\\d*$`, 'm');
  const ofFleet = 'method="GET",route="/v1/fleets/\\{id\\}"';
  expect(text).toMatch(series(`taxi_http_requests_total\\{${ofFleet},class="2xx"\\}`));
  expect(text).toMatch(series(`taxi_http_request_duration_seconds_count\\{${ofFleet}\\}`));
  expect(text).toMatch(series('taxi_http_problems_total\\{code="NOT_SIGNED_IN"\\}'));
  expect(text).toMatch(
    series('taxi_outside_calls_total\\{service="dispatch",outcome="unavailable"\\}'),
  );
  expect(text).not.toMatch(/[\da-f]{8}-[\da-f]{4}-|nothing-of-that-name|localhost/);
});

it('is not in the log each time it is read, but each time it is refused', async () => {
  const at = await start({ METRICS_TOKEN: TOKEN });
  const logged = () =>
    at.logs
      .map((line): Record<string, unknown> => JSON.parse(line))
      .filter(({ route, level }) => route === '/metrics' && Number(level) >= 30);
  await ask(at, bearer);
  expect(logged()).toEqual([]);
  await ask(at);
  expect(logged()).toEqual([expect.objectContaining({ status: 401, msg: 'request' })]);
});

it('tells what waits and how many trips there are, from all channels and for no reader', async () => {
  const { database } = server.context;
  await jobs.enqueue(database.orm, 'housekeeping', {});
  await database.pool.query(`update pgboss.job set start_after = now() - interval '10 minutes'`);
  const { rows } = await database.pool.query<{ channel: string; status: string; count: string }>(
    `select channel_id as channel, coalesce(status, state) as status, count(*) from bookings group by 1, 2`,
  );
  expect(rows.length).toBeGreaterThan(1);
  await database.pool.query(`
    with made as (insert into webhook_endpoints (channel_id, id, name, url, types, status)
      values ('meridian', gen_random_uuid(), 'Travel desk', 'https://travel.invalid', '{}', 'active') returning *)
    insert into webhook_deliveries (channel_id, id, endpoint_id, type, subject, data, occurred_at, state)
      select channel_id, gen_random_uuid(), id, 'trip.created', id, '{}', now() - interval '5 minutes', state
      from made, unnest(array['waiting', 'queued', 'delivered', 'held']) as state`);
  // Another app, because this one's numbers are a few seconds old.
  const text = await (await ask(await start({ METRICS_TOKEN: TOKEN }), bearer)).text();
  expect(text).toContain('taxi_database_up 1');
  expect(text).toContain('taxi_queue_jobs_due{queue="housekeeping"} 1');
  expect(text).toContain('taxi_queue_jobs_due{queue="send-mail"} 0');
  expect(text).toMatch(/^taxi_queue_oldest_seconds\{queue="housekeeping"\} 6\d\d/m);
  expect(text).toContain('taxi_webhooks_undelivered{channel="meridian"} 2');
  expect(text).toMatch(/^taxi_webhooks_oldest_seconds\{channel="meridian"\} 3\d\d/m);
  for (const { channel, status, count } of rows)
    expect(text).toContain(`taxi_bookings{channel="${channel}",status="${status}"} ${count}`);
  expect(text).toMatch(/^taxi_database_connections\{pool="calls",state="idle"\} \d/m);
});

it('tells the rest while the database is away', async () => {
  const at = await start({ METRICS_TOKEN: TOKEN });
  const away = await openTestDatabase({ migrations: null });
  await away.close();
  const { app } = await startTestServer({
    store: { database: at.context.database, fixtures: at.fixtures },
    environment: { METRICS_TOKEN: TOKEN },
  });
  mountMetrics(app, at.context, away);
  const answer = await app.request('http://meridian.localhost/metrics', { headers: bearer });
  expect(answer.status).toBe(200);
  const text = await answer.text();
  expect(text).toContain('taxi_database_up 0');
  expect(text).toContain('taxi_http_requests_total{');
  expect(text).not.toMatch(/^taxi_(?:bookings|queue_jobs_due)\{/m);
});

it('has every metric that the alerts ask for', async () => {
  const rules = readProjectFile('deploy/prometheus/alerts.yml');
  const asked = new Set(
    Array.from(rules.matchAll(/\b(?:taxi|nodejs|process)_\w+/g), ([name]) =>
      name.replace(/_(?:bucket|count|sum)$/, ''),
    ),
  );
  expect(asked.size).toBeGreaterThan(8);
  const text = await (await ask(server, bearer)).text();
  const told = new Set([...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name));
  expect([...asked].filter((name) => !told.has(name))).toEqual([]);
});
