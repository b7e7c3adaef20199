import { isNull } from 'drizzle-orm';
import pino from 'pino';
import { expect, it } from 'vitest';
import type { Problem } from '../../contract/core/errors.ts';
import { idempotencyKeys } from '../../server/db/tables/index.ts';
import { dereferenced } from '../support/dereferenced.ts';
import { CHANNEL_A, type Fixtures, type TestUser } from '../support/fixtures.ts';
import { badCalls, type InputDescription } from '../support/fuzz/badCalls.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

/** `npm run fuzz` sends any number of calls, with any seed. */
const IS_LONG = process.env['FUZZ_CALLS'] !== undefined;
const COUNT = Number(process.env['FUZZ_CALLS'] ?? 2000);
const SEED = Number(process.env['FUZZ_SEED'] ?? 20261122);
/**
 * The number of calls in a batch, in which each caller has one token; a token is valid for ten
 * minutes.
 */
const BATCH = 2000;
/**
 * The number of calls to one database. After that a fresh one is needed, because callers may have
 * deleted each other.
 */
const ROUND = 10 * BATCH;
const AT_ONCE = 8;
const A_DAY = 86_400_000;

/** The ids of the fixtures' rows by kind, both of the callers' accounts and of others. */
const idsOf = (fixtures: Fixtures): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(fixtures).map(([kind, rows]) => [
      kind,
      Object.values(rows).map(({ id }: { id: string }) => id),
    ]),
  );

const statuses = new Map<number, number>();
const faults: unknown[] = [];

async function sendBatch(server: TestServer, count: number, seed: number): Promise<void> {
  const { users } = server.fixtures;
  const { body } = await server.anonymous(CHANNEL_A).get<InputDescription>('/v1/openapi.json');
  const description = dereferenced(body);
  const withFreshToken = async (user: TestUser) =>
    server.withToken(user.channelId, await server.tokenFor(user, user.channelId));
  const signedIn = await Promise.all(
    [users.northwindAdmin, users.fleetManager, users.bothAdmin].map(withFreshToken),
  );
  const callers = [...signedIn, ...signedIn, server.anonymous(CHANNEL_A)];
  const calls = badCalls(description, idsOf(server.fixtures), { count, seed });
  let next = 0;
  const work = async () => {
    for (let at = next++; at < calls.length; at = next++) {
      const { method, path, headers, body, operation } = calls[at]!;
      const caller = callers[at % callers.length]!;
      const rawBody = method === 'GET' || body === undefined ? {} : { rawBody: body };
      const reply = await caller.call<Problem>(method, path, undefined, { headers, ...rawBody });
      statuses.set(reply.status, (statuses.get(reply.status) ?? 0) + 1);
      // An outside service may fail (dispatch cannot be reached here); our own server may not.
      if (reply.status < 500 || reply.body.code === 'OUTSIDE_SERVICE_UNAVAILABLE') continue;
      faults.push({ seed, at, operation, method, path, body, reply: reply.body });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

/** To repeat a fault, use the seed of its round, because the calls before it may matter. */
async function sendRound(count: number, seed: number): Promise<void> {
  const server = await startTestServer({
    context: { log: pino({ level: 'silent' }) },
    dependencies: { rateLimit: { burst: 1e9, perSecond: 1e9 } },
  });
  try {
    for (let sent = 0; sent < count; sent += BATCH)
      await sendBatch(server, Math.min(BATCH, count - sent), seed + sent);
    // A refused call must not leave a key behind that its caller would have to wait for.
    const { orm } = server.context.database;
    expect(await orm.$count(idempotencyKeys, isNull(idempotencyKeys.status))).toBe(0);
  } finally {
    await server.close();
  }
}

it(
  `answers ${COUNT} bad inputs (seed ${SEED}) without a fault of its own`,
  // A fault is reported, and the test is not tried again.
  { timeout: A_DAY, retry: 0 },
  async () => {
    for (let sent = 0; sent < COUNT && faults.length === 0; sent += ROUND) {
      await sendRound(Math.min(ROUND, COUNT - sent), SEED + sent);
      if (IS_LONG)
        console.log(
          `${Math.min(sent + ROUND, COUNT)} sent; answers by status:`,
          Object.fromEntries(statuses),
        );
    }
    expect(faults.slice(0, 5)).toEqual([]);
    // Some calls must succeed: a generator that is always refused at the first check tests only
    // that check.
    expect(statuses.get(200) ?? 0).toBeGreaterThan(COUNT / 20);
  },
);
