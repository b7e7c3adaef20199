import { CANCELLED_STATUSES, isFinal, PAST_STATUSES } from '../../../contract/booking/status.ts';
import { tripCost } from '../../../contract/booking/cost.ts';
import { hasReceipt } from '../../../contract/booking/receipt.ts';
import { formatLocale, formatMoney } from '../../../contract/core/format.ts';
import type { MailTexts, NoticeKind } from '../../../contract/messages/mail/texts.ts';
import { fillIn } from '../../../contract/messages/fillIn.ts';
import { messages } from '../../../contract/messages/messages.ts';
import type { BookingRow } from '../bookings/record.ts';
import type { MailContent } from '../mails/render.ts';
import {
  accountFacts,
  amounts,
  carText,
  driverFacts,
  flightFacts,
  isWantedAtOnce,
  type Letter,
  passengerFact,
  paymentFacts,
  referenceFacts,
  routeFacts,
  shortWhen,
  vehicleFacts,
} from '../mails/tripFacts.ts';
import type { Recipient } from './recipients.ts';
import type { Subject } from './subject.ts';

const isCancelled = ({ status }: BookingRow) => CANCELLED_STATUSES.some((one) => one === status);

/**
 * The fact in a notice, as a key: readers are not told the same fact twice. Null when there is
 * nothing to tell, because the trip has moved on or too little is known yet.
 */
export function factOf(
  { id: noticeId, kind }: { id: string; kind: NoticeKind },
  booking: BookingRow,
): string | null {
  const { id, status, vehicle } = booking;
  const isOver = status === null || isFinal(status);
  const car = Object.values({ ...vehicle, name: null })
    .filter(Boolean)
    .join(' ');
  switch (kind) {
    case 'confirmed':
      return isOver ? null : `${id} confirmed`;
    case 'pickupChanged':
      return isOver ? null : `${id} pickup changed ${noticeId}`;
    case 'cancelled':
      return isCancelled(booking) ? `${id} cancelled` : null;
    case 'driverAssigned':
      return isOver || car === '' ? null : `${id} driver ${car}`;
    case 'driverArrived':
      return isOver || status === 'DROPPINGOFF' ? null : `${id} arrived`;
    case 'receipt':
      return hasReceipt(booking) ? `${id} receipt ${booking.total}` : null;
  }
}

/** The minutes after which a mail is of no use. */
export const LIFE_MINUTES: Record<NoticeKind, number> = {
  confirmed: 24 * 60,
  pickupChanged: 24 * 60,
  cancelled: 24 * 60,
  driverAssigned: 60,
  driverArrived: 20,
  receipt: 3 * 24 * 60,
};

function whyCancelled({ cancelledWhy }: MailTexts, { status }: BookingRow): string {
  if (status === 'NOSHOW') return cancelledWhy.noShow;
  const byCustomer = status === 'CUSTOMER_CANCELLED' || status === 'ARCHIVE_CUSTOMER_CANCELLED';
  return byCustomer ? cancelledWhy.customer : cancelledWhy.company;
}

/** `asked`: the person who asked for the mail. */
type Reader = Recipient['as'] | 'asked';

function factsFor(
  kind: NoticeKind,
  letter: Letter,
  { booking, companyPhone }: Subject,
  reader: Reader,
): MailContent['facts'] {
  const others =
    reader === 'passenger'
      ? []
      : [...passengerFact(letter, booking), ...accountFacts(letter, booking)];
  const route = [...routeFacts(letter, booking), ...flightFacts(letter, booking)];
  const vehicle = vehicleFacts(letter, booking, companyPhone);
  const driver = driverFacts(letter, booking);
  const reference = referenceFacts(letter, booking);
  switch (kind) {
    case 'driverAssigned':
    case 'driverArrived':
      return [...driver, ...route, ...others, ...vehicle, ...reference];
    case 'receipt':
      return [...route, ...others, ...vehicle, ...paymentFacts(letter, booking), ...reference];
    default:
      return [...route, ...others, ...vehicle, ...reference];
  }
}

/** The mail about a notice to one reader. */
export function compose(
  kind: NoticeKind,
  letter: Letter,
  subject: Subject,
  reader: Pick<Recipient, 'givenName'> & { as: Reader },
): MailContent {
  const { booking, trackingLink } = subject;
  const { channel, language } = letter;
  const texts = messages[language].mail;
  const text = texts.notices[kind][reader.as === 'passenger' ? 'passenger' : 'other'];
  const locale = formatLocale(language, channel.locale);
  const cost = tripCost(booking);
  const values = {
    channel: channel.name,
    account: booking.corporationName,
    passenger: booking.passengerName,
    when: isWantedAtOnce(booking) ? messages[language].trip.asap : shortWhen(letter, booking),
    why: whyCancelled(texts, booking),
    car: carText(booking),
    total: formatMoney(cost.high ?? 0, cost.currency ?? channel.currency, locale),
  };
  const link = new URL(trackingLink);
  link.searchParams.set('lang', language);
  // The account sees a fee, the passenger does not.
  const isPriced =
    kind === 'receipt' ||
    (kind === 'cancelled' && cost.kind === 'charged' && reader.as !== 'passenger');
  const isOver = [...PAST_STATUSES, ...CANCELLED_STATUSES].some((one) => one === booking.status);
  return {
    subject: fillIn(text.subject, values),
    heading: fillIn(text.heading, values),
    paragraphs: [fillIn(texts.greeting, { name: reader.givenName }), fillIn(text.lead, values)],
    facts: factsFor(kind, letter, subject, reader.as),
    ...(isPriced && { amounts: amounts(letter, booking) }),
    ...(!isOver && { button: { label: texts.track, url: link.href } }),
    footer: fillIn(texts.why[reader.as], values),
  };
}
