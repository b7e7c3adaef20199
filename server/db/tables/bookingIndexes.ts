import { sql } from 'drizzle-orm';
import { type AnyPgColumn, type ExtraConfigColumn, index } from 'drizzle-orm/pg-core';

type Listed =
  | 'channelId'
  | 'id'
  | 'corporationId'
  | 'status'
  | 'createdAt'
  | 'pickupAt'
  | 'passengerName'
  | 'passengerId'
  | 'originAddress'
  | 'destinationAddress'
  | 'paymentType'
  | 'vehicle'
  | 'total'
  | 'businessAccountConfig'
  | 'dispatchId';

/**
 * The words by which a trip is searched, as a tsvector: whole words in small letters, without a
 * dictionary, so that a name is found in every language. An index contains exactly this expression.
 * The function is declared as expensive, which it is, so that the database uses the index instead
 * of computing it for rows.
 */
export function bookingWords(t: {
  [K in 'passengerName' | 'dispatchId' | 'originAddress' | 'destinationAddress']: AnyPgColumn;
}) {
  return sql`booking_words(${t.passengerName}, ${t.dispatchId}, ${t.originAddress}, ${t.destinationAddress})`;
}

/**
 * Indexes of the trip list: each common order and filter has one, for a single account and for the
 * whole channel, so that a page costs the same however long the history is. Each ends with the
 * status, which every query of the list uses: trips are then counted, and skipped on the way to a
 * far page, without reading their rows.
 */
export function listIndexes(t: Record<Listed, ExtraConfigColumn>) {
  const newestFirst = () => [t.pickupAt.desc().nullsFirst(), t.id.desc().nullsFirst()] as const;
  const vehicleName = sql`(${t.vehicle} ->> 'name')`;
  const byName = () => [sql`lower(${t.passengerName})`, t.id, t.status, t.passengerName] as const;
  const ofAccount = [t.channelId, t.corporationId] as const;
  return [
    index('bookings_newest_of_account').on(...ofAccount, ...newestFirst(), t.status),
    index('bookings_newest').on(t.channelId, ...newestFirst(), t.status),
    index('bookings_by_status_of_account').on(...ofAccount, t.status, ...newestFirst()),
    index('bookings_by_status').on(t.channelId, t.status, ...newestFirst()),
    index('bookings_by_passenger').on(t.channelId, t.passengerId, ...newestFirst(), t.status),
    index('bookings_by_payment_of_account').on(
      ...ofAccount,
      t.paymentType,
      ...newestFirst(),
      t.status,
    ),
    index('bookings_by_payment').on(t.channelId, t.paymentType, ...newestFirst(), t.status),
    index('bookings_by_vehicle_of_account').on(...ofAccount, vehicleName, ...newestFirst()),
    index('bookings_by_vehicle').on(t.channelId, vehicleName, ...newestFirst()),
    index('bookings_by_account_field').using('gin', sql`${t.businessAccountConfig} jsonb_path_ops`),
    index('bookings_by_word').using('gin', bookingWords(t)),
    index('bookings_latest_made_of_account').on(...ofAccount, t.createdAt, t.id, t.status),
    index('bookings_latest_made').on(t.channelId, t.createdAt, t.id, t.status),
    index('bookings_by_name_of_account').on(...ofAccount, ...byName()),
    index('bookings_by_name').on(t.channelId, ...byName()),
    index('bookings_by_total_of_account').on(...ofAccount, t.total, t.id, t.status),
    index('bookings_by_total').on(t.channelId, t.total, t.id, t.status),
  ];
}
