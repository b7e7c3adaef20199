import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { pricing } from '../../contract/booking/cost.fixture.ts';
import { DISPATCH_EVENTS_PATH, type DispatchReport } from '../../contract/booking/dispatch.ts';
import type { BookingResult } from '../../contract/booking/request.ts';
import { addMinutes, localTime } from '../../contract/booking/schedule.ts';
import type { Problem } from '../../contract/core/errors.ts';
import type { Trip } from '../../contract/resources/bookings.ts';
import { signedHeaders } from '../../server/adapters/dispatch/signature.ts';
import { AdapterError } from '../../server/adapters/outside.ts';
import type { AppContext } from '../../server/context.ts';
import { runJob } from '../../server/jobs/handlers.ts';
import {
  type BookingServer,
  DISPATCH_SECRET,
  startBookingServer,
} from '../support/bookingServer.ts';

let server: BookingServer;
beforeAll(async () => {
  server = await startBookingServer();
});
beforeEach(() => {
  server.enqueued.length = 0;
});
afterAll(() => server.close());

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const admin = () => server.as(server.fixtures.users.northwindAdmin);
const keyOf = (bookingId: string) => ({ channelId: 'meridian', bookingId });
const trip = async (id: string) => (await admin().get<Trip>(`/v1/bookings/${id}`)).body;
async function book(minutesAhead: number | null = null): Promise<string> {
  const at = addMinutes(server.clock.now, minutesAhead ?? 0);
  const pickupTime =
    minutesAhead === null ? null : `${localTime(at, 'Europe/London').slice(0, 16)}:00`;
  const idempotencyKey = server.newKey();
  const request = server.request({ pickupTime });
  const { body } = await admin().post<BookingResult>('/v1/bookings', request, { idempotencyKey });
  await admin().post(`/v1/bookings/${body.bookingId}/confirm`);
  server.enqueued.length = 0;
  return body.bookingId;
}
/** The server's context while dispatch cannot be reached. */
function cutOff(): AppContext {
  const down = () => Promise.reject(new AdapterError('dispatch', 'unavailable', 'down'));
  const { dispatch } = server.context;
  const names = ['createBooking', 'updateBooking', 'cancelBooking', 'getBooking'] as const;
  const away = Object.fromEntries(names.map((name) => [name, down]));
  return { ...server.context, dispatch: { ...dispatch, ...away } };
}
const reconcile = () => runJob(server.context, 'reconcile-bookings', {});
const logged = (text: string) =>
  server.logs.map((line) => JSON.parse(line)).filter(({ msg }) => String(msg).includes(text));

describe('a booking that reaches dispatch late', () => {
  it('is not given up if dispatch took it before the server stopped, and has the status that dispatch reports', async () => {
    const id = await book();
    const { dispatch } = server.context;
    const cut = new Error('killed');
    const killed = {
      ...server.context,
      dispatch: {
        ...dispatch,
        async createBooking(booking: Parameters<typeof dispatch.createBooking>[0]) {
          await dispatch.createBooking(booking);
          throw cut;
        },
      },
    };
    await expect(runJob(killed, 'dispatch-create', keyOf(id))).rejects.toBe(cut);
    server.pass(2 * HOUR);
    await runJob(server.context, 'dispatch-create', keyOf(id));
    expect((await trip(id)).dispatchId).toEqual(expect.any(String));
    expect((await trip(id)).status).toBe('NEW');
  });

  it('is given up an hour after its pickup if dispatch never took it', async () => {
    const id = await book();
    server.pass(HOUR + MINUTE);
    await runJob(server.context, 'dispatch-create', keyOf(id));
    expect((await trip(id)).status).toBe('DISPATCH_CANCELLED');
  });
});

