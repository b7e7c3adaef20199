import { afterAll, beforeAll, expect, it } from 'vitest';
import { CHANNEL_A } from '../support/fixtures.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { creatable, path, resourceCases } from './resourceCases.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

it('logs who did what, and nothing personal, whatever happens', async () => {
  const cases = resourceCases(server);
  const { users, employees, guests, corporations } = server.fixtures;
  const sent: unknown[] = [];
  for (const resource of creatable) {
    const client = cases.clientFor(resource, 'create');
    const body = await cases.values(resource);
    const { id } = await cases.create(resource, body);
    await client.get(`${path(resource)}?dynamicSearch=${encodeURIComponent('Anna Smith')}`);
    await client.patch(path(resource, id), body);
    await client.post(path(resource), { ...body, nonsense: 'Zanzibar' });
    await client.get(`/v1/${encodeURIComponent(employees.anna.phone)}/Zanzibar`);
    // For some resources the second row with the same values violates a unique index.
    await client.post(path(resource), body);
    sent.push(...Object.entries(body));
  }
  const expired = await server.tokenFor(users.northwindAdmin, CHANNEL_A, { expiresIn: -3600 });
  await server.withToken(CHANNEL_A, expired).get('/v1/me');
  await server.withToken(CHANNEL_A, 'Zanzibar').get('/v1/me');
  const { pool } = server.context.database;
  await pool.query('ALTER TABLE business_passengers RENAME COLUMN email TO email_away');
  const anna = {
    ...(await cases.values(creatable.find(({ name }) => name === 'business-passengers')!)),
    givenName: 'Zanzibar',
  };
  const broken = await server.as(users.northwindAdmin).post('/v1/business-passengers', anna);
  await pool.query('ALTER TABLE business_passengers RENAME COLUMN email_away TO email');
  expect(broken.status).toBe(500);

  const lines = server.logs.map((line): Record<string, unknown> => JSON.parse(line));
  expect(lines.length).toBeGreaterThan(creatable.length * 5);
  const known =
    'level time pid hostname msg requestId channel actorId method route status code durationMs error reason';
  for (const line of lines)
    expect(known.split(' ')).toEqual(expect.arrayContaining(Object.keys(line)));

  const everything = server.logs.join('\n');
  const personal = [
    ...Object.values(users).flatMap(({ email, familyName }) => [email, familyName]),
    ...Object.values(employees).flatMap(({ phone, familyName }) => [phone, familyName]),
    ...Object.values(guests).map(({ phoneNumber }) => phoneNumber),
    ...Object.values(corporations).map(({ name }) => `office@${name.toLowerCase()}`),
    ...sent.filter((value) => typeof value === 'string' && value.includes('@')),
    'Zanzibar',
    'valid.example',
    'Bearer',
    'eyJ',
    'dynamicSearch',
  ];
  for (const text of personal) expect(everything).not.toContain(String(text));
});

it('logs the pattern of a route, its status and who called', async () => {
  const { fleetManager } = server.fixtures.users;
  const { id } = server.fixtures.fleets.cityCars;
  const reply = await server.as(fleetManager).get(`/v1/fleets/${id}`);
  const requestId = reply.headers.get('x-request-id');
  const line = server.logs.findLast((one) => one.includes(String(requestId)));
  expect(JSON.parse(line ?? '{}')).toMatchObject({
    requestId,
    channel: 'meridian',
    actorId: fleetManager.id,
    method: 'GET',
    route: '/v1/fleets/{id}',
    status: 200,
    durationMs: expect.any(Number),
  });
});

it('says of every line to which request of whom it belongs', async () => {
  const { northwindAdmin } = server.fixtures.users;
  const near = 'latitude=51.5&longitude=-0.1&limit=10&status=available';
  const { headers } = await server.as(northwindAdmin).get(`/v1/nearby-drivers?${near}`);
  const line = server.logs.findLast((one) => one.includes('no drivers from dispatch'));
  expect(JSON.parse(line ?? '{}')).toMatchObject({
    requestId: headers.get('x-request-id'),
    channel: 'meridian',
    actorId: northwindAdmin.id,
    method: 'GET',
    route: '/v1/nearby-drivers',
  });
});
