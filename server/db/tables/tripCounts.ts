import { bigint, date, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { PaymentType } from '../../../contract/core/paymentTypes.ts';
import type { BookingStatus } from '../../../contract/booking/status.ts';
import { channelId } from './columns.ts';

/** Stands for all accounts of a channel in the tables of counts. */
export const WHOLE_CHANNEL = '00000000-0000-0000-0000-000000000000';

/** The columns by which trips are counted; a kind of trip has one value of each. */
const kind = () => ({
  channelId: channelId(),
  corporationId: uuid('corporation_id').notNull(),
  status: text('status').$type<BookingStatus>().notNull(),
  paymentType: text('payment_type').$type<PaymentType>().notNull(),
  /** The name of its class. */
  vehicle: text('vehicle').notNull(),
});
/** First day of the month of the pickup, in UTC. */
const month = () => date('month').notNull();
const trips = () => bigint('trips', { mode: 'number' }).notNull();

/**
 * How many trips there are of each kind, for every account and for the whole channel. Together with
 * `tripCountChanges` the counts are always exact.
 */
export const tripCounts = pgTable('trip_counts', { ...kind(), trips: trips() }, (t) => [
  primaryKey({
    name: 'trip_counts_pk',
    columns: [t.channelId, t.corporationId, t.status, t.paymentType, t.vehicle],
  }),
]);

/** The same month by month. */
export const tripCountsByMonth = pgTable(
  'trip_counts_by_month',
  { ...kind(), month: month(), trips: trips() },
  (t) => [
    primaryKey({
      name: 'trip_counts_by_month_pk',
      columns: [t.channelId, t.corporationId, t.month, t.status, t.paymentType, t.vehicle],
    }),
  ],
);

/**
 * Changes of the counts that are not folded into them yet. A trigger on `bookings` writes them in
 * the transaction that changed a trip, and nobody changes a row, so that writers never wait for
 * each other here.
 */
export const tripCountChanges = pgTable(
  'trip_count_changes',
  {
    ...kind(),
    id: bigint('id', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    month: month(),
    change: integer('change').notNull(),
  },
  (t) => [primaryKey({ columns: [t.channelId, t.id] })],
);
