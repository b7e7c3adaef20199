import { sql } from 'drizzle-orm';
import {
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/** Trips as the dispatch simulator knows them: the stand-in for a taxi company's own system. */
export const sandboxDispatchTrips = pgTable(
  'sandbox_dispatch_trips',
  {
    fleetId: text('fleet_id').notNull(),
    dispatchId: text('dispatch_id').notNull(),
    bookingId: text('booking_id').notNull(),
    status: text('status').notNull(),
    /** The booking as it was pushed. */
    booking: jsonb('booking').$type<Record<string, unknown>>().notNull(),
    driver: jsonb('driver').$type<Record<string, unknown>>(),
    /** Share of the present leg that has been driven, 0 to 1. */
    progress: doublePrecision('progress').notNull().default(0),
    sequence: integer('sequence').notNull().default(0),
    nextStepAt: instant('next_step_at'),
    createdAt: instant('created_at')
      .notNull()
      .default(sql`now()`),
  },
  (t) => [
    primaryKey({ columns: [t.fleetId, t.bookingId] }),
    index('sandbox_dispatch_trips_due').on(t.nextStepAt),
  ],
);
