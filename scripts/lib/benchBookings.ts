import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { Agent, request } from 'node:http';
import { and, eq, getTableColumns, isNull, sql } from 'drizzle-orm';
import pg from 'pg';
import type { BookingRequest } from '../../contract/booking/request.ts';
import { localTime } from '../../contract/booking/schedule.ts';
import type { Database } from '../../server/db/open.ts';
import {
  bookings,
  businessPassengers,
  employeeGroups,
  fleetOffers,
} from '../../server/db/tables/index.ts';
import { answerCalls, startCaller } from './callerProcess.ts';
import { processorTime } from './processorTime.ts';

const ROUNDS = 4;
const BOOKINGS = 100;
const POLL_MS = 100;
const MONTH_AHEAD_MS = 20 * 86_400_000;

/** Trips that are requested and confirmed, several of them at the same time. */
interface Calls {
  origin: string;
  token: string;
  request: BookingRequest;
  count: number;
  atOnce: number;
}

interface Result {
  /** Processor time of server and database for a booking, relative to its row by the driver. */
  overDriver: number;
  /** The database's share of that time. */
  ofDatabase: number;
  serverMs: number;
  databaseMs: number;
  /** Statements for a booking with its jobs and mails, and those that the queue makes anyway. */
  statements: number;
  perSecond: Record<'one' | 'sixteen', number>;
}

/**
 * How much more processor time a booking takes than its row. The booking is requested and confirmed
 * over HTTP, passed to a fleet that this process simulates, and announced in mails; the row is
 * written and confirmed by the bare driver. The two alternate, so that a busy machine slows both
 * down equally.
 */
export async function measureBookings(
  database: Database,
  origin: string,
  token: string,
  corporationId: string,
): Promise<Result> {
  const booked = { origin, token, request: await requestOf(database, corporationId) };
  const caller = startCaller<Calls>(import.meta.filename);
  const client = new pg.Client(database.connection);
  await client.connect();
  const count = counting();
  const sums = { all: 0, server: 0, bare: 0, statements: 0 };
  try {
    // The first round runs in a new process, which is slow.
    for (let round = 0; round <= ROUNDS; round += 1) {
      if (round === 1) Object.assign(sums, { all: 0, server: 0, bare: 0, statements: 0 });
      const beginsAt = processorTime();
      const own = process.cpuUsage();
      const statements = count();
      const took = await caller.make({ ...booked, count: BOOKINGS, atOnce: 1 });
      await untilTold(database);
      const { user, system } = process.cpuUsage(own);
      sums.all += processorTime() - beginsAt - took;
      sums.server += (user + system) / 1000;
      sums.statements += count() - statements;
      const bareAt = processorTime();
      await writeBare(client, corporationId);
      sums.bare += processorTime() - bareAt;
    }
    const pace = async (atOnce: number) => {
      const startedAt = performance.now();
      await caller.make({ ...booked, count: BOOKINGS * 2, atOnce });
      const perSecond = (BOOKINGS * 2000) / (performance.now() - startedAt);
      await untilTold(database);
      return perSecond;
    };
    const each = ROUNDS * BOOKINGS;
    return {
      overDriver: sums.all / sums.bare,
      ofDatabase: 1 - sums.server / sums.all,
      serverMs: sums.server / each,
      databaseMs: (sums.all - sums.server) / each,
      statements: sums.statements / each,
      perSecond: { one: await pace(1), sixteen: await pace(16) },
    };
  } finally {
    caller.end();
    await client.end();
  }
}

/** An employee's trip billed to the account, some weeks ahead, so that nobody drives it now. */
export async function requestOf({ orm }: Database, corporationId: string): Promise<BookingRequest> {
  const p = businessPassengers;
  const [trip] = await orm
    .select({
      origin: bookings.origin,
      destination: bookings.destination,
      offerId: fleetOffers.id,
      passengerId: p.id,
      config: bookings.businessAccountConfig,
    })
    .from(bookings)
    .innerJoin(fleetOffers, eq(fleetOffers.id, bookings.offerId))
    .innerJoin(p, and(eq(p.id, bookings.passengerId), eq(p.status, 'active'), isNull(p.deletedAt)))
    .innerJoin(
      employeeGroups,
      and(eq(employeeGroups.id, p.groupId), isNull(employeeGroups.restrictionId)),
    )
    .where(
      and(
        eq(bookings.corporationId, corporationId),
        eq(bookings.paymentType, 'businessAccount'),
        sql`jsonb_array_length(${bookings.waypoints}) = 0`,
      ),
    )
    .limit(1);
  if (!trip) throw new Error('The demo has no trip to book again');
  const { passengerId, config, ...way } = trip;
  return {
    ...way,
    fields: Object.fromEntries(config?.fields.map(({ id, value }) => [id, value]) ?? []),
    passengerInfo: { passengerId, passengerType: 'employee', corporationId },
    payment: { type: 'businessAccount' },
    pickupTime: localTime(new Date(Date.now() + MONTH_AHEAD_MS), 'Europe/London'),
    isDuplicateAcknowledged: true,
  };
}

