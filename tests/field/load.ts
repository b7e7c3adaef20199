import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { BookingRequest } from '../../contract/booking/request.ts';
import { requestOf } from '../../scripts/lib/benchBookings.ts';
import type { Database } from '../../server/db/open.ts';
import { userCorporations, users } from '../../server/db/tables/index.ts';
import { issuerOf } from '../../server/identity/issuers.ts';
import { signAccessToken } from '../support/tokens.ts';

const LISTS = [
  '/v1/bookings',
  '/v1/business-passengers',
  '/v1/employee-groups',
  '/v1/invoices',
  '/v1/travel-restrictions',
  '/v1/fleets',
];
/** Between two calls of a person: many people together are under the limit of one. */
const PAUSE_MS = 40;
/** Before a call that failed is repeated. */
const REPEAT_MS = 250;
const GIVE_UP_MS = 20_000;
const MINUTES = 60;

interface Failure {
  at: Date;
  call: string;
  /** The status with the beginning of the answer, or why there was none. */
  what: string;
}

export interface Report {
  calls: number;
  failures: Failure[];
  /** Trips whose confirmation was answered, by their attempts. */
  confirmed: Map<string, string>;
  /** The longest time in which no booking was confirmed. */
  longestGapMs: number;
}

interface Person {
  token: string;
  request: BookingRequest;
}

/** Administrators of accounts, with a trip that each may book. */
async function people(database: Database, origin: string, most: number): Promise<Person[]> {
  const found = await database.orm
    .select({ id: users.id, corporationId: userCorporations.corporationId })
    .from(users)
    .innerJoin(
      userCorporations,
      and(eq(userCorporations.userId, users.id), isNull(userCorporations.deletedAt)),
    )
    .where(
      and(
        eq(users.channelId, 'meridian'),
        eq(users.role, 'corporationAdmin'),
        eq(users.status, 'active'),
      ),
    )
    .limit(most);
  const able: Person[] = [];
  for (const { id, corporationId } of found) {
    const request = await requestOf(database, corporationId).catch(() => null);
    const lifetime = { issuer: issuerOf(origin), subject: id, expiresIn: 30 * MINUTES };
    if (request) able.push({ token: await signAccessToken(database, lifetime), request });
  }
  return able;
}

/**
 * People who book trips and look at lists until they are stopped.
 * @param origin where they call
 * @param isRepeating whether a call that fails is sent again with its key, as the console does
 */
export async function startLoad(
  database: Database,
  { origin, isRepeating }: { origin: string; isRepeating: boolean },
) {
  const report: Report = { calls: 0, failures: [], confirmed: new Map(), longestGapMs: 0 };
  const over = new AbortController();
  let lastConfirmedAt = performance.now();

  async function once(token: string, path: string, key?: string, body?: unknown): Promise<unknown> {
    report.calls += 1;
    const response = await fetch(`${origin}${path}`, {
      method: key === undefined ? 'GET' : 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        ...(key !== undefined && { 'idempotency-key': key }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(GIVE_UP_MS),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${response.status} ${text.slice(0, 300)}`);
    return JSON.parse(text);
  }

  async function call(token: string, path: string, key?: string, body?: unknown): Promise<unknown> {
    for (;;) {
      try {
        return await once(token, path, key, body);
      } catch (error) {
        const what = error instanceof Error ? `${error.message} ${String(error.cause ?? '')}` : '';
        report.failures.push({ at: new Date(), call: path, what });
        if (!isRepeating || over.signal.aborted) return null;
        await wait(REPEAT_MS);
      }
    }
  }

  async function work({ token, request }: Person): Promise<void> {
    for (let turn = 0; !over.signal.aborted; turn += 1) {
      const attempt = `${randomUUID()}:1`;
      const requested = await call(token, '/v1/bookings', `${attempt}:request`, request);
      const { bookingId } = (requested ?? {}) as { bookingId?: string };
      if (bookingId !== undefined) {
        const path = `/v1/bookings/${bookingId}/confirm`;
        if (await call(token, path, `${attempt}:confirm`)) {
          report.confirmed.set(attempt, bookingId);
          const gap = performance.now() - lastConfirmedAt;
          report.longestGapMs = Math.max(report.longestGapMs, gap);
          lastConfirmedAt = performance.now();
        }
      }
      await call(token, LISTS[turn % LISTS.length]!);
      await wait(PAUSE_MS);
    }
  }

  const working = Promise.all((await people(database, origin, 8)).map(work));
  return {
    report,
    async stop(): Promise<Report> {
      over.abort();
      await working;
      return report;
    },
  };
}

/** What is wrong with the trips that were confirmed: attempts without their trip, and attempts with several. */
export async function wrongTrips(
  { orm }: Database,
  { confirmed }: Report,
): Promise<{ lost: string[]; doubled: string[] }> {
  const { rows } = await orm.execute<{ attempt: string; state: string }>(sql`
    select attempt, state from bookings where attempt = any(${sql.param([...confirmed.keys()])})`);
  const booked = rows.filter(({ state }) => state === 'CONFIRMED').map(({ attempt }) => attempt);
  const there = new Set(booked);
  return {
    lost: [...confirmed.keys()].filter((attempt) => !there.has(attempt)),
    doubled: booked.filter((attempt, n) => booked.indexOf(attempt) !== n),
  };
}

/** The failures, each kind once, with how often it came and when. */
export function kindsOf({ failures }: Report): string[] {
  const kinds = Map.groupBy(
    failures,
    ({ call, what }) =>
      `${call.replaceAll(/[\da-f-]{36}/g, '…')}: ${what.replace(/"requestId".*/, '')}`,
  );
  return [...kinds].map(
    ([kind, all]) =>
      `${all.length} × ${kind}, ${all[0]!.at.toISOString()} to ${all.at(-1)!.at.toISOString()}`,
  );
}
