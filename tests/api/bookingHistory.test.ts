import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { BookingEvent } from '../../contract/booking/calls.ts';
import { bookingEvents } from '../../server/db/tables/index.ts';
import { type CardBookings, cardBookings } from '../support/cardBookings.ts';
import { type BookingServer, startBookingServer } from '../support/bookingServer.ts';

/** The history of a booking lists its events in the order in which one led to the next. */

let server: BookingServer;
let cards: CardBookings;
beforeAll(async () => {
  server = await startBookingServer();
  cards = cardBookings(server);
});
afterAll(() => server.close());

const history = async (id: string) =>
  (
    await server
      .as(server.fixtures.users.northwindAdmin)
      .get<BookingEvent[]>(`/v1/bookings/${id}/events`)
  ).body;
const told = (events: BookingEvent[]) => events.map(({ state, status }) => status ?? state);
const COURSE = ['REQUESTED', 'PAYMENT_PENDING', 'AUTHORIZED', 'NEW'];

it('gives each event a later time than the one before, even if all happen at the same instant', async () => {
  const { bookingId } = await cards.paid('passes');
  await cards.confirm(bookingId);
  const events = await history(bookingId);
  expect(told(events)).toEqual(COURSE);
  const times = events.map(({ occurredAt }) => Date.parse(occurredAt));
  expect(times).toEqual([0, 1, 2, 3].map((later) => times[0]! + later));
});

it('has the payment authorised before the search for a driver, while time passes', async () => {
  const stopped = server.context.now;
  server.context.now = () => {
    server.pass(1);
    return server.clock.now;
  };
  const { bookingId } = await cards.paid('passes');
  await cards.confirm(bookingId);
  server.context.now = stopped;
  const rows = await server.context.database.orm
    .select()
    .from(bookingEvents)
    .where(eq(bookingEvents.bookingId, bookingId))
    .orderBy(bookingEvents.occurredAt);
  expect(rows.map(({ state, status }) => status ?? state)).toEqual(COURSE);
});

it('sorts histories of older releases, in which the confirmation has an earlier time', async () => {
  const { bookingId } = await cards.paid('passes');
  await cards.confirm(bookingId);
  await server.context.database.orm
    .update(bookingEvents)
    .set({ occurredAt: new Date(0) })
    .where(and(eq(bookingEvents.bookingId, bookingId), eq(bookingEvents.state, 'CONFIRMED')));
  expect(told(await history(bookingId))).toEqual(COURSE);
});
