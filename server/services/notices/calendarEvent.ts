import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone.js';
import utc from 'dayjs/plugin/utc.js';
import {
  ICalAttendeeStatus,
  ICalCalendar,
  ICalCalendarMethod,
  ICalEventStatus,
} from 'ical-generator';
import { tzlib_get_ical_block } from 'timezones-ical-library';
import { CANCELLED_STATUSES } from '../../../contract/booking/status.ts';
import type { Channel } from '../../../contract/core/channel.ts';
import type { Language } from '../../../contract/core/languages.ts';
import { fillIn } from '../../../contract/messages/fillIn.ts';
import type { NoticeKind } from '../../../contract/messages/mail/texts.ts';
import { messages } from '../../../contract/messages/messages.ts';
import type { CalendarPart } from '../../adapters/mail/types.ts';
import type { AppContext } from '../../context.ts';
import type { BookingRow } from '../bookings/record.ts';
import { flightFacts, referenceFacts, routeFacts, vehicleFacts } from '../mails/tripFacts.ts';
import type { Recipient } from './recipients.ts';
import { findSubject, type Subject } from './subject.ts';

dayjs.extend(utc);
dayjs.extend(timezone);

/** How long a trip lasts in a calendar where no route says it. */
const MINUTES_UNKNOWN = 60;
const KINDS: ReadonlySet<NoticeKind> = new Set(['confirmed', 'pickupChanged', 'cancelled']);

/**
 * Whether a mail carries the trip as an event: those to the passenger that say when the trip is, and not for a
 * taxi that comes at once. Bookers would find the trips of everybody else between their own appointments.
 */
export const carriesEvent = (
  kind: NoticeKind,
  { scheduleType }: Pick<BookingRow, 'scheduleType'>,
  reader: Recipient['as'],
): boolean => reader === 'passenger' && scheduleType === 'PREBOOKING' && KINDS.has(kind);

/** The mail that carries an event. */
interface Carrier {
  recipient: string;
  language: Language;
  createdAt: Date;
}

/**
 * A trip as an event of iCalendar (RFC 5545, and 5546 for its changes): a later mail changes or cancels the event
 * of an earlier one, since both name the trip.
 * @param from the address that mails come from
 */
export function eventOf(
  { booking, companyPhone, trackingLink }: Subject,
  channel: Channel,
  from: string,
  { recipient, language, createdAt }: Carrier,
): CalendarPart {
  const isCancelled = CANCELLED_STATUSES.some((one) => one === booking.status);
  const method = isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST;
  const { pickupAt, pickupTimeZone, origin, durationSeconds } = booking;
  const letter = { channel, language };
  const facts = [
    ...routeFacts(letter, booking),
    ...flightFacts(letter, booking),
    ...vehicleFacts(letter, booking, companyPhone),
    ...referenceFacts(letter, booking),
  ];
  // Zones that agree have one definition between them, under the name of one of them.
  const [definition = '', name = ''] = tzlib_get_ical_block(pickupTimeZone);
  const calendar = new ICalCalendar({
    prodId: { company: channel.name, product: 'trips' },
    method,
    timezone: { name: null, generator: () => definition },
  });
  calendar.createEvent({
    id: `${booking.id}@${from.split('@')[1]}`,
    // Calendars keep the event with the highest number, whatever order mails arrive in.
    sequence: Math.max(0, dayjs(createdAt).diff(booking.createdAt, 'second')),
    stamp: dayjs(createdAt),
    start: dayjs(pickupAt),
    end: dayjs(pickupAt).add(durationSeconds ?? MINUTES_UNKNOWN * 60, 'second'),
    timezone: name.replace('TZID=', ''),
    summary: fillIn(messages[language].mail.event, { place: booking.destination.address }),
    location: {
      title: origin.address,
      geo: { lat: origin.latitude, lon: origin.longitude },
    },
    description: facts.map(([label, value]) => `${label}: ${value}`).join('\n'),
    url: trackingLink,
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    organizer: { name: channel.name, email: from },
    // Nobody is asked whether they come: the taxi is booked.
    attendees: [{ email: recipient, status: ICalAttendeeStatus.ACCEPTED, rsvp: false }],
  });
  return { method, content: calendar.toString() };
}

/** The event that a mail carries, as the trip stands when the mail is sent; null for a trip that is gone. */
export async function calendarEvent(
  app: AppContext,
  channel: Channel,
  bookingId: string,
  mail: Carrier,
): Promise<CalendarPart | null> {
  const subject = await findSubject(app.database.orm, app, channel, bookingId);
  return subject && eventOf(subject, channel, app.config.mail.from, mail);
}
