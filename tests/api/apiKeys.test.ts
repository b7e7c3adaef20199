import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiKeys, apiKeySecrets, idempotencyKeys, users } from '../../server/db/tables/index.ts';
import { requester } from '../../server/services/requester.ts';
import { reaching } from '../../server/db/rowSecurity/reaching.ts';
import { CHANNEL_A, CHANNEL_B } from '../support/fixtures.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

interface Issued {
  secret: string;
  formerEndsAt: string | null;
}
interface Row {
  id: string;
  keyStart: string | null;
  formerEndsAt: string | null;
  lastUsedAt: string | null;
}

const admin = () => server.as(server.fixtures.users.northwindAdmin);
const manager = () => server.as(server.fixtures.users.fleetManager);
const northwind = () => server.fixtures.corporations.northwind.id;
const using = (secret: string, channelId: string = CHANNEL_A) =>
  server.withToken(channelId, secret);

const newSecret = async (id: string, body: object = {}) =>
  (await admin().post<Issued>(`/v1/api-keys/${id}/secret`, body)).body;
const read = async (id: string) => (await admin().get<Row>(`/v1/api-keys/${id}`)).body;

/** A key of Northwind with its secret. */
async function made(values: object = {}) {
  const body = { name: 'HR', corporationId: northwind(), people: 'write', ...values };
  const { body: key } = await admin().post<Row>('/v1/api-keys', body);
  return { id: key.id, ...(await newSecret(key.id)) };
}
const PEOPLE = '/v1/business-passengers';
const statusOf = async (secret: string, path = PEOPLE) => (await using(secret).get(path)).status;

