import { sql } from 'drizzle-orm';
import {
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
import { channelId, id, lifecycle } from './columns.ts';

export const employeeGroups = pgTable(
  'employee_groups',
  {
    channelId: channelId(),
    id: id(),
    name: text('name').notNull(),
    description: text('description'),
    corporationId: uuid('corporation_id').notNull(),
    isDefault: boolean('is_default').notNull().default(false),
    ...lifecycle(),
  },
  (t) => [
    primaryKey({ columns: [t.channelId, t.id] }),
    foreignKey({
      columns: [t.channelId, t.corporationId],
      foreignColumns: [corporations.channelId, corporations.id],
    }),
    index('employee_groups_by_corporation').on(t.channelId, t.corporationId),
    uniqueIndex('employee_groups_one_default')
      .on(t.channelId, t.corporationId)
      .where(sql`${t.isDefault} and ${t.deletedAt} is null`),
  ],
);

export const businessPassengers = pgTable(
  'business_passengers',
  {
    channelId: channelId(),
    id: id(),
    businessAccountId: uuid('business_account_id').notNull(),
    givenName: text('given_name').notNull(),
    familyName: text('family_name').notNull(),
    email: text('email').notNull(),
    phone: text('phone').notNull(),
    groupId: uuid('group_id'),
    communicationLanguage: text('communication_language').$type<Language>().notNull(),
    status: text('status').$type<'active' | 'inactive'>().notNull(),
    ...lifecycle(),
  },
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
    // One person an account: the same e-mail again is the same employee.
    uniqueIndex('business_passengers_email')
      .on(t.channelId, t.businessAccountId, sql`lower(${t.email})`)
      .where(sql`${t.deletedAt} is null`),
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
  ],
);

export const favouriteAddresses = pgTable(
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
  (t) => [
    primaryKey({ columns: [t.channelId, t.id] }),
    foreignKey({
      columns: [t.channelId, t.entityId],
      foreignColumns: [corporations.channelId, corporations.id],
    }),
    index('favourite_addresses_by_account').on(t.channelId, t.entityId),
  ],
);
