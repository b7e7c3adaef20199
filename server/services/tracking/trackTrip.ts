import { and, desc, eq } from 'drizzle-orm';
import type { TripRoute } from '../../../contract/booking/calls.ts';
import { addMinutes } from '../../../contract/booking/schedule.ts';
import { isFinal } from '../../../contract/booking/status.ts';
import type { TrackedTrip } from '../../../contract/booking/tracking.ts';
import type { Channel } from '../../../contract/core/channel.ts';
import { DomainError } from '../../../contract/core/errors.ts';
import { AdapterError } from '../../adapters/outside.ts';
import type { AppContext } from '../../context.ts';
import { bookingEvents, bookings, fleets } from '../../db/tables/index.ts';
import type { BookingRow } from '../bookings/record.ts';
import { coarseCar, coarsePlace, coarsePoint } from './coarseAddress.ts';

/** Somebody who has only a link. */
export interface Follower {
  app: AppContext;
  channel: Channel;
}

/** How long after its end a trip can still be seen. */
const AFTER_END_MINUTES = 120;
/** How long after its pickup a trip can be seen that was never ended. */
const AFTER_PICKUP_MINUTES = 1440;

type Tracked = BookingRow & { status: NonNullable<BookingRow['status']> };

/** @throws DomainError NOT_FOUND, TRACKING_ENDED */
async function bookingOfLink({ app, channel }: Follower, token: string): Promise<Tracked> {
  const { orm } = app.database;
  const [booking] = await orm
    .select()
    .from(bookings)
    .where(and(eq(bookings.channelId, channel.id), eq(bookings.trackingToken, token)));
  if (!booking?.status) throw new DomainError('NOT_FOUND');
  const isOver = isFinal(booking.status);
  const end = isOver
    ? addMinutes(await lastMoved(app, booking), AFTER_END_MINUTES)
    : addMinutes(booking.pickupAt, AFTER_PICKUP_MINUTES);
  if (end <= app.now()) throw new DomainError('TRACKING_ENDED');
  return { ...booking, status: booking.status };
}

async function lastMoved(app: AppContext, { channelId, id, pickupAt }: BookingRow): Promise<Date> {
  const [last] = await app.database.orm
    .select({ at: bookingEvents.occurredAt })
    .from(bookingEvents)
    .where(and(eq(bookingEvents.channelId, channelId), eq(bookingEvents.bookingId, id)))
    .orderBy(desc(bookingEvents.occurredAt))
    .limit(1);
  return last?.at ?? pickupAt;
}

/**
 * The pickup is shown exactly while somebody has to wait there; other places are shown only as
 * precisely as a map needs, because people live or go there.
 */
function placesOf({ status, origin, waypoints, destination }: Tracked): TrackedTrip['stops'] {
  const isAboard = status === 'DROPPINGOFF';
  return [
    isAboard ? coarsePlace(origin) : { ...pointOf(origin), address: origin.address },
    ...waypoints.map((stop) => ({ ...coarsePoint(stop), address: null })),
    coarsePlace(destination),
  ];
}

/**
 * The state of a trip, for anyone who has its link.
 * @throws DomainError NOT_FOUND for an unknown link, TRACKING_ENDED a while after the trip
 */
export async function trackTrip(
  follower: Follower,
  { token }: { token: string },
): Promise<TrackedTrip> {
  const booking = await bookingOfLink(follower, token);
  const isOver = isFinal(booking.status);
  const { name, make, model, registration } = booking.vehicle;
  const [fleet] = await follower.app.database.orm
    .select({ phone: fleets.phone })
    .from(fleets)
    .where(and(eq(fleets.channelId, booking.channelId), eq(fleets.id, booking.fleetId)));
  return {
    status: booking.status,
    scheduleType: booking.scheduleType,
    pickupTime: booking.pickupTime,
    pickupAt: booking.pickupAt.toISOString(),
    pickupTimeZone: booking.pickupTimeZone,
    companyName: booking.companyName,
    companyPhone: fleet?.phone ?? null,
    vehicle: { name, make, model, registration },
    flight: flightMet(booking),
    estimatedTimeArrival: booking.estimatedTimeArrival,
    destinationEtaMinutes: booking.destinationEtaMinutes,
    driverLocation: carOf(booking),
    stops: isOver ? [] : placesOf(booking),
  };
}

/** Only a flight that the taxi meets: where somebody flies to is private. */
function flightMet({ status, bookingProperties }: Tracked): TrackedTrip['flight'] {
  const flight = bookingProperties?.flightInfo;
  if (flight?.type !== 'pickup' || status === 'DROPPINGOFF' || isFinal(status)) return null;
  return { airline: flight.airline, number: flight.number };
}

/** A driver's position before setting out and after the trip is private. */
const isDriving = ({ status }: Tracked) =>
  status === 'ENROUTE' || status === 'MADECONTACT' || status === 'DROPPINGOFF';

function carOf(booking: Tracked): TrackedTrip['driverLocation'] {
  const { status, driverLocation, origin, waypoints, destination } = booking;
  if (!driverLocation || !isDriving(booking)) return null;
  if (status !== 'DROPPINGOFF') return driverLocation;
  return coarseCar(driverLocation, [origin, ...waypoints, destination]);
}

const pointOf = ({ latitude, longitude }: { latitude: number; longitude: number }) => ({
  latitude,
  longitude,
});

/**
 * The route between the places that a follower may see.
 * @throws DomainError NOT_FOUND, TRACKING_ENDED, OUTSIDE_SERVICE_UNAVAILABLE
 */
export async function trackRoute(
  follower: Follower,
  { token }: { token: string },
): Promise<TripRoute> {
  const booking = await bookingOfLink(follower, token);
  if (isFinal(booking.status)) return { isEstimated: true, geometry: [] };
  try {
    const route = await follower.app.router.route(placesOf(booking).map(pointOf));
    return { isEstimated: route.estimated, geometry: route.geometry };
  } catch (cause) {
    if (!(cause instanceof AdapterError)) throw cause;
    throw new DomainError('OUTSIDE_SERVICE_UNAVAILABLE', { cause });
  }
}
