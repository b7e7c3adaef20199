import { and, eq, sql } from 'drizzle-orm';
import type { PoolClient } from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { BookingResult } from '../../contract/booking/request.ts';
import { addMinutes, localTime } from '../../contract/booking/schedule.ts';
import { auditEntries, bookingEvents, bookings } from '../../server/db/tables/index.ts';
import { type BookingServer, startBookingServer } from '../support/bookingServer.ts';

/**
 * The database ends a transaction because of a deadlock or a serialisation failure, which is
 * nobody's fault: the verb runs again and the booker does not notice.
 */

let server: BookingServer;
beforeAll(async () => {
  server = await startBookingServer();
});
afterAll(() => server.close());

const orm = () => server.context.database.orm;
const admin = () => server.as(server.fixtures.users.northwindAdmin);
const statesOf = async (id: string) => {
  const rows = await orm().select().from(bookingEvents).where(eq(bookingEvents.bookingId, id));
  return rows.map(({ state }) => state).toSorted();
};
const actionsOf = async (id: string) => {
  const rows = await orm().select().from(auditEntries).where(eq(auditEntries.resourceId, id));
  return rows.map(({ action }) => action).toSorted();
};
const request = async (attempt = uuidv7()) => {
  const pickupTime = `${localTime(addMinutes(server.clock.now, 120), 'Europe/London').slice(0, 16)}:00`;
  return admin().post<BookingResult>('/v1/bookings', server.request({ pickupTime }), {
    idempotencyKey: `${attempt}:1:request`,
  });
};
const confirmed = async () => {
  const { bookingId } = (await request()).body;
  await admin().post(`/v1/bookings/${bookingId}/confirm`);
  return bookingId;
};

describe('a transaction that the database ends because of a race', () => {
  beforeAll(async () => {
    // A sequence is not rolled back with its transaction, so the second try gets the next number.
    await orm().execute(sql`create sequence failures minvalue 0`);
    await orm().execute(sql`
      create function fail_once() returns trigger language plpgsql security definer as $$
      begin
        if nextval('failures') = 1 then
          raise exception 'could not serialize access' using errcode = '40001';
        end if;
        return new;
      end $$`);
    await orm().execute(sql`
      create trigger fail_once before insert on audit_entries
      for each row execute function fail_once()`);
  });
  afterAll(() => orm().execute(sql`drop trigger fail_once on audit_entries`));
  const failNext = () => orm().execute(sql`select setval('failures', 0)`);
  const tries = async () => {
    const { rows } = await orm().execute<{ last: string }>(
      sql`select last_value as last from failures`,
    );
    return Number(rows[0]!.last);
  };
  beforeEach(async () => {
    await orm().execute(sql`select setval('failures', 1000)`);
  });

  it('is a request: it books once', async () => {
    await failNext();
    const { status, body } = await request();
    expect({ status, state: body.state, tries: await tries() }).toEqual({
      status: 201,
      state: 'REQUESTED',
      tries: 2,
    });
    expect(await statesOf(body.bookingId)).toEqual(['REQUESTED']);
  });

  it('is a confirmation: the trip is confirmed once', async () => {
    const { bookingId } = (await request()).body;
    await failNext();
    const { status } = await admin().post(`/v1/bookings/${bookingId}/confirm`);
    expect({ status, tries: await tries() }).toEqual({ status: 200, tries: 2 });
    expect(await statesOf(bookingId)).toEqual(['CONFIRMED', 'REQUESTED']);
  });

  it('is a cancellation: the trip is cancelled once', async () => {
    const id = await confirmed();
    await failNext();
    const { status } = await admin().post(`/v1/bookings/${id}/cancel`);
    expect({ status, tries: await tries() }).toEqual({ status: 200, tries: 2 });
    expect(await actionsOf(id)).toEqual(['cancel', 'confirm', 'request']);
  });

  it('is a change of the pickup time: it is requested and applied once', async () => {
    const id = await confirmed();
    const pickupTime = `${localTime(addMinutes(server.clock.now, 300), 'Europe/London').slice(0, 16)}:00`;
    await failNext();
    expect((await admin().patch(`/v1/bookings/${id}`, { pickupTime })).status).toBe(200);
    await failNext();
    expect((await admin().post(`/v1/bookings/${id}/confirm`)).status).toBe(200);
    expect(await tries()).toBe(2);
    expect(await actionsOf(id)).toEqual(['change', 'confirm', 'request', 'request-change']);
  });

  it('is an attempt that is given up: it is over', async () => {
    const attempt = uuidv7();
    const { bookingId } = (await request(attempt)).body;
    await failNext();
    const { status } = await admin().post(
      `/v1/booking-attempts/${encodeURIComponent(`${attempt}:1`)}/abandon`,
    );
    expect({ status, tries: await tries() }).toEqual({ status: 200, tries: 2 });
    expect(await statesOf(bookingId)).toEqual(['CANCELLED', 'REQUESTED']);
  });
});

describe('a deadlock', () => {
  let other: PoolClient;
  beforeEach(async () => {
    other = await server.context.database.pool.connect();
  });
  afterEach(() => other.release());

  /** Resolves when some transaction waits for a lock that this connection holds. */
  async function isWaitedFor(): Promise<void> {
    const { rows: own } = await other.query<{ pid: number }>('select pg_backend_pid() as pid');
    await expect
      .poll(
        async () => {
          const { rows } = await orm().execute(sql`
            select 1 from pg_stat_activity where ${own[0]!.pid} = any(pg_blocking_pids(pid))`);
          return rows.length;
        },
        { timeout: 20_000 },
      )
      .toBeGreaterThan(0);
  }

  it.each(['confirm', 'cancel'])('of a %s with another transaction is resolved', async (verb) => {
    const id = verb === 'confirm' ? (await request()).body.bookingId : await confirmed();
    await other.query('begin');
    // The database should end the verb's transaction, not this one.
    await other.query(`set local deadlock_timeout = '60s'`);
    await other.query('lock table audit_entries in share mode');
    const answer = admin().post(`/v1/bookings/${id}/${verb}`);
    await isWaitedFor();
    // Waits for the verb's row while the verb waits for the table: only ending one of them frees
    // the other.
    await other.query('update bookings set updated_at = updated_at where id = $1', [id]);
    await other.query('commit');
    expect((await answer).status).toBe(200);
    const done = { confirm: 'CONFIRMED', cancel: 'CANCELLED' }[verb];
    const [row] = await orm()
      .select()
      .from(bookings)
      .where(and(eq(bookings.id, id)));
    expect(row?.state).toBe(done);
    expect((await statesOf(id)).filter((state) => state === done)).toHaveLength(1);
  });
});
