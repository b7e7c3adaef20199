import { and, eq } from 'drizzle-orm';
import { TRACKING_PATH } from '../../../contract/booking/trackingPath.ts';
import type { Channel } from '../../../contract/core/channel.ts';
import { absoluteTrackingLink } from '../../config/origins.ts';
import type { AppContext, Queryable } from '../../context.ts';
import { bookings, fleets } from '../../db/tables/index.ts';
import type { BookingRow } from '../bookings/record.ts';

/** A booking as it stands when mails about it are written. */
export interface Subject {
  booking: BookingRow;
  /** Number of the taxi company. */
  companyPhone: string | null;
  /** Where questions about its trips go. */
  companyEmail: string | null;
  /** Where the trip can be followed, in full. */
  trackingLink: string;
}

export async function findSubject(
  on: Queryable,
  { config }: AppContext,
  channel: Channel,
  bookingId: string,
): Promise<Subject | null> {
  const [found] = await on
    .select({ booking: bookings, companyPhone: fleets.phone, companyEmail: fleets.contactEmail })
    .from(bookings)
    .innerJoin(
      fleets,
      and(eq(fleets.channelId, bookings.channelId), eq(fleets.id, bookings.fleetId)),
    )
    .where(and(eq(bookings.channelId, channel.id), eq(bookings.id, bookingId)));
  if (!found) return null;
  const { trackingLink, trackingToken } = found.booking;
  const link = trackingLink ?? `${TRACKING_PATH}/${trackingToken}`;
  return { ...found, trackingLink: absoluteTrackingLink(config, channel, link) };
}
