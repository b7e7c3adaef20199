import { and, eq } from 'drizzle-orm';
import { TRACKING_PATH } from '../../../contract/booking/trackingPath.ts';
import type { Channel } from '../../../contract/core/channel.ts';
import { absoluteTrackingLink } from '../../config/origins.ts';
import type { AppContext, Queryable } from '../../context.ts';
import { isAnyRow } from '../../db/isAnyOf.ts';
import { bookings, fleets } from '../../db/tables/index.ts';
import type { BookingRow } from '../bookings/record.ts';

/** A booking at the time when mails about it are written. */
export interface Subject {
  booking: BookingRow;
  /** Phone number of the taxi company. */
  companyPhone: string | null;
  /** The address for questions about its trips. */
  companyEmail: string | null;
  /** The full address at which the trip can be followed. */
  trackingLink: string;
}

/** Finds them for several bookings of any channels in one statement. @returns them by id */
export async function findSubjects(
  on: Queryable,
  { config }: AppContext,
  keys: readonly { channelId: string; bookingId: string }[],
): Promise<Map<string, Subject>> {
  if (keys.length === 0) return new Map();
  const found = await on
    .select({ booking: bookings, companyPhone: fleets.phone, companyEmail: fleets.contactEmail })
    .from(bookings)
    .innerJoin(
      fleets,
      and(eq(fleets.channelId, bookings.channelId), eq(fleets.id, bookings.fleetId)),
    )
    .where(
      isAnyRow(
        bookings,
        keys.map(({ channelId, bookingId: id }) => ({ channelId, id })),
      ),
    )
    .prepare('subjects')
    .execute();
  return new Map(
    found.flatMap((one) => {
      const { id, channelId, trackingLink, trackingToken } = one.booking;
      // No mails are sent for a channel that no longer exists.
      const channel = config.channels.find((known) => known.id === channelId);
      if (!channel) return [];
      const link = trackingLink ?? `${TRACKING_PATH}/${trackingToken}`;
      return [[id, { ...one, trackingLink: absoluteTrackingLink(config, channel, link) }]];
    }),
  );
}

export async function findSubject(
  on: Queryable,
  app: AppContext,
  channel: Channel,
  bookingId: string,
): Promise<Subject | null> {
  const found = await findSubjects(on, app, [{ channelId: channel.id, bookingId }]);
  return found.get(bookingId) ?? null;
}
