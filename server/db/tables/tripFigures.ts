import {
  bigint,
  date,
  foreignKey,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import type { PaymentType } from '../../../contract/core/paymentTypes.ts';
import { corporations } from './accounts.ts';
import { channelId, instant } from './columns.ts';

const sum = (name: string) => bigint(name, { mode: 'number' }).notNull();

/**
 * What is added up about trips. `trip_figures` in the database says what each of these is for one
 * trip, and is the only place that does. Money is in minor units of `currency`.
 */
const sums = () => ({
  trips: sum('trips'),
  /** Trips whose price is final, cancelled ones included, and what they cost. */
  settled: sum('settled'),
  spend: sum('spend'),
  /** What the other trips are expected to cost at most. */
  committed: bigint('committed', { mode: 'number' }).notNull().default(0),
  /** Completed trips whose price is known, and what those cost. */
  fares: sum('fares'),
  fareTotal: sum('fare_total'),
  waiting: sum('waiting'),
  /** Of completed trips. */
  distanceMeters: sum('distance_meters'),
  chargedCancellations: sum('charged_cancellations'),
  noShows: sum('no_shows'),
  /** Trips of which the driver's arrival is known, and those with an arrival in time. */
  arrivals: sum('arrivals'),
  onTime: sum('on_time'),
  leadMinutes: sum('lead_minutes'),
});
/** ISO 4217; empty while a trip has no price. */
const currency = () => text('currency').notNull();

/** Sums by one dimension, such as the fleet, and by day or month in the zone of the channel. */
const kept = () => ({
  channelId: channelId(),
  dimension: text('dimension').notNull(),
  grain: text('grain').$type<'day' | 'month'>().notNull(),
  /** The day, or the first day of the month. */
  start: date('start').notNull(),
  value: text('value').notNull(),
  currency: currency(),
  ...sums(),
});

/**
 * The figures of each account. Together with `tripFigureChanges` they are always exact. They are
 * protected by account, as the trips are.
 */
export const accountTripFigures = pgTable(
  'account_trip_figures',
  { corporationId: uuid('corporation_id').notNull(), ...kept() },
  (t) => [
    primaryKey({
      name: 'account_trip_figures_pk',
      columns: [t.channelId, t.corporationId, t.dimension, t.grain, t.start, t.value, t.currency],
    }),
    foreignKey({
      columns: [t.channelId, t.corporationId],
      foreignColumns: [corporations.channelId, corporations.id],
    }),
  ],
);

/** The same of the whole channel, by those dimensions that all accounts have in common. */
export const channelTripFigures = pgTable('channel_trip_figures', kept(), (t) => [
  primaryKey({
    name: 'channel_trip_figures_pk',
    columns: [t.channelId, t.dimension, t.grain, t.start, t.value, t.currency],
  }),
]);

/**
 * Changes of the figures that are not folded into them yet, one row for each kind of trip that a
 * statement touched. A trigger on `bookings` writes them in the transaction that changed a trip, and
 * nobody changes a row, so that writers never wait for each other here.
 */
export const tripFigureChanges = pgTable(
  'trip_figure_changes',
  {
    channelId: channelId(),
    id: bigint('id', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    corporationId: uuid('corporation_id').notNull(),
    /** Of the pickup, in the zone of the channel. */
    day: date('day').notNull(),
    hour: smallint('hour').notNull(),
    fleetId: uuid('fleet_id').notNull(),
    vehicle: text('vehicle').notNull(),
    paymentType: text('payment_type').$type<PaymentType>().notNull(),
    groupId: uuid('group_id'),
    passengerId: uuid('passenger_id'),
    bookedById: uuid('booked_by_id').notNull(),
    fields: jsonb('fields').$type<{ title: string; value: string }[]>(),
    currency: currency(),
    ...sums(),
  },
  (t) => [
    primaryKey({ columns: [t.channelId, t.id] }),
    foreignKey({
      columns: [t.channelId, t.corporationId],
      foreignColumns: [corporations.channelId, corporations.id],
    }),
  ],
);

/** The zone in which the days of a channel's figures are counted. */
export const tripFigureZones = pgTable(
  'trip_figure_zones',
  {
    channelId: channelId(),
    timeZone: text('time_zone').notNull(),
    /** When all trips were last added up from the beginning; null while that has to be done. */
    rebuiltAt: instant('rebuilt_at'),
  },
  (t) => [primaryKey({ columns: [t.channelId] })],
);
