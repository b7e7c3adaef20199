import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { JobRunner } from '../../server/jobs/createJobs.ts';
import type { TestServer } from '../support/server.ts';

interface Span {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: { key: string; value: unknown }[];
}
interface Sent {
  resourceSpans: { scopeSpans: { spans: Span[] }[] }[];
}

const bodies: string[] = [];
const spans = () =>
  bodies
    .map((body): Sent => JSON.parse(body))
    .flatMap(({ resourceSpans }) => resourceSpans)
    .flatMap(({ scopeSpans }) => scopeSpans)
    .flatMap((scope) => scope.spans);

/** What collects traces by OTLP. */
const collector = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    if (request.url === '/v1/traces') bodies.push(Buffer.concat(chunks).toString());
    response.setHeader('content-type', 'application/json').end('{}');
  });
});

let server: TestServer;
let jobs: JobRunner;
let endTracing: () => Promise<void>;

beforeAll(async () => {
  collector.listen(0, '127.0.0.1');
  await once(collector, 'listening');
  const { port } = collector.address() as AddressInfo;
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', `http://127.0.0.1:${port}`);
  vi.stubEnv('OTEL_EXPORTER_OTLP_PROTOCOL', 'http/json');
  const { startTracing } = await import('../../server/tracing/startTracing.ts');
  endTracing = await startTracing();
  const { startTestServer } = await import('../support/server.ts');
  const { createJobs } = await import('../../server/jobs/createJobs.ts');
  const { openTestDatabase } = await import('../support/database.ts');
  const { insertFixtures } = await import('../support/fixtures.ts');
  const { createLog } = await import('../../server/log.ts');
  const database = await openTestDatabase();
  const fixtures = await insertFixtures(database.orm);
  jobs = await createJobs({ database, log: createLog('silent') });
  server = await startTestServer({ store: { database, fixtures }, context: { jobs } });
  await jobs.start(server.context);
});
afterAll(async () => {
  await jobs?.stop();
  await server?.close();
  await server?.context.database.close();
  vi.unstubAllEnvs();
  collector.close();
});

it('follows a request to its statements and its job, and tells no values', async () => {
  const { users, corporations } = server.fixtures;
  const client = server.as(users.northwindAdmin);
  const query = { corporationId: corporations.northwind.id };
  const { body, status } = await client.post<{ id: string }>('/v1/report-exports', {
    path: '/v1/business/reports/corporation-admins',
    query,
  });
  expect(status).toBe(202);
  await vi.waitFor(
    async () =>
      expect((await client.get(`/v1/report-exports/${body.id}`)).body).toMatchObject({
        state: 'DONE',
      }),
    { timeout: 30_000, interval: 200 },
  );
  await jobs.stop();
  await endTracing();

  const all = spans();
  const request = all.find(({ name }) => name === 'POST /v1/report-exports')!;
  const inTrace = all.filter(({ traceId }) => traceId === request.traceId);
  const within = (span: Span) =>
    inTrace.filter(({ parentSpanId }) => parentSpanId === span.spanId).map(({ name }) => name);
  const job = inTrace.find(({ name }) => name === 'job report-export')!;
  expect(within(request)).toContain('INSERT report_exports');
  expect(within(job).some((name) => name.startsWith('UPDATE report_exports'))).toBe(true);

  const told = bodies.join('\n');
  for (const value of [query.corporationId, body.id, users.northwindAdmin.email, 'Bearer', 'eyJ'])
    expect(told).not.toContain(value);
});
