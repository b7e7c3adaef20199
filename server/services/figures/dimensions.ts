import { sql, type SQL } from 'drizzle-orm';

/** What is added up about trips, by the columns of the tables of figures. */
export const SUMS = [
  'trips',
  'settled',
  'spend',
  'committed',
  'fares',
  'fare_total',
  'waiting',
  'distance_meters',
  'charged_cancellations',
  'no_shows',
  'arrivals',
  'on_time',
  'lead_minutes',
] as const;

/** The columns of the figures of a trip, and of a change of the figures. */
export const kinds = sql.raw(
  'channel_id, corporation_id, day, hour, fleet_id, vehicle, payment_type, group_id, passenger_id, booked_by_id, fields, currency',
);
export const sums = sql.raw(SUMS.join(', '));
export const added = (from = ''): SQL =>
  sql.raw(SUMS.map((one) => `sum(${from}${one})`).join(', '));
export const subtracted = sql.raw(SUMS.map((one) => `-${one}`).join(', '));

/** Trips as a change of the figures would note them: `kinds` and `sums`. */
export const figuresOfTrips = (condition: SQL): SQL => sql`
  select t.channel_id, t.corporation_id, f.day, f.hour, t.fleet_id, f.vehicle, t.payment_type,
    t.employee_group_id as group_id, t.passenger_id, t.booked_by_id, f.fields, f.currency,
    ${sql.raw(SUMS.map((one) => `f.${one}`).join(', '))}
  from bookings t cross join lateral trip_figures(t.channel_id, t.status, t.pickup_at, t.created_at,
    t.arrived_at, t.vehicle, t.business_account_config, t.pricing_details, t.fare_estimate, t.total,
    t.distance_meters) f
  where ${condition}`;

/**
 * Every dimension of changes, and its value: several for a trip with account fields. `hour` is the
 * hour of a weekday, as `1-08` on Mondays. A guest is in no group, and so has the value ''.
 */
export const dimensionsOf = (changes: SQL): SQL => sql`lateral (
  values ('all', ''),
    ('hour', extract(isodow from ${changes}.day) || '-' || lpad(${changes}.hour::text, 2, '0')),
    ('account', ${changes}.corporation_id::text),
    ('fleet', ${changes}.fleet_id::text),
    ('vehicle', ${changes}.vehicle),
    ('paymentType', ${changes}.payment_type),
    ('group', coalesce(${changes}.group_id::text, '')),
    ('passenger', coalesce(${changes}.passenger_id::text, '')),
    ('booker', ${changes}.booked_by_id::text)
  union
  select 'field:' || (field ->> 'title'), field ->> 'value'
  from jsonb_array_elements(coalesce(${changes}.fields, '[]')) field
  where field ->> 'title' is not null and field ->> 'value' is not null
) as d (dimension, value)`;

/** The dimensions whose values all accounts have in common: those that are kept for the channel. */
export const SHARED_DIMENSIONS = [
  'all',
  'hour',
  'account',
  'fleet',
  'vehicle',
  'paymentType',
] as const;
