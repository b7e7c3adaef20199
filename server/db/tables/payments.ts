import { sql } from 'drizzle-orm';
import {
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { DeclineReason } from '../../../contract/booking/decline.ts';
import type { PaymentProvider } from '../../adapters/payments/types.ts';
import { corporations } from './accounts.ts';
import { bookings } from './bookings.ts';
import { employeeGroups } from './people.ts';
import { channelId, createdAt, id, instant, lifecycle } from './columns.ts';

const provider = () => text('provider').$type<PaymentProvider>().notNull();

/** The card processor's id for an account. */
export const paymentCustomers = pgTable(
  'payment_customers',
  {
    channelId: channelId(),
    corporationId: uuid('corporation_id').notNull(),
    provider: provider(),
    customerId: text('customer_id').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.channelId, t.corporationId, t.provider] }),
    foreignKey({
      columns: [t.channelId, t.corporationId],
      foreignColumns: [corporations.channelId, corporations.id],
    }),
  ],
);

/** Saved cards: what may be shown of them; the card itself is at the processor. */
export const paymentMethods = pgTable(
  'payment_methods',
  {
    channelId: channelId(),
    id: id(),
    corporationId: uuid('corporation_id').notNull(),
    provider: provider(),
    /** The processor's own id. */
    providerMethodId: text('provider_method_id').notNull(),
    /** The processor's id of the card itself, the same for every setup of the card. */
    fingerprint: text('fingerprint'),
    brand: text('brand').notNull(),
    /** The last digits. */
    number: text('number').notNull(),
    expiryYear: integer('expiry_year').notNull(),
    expiryMonth: integer('expiry_month').notNull(),
    cardHolderName: text('card_holder_name').notNull(),
    ...lifecycle(),
  },
  (t) => [
    primaryKey({ columns: [t.channelId, t.id] }),
    foreignKey({
      columns: [t.channelId, t.corporationId],
      foreignColumns: [corporations.channelId, corporations.id],
    }),
    uniqueIndex('payment_methods_once').on(t.channelId, t.provider, t.providerMethodId),
    // A card is set up again under another id when the answer to saving it was lost.
    uniqueIndex('payment_methods_one_of_card')
      .on(t.channelId, t.corporationId, t.provider, t.fingerprint, t.expiryYear, t.expiryMonth)
      .where(sql`${t.deletedAt} is null`),
    index('payment_methods_of_account').on(t.channelId, t.corporationId),
  ],
);

/**
 * The only groups whose passengers' trips a card pays for; a card without any pays for everybody's.
 */
export const paymentMethodGroups = pgTable(
  'payment_method_groups',
  {
    channelId: channelId(),
    paymentMethodId: uuid('payment_method_id').notNull(),
    groupId: uuid('group_id').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.channelId, t.paymentMethodId, t.groupId] }),
    foreignKey({
      columns: [t.channelId, t.paymentMethodId],
      foreignColumns: [paymentMethods.channelId, paymentMethods.id],
    }),
    foreignKey({
      columns: [t.channelId, t.groupId],
      foreignColumns: [employeeGroups.channelId, employeeGroups.id],
    }),
  ],
);

/**
 * CREATING: written with the booking, before the processor is asked. PENDING: the cardholder still
 * has to confirm. AUTHORIZED: the amount is held. The last two are final.
 */
export type BookingPaymentState = 'CREATING' | 'PENDING' | 'AUTHORIZED' | 'CAPTURED' | 'RELEASED';

/** The hold on a card for a booking. Amounts in minor units. */
export const bookingPayments = pgTable(
  'booking_payments',
  {
    channelId: channelId(),
    bookingId: uuid('booking_id').notNull(),
    provider: provider(),
    customerId: text('customer_id').notNull(),
    providerMethodId: text('provider_method_id').notNull(),
    /** The amount that is held, or is to be. */
    amount: integer('amount').notNull(),
    currency: text('currency').notNull(),
    /** The processor's payment; null until it is known here. */
    intentId: text('intent_id'),
    state: text('state').$type<BookingPaymentState>().notNull(),
    captured: integer('captured').notNull().default(0),
    /** Why the card did not pay; null unless it was declined. */
    declineReason: text('decline_reason').$type<DeclineReason>(),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.channelId, t.bookingId] }),
    foreignKey({
      columns: [t.channelId, t.bookingId],
      foreignColumns: [bookings.channelId, bookings.id],
    }),
    // Only holds that are not settled yet; nearly all others are not in it.
    index('booking_payments_open')
      .on(t.updatedAt)
      .where(sql`${t.state} in ('CREATING', 'PENDING', 'AUTHORIZED')`),
  ],
);
