import { and, eq, isNull, notExists, or, sql } from 'drizzle-orm';
import type { Language } from '../../../contract/core/languages.ts';
import type { NoticeKind } from '../../../contract/messages/mail/index.ts';
import type { Queryable } from '../../context.ts';
import {
  businessPassengers,
  corporations,
  guestBookingCopies,
  mailPreferences,
  userCorporations,
  users,
} from '../../db/tables/index.ts';
import { hasStopped } from '../mails/stopLink.ts';
import type { BookingRow } from '../bookings/record.ts';

/** Somebody who is told of a trip, and as what. */
export interface Recipient {
  email: string;
  givenName: string;
  language: Language;
  as: 'passenger' | 'booker' | 'copy';
}

/** What holders of copies are told: the confirmation, and what takes it back or changes it. */
const COPIED: ReadonlySet<NoticeKind> = new Set(['confirmed', 'pickupChanged', 'cancelled']);

/**
 * Who is told of a booking, each address once: who travels, who booked, and who asked for copies
 * of the account's guest bookings.
 */
export async function recipientsOf(
  on: Queryable,
  booking: BookingRow,
  kind: NoticeKind,
): Promise<Recipient[]> {
  const all = [
    await passengerOf(on, booking, kind),
    await bookerOf(on, booking, kind),
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

async function passengerOf(
  on: Queryable,
  booking: BookingRow,
  kind: NoticeKind,
): Promise<Recipient | null> {
  const { email, givenName } = booking.userInfo;
  if (!email) return null;
  // What a host pays is not told to a guest.
  const isInvited = booking.passengerType === 'guest' && booking.paymentType !== 'cash';
  if (kind === 'receipt' && isInvited) return null;
  if (await hasStopped(on, booking.channelId, email)) return null;
  return { email, givenName, language: await passengerLanguage(on, booking), as: 'passenger' };
}

/** Guests have no language of their own: they are written to in their account's. */
async function passengerLanguage(on: Queryable, booking: BookingRow): Promise<Language> {
  const { channelId, corporationId, passengerType, passengerId } = booking;
  if (passengerType === 'employee' && passengerId !== null) {
    const p = businessPassengers;
    const [employee] = await on
      .select({ language: p.communicationLanguage })
      .from(p)
      .where(and(eq(p.channelId, channelId), eq(p.id, passengerId)));
    if (employee) return employee.language;
  }
  const [account] = await on
    .select({ language: corporations.communicationLanguage })
    .from(corporations)
    .where(and(eq(corporations.channelId, channelId), eq(corporations.id, corporationId)));
  return account?.language ?? 'en';
}

const person = {
  email: users.email,
  givenName: users.givenName,
  language: users.communicationLanguage,
};
const mayBeTold = and(eq(users.status, 'active'), isNull(users.deletedAt));

/** Users who did not say that they want no such mails. */
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

async function bookerOf(
  on: Queryable,
  booking: BookingRow,
  kind: NoticeKind,
): Promise<Recipient | null> {
  const [booker] = await on
    .select(person)
    .from(users)
    .where(
      and(
        eq(users.channelId, booking.channelId),
        eq(users.id, booking.bookedById),
        mayBeTold,
        wants(on, kind),
      ),
    );
  return booker ? { ...booker, as: 'booker' } : null;
}

/** Those who asked for copies, as long as the account is still theirs to see. */
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
