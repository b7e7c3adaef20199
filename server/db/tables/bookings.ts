import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import {
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { PaymentType } from '../../../contract/core/paymentTypes.ts';
import type { FareEstimate } from '../../../contract/booking/calls.ts';
import type { Place } from '../../../contract/booking/request.ts';
import type { BookingState, BookingStatus } from '../../../contract/booking/status.ts';
import type {
  DriverLocation,
  PersonInfo,
  PricingDetails,
  TripPayment,
  TripProperties,
  TripVehicle,
} from '../../../contract/booking/trip.ts';
import { corporations, users } from './accounts.ts';
import { listIndexes } from './bookingIndexes.ts';
import { channelId, createdAt, id, instant } from './columns.ts';
import { fleets } from './fleets.ts';

/**
 * The upper end of `tripCost` of the contract, as the trip list sorts by it. Both must give the
 * same: a test compares them for many made-up trips.
 */
const totalOfTrip = sql.raw(`case
    when status in ('CUSTOMER_CANCELLED', 'ARCHIVE_CUSTOMER_CANCELLED')
      then coalesce((pricing_details ->> 'passengerPrematureCancellationFee')::int, 0)
    when status = 'NOSHOW' then coalesce((pricing_details ->> 'passengerNoShowFee')::int, 0)
    when status in ('DISPATCH_CANCELLED', 'DRIVER_CANCELLED') then 0
    when pricing_details is not null then (pricing_details ->> 'total')::int
    else number_of_vehicles * case fare_estimate ->> 'type'
      when 'RANGE' then case when fare_estimate ->> 'minimumFare' is not null
        then (fare_estimate ->> 'maximumFare')::int end
      when 'ESTIMATE'
        then coalesce(fare_estimate ->> 'estimatedPrice', fare_estimate ->> 'roundedPrice')::int
      else coalesce(fare_estimate ->> 'roundedPrice', fare_estimate ->> 'estimatedPrice')::int
    end
  end`);

export const newTrackingToken = () => randomBytes(24).toString('base64url');

/** The values that a change of the pickup time sets. */
export interface PickupValues {
  /** Local at the pickup, without zone. */
  pickupTime: string;
  /** ISO 8601 in UTC. */
  pickupAt: string;
  pickupTimeZone: string;
  distanceMeters: number | null;
  durationSeconds: number | null;
  fareEstimate: Omit<FareEstimate, 'geometry'> | null;
}

/**
 * One row for each leg of a booking. Names, addresses and prices are copied in: history does not
 * change when a person or a fleet does.
 */
export const bookings = pgTable(
  'bookings',
  {
    channelId: channelId(),
    id: id(),
    corporationId: uuid('corporation_id').notNull(),
    corporationName: text('corporation_name').notNull(),
    bookedById: uuid('booked_by_id').notNull(),
    /**
     * `<attempt id>:<leg>`, made by the browser before its first call; each has only one booking.
     */
    attempt: text('attempt').notNull(),
    /** SHA-256 of the request: the same attempt with another request is refused. */
    requestHash: text('request_hash'),
    /** The outbound booking of a return leg. */
    returnOf: uuid('return_of'),
    state: text('state').$type<BookingState>().notNull(),
    /** Null until the booking is confirmed. */
    status: text('status').$type<BookingStatus>(),
    createdAt: createdAt(),
    updatedAt: instant('updated_at')
      .notNull()
      .default(sql`now()`),
    /** An unconfirmed request expires at this moment. */
    expiresAt: instant('expires_at').notNull(),
    pickupTime: text('pickup_time').notNull(),
    pickupAt: instant('pickup_at').notNull(),
    pickupTimeZone: text('pickup_time_zone').notNull(),
    scheduleType: text('schedule_type').$type<'ASAP' | 'PREBOOKING'>().notNull(),
    passengerName: text('passenger_name').notNull(),
    originAddress: text('origin_address').notNull(),
    destinationAddress: text('destination_address').notNull(),
    origin: jsonb('origin').$type<Place>().notNull(),
    destination: jsonb('destination').$type<Place>().notNull(),
    waypoints: jsonb('waypoints').$type<Place[]>().notNull(),
    distanceMeters: integer('distance_meters'),
    durationSeconds: integer('duration_seconds'),
    fleetId: uuid('fleet_id').notNull(),
    offerId: uuid('offer_id').notNull(),
    companyName: text('company_name').notNull(),
    vehicle: jsonb('vehicle').$type<TripVehicle>().notNull(),
    numberOfVehicles: integer('number_of_vehicles').notNull(),
    passengerType: text('passenger_type').$type<'employee' | 'guest'>().notNull(),
    passengerId: uuid('passenger_id'),
    employeeGroupId: uuid('employee_group_id'),
    userInfo: jsonb('user_info').$type<PersonInfo>().notNull(),
    bookedByUserInfo: jsonb('booked_by_user_info').$type<PersonInfo>().notNull(),
    notes: text('notes'),
    paymentType: text('payment_type').$type<PaymentType>().notNull(),
    payment: jsonb('payment').$type<TripPayment>().notNull(),
    fareEstimate: jsonb('fare_estimate').$type<Omit<FareEstimate, 'geometry'>>(),
    pricingDetails: jsonb('pricing_details').$type<PricingDetails>(),
    /** What it cost, or the most that is expected; computed by the database. */
    total: integer('total').generatedAlwaysAs(totalOfTrip),
    businessAccountConfig: jsonb('business_account_config').$type<{
      fields: { id: string; title: string; value: string }[];
    }>(),
    bookingProperties: jsonb('booking_properties').$type<TripProperties>(),
    dispatchId: text('dispatch_id'),
    /** The address of dispatch's own page, or the path of ours (`/track/<token>`). */
    trackingLink: text('tracking_link'),
    /** Anyone who knows it may follow the trip without signing in: 192 random bits. */
    trackingToken: text('tracking_token').notNull().$defaultFn(newTrackingToken),
    estimatedTimeArrival: integer('estimated_time_arrival'),
    destinationEtaMinutes: integer('destination_eta_minutes'),
    driverLocation: jsonb('driver_location').$type<DriverLocation>(),
    /** When the driver was at the pickup, as dispatch said; null where it has not. */
    arrivedAt: instant('arrived_at'),
    /** When the newest dispatch event applied here happened; older ones are stale. */
    dispatchedAt: instant('dispatched_at'),
    /**
     * The last pickup that dispatch has confirmed; null until it gets one that could differ from
     * the booking's. Where dispatch refuses another, the trip returns to it.
     */
    dispatchPickup: jsonb('dispatch_pickup').$type<PickupValues>(),
  },
  (t) => [
    primaryKey({ columns: [t.channelId, t.id] }),
    foreignKey({
      columns: [t.channelId, t.corporationId],
      foreignColumns: [corporations.channelId, corporations.id],
    }),
    foreignKey({
      columns: [t.channelId, t.bookedById],
      foreignColumns: [users.channelId, users.id],
    }),
    foreignKey({
      columns: [t.channelId, t.fleetId],
      foreignColumns: [fleets.channelId, fleets.id],
    }),
    foreignKey({
      columns: [t.channelId, t.returnOf],
      foreignColumns: [t.channelId, t.id],
    }),
    uniqueIndex('bookings_one_per_attempt').on(t.channelId, t.bookedById, t.attempt),
    uniqueIndex('bookings_tracking_token').on(t.channelId, t.trackingToken),
    uniqueIndex('bookings_dispatch_id').on(t.channelId, t.fleetId, t.dispatchId),
    index('bookings_returns_of')
      .on(t.channelId, t.returnOf)
      .where(sql`${t.returnOf} is not null`),
    ...listIndexes(t),
    index('bookings_of_passenger').on(
      t.channelId,
      t.corporationId,
      t.passengerId,
      t.createdAt.desc().nullsFirst(),
    ),
    // For the limits of an employee, whom somebody may also book as a guest.
    index('bookings_of_guest_phone')
      .on(t.channelId, t.corporationId, sql`(${t.userInfo} ->> 'phone')`, t.pickupAt)
      .where(sql`${t.passengerType} = 'guest'`),
    index('bookings_of_guest_email')
      .on(t.channelId, t.corporationId, sql`lower(${t.userInfo} ->> 'email')`, t.pickupAt)
      .where(sql`${t.passengerType} = 'guest'`),
    // For the latest passengers of a booker or an account.
    index('bookings_last_of_booker')
      .on(t.channelId, t.corporationId, t.bookedById, t.createdAt.desc().nullsFirst())
      .where(sql`${t.passengerId} is not null and ${t.status} is not null`),
    index('bookings_last_of_account')
      .on(t.channelId, t.corporationId, t.createdAt.desc().nullsFirst())
      .where(sql`${t.passengerId} is not null and ${t.status} is not null`),
    index('bookings_open')
      .on(t.state, t.expiresAt)
      .where(sql`${t.state} in ('REQUESTED', 'PAYMENT_PENDING', 'AUTHORIZED')`),
    // Only trips about which dispatch may still have news; nearly all others are not in it.
    index('bookings_under_way')
      .on(t.updatedAt)
      .where(
        sql`${t.state} = 'CONFIRMED' and ${t.status} in ('NEW', 'ASSIGN', 'ENROUTE', 'MADECONTACT', 'DROPPINGOFF', 'PREBOOKED')`,
      ),
  ],
);

/**
 * Attempts that their booker abandoned: a request that was still on its way no longer books
 * anything.
 */
export const abandonedAttempts = pgTable(
  'abandoned_attempts',
  {
    channelId: channelId(),
    bookedById: uuid('booked_by_id').notNull(),
    /** As in `bookings`. */
    attempt: text('attempt').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.channelId, t.bookedById, t.attempt] }),
    index('abandoned_attempts_age').on(t.createdAt),
  ],
);
