import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { fleets } from '../../contract/resources/fleets.ts';
import { answerKey, claimKey, holdClaim, LEASE_SECONDS } from '../../server/db/idempotencyKeys.ts';
import { idempotencyKeys } from '../../server/db/tables/index.ts';
import { CHANNEL_A } from '../support/fixtures.ts';
import type { Client } from '../support/server.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { validRow, type Values } from '../support/validRow.ts';
import type { Row } from './resourceCases.ts';

let server: TestServer;
let client: Client;
let idempotencyKey: string;
let body: Values;
let rows = 0;
beforeAll(async () => {
  server = await startTestServer();
  client = server.as(server.fixtures.users.fleetManager);
});
beforeEach(() => {
  idempotencyKey = randomUUID();
  body = { ...validRow(fleets, (rows += 1), {}), companyName: `Fleet ${randomUUID()}` };
});
afterAll(() => server.close());

const post = (extra = {}) => client.post<Row>('/v1/fleets', body, { idempotencyKey, ...extra });
const made = async () =>
  (await client.get<Row[]>(`/v1/fleets?dynamicSearch=${String(body['companyName'])}`)).body;
const keyRow = () =>
  and(
    eq(idempotencyKeys.key, idempotencyKey),
    eq(idempotencyKeys.actorId, server.fixtures.users.fleetManager.id),
  );

it('gives the same answer again without doing the work again', async () => {
  const first = await post();
  const again = await post();
  expect(first.status).toBe(201);
  expect(first.headers.get('idempotency-replayed')).toBeNull();
  expect(again).toMatchObject({ status: 201, body: first.body });
  expect(again.headers.get('idempotency-replayed')).toBe('true');
  expect(await made()).toHaveLength(1);
});

it('makes one row of fifty calls at once, and never returns two different ones', async () => {
  const replies = await Promise.all(Array.from({ length: 50 }, () => post()));
  const created = replies.filter(({ status }) => status === 201);
  const waiting = replies.filter(({ status }) => status === 409);
  expect(created.length + waiting.length).toBe(50);
  expect(created.length).toBeGreaterThan(0);
  expect(new Set(created.map((reply) => reply.body.id)).size).toBe(1);
  for (const reply of waiting) expect(reply.body).toMatchObject({ code: 'IDEMPOTENCY_IN_FLIGHT' });
  expect(await made()).toHaveLength(1);
  expect((await post()).body).toEqual(created[0]?.body);
});

it('refuses a key that was used for another body, path or method', async () => {
  const { body: row } = await post();
  const refused = { status: 422, body: { code: 'IDEMPOTENCY_KEY_REUSED' } };
  const other = { ...body, companyName: 'Another' };
  expect(await client.post('/v1/fleets', other, { idempotencyKey })).toMatchObject(refused);
  expect(await client.put(`/v1/fleets/${row.id}`, body, { idempotencyKey })).toMatchObject(refused);
  expect(await client.delete(`/v1/fleets/${row.id}`, { idempotencyKey })).toMatchObject(refused);
});

it('keeps keys of different people apart', async () => {
  await post();
  const { northwindAdmin } = server.fixtures.users;
  const other = await server.as(northwindAdmin).post('/v1/fleets', body, { idempotencyKey });
  expect(other).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
});

it('repeats a refusal too', async () => {
  body = { companyName: '' };
  const first = await post();
  const again = await post();
  expect(first.status).toBe(422);
  expect(again).toMatchObject({ status: 422, body: first.body });
  expect(again.headers.get('idempotency-replayed')).toBe('true');
  expect(again.headers.get('content-type')).toBe('application/problem+json');
});

it('forgets a failure of the server, so that the same call can be made again', async () => {
  const { database } = server.context;
  await database.pool.query('ALTER TABLE audit_entries RENAME TO audit_entries_away');
  try {
    expect((await post()).status).toBe(500);
  } finally {
    await database.pool.query('ALTER TABLE audit_entries_away RENAME TO audit_entries');
  }
  expect(await made()).toHaveLength(0);
  expect((await post()).status).toBe(201);
  expect(await made()).toHaveLength(1);
});

