import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  doublePrecision,
  foreignKey,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Language } from '../../../contract/core/languages.ts';
import { corporations } from './accounts.ts';
import { channelId, id, instant, lifecycle } from './columns.ts';
import { uniqueTable } from './uniqueTable.ts';
import { travelRestrictions } from './travelRestrictions.ts';

/**
 * The words by which a person is searched, as a tsvector: those of name, e-mail and external id
 * without a dictionary, and the phone's digits starting at each position, so that any part of a
 * number is found as a beginning. An index contains exactly this expression. It must consist of
 * nothing but a function that is marked as leakproof (`ASKED_OF_INDEXES`): with `||` or another
 * function beside it, PostgreSQL reads every row instead of the index.
 */
export const passengerWords = (
  t: Record<'givenName' | 'familyName' | 'email' | 'externalId' | 'phone', AnyPgColumn>,
) => sql`employee_words(${t.givenName}, ${t.familyName}, ${t.email}, ${t.externalId}, ${t.phone})`;
export const guestWords = (
  t: Record<'givenName' | 'familyName' | 'email' | 'phoneNumber', AnyPgColumn>,
) => sql`person_words(${t.givenName}, ${t.familyName}, ${t.email}, ${t.phoneNumber})`;

export const employeeGroups = uniqueTable(
  'employee_groups',
  {
    channelId: channelId(),
    id: id(),
    name: text('name').notNull(),
    description: text('description'),
    corporationId: uuid('corporation_id').notNull(),
    restrictionId: uuid('restriction_id'),
    isDefault: boolean('is_default').notNull().default(false),
    ...lifecycle(),
  },
  { unique: { name: 'account' }, account: 'corporationId' },
  (t) => [
    primaryKey({ columns: [t.channelId, t.id] }),
    foreignKey({
      columns: [t.channelId, t.corporationId],
      foreignColumns: [corporations.channelId, corporations.id],
    }),
    foreignKey({
      columns: [t.channelId, t.restrictionId],
      foreignColumns: [travelRestrictions.channelId, travelRestrictions.id],
    }),
    index('employee_groups_by_restriction')
      .on(t.channelId, t.restrictionId)
      .where(sql`${t.restrictionId} is not null`),
    index('employee_groups_by_corporation').on(t.channelId, t.corporationId),
    uniqueIndex('employee_groups_one_default')
      .on(t.channelId, t.corporationId)
      .where(sql`${t.isDefault} and ${t.deletedAt} is null`),
  ],
);

export const businessPassengers = uniqueTable(
  'business_passengers',
  {
    channelId: channelId(),
    id: id(),
    businessAccountId: uuid('business_account_id').notNull(),
    givenName: text('given_name').notNull(),
    familyName: text('family_name').notNull(),
    email: text('email').notNull(),
    phone: text('phone').notNull(),
    externalId: text('external_id'),
    groupId: uuid('group_id'),
    communicationLanguage: text('communication_language').$type<Language>().notNull(),
    status: text('status').$type<'active' | 'inactive'>().notNull(),
    invitedAt: instant('invited_at'),
    ...lifecycle(),
  },
  { unique: { email: 'account', externalId: 'account' }, account: 'businessAccountId' },
  (t) => [
    primaryKey({ columns: [t.channelId, t.id] }),
    foreignKey({
      columns: [t.channelId, t.businessAccountId],
      foreignColumns: [corporations.channelId, corporations.id],
    }),
    foreignKey({
      columns: [t.channelId, t.groupId],
      foreignColumns: [employeeGroups.channelId, employeeGroups.id],
    }),
    index('business_passengers_newest').on(
      t.channelId,
      t.businessAccountId,
      t.createdAt.desc().nullsFirst(),
    ),
    index('business_passengers_by_group')
      .on(t.channelId, t.groupId)
      .where(sql`${t.groupId} is not null and ${t.deletedAt} is null`),
    // For guests who are judged as the employee whose phone they have.
    index('business_passengers_by_phone')
      .on(t.channelId, t.businessAccountId, t.phone)
      .where(sql`${t.deletedAt} is null`),
    index('business_passengers_by_word').using('gin', passengerWords(t)),
  ],
);

export const businessGuests = pgTable(
  'business_guests',
  {
    channelId: channelId(),
    id: id(),
    businessAccountId: uuid('business_account_id').notNull(),
    givenName: text('given_name').notNull(),
    familyName: text('family_name').notNull(),
    email: text('email'),
    phoneNumber: text('phone_number'),
    isFakePhoneNumber: boolean('is_fake_phone_number')
      .notNull()
      .generatedAlwaysAs(sql`phone_number is null`),
    ...lifecycle(),
  },
  (t) => [
    primaryKey({ columns: [t.channelId, t.id] }),
    foreignKey({
      columns: [t.channelId, t.businessAccountId],
      foreignColumns: [corporations.channelId, corporations.id],
    }),
    index('business_guests_newest').on(
      t.channelId,
      t.businessAccountId,
      t.createdAt.desc().nullsFirst(),
    ),
    // Guests with the same name and phone are the same guest.
    uniqueIndex('business_guests_same')
      .on(
        t.channelId,
        t.businessAccountId,
        t.phoneNumber,
        sql`lower(${t.givenName})`,
        sql`lower(${t.familyName})`,
      )
      .where(sql`${t.phoneNumber} is not null and ${t.deletedAt} is null`),
    index('business_guests_by_word').using('gin', guestWords(t)),
  ],
);

export const favouriteAddresses = uniqueTable(
  'favourite_addresses',
  {
    channelId: channelId(),
    id: id(),
    /** The account it belongs to. */
    entityId: uuid('entity_id').notNull(),
    alias: text('alias').notNull(),
    fullAddressText: text('full_address_text').notNull(),
    latitude: doublePrecision('latitude').notNull(),
    longitude: doublePrecision('longitude').notNull(),
    locationTypes: jsonb('location_types').$type<string[]>().notNull(),
    suggestForPickupAddress: boolean('suggest_for_pickup_address').notNull(),
    suggestForDestinationAddress: boolean('suggest_for_destination_address').notNull(),
    ...lifecycle(),
  },
  { unique: { alias: 'account' }, account: 'entityId' },
  (t) => [
    primaryKey({ columns: [t.channelId, t.id] }),
    foreignKey({
      columns: [t.channelId, t.entityId],
      foreignColumns: [corporations.channelId, corporations.id],
    }),
    index('favourite_addresses_by_account').on(t.channelId, t.entityId),
  ],
);