describe('a key', () => {
  it('can be recognised, and does what it is for in the name of its account', async () => {
    const { secret, formerEndsAt } = await made();
    expect(secret).toMatch(/^taxikey_[0-9A-Za-z]{12}_[0-9A-Za-z]{43}$/);
    expect(formerEndsAt).toBeNull();
    const { body } = await using(secret).get<{ businessAccountId: string }[]>(PEOPLE);
    expect(body.length).toBeGreaterThan(0);
    for (const { businessAccountId } of body) expect(businessAccountId).toBe(northwind());
    const refused = await using(secret).get('/v1/bookings');
    expect(refused).toMatchObject({
      status: 403,
      body: { code: 'KEY_NOT_ALLOWED', params: { needed: 'trips:read' } },
    });
    const none = await using(secret).post('/v1/employee-groups', {});
    expect(none.body).toMatchObject({ code: 'KEY_NOT_ALLOWED', params: { needed: 'rules:write' } });
  });

  it('is named in the history of what it changes, and is no user', async () => {
    const { id, secret } = await made({ name: 'Payroll' });
    const { anna } = server.fixtures.employees;
    await using(secret).patch(`${PEOPLE}/${anna.id}`, { externalId: 'P-1' });
    const { body } = await admin().get<{ by: object }[]>(`${PEOPLE}/${anna.id}/history`);
    expect(body[0]).toMatchObject({ by: { id, name: 'Payroll' } });
    await admin().patch(`/v1/api-keys/${id}`, { name: 'Payroll sync' });
    const renamed = await admin().get<{ by: object }[]>(`${PEOPLE}/${anna.id}/history`);
    expect(renamed.body[0]).toMatchObject({ by: { id, name: 'Payroll sync' } });
    for (const list of ['/v1/users', '/v1/users/deleted']) {
      const found = await manager().get<{ id: string }[]>(`${list}?id=${id}`);
      expect(found.body).toEqual([]);
    }
  });

  it('works in its own channel only, and not when a letter of it is wrong', async () => {
    const { secret } = await made();
    expect(await statusOf(secret)).toBe(200);
    expect((await using(secret, CHANNEL_B).get(PEOPLE)).status).toBe(401);
    const last = secret.endsWith('A') ? 'B' : 'A';
    const wrong = await using(secret.slice(0, -1) + last).get(PEOPLE);
    expect(wrong).toMatchObject({ status: 401, body: { code: 'NOT_SIGNED_IN' } });
    expect(await statusOf('taxikey_short')).toBe(401);
  });

  it('stops working at once when it is switched off or deleted, and after its last day', async () => {
    const { id, secret } = await made();
    const at = `/v1/api-keys/${id}`;
    await admin().patch(at, { status: 'inactive' });
    expect(await statusOf(secret)).toBe(401);
    await admin().patch(at, { status: 'active' });
    expect(await statusOf(secret)).toBe(200);
    await admin().delete(at);
    expect(await statusOf(secret)).toBe(401);
    await admin().post(`${at}/restore`);
    expect(await statusOf(secret)).toBe(200);
    const past = await admin().patch<{ errors: object }>(at, { expiresOn: '2020-01-01' });
    expect(past.body.errors).toMatchObject({ expiresOn: { code: 'timeInPast' } });
    const { orm } = server.context.database;
    await orm.update(apiKeys).set({ expiresOn: '2020-01-01' }).where(eq(apiKeys.id, id));
    expect(await statusOf(secret)).toBe(401);
  });

  it('gets a new secret while the former one works for a time', async () => {
    const { id, secret } = await made();
    const next = await newSecret(id, { formerValidMinutes: 60 });
    expect(Date.parse(next.formerEndsAt!)).toBeGreaterThan(Date.now());
    expect([await statusOf(secret), await statusOf(next.secret)]).toEqual([200, 200]);
    expect(await read(id)).toMatchObject({
      keyStart: next.secret.slice(0, 20),
      formerEndsAt: next.formerEndsAt,
    });
    const last = await newSecret(id);
    const all = [secret, next.secret, last.secret];
    expect(await Promise.all(all.map((one) => statusOf(one)))).toEqual([401, 401, 200]);
    const { body: history } = await admin().get<object[]>(`/v1/api-keys/${id}/history`);
    expect(history[0]).toMatchObject({ action: 'new-secret' });
  });

  it('has one present secret, however many are asked for at the same time', async () => {
    const { id } = await made();
    const issued = await Promise.all([1, 2, 3, 4].map(() => newSecret(id)));
    const statuses = await Promise.all(issued.map(({ secret }) => statusOf(secret)));
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 401, 401, 401]);
  });

  it('can be kept to addresses', async () => {
    const { id, secret } = await made({ addresses: '198.51.100.0/24, 2001:db8::1' });
    const refused = await using(secret).get(PEOPLE);
    expect(refused).toMatchObject({ status: 403, body: { code: 'KEY_NOT_ALLOWED' } });
    const wrong = await admin().patch<{ errors: object }>(`/v1/api-keys/${id}`, {
      addresses: '198.51.100.0/24, office',
    });
    expect(wrong.body.errors).toMatchObject({ addresses: { code: 'networks' } });
  });

  it('is noted as used, and only once in a while', async () => {
    const { id, secret } = await made();
    expect((await read(id)).lastUsedAt).toBeNull();
    await statusOf(secret);
    const { lastUsedAt } = await read(id);
    expect(lastUsedAt).not.toBeNull();
    await statusOf(secret);
    expect((await read(id)).lastUsedAt).toBe(lastUsedAt);
  });

  it('is kept nowhere: not in the database, not with a repeated call, not in the log', async () => {
    const { secret } = await made();
    await using(secret).get(PEOPLE);
    await using(`${secret}x`).get(PEOPLE);
    const { orm } = server.context.database;
    const kept = await Promise.all(
      [apiKeys, apiKeySecrets, idempotencyKeys, users].map((table) => orm.select().from(table)),
    );
    const hidden = secret.split('_').at(-1)!;
    expect(JSON.stringify(kept)).not.toContain(hidden);
    expect(server.logs.join('\n')).not.toContain(hidden);
  });

  it('asks for work in the background only as long as it works', async () => {
    const { id } = await made({ trips: 'read' });
    const app = reaching(server.context, { channelId: CHANNEL_A });
    const asked = { channelId: CHANNEL_A, userId: id, id };
    const found = await requester(app, asked, 'en');
    expect(found?.actor).toMatchObject({ userId: id, corporationIds: [northwind()] });
    await admin().patch(`/v1/api-keys/${id}`, { status: 'inactive' });
    expect(await requester(app, asked, 'en')).toBeNull();
  });
});

describe('the operator', () => {
  it('has keys that act as a fleet manager, and not for an account', async () => {
    const asked = { name: 'ERP', invoices: 'read', corporationId: northwind() };
    const refused = await manager().post<{ errors: object }>('/v1/api-keys', asked);
    expect(refused.body.errors).toMatchObject({ corporationId: { code: 'notAllowed' } });
    const key = await manager().post<Row>('/v1/api-keys', { name: 'ERP', invoices: 'read' });
    expect(key.status).toBe(201);
    const { body } = await manager().post<Issued>(`/v1/api-keys/${key.body.id}/secret`, {});
    const invoices = await using(body.secret).get<{ corporationId: string }[]>('/v1/invoices');
    const accounts = new Set(invoices.body.map(({ corporationId }) => corporationId));
    expect(accounts.size).toBeGreaterThan(1);
    expect((await admin().get(`/v1/api-keys/${key.body.id}`)).status).toBe(404);
  });

  it('can switch off the key of an account, but neither change nor use it', async () => {
    const { id, secret } = await made();
    const at = `/v1/api-keys/${id}`;
    const wider = await manager().patch<{ errors: object }>(at, { trips: 'write' });
    expect(wider.body.errors).toMatchObject({ trips: { code: 'notAllowed' } });
    expect((await manager().post(`${at}/secret`, {})).status).toBe(409);
    expect((await manager().patch(at, { status: 'inactive' })).status).toBe(200);
    expect(await statusOf(secret)).toBe(401);
  });
});