it('stores the answer in the transaction that creates the row, so that a crash cannot separate them', async () => {
  const { body: row } = await post();
  const { rows: written } = await server.context.database.pool.query(
    `SELECT k.xmin = f.xmin AS together FROM idempotency_keys k, fleets f
     WHERE k.key = $1 AND f.id = $2`,
    [idempotencyKey, row.id],
  );
  expect(written).toEqual([{ together: true }]);
});

it('rolls back a call whose key was taken over while it was running', async () => {
  const { pool } = server.context.database;
  await pool.query(`
    CREATE FUNCTION take_over() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      UPDATE idempotency_keys SET created_at = created_at + interval '1 second' WHERE status IS NULL;
      RETURN NEW;
    END $$;
    CREATE TRIGGER taken_over AFTER INSERT ON fleets FOR EACH ROW EXECUTE FUNCTION take_over()`);
  try {
    expect(await post()).toMatchObject({ status: 409, body: { code: 'IDEMPOTENCY_IN_FLIGHT' } });
  } finally {
    await pool.query('DROP TRIGGER taken_over ON fleets; DROP FUNCTION take_over()');
  }
  expect(await made()).toHaveLength(0);
});

it('does not take over a key while its process renews it, however long the call takes', async () => {
  const { database } = server.context;
  const owner = {
    channelId: CHANNEL_A,
    actorId: server.fixtures.users.fleetManager.id,
    key: randomUUID(),
  };
  const taken = await claimKey(database, owner, 'hash');
  if (taken.kind !== 'ours') throw new Error('not claimed');
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  try {
    const lease = holdClaim(database, taken.claim);
    const age = () =>
      database.orm
        .update(idempotencyKeys)
        .set({ createdAt: taken.claim.takenAt })
        .where(eq(idempotencyKeys.key, owner.key));
    for (let renewals = 0; renewals < 3; renewals += 1) {
      // As if it had been taken just before its lease ends.
      taken.claim.takenAt = new Date(Date.now() - (LEASE_SECONDS + 5) * 1000);
      await age();
      vi.advanceTimersByTime(3000);
      // Ending waits for the running renewal, which then updates the claim.
      await vi.waitFor(() =>
        expect(taken.claim.takenAt.getTime()).toBeGreaterThan(Date.now() - 5000),
      );
      expect(await claimKey(database, owner, 'hash')).toMatchObject({ kind: 'in flight' });
    }
    await lease.end();
    expect(await answerKey(database.orm, taken.claim, { status: 200, body: {} })).toBe(true);
  } finally {
    vi.useRealTimers();
  }
});

it('takes over a key whose process died before it answered', async () => {
  const { orm } = server.context.database;
  const { body: row } = await post();
  // What it had written was rolled back with its transaction.
  await client.delete(`/v1/fleets/${row.id}`);
  const crash = (age: string) =>
    orm
      .update(idempotencyKeys)
      .set({ status: null, body: null, createdAt: sql`now() - ${age}::interval` })
      .where(keyRow());
  await crash(`${LEASE_SECONDS - 2} seconds`);
  expect(await post()).toMatchObject({ status: 409, body: { code: 'IDEMPOTENCY_IN_FLIGHT' } });
  await crash(`${LEASE_SECONDS + 1} seconds`);
  const replies = await Promise.all([post(), post(), post()]);
  expect(
    replies.filter(
      (reply) => reply.headers.get('idempotency-replayed') === null && reply.status === 201,
    ),
  ).toHaveLength(1);
});

it.each(['', 'x'.repeat(256), 'naïve'])('refuses %o as a key', async (key) => {
  const reply = await client.post('/v1/fleets', body, { headers: { 'idempotency-key': key } });
  expect(reply).toMatchObject({ status: 400, body: { code: 'IDEMPOTENCY_KEY_REQUIRED' } });
});

it('requires a key where a second call would book a second taxi', async () => {
  const admin = server.as(server.fixtures.users.northwindAdmin);
  const reply = await admin.post('/v1/bookings', {});
  expect(reply).toMatchObject({ status: 400, body: { code: 'IDEMPOTENCY_KEY_REQUIRED' } });
});
