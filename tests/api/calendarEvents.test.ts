import ICAL from 'ical.js';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import * as tables from '../../server/db/tables/index.ts';
import { eventOf } from '../../server/services/notices/calendarEvent.ts';
import { findSubject } from '../../server/services/notices/subject.ts';
import { type BookingServer, startBookingServer } from '../support/bookingServer.ts';
import { noticeCalls } from './noticeCalls.ts';

let server: BookingServer;
let calls: ReturnType<typeof noticeCalls>;
beforeAll(async () => {
  server = await startBookingServer();
  calls = noticeCalls(server);
});
afterAll(() => server.close());
beforeEach(async () => {
  await calls.orm().delete(tables.sandboxMails);
  server.enqueued.length = 0;
});
const ANNA = 'anna.smith@northwind.example';

const at = (minutes: number) => new Date(server.clock.now.getTime() + minutes * 60_000);
const local = (moment: Date) => `${moment.toISOString().slice(0, 16)}:00`;

/** An event as a calendar reads it. */
function read(content: string) {
  const calendar = new ICAL.Component(ICAL.parse(content));
  for (const zone of calendar.getAllSubcomponents('vtimezone'))
    ICAL.TimezoneService.register(new ICAL.Timezone(zone));
  const event = calendar.getFirstSubcomponent('vevent')!;
  const { uid, sequence, summary, location, startDate, endDate } = new ICAL.Event(event);
  return {
    method: calendar.getFirstPropertyValue('method'),
    status: event.getFirstPropertyValue('status'),
    uid,
    sequence,
    summary,
    location,
    start: startDate.toJSDate(),
    zone: startDate.zone?.tzid,
    end: endDate.toJSDate(),
    attendees: event
      .getAllProperties('attendee')
      .map((one) => String(one.getFirstValue()).toLowerCase()),
  };
}

/** The events in the mails that are due, by recipient. */
async function events() {
  const mails = await calls.sent();
  return mails.flatMap(({ recipient, attachments }) =>
    attachments
      .filter(({ type }) => type === 'text/calendar')
      .map(({ name, content }) => ({
        recipient,
        name,
        ...read(Buffer.from(content, 'base64').toString()),
      })),
  );
}

it('is in the passenger’s mails, and changes and ends with the trip', async () => {
  const pickupTime = local(at(26 * 60));
  const bookingId = await calls.book({ pickupTime });
  const [first, ...others] = await events();
  expect(others).toEqual([]);
  const [booking] = await calls
    .orm()
    .select()
    .from(tables.bookings)
    .where(eq(tables.bookings.id, bookingId));
  expect(first).toMatchObject({
    recipient: ANNA,
    name: 'trip.ics',
    method: 'REQUEST',
    status: 'CONFIRMED',
    uid: `${bookingId}@localhost`,
    summary: `Taxi to ${booking!.destination.address}`,
    location: booking!.origin.address,
    start: booking!.pickupAt,
    zone: booking!.pickupTimeZone,
    attendees: [`mailto:${ANNA}`],
  });
  expect(first!.end.getTime() - first!.start.getTime()).toBe(booking!.durationSeconds! * 1000);

  server.clock.now = at(5);
  const later = at(30 * 60);
  const answer = await calls
    .admin()
    .patch(`/v1/bookings/${bookingId}`, { pickupTime: local(later) });
  expect(answer.status).toBe(200);
  await calls.admin().post(`/v1/bookings/${bookingId}/confirm`);
  const [changed] = await events();
  expect(changed).toMatchObject({ method: 'REQUEST', uid: first!.uid });
  expect(changed!.start).not.toEqual(first!.start);
  expect(changed!.sequence).toBeGreaterThan(first!.sequence);

  server.clock.now = at(5);
  await calls.admin().post(`/v1/bookings/${bookingId}/cancel`);
  const [cancelled] = await events();
  expect(cancelled).toMatchObject({ method: 'CANCEL', status: 'CANCELLED', uid: first!.uid });
  expect(cancelled!.sequence).toBeGreaterThan(changed!.sequence);
});

it('is not in the mails about a taxi that comes at once', async () => {
  await calls.book();
  expect(await events()).toEqual([]);
});

/** Zones with changes of clocks, without them, with odd offsets, new names, and rules of the last years. */
const ZONES = [
  'Europe/London',
  'Europe/Kyiv',
  'Africa/Accra',
  'Africa/Casablanca',
  'America/Ciudad_Juarez',
  'America/Mexico_City',
  'America/Vancouver',
  'Asia/Kathmandu',
  'Asia/Tehran',
  'Australia/Lord_Howe',
  'Australia/Sydney',
];

it('says the moment of the pickup in its zone, in summer and in winter', async () => {
  const bookingId = await calls.book({ pickupTime: local(at(26 * 60)) });
  const channel = server.context.config.channels.find(({ id }) => id === 'meridian')!;
  const subject = (await findSubject(calls.orm(), server.context, channel, bookingId))!;
  const mail = { recipient: ANNA, language: 'en' as const, createdAt: server.clock.now };
  for (const pickupTimeZone of ZONES)
    for (let days = 0; days < 365; days += 60) {
      const pickupAt = new Date(at(days * 24 * 60).setMilliseconds(0));
      const booking = { ...subject.booking, pickupTimeZone, pickupAt };
      const { content } = eventOf({ ...subject, booking }, channel, 'taxi@channel.example', mail);
      const { start, zone } = read(content);
      const isFloating = zone === 'floating';
      expect({ pickupTimeZone, isFloating, start }).toEqual({
        pickupTimeZone,
        isFloating: false,
        start: pickupAt,
      });
    }
});