describe('a cancellation', () => {
  it('that could not be sent to dispatch is sent after any number of hours', async () => {
    const id = await book(20 * 60);
    await runJob(server.context, 'dispatch-create', keyOf(id));
    await admin().post(`/v1/bookings/${id}/cancel`);
    const job = () => runJob(cutOff(), 'dispatch-cancel', keyOf(id));
    await expect(job()).rejects.toThrow(AdapterError);
    server.pass(19 * HOUR);
    await expect(job()).rejects.toThrow(AdapterError);
    await server.runJobs();
    const fleetId = server.fixtures.fleets.cityCars.id;
    expect((await server.context.dispatch.getBooking(fleetId, id))?.report.status).toBe(
      'CUSTOMER_CANCELLED',
    );
  });

  it('that could not be sent until the trip is over is given up, and the operator sees it', async () => {
    const id = await book();
    await runJob(server.context, 'dispatch-create', keyOf(id));
    await admin().post(`/v1/bookings/${id}/cancel`);
    server.pass(HOUR + MINUTE);
    await runJob(cutOff(), 'dispatch-cancel', keyOf(id));
    expect(logged('never told of a cancellation')).toEqual([
      expect.objectContaining({ level: 50, bookingId: id }),
    ]);
  });
});

describe('one booking that cannot be reconciled', () => {
  it('does not hold up the others', async () => {
    const odd = await book();
    const plain = await book();
    const { pool } = server.context.database;
    await pool.query(`
      CREATE FUNCTION refuse_odd() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        RAISE EXCEPTION 'odd';
      END $$`);
    await pool.query(`
      CREATE TRIGGER odd BEFORE UPDATE ON bookings FOR EACH ROW
      WHEN (OLD.id = '${odd}') EXECUTE FUNCTION refuse_odd()`);
    server.pass(2 * MINUTE);
    await reconcile();
    await pool.query('DROP TRIGGER odd ON bookings; DROP FUNCTION refuse_odd()');
    expect((await trip(plain)).dispatchId).toEqual(expect.any(String));
    expect(logged('could not be reconciled')).toEqual([
      expect.objectContaining({ bookingId: odd }),
    ]);
  });
});

describe('the end of a trip', () => {
  async function tell(bookingId: string, second: number, data: DispatchReport) {
    const url = new URL(`http://dispatch.example${DISPATCH_EVENTS_PATH}`);
    const body = JSON.stringify({
      eventId: uuidv7(),
      occurredAt: new Date(server.clock.now.getTime() + second * 1000).toISOString(),
      channelId: 'meridian',
      fleetId: server.fixtures.fleets.cityCars.id,
      bookingId,
      dispatchId: bookingId.slice(-6),
      type: data.status ? 'status' : 'pricing',
      data,
    });
    const parts = { method: 'POST', url, body, now: server.clock.now };
    const headers = signedHeaders(DISPATCH_SECRET, parts);
    const response = await server.app.request(url.href, { method: 'POST', body, headers });
    return (await response.json()) as { outcome?: string } & Pick<Problem, 'code' | 'errors'>;
  }

  it('that is reported after a later price still ends the trip, at the later price', async () => {
    const id = await book();
    await tell(id, 1, { status: 'DROPPINGOFF' });
    expect(await tell(id, 9, { pricing: pricing(2100) })).toEqual({ outcome: 'applied' });
    const end: DispatchReport = { status: 'COMPLETED', pricing: pricing(2000) };
    expect(await tell(id, 8, end)).toEqual({ outcome: 'applied' });
    expect(await trip(id)).toMatchObject({
      status: 'COMPLETED',
      total: 2100,
      pricingDetails: { total: 2100 },
    });
  });

  it('is not accepted with a price in another currency', async () => {
    const id = await book();
    const refused = await tell(id, 1, {
      status: 'COMPLETED',
      pricing: { ...pricing(2000), currency: 'AUD' },
    });
    expect(refused.code).toBe('VALIDATION_FAILED');
    expect(Object.keys(refused.errors ?? {})).toEqual(['data.pricing.currency']);
    expect((await trip(id)).status).toBe('NEW');
  });
});
