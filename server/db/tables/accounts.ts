import { sql } from 'drizzle-orm';
import {
  boolean,
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
import type { Language } from '../../../contract/core/languages.ts';
import { channelId, createdAt, id, instant, lifecycle } from './columns.ts';
import { fleets } from './fleets.ts';
import { uniqueTable } from './uniqueTable.ts';

export const corporations = uniqueTable(
  'corporations',
  {
    channelId: channelId(),
    id: id(),
    name: text('name').notNull(),
    contactEmail: text('contact_email').notNull(),
    communicationLanguage: text('communication_language').$type<Language>().notNull(),
    code: text('code'),
    status: text('status').$type<'active' | 'inactive'>().notNull(),
    defaultPaymentMethod: jsonb('default_payment_method').$type<{
      type: PaymentType;
      id: string | null;
    }>(),
    ...lifecycle(),
  },
  { unique: { name: 'channel' } },
  (t) => [
    primaryKey({ columns: [t.channelId, t.id] }),
    index('corporations_by_name').on(t.channelId, sql`lower(${t.name})`),
  ],
);

/** What invoices of an account say about it (`contract/invoices/billing.ts`). Absent before somebody enters it. */
export const accountBilling = pgTable(
  'account_billing',
  {
    channelId: channelId(),
    corporationId: uuid('corporation_id').notNull(),
    legalName: text('legal_name'),
    address: text('address'),
    country: text('country'),
    taxNumber: text('tax_number'),
    purchaseOrder: text('purchase_order'),
    emails: jsonb('emails').$type<string[]>().notNull(),
    paymentDays: integer('payment_days'),
  },
  (t) => [
    primaryKey({ columns: [t.channelId, t.corporationId] }),
    foreignKey({
      columns: [t.channelId, t.corporationId],
      foreignColumns: [corporations.channelId, corporations.id],
    }),
  ],
);

/** The number under which a fleet's dispatch system knows an account. */
export const fleetAccounts = uniqueTable(
  'fleet_accounts',
  {
    channelId: channelId(),
    id: id(),
    fleetId: uuid('fleet_id').notNull(),
    corporationId: uuid('corporation_id').notNull(),
    accountNumber: text('account_number').notNull(),
    ...lifecycle(),
  },
  { unique: { fleetId: 'account' }, account: 'corporationId' },
  (t) => [
    primaryKey({ columns: [t.channelId, t.id] }),
    foreignKey({
      columns: [t.channelId, t.corporationId],
      foreignColumns: [corporations.channelId, corporations.id],
    }),
    foreignKey({
      columns: [t.channelId, t.fleetId],
      foreignColumns: [fleets.channelId, fleets.id],
    }),
  ],
);

/**
 * Users: what a company has of a person who signs in. Other companies have rows of their own of the
 * same person, see docs/decisions/0220. `subject` is the identity provider's id for them.
 */
export const users = uniqueTable(
  'users',
  {
    channelId: channelId(),
    id: id(),
    subject: text('subject'),
    email: text('email').notNull(),
    givenName: text('given_name').notNull(),
    familyName: text('family_name').notNull(),
    phone: text('phone'),
    communicationLanguage: text('communication_language').$type<Language>().notNull(),
    role: text('role').$type<'corporationAdmin' | 'bookingChannelAdmin'>().notNull(),
    startsOnOverview: boolean('starts_on_overview').notNull().default(false),
    status: text('status').$type<'active' | 'inactive'>().notNull(),
    /** The row that they sign in with; null: this one. */
    signsInAs: uuid('signs_in_as'),
    /** When they accepted the invitation; a row that signs in as another gives no access before. */
    joinedAt: instant('joined_at'),
    /** The name of an API key, which is nobody who signs in: docs/decisions/0274. */
    isKey: boolean('is_key').notNull().default(false),
    ...lifecycle(),
  },
  { unique: { email: 'channel' }, except: 'signsInAs' },
  (t) => [
    primaryKey({ columns: [t.channelId, t.id] }),
    foreignKey({ columns: [t.channelId, t.signsInAs], foreignColumns: [t.channelId, t.id] }),
    uniqueIndex('users_subject').on(t.channelId, t.subject),
    index('users_by_sign_in')
      .on(t.channelId, t.signsInAs)
      .where(sql`${t.signsInAs} is not null`),
  ],
);

/** Which accounts a corporation admin administers. */
export const userCorporations = pgTable(
  'user_corporations',
  {
    channelId: channelId(),
    userId: uuid('user_id').notNull(),
    corporationId: uuid('corporation_id').notNull(),
    createdAt: createdAt(),
    /** When the account was deleted, which can be undone; null while it is not deleted. */
    deletedAt: instant('deleted_at'),
  },
  (t) => [
    primaryKey({ columns: [t.channelId, t.userId, t.corporationId] }),
    foreignKey({ columns: [t.channelId, t.userId], foreignColumns: [users.channelId, users.id] }),
    foreignKey({
      columns: [t.channelId, t.corporationId],
      foreignColumns: [corporations.channelId, corporations.id],
    }),
    index('user_corporations_by_corporation').on(t.channelId, t.corporationId),
  ],
);

/** Accounts whose guest bookings a user receives copies of. */
export const guestBookingCopies = pgTable(
  'guest_booking_copies',
  {
    channelId: channelId(),
    userId: uuid('user_id').notNull(),
    corporationId: uuid('corporation_id').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.channelId, t.userId, t.corporationId] }),
    foreignKey({ columns: [t.channelId, t.userId], foreignColumns: [users.channelId, users.id] }),
    foreignKey({
      columns: [t.channelId, t.corporationId],
      foreignColumns: [corporations.channelId, corporations.id],
    }),
  ],
);