/** Waits until every booking has reached its fleet and all its mails are sent. */
async function untilTold({ orm }: Database): Promise<void> {
  for (;;) {
    const { rows } = await orm.execute<{ left: boolean }>(sql`
      select exists (select from pgboss.job where state < 'completed'
          and name in ('dispatch-create', 'send-mail'))
        or exists (select from booking_notices where handled_at is null)
        or exists (select from mails where state = 'QUEUED') as left`);
    if (!rows[0]?.left) return;
    await wait(POLL_MS);
  }
}

/** The columns in which a copy of a trip differs from it. */
const ITS_OWN: Record<string, string> = {
  id: 'gen_random_uuid()',
  attempt: 'gen_random_uuid()::text',
  tracking_token: 'gen_random_uuid()::text',
  dispatch_id: 'null',
};

/** Writes a booking's row and confirms it, each in a transaction, as often as bookings are made. */
async function writeBare(client: pg.Client, corporationId: string): Promise<void> {
  const columns = Object.values(getTableColumns(bookings)).filter(({ generated }) => !generated);
  const names = columns.map(({ name }) => name);
  const { rows } = await client.query<Record<string, unknown>>(
    `select ${names.join(', ')} from bookings where corporation_id = $1 order by created_at desc limit 1`,
    [corporationId],
  );
  const given = names.filter((name) => !(name in ITS_OWN));
  const values = given.map((name) => {
    const value = rows[0]?.[name];
    const isJson = typeof value === 'object' && value !== null && !(value instanceof Date);
    return isJson ? JSON.stringify(value) : value;
  });
  const text = `insert into bookings (${names.join(', ')}) values (${names
    .map((name) => ITS_OWN[name] ?? `$${given.indexOf(name) + 1}`)
    .join(', ')}) returning id`;
  for (let n = 0; n < BOOKINGS; n += 1) {
    const { rows: inserted } = await client.query<{ id: string }>({ name: 'bare', text, values });
    await client.query({
      name: 'bare confirm',
      text: `update bookings set state = 'CONFIRMED', status = 'PREBOOKED', updated_at = now() where id = $1`,
      values: [inserted[0]?.id],
    });
  }
}

/** Counts every statement that this process sends from now on. */
function counting(): () => number {
  const { prototype } = pg.Client;
  const { query } = prototype;
  let sent = 0;
  prototype.query = function counted(this: pg.Client, ...parameters: never[]) {
    sent += 1;
    return Reflect.apply(query, this, parameters) as never;
  };
  return () => sent;
}

async function bookAll({ origin, token, request: body, count, atOnce }: Calls): Promise<void> {
  const agent = new Agent({ keepAlive: true });
  const call = (path: string, key: string, sent?: unknown) =>
    new Promise<{ bookingId: string }>((resolve, reject) => {
      const text = sent === undefined ? '' : JSON.stringify(sent);
      const headers = {
        authorization: `Bearer ${token}`,
        'accept-encoding': 'gzip, deflate, br',
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(text),
        'idempotency-key': key,
      };
      const asked = request(`${origin}${path}`, { agent, headers, method: 'POST' }, (response) => {
        let answer = '';
        response.setEncoding('utf8').on('data', (part: string) => (answer += part));
        response.once('end', () => {
          if ((response.statusCode ?? 500) < 300) resolve(JSON.parse(answer) as never);
          else reject(new Error(`${path} answered ${response.statusCode}: ${answer}`));
        });
      });
      asked.once('error', reject);
      asked.end(text);
    });
  let left = count;
  const book = async () => {
    while (left > 0) {
      left -= 1;
      const attempt = randomUUID();
      const { bookingId } = await call('/v1/bookings', `${attempt}:1:request`, body);
      await call(`/v1/bookings/${bookingId}/confirm`, `${attempt}:1:confirm`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, book));
  agent.destroy();
}

if (import.meta.main) answerCalls(bookAll);
