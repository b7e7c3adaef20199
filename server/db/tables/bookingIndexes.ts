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
 * The words a trip is searched by, as a tsvector: whole words in small letters, without any
 * dictionary, so that a name is found in every language. An index holds exactly this expression.
 */
export function bookingWords(t: {
  [K in 'passengerName' | 'dispatchId' | 'originAddress' | 'destinationAddress']: AnyPgColumn;
}) {
  const texts = sql`${t.passengerName} || ' ' || coalesce(${t.dispatchId}, '') || ' ' || ${t.originAddress} || ' ' || ${t.destinationAddress}`;
  return sql`array_to_tsvector(array_remove(regexp_split_to_array(lower(${texts}), '\\W+'), ''))`;
}

/**
 * Indexes of the trip list: each order and each filter in common use has one, for a single account
 * and for the whole channel, so that a page costs the same however long the history is.
 */
export function listIndexes(t: Record<Listed, ExtraConfigColumn>) {
  const newestFirst = () => [t.pickupAt.desc().nullsFirst(), t.id.desc().nullsFirst()] as const;
  const vehicleName = sql`(${t.vehicle} ->> 'name')`;
  return [
    index('bookings_newest_of_account').on(t.channelId, t.corporationId, ...newestFirst()),
    index('bookings_newest').on(t.channelId, ...newestFirst()),
    index('bookings_by_status_of_account').on(
      t.channelId,
      t.corporationId,
      t.status,
      ...newestFirst(),
    ),
    index('bookings_by_status').on(t.channelId, t.status, ...newestFirst()),
    index('bookings_by_passenger').on(t.channelId, t.passengerId, ...newestFirst()),
    index('bookings_by_payment_of_account').on(
      t.channelId,
      t.corporationId,
      t.paymentType,
      ...newestFirst(),
    ),
    index('bookings_by_payment').on(t.channelId, t.paymentType, ...newestFirst()),
    index('bookings_by_vehicle_of_account').on(
      t.channelId,
      t.corporationId,
      vehicleName,
      ...newestFirst(),
    ),
    index('bookings_by_vehicle').on(t.channelId, vehicleName, ...newestFirst()),
    index('bookings_by_account_field').using('gin', sql`${t.businessAccountConfig} jsonb_path_ops`),
    index('bookings_by_word').using('gin', bookingWords(t)),
    index('bookings_latest_made_of_account').on(t.channelId, t.corporationId, t.createdAt, t.id),
    index('bookings_latest_made').on(t.channelId, t.createdAt, t.id),
    index('bookings_by_name_of_account').on(
      t.channelId,
      t.corporationId,
      sql`lower(${t.passengerName})`,
      t.id,
    ),
    index('bookings_by_name').on(t.channelId, sql`lower(${t.passengerName})`, t.id),
    index('bookings_by_total_of_account').on(t.channelId, t.corporationId, t.total, t.id),
    index('bookings_by_total').on(t.channelId, t.total, t.id),
  ];
}
