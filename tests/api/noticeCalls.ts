import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { expect } from 'vitest';
import { DISPATCH_EVENTS_PATH, type DispatchReport } from '../../contract/booking/dispatch.ts';
import type { BookingRequest, BookingResult } from '../../contract/booking/request.ts';
import type { Language } from '../../contract/core/languages.ts';
import { signedHeaders } from '../../server/adapters/dispatch/signature.ts';
import * as tables from '../../server/db/tables/index.ts';
import { sendMail } from '../../server/services/mails/sendMail.ts';
import { deliverNotices } from '../../server/services/notices/deliver.ts';
import { type BookingServer, DISPATCH_SECRET } from '../support/bookingServer.ts';

let second = 0;

/** What the tests of notices do again and again, on one server. */
export function noticeCalls(server: BookingServer) {
  const orm = () => server.context.database.orm;

  const users = () => server.fixtures.users;
  const admin = () => server.as(users().northwindAdmin);

  async function writeToAnnaIn(communicationLanguage: Language): Promise<void> {
    await orm()
      .update(tables.businessPassengers)
      .set({ communicationLanguage })
      .where(eq(tables.businessPassengers.id, server.fixtures.employees.anna.id));
  }

  async function book(changes: Partial<BookingRequest> = {}): Promise<string> {
    const options = { idempotencyKey: server.newKey() };
    const { body } = await admin().post<BookingResult>(
      '/v1/bookings',
      server.request(changes),
      options,
    );
    await admin().post(`/v1/bookings/${body.bookingId}/confirm`);
    return body.bookingId;
  }
  const guest = (email: string | null, more: Partial<BookingRequest> = {}) =>
    book({
      passengerInfo: {
        passengerType: 'guest',
        corporationId: server.fixtures.corporations.northwind.id,
        guestInfo: { givenName: 'Ada', familyName: 'Guest', phoneNumber: '+447911123461', email },
      },
      ...more,
    });
  async function report(bookingId: string, data: DispatchReport): Promise<void> {
    second += 1;
    const url = new URL(`http://dispatch.example${DISPATCH_EVENTS_PATH}`);
    const body = JSON.stringify({
      eventId: uuidv7(),
      occurredAt: new Date(server.clock.now.getTime() + second * 1000).toISOString(),
      channelId: 'meridian',
      fleetId: server.fixtures.fleets.cityCars.id,
      bookingId,
      dispatchId: bookingId.slice(-6),
      type: data.status ? 'status' : data.pricing ? 'pricing' : 'eta',
      data,
    });
    const headers = signedHeaders(DISPATCH_SECRET, {
      method: 'POST',
      url,
      body,
      now: server.clock.now,
    });
    const answer = await server.app.request(url.href, { method: 'POST', body, headers });
    expect(await answer.json()).toEqual({ outcome: 'applied' });
  }
  /** Writes and sends the mails that are due, without telling dispatch anything. */
  async function deliver(): Promise<void> {
    await deliverNotices(server.context);
    for (const { name, payload } of server.enqueued.splice(0))
      if (name === 'send-mail')
        await sendMail(server.context, payload as { channelId: string; mailId: string });
  }
  async function sent() {
    await deliver();
    const mails = await orm().select().from(tables.sandboxMails).orderBy(tables.sandboxMails.id);
    await orm().delete(tables.sandboxMails);
    return mails;
  }

  return { orm, users, admin, writeToAnnaIn, book, guest, report, deliver, sent };
}
