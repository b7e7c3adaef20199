import { sql } from 'drizzle-orm';
import {
  date,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import type { PaymentType } from '../../../contract/core/paymentTypes.ts';
import type { FareType } from '../../../contract/booking/tripTypes.ts';
import { channelId, id, lifecycle } from './columns.ts';
import { uniqueTable } from './uniqueTable.ts';

export const fleets = uniqueTable(
  'fleets',
  {
    channelId: channelId(),
    id: id(),
    companyName: text('company_name').notNull(),
    phone: text('phone'),
    /** Where questions about trips are mailed to. */
    contactEmail: text('contact_email'),
    latitude: doublePrecision('latitude').notNull(),
    longitude: doublePrecision('longitude').notNull(),
    serviceRadiusMeters: integer('service_radius_meters').notNull(),
    longestTripMeters: integer('longest_trip_meters').notNull().default(500_000),
    ...lifecycle(),
  },
  { unique: { companyName: 'channel' } },
  (t) => [
    primaryKey({ columns: [t.channelId, t.id] }),
    index('fleets_by_name').on(t.channelId, sql`lower(${t.companyName})`),
  ],
);

/** The tax on the trips of a fleet from a day on, in percent; null: the fleet is not registered for it. */
export const fleetTaxRates = pgTable(
  'fleet_tax_rates',
  {
    channelId: channelId(),
    fleetId: uuid('fleet_id').notNull(),
    validFrom: date('valid_from').notNull(),
    rate: real('rate'),
  },
  (t) => [
    primaryKey({ columns: [t.channelId, t.fleetId, t.validFrom] }),
    foreignKey({
      columns: [t.channelId, t.fleetId],
      foreignColumns: [fleets.channelId, fleets.id],
    }),
  ],
);

/** A vehicle class that a fleet offers, with its tariff in minor units of the channel's currency. */
export const fleetOffers = pgTable(
  'fleet_offers',
  {
    channelId: channelId(),
    id: id(),
    fleetId: uuid('fleet_id').notNull(),
    /** Vehicle class, such as Saloon. */
    name: text('name').notNull(),
    seats: integer('seats').notNull(),
    /** Null where the fleet does not say how many large bags fit. */
    bags: integer('bags'),
    paymentTypes: jsonb('payment_types').$type<PaymentType[]>().notNull(),
    fareType: text('fare_type').$type<FareType>().notNull(),
    baseFare: integer('base_fare').notNull(),
    perKilometre: doublePrecision('per_kilometre').notNull(),
    perMinute: integer('per_minute').notNull(),
    minimumFare: integer('minimum_fare').notNull(),
    /**
     * How many minutes before the pickup cancelling begins to cost the fee; null where no terms are
     * known.
     */
    cancellationMinutes: integer('cancellation_minutes'),
    cancellationFee: integer('cancellation_fee'),
    /** No longer used. It can be dropped once no server of version 2.14 runs beside a newer one. */
    position: integer('position').notNull().default(0),
    ...lifecycle(),
  },
  (t) => [
    primaryKey({ columns: [t.channelId, t.id] }),
    foreignKey({
      columns: [t.channelId, t.fleetId],
      foreignColumns: [fleets.channelId, fleets.id],
    }),
    index('fleet_offers_by_fleet').on(t.channelId, t.fleetId),
  ],
);
