import { eq } from 'drizzle-orm';
import type { BookingRequest, BookingResult } from '../../contract/booking/request.ts';
import { addMinutes, localTime } from '../../contract/booking/schedule.ts';
import type { Problem } from '../../contract/core/errors.ts';
import type { Trip } from '../../contract/resources/bookings.ts';
import { sandboxDispatchTrips } from '../../server/db/tables/index.ts';
import { type BookingServer } from '../support/bookingServer.ts';

type Reply = BookingResult & Pick<Problem, 'code' | 'errors'>;

/** What the tests of other pickup times do again and again, on one server. */
export function changeCalls(server: BookingServer) {
  const admin = () => server.as(server.fixtures.users.northwindAdmin);
  const at = (minutes: number) =>
    `${localTime(addMinutes(server.clock.now, minutes), 'Europe/London').slice(0, 16)}:00`;
  async function book(changes: Partial<BookingRequest> = {}): Promise<string> {
    const request = server.request({ pickupTime: at(120), ...changes });
    const { body } = await admin().post<BookingResult>('/v1/bookings', request, {
      idempotencyKey: server.newKey(),
    });
    await admin().post(`/v1/bookings/${body.bookingId}/confirm`);
    return body.bookingId;
  }
  const ask = (id: string, pickupTime: string, client = admin()) =>
    client.patch<Reply>(`/v1/bookings/${id}`, { pickupTime });
  const confirm = (id: string, client = admin()) =>
    client.post<Reply>(`/v1/bookings/${id}/confirm`);
  const trip = async (id: string) => (await admin().get<Trip>(`/v1/bookings/${id}`)).body;
  const simulated = async (bookingId: string) => {
    const [found] = await server.context.database.orm
      .select()
      .from(sandboxDispatchTrips)
      .where(eq(sandboxDispatchTrips.bookingId, bookingId));
    return found;
  };
  const orm = () => server.context.database.orm;
  const updates = () => server.enqueued.filter(({ name }) => name === 'dispatch-update');

  /**
   * Makes the stand-in for dispatch refuse other pickup times, because its trip is not a prebooked
   * one.
   */
  const refuseAtDispatch = (bookingId: string) =>
    orm()
      .update(sandboxDispatchTrips)
      .set({ status: 'NEW' })
      .where(eq(sandboxDispatchTrips.bookingId, bookingId));

  return { refuseAtDispatch, admin, at, book, ask, confirm, trip, simulated, orm, updates };
}
