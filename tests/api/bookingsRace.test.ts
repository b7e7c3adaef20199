import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { BookingResult } from '../../contract/booking/request.ts';
import { DomainError } from '../../contract/core/errors.ts';
import { bookings } from '../../server/db/tables/index.ts';
import { cancelBooking } from '../../server/services/bookings/cancelBooking.ts';
import { confirmBooking } from '../../server/services/bookings/confirmBooking.ts';
import { listBookingEvents } from '../../server/services/bookings/listBookingEvents.ts';
import { requestBooking } from '../../server/services/bookings/requestBooking.ts';
import { searchRecipients } from '../../server/services/people/searchRecipients.ts';
import { type BookingServer, startBookingServer } from '../support/bookingServer.ts';

let server: BookingServer;
beforeAll(async () => {
  server = await startBookingServer();
});
beforeEach(() => {
  server.enqueued.length = 0;
});
afterAll(() => server.close());

const ctx = () => server.contextOf(server.fixtures.users.northwindAdmin);
const book = (key = server.newKey(), request = server.parsed()) =>
  requestBooking({ ctx: ctx(), input: { request, idempotencyKey: key } });
const events = async (id: string) => {
  const all = await listBookingEvents({ ctx: ctx(), input: { id } });
  return all.map(({ state }) => state);
};
const outcome = async (work: Promise<unknown>) => {
  try {
    await work;
    return 'done';
  } catch (error) {
    if (error instanceof DomainError) return error.code;
    throw error;
  }
};

describe('at once', () => {
  it('twenty requests of one attempt make one booking and one guest', async () => {
    const corporationId = server.fixtures.corporations.northwind.id;
    const request = server.parsed({
      passengerInfo: {
        passengerType: 'guest',
        corporationId,
        shouldCreateGuest: true,
        guestInfo: { givenName: 'Racing', familyName: 'Guest', phoneNumber: '+447911123462' },
      },
    });
    const key = server.newKey();
    const all = await Promise.all(Array.from({ length: 20 }, () => book(key, request)));
    expect(new Set(all.map(({ bookingId }) => bookingId)).size).toBe(1);
    const input = { corporationId, dynamicSearch: 'Racing', page: 0 };
    expect(await searchRecipients({ ctx: ctx(), input })).toHaveLength(1);
    expect(await events(all[0]!.bookingId)).toEqual(['REQUESTED']);
  });

  it('twenty bookings for one new guest create that guest once', async () => {
    const corporationId = server.fixtures.corporations.northwind.id;
    const guestInfo = { givenName: 'Often', familyName: 'Booked', phoneNumber: '+447911123463' };
    const all = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        book(
          server.newKey(),
          server.parsed({
            passengerInfo: {
              passengerType: 'guest',
              corporationId,
              shouldCreateGuest: true,
              // However each of them spells the name.
              guestInfo: index % 2 ? guestInfo : { ...guestInfo, givenName: 'OFTEN' },
            },
          }),
        ),
      ),
    );
    expect(new Set(all.map(({ bookingId }) => bookingId)).size).toBe(20);
    expect(new Set(all.map(({ businessGuestId }) => businessGuestId)).size).toBe(1);
    const input = { corporationId, dynamicSearch: 'Often', page: 0 };
    const [guest, ...others] = await searchRecipients({ ctx: ctx(), input });
    expect([guest?.id, others]).toEqual([all[0]?.businessGuestId, []]);
  });

  it('twenty clicks over HTTP make one booking, which a repeated call returns', async () => {
    const client = server.as(server.fixtures.users.northwindAdmin);
    const idempotencyKey = server.newKey();
    const click = () =>
      client.post<BookingResult>('/v1/bookings', server.request(), { idempotencyKey });
    const all = await Promise.all(Array.from({ length: 20 }, click));
    // 409 says that the first one is still being processed; the client asks again.
    expect(all.filter(({ status }) => status !== 201 && status !== 409)).toEqual([]);
    const ids = all.filter(({ status }) => status === 201).map(({ body }) => body.bookingId);
    expect(new Set([...ids, (await click()).body.bookingId]).size).toBe(1);
    const made = await server.context.database.orm
      .select()
      .from(bookings)
      .where(eq(bookings.attempt, idempotencyKey.replace(/:request$/, '')));
    expect(made).toHaveLength(1);
  });

  it('twenty different requests of one attempt make one booking, and the others are refused', async () => {
    const key = server.newKey();
    const all = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        outcome(book(key, server.parsed({ notes: `Note ${index}` }))),
      ),
    );
    expect(all.filter((one) => one === 'done')).toHaveLength(1);
    expect(all.filter((one) => one === 'IDEMPOTENCY_KEY_REUSED')).toHaveLength(19);
  });

  it('twenty confirmations confirm once and send one job', async () => {
    const { bookingId: id } = await book();
    const confirm = () => confirmBooking({ ctx: ctx(), input: { id } });
    const all = await Promise.all(Array.from({ length: 20 }, confirm));
    expect(all.every(({ state }) => state === 'CONFIRMED')).toBe(true);
    expect(await events(id)).toEqual(['REQUESTED', 'CONFIRMED']);
    expect(server.enqueued).toHaveLength(1);
  });

  it('confirming and cancelling end in the same state, whichever comes first', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { bookingId: id } = await book();
      const [confirmed, cancelled] = await Promise.all([
        outcome(confirmBooking({ ctx: ctx(), input: { id } })),
        outcome(cancelBooking({ ctx: ctx(), input: { id } })),
      ]);
      expect(cancelled).toBe('done');
      const history = await events(id);
      expect(history.at(-1)).toBe('CANCELLED');
      expect(history.includes('CONFIRMED')).toBe(confirmed === 'done');
      const jobs = server.enqueued.map(({ name }) => name);
      expect(jobs.toSorted()).toEqual(
        confirmed === 'done' ? ['dispatch-cancel', 'dispatch-create'] : [],
      );
      server.enqueued.length = 0;
    }
  });
});

it('a request that is not confirmed within a quarter of an hour has expired', async () => {
  const key = server.newKey();
  const { bookingId: id } = await book(key);
  const { bookingId: inTime } = await book();
  server.pass(14 * 60 + 59);
  expect((await confirmBooking({ ctx: ctx(), input: { id: inTime } })).state).toBe('CONFIRMED');
  server.pass(1);
  expect(await outcome(confirmBooking({ ctx: ctx(), input: { id } }))).toBe('BOOKING_EXPIRED');
  expect(await outcome(book(key))).toBe('BOOKING_EXPIRED');
});
