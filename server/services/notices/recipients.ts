import { and, eq, isNull, notExists, or, sql } from 'drizzle-orm';
import type { Language } from '../../../contract/core/languages.ts';
import type { NoticeKind } from '../../../contract/messages/mail/texts.ts';
import type { Queryable } from '../../context.ts';
import { isAnyOf, isAnyRow } from '../../db/isAnyOf.ts';
import {
  bookings,
  businessPassengers,
  corporations,
  guestBookingCopies,
  mailPreferences,
  stoppedAddresses,
  userCorporations,
  users,
} from '../../db/tables/index.ts';
import { maySignIn } from '../../identity/shares.ts';
import type { BookingRow } from '../bookings/record.ts';

/** Somebody who is told about a trip, and in which role. */
export interface Recipient {
  email: string;
  givenName: string;
  language: Language;
  as: 'passenger' | 'booker' | 'copy';
}

/** What holders of copies are told: the confirmation, and its changes or cancellation. */
const COPIED: ReadonlySet<NoticeKind> = new Set(['confirmed', 'pickupChanged', 'cancelled']);

/** What the database knows about the people who may have to be told about a booking. */
interface Readers {
  /** The passenger's language; guests have none of their own, and get mails in their account's. */
  language: Language;
  /** The passengers' addresses whose owners want no mails about trips. */
  stopped: readonly string[];
  booker: Omit<Recipient, 'as'> | null;
  /** The kinds of mail that the booker does not want. */
  unwanted: readonly NoticeKind[] | null;
}

/** Reads them for several bookings in one statement. @returns them by the booking's id */
export async function readersOf(
  on: Queryable,
  bookingRows: readonly BookingRow[],
): Promise<Map<string, Readers>> {
  if (bookingRows.length === 0) return new Map();
  const [p, c, m] = [businessPassengers, corporations, mailPreferences];
  const addresses = bookingRows.flatMap(({ userInfo: { email } }) => email?.toLowerCase() ?? []);
  const stopped = on
    .select({ all: sql`coalesce(jsonb_agg(${stoppedAddresses.address}), '[]')` })
    .from(stoppedAddresses)
    .where(
      and(
        eq(stoppedAddresses.channelId, bookings.channelId),
        isAnyOf(stoppedAddresses.address, addresses),
      ),
    );
  const found = await on
    .select({
      id: bookings.id,
      language: sql<Language>`coalesce(${p.communicationLanguage}, ${c.communicationLanguage}, 'en')`,
      stopped: sql<string[]>`(${stopped})`,
      booker: person,
      unwanted: m.unwanted,
    })
    .from(bookings)
    .leftJoin(
      p,
      and(
        eq(bookings.passengerType, 'employee'),
        eq(p.channelId, bookings.channelId),
        eq(p.id, bookings.passengerId),
      ),
    )
    .leftJoin(c, and(eq(c.channelId, bookings.channelId), eq(c.id, bookings.corporationId)))
    .leftJoin(
      users,
      and(eq(users.channelId, bookings.channelId), eq(users.id, bookings.bookedById), maySignIn),
    )
    .leftJoin(m, and(eq(m.channelId, users.channelId), eq(m.userId, users.id)))
    .where(isAnyRow(bookings, bookingRows))
    .prepare('readers')
    .execute();
  return new Map(found.map(({ id, ...readers }) => [id, readers]));
}

/**
 * Who is told about a booking, each address once: the passenger, the booker, and those who asked
 * for copies of the account's guest bookings.
 */
export async function recipientsOf(
  on: Queryable,
  booking: BookingRow,
  kind: NoticeKind,
  readers: Readers,
): Promise<Recipient[]> {
  const { booker, unwanted } = readers;
  const all = [
    passengerOf(booking, kind, readers),
    booker && !unwanted?.includes(kind) ? { ...booker, as: 'booker' as const } : null,
    ...(booking.passengerType === 'guest' && COPIED.has(kind)
      ? await copyHolders(on, booking, kind)
      : []),
  ].filter((recipient) => recipient !== null);
  const byAddress = new Map<string, Recipient>();
  for (const recipient of all) {
    const address = recipient.email.toLowerCase();
    if (!byAddress.has(address)) byAddress.set(address, recipient);
  }
  return [...byAddress.values()];
}

function passengerOf(
  booking: BookingRow,
  kind: NoticeKind,
  { language, stopped }: Readers,
): Recipient | null {
  const { email, givenName } = booking.userInfo;
  if (!email) return null;
  // A guest must not see what the host pays.
  const isInvited = booking.passengerType === 'guest' && booking.paymentType !== 'cash';
  if (kind === 'receipt' && isInvited) return null;
  if (stopped.includes(email.toLowerCase())) return null;
  return { email, givenName, language, as: 'passenger' };
}

const person = {
  email: users.email,
  givenName: users.givenName,
  language: users.communicationLanguage,
};
const mayBeTold = and(eq(users.status, 'active'), isNull(users.deletedAt));

/** Users who have not refused such mails. */
const wants = (on: Queryable, kind: NoticeKind) =>
  notExists(
    on
      .select({ one: sql`1` })
      .from(mailPreferences)
      .where(
        and(
          eq(mailPreferences.channelId, users.channelId),
          eq(mailPreferences.userId, users.id),
          sql`${mailPreferences.unwanted} ? ${kind}`,
        ),
      ),
  );

/** Those who asked for copies, while they may still see the account. */
async function copyHolders(
  on: Queryable,
  booking: BookingRow,
  kind: NoticeKind,
): Promise<Recipient[]> {
  const { channelId, corporationId } = booking;
  const holders = await on
    .select(person)
    .from(guestBookingCopies)
    .innerJoin(
      users,
      and(
        eq(users.channelId, guestBookingCopies.channelId),
        eq(users.id, guestBookingCopies.userId),
      ),
    )
    .leftJoin(
      userCorporations,
      and(
        eq(userCorporations.channelId, channelId),
        eq(userCorporations.userId, users.id),
        eq(userCorporations.corporationId, corporationId),
        isNull(userCorporations.deletedAt),
      ),
    )
    .where(
      and(
        eq(guestBookingCopies.channelId, channelId),
        eq(guestBookingCopies.corporationId, corporationId),
        mayBeTold,
        wants(on, kind),
        or(
          eq(users.role, 'bookingChannelAdmin'),
          eq(userCorporations.corporationId, corporationId),
        ),
      ),
    )
    .orderBy(users.id);
  return holders.map((holder) => ({ ...holder, as: 'copy' }));
}
