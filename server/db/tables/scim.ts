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
import type { ScimResource } from '../../../contract/scim/resource.ts';
import type { ScimRule, ScimTrouble } from '../../../contract/scim/calls.ts';
import { corporations, users } from './accounts.ts';
import { channelId, createdAt, id, instant } from './columns.ts';
import { businessPassengers, employeeGroups } from './people.ts';

const ofAccount = () => ({
  channelId: channelId(),
  id: id(),
  corporationId: uuid('corporation_id').notNull(),
});
/** The number of its changes is the version by which callers say which state they have read. */
const changed = () => ({
  version: integer('version').notNull().default(1),
  createdAt: createdAt(),
  updatedAt: instant('updated_at')
    .notNull()
    .default(sql`now()`),
});

/** People as the directory of an account describes them. What follows for us is in other tables. */
export const scimUsers = pgTable(
  'scim_users',
  {
    ...ofAccount(),
    userName: text('user_name').notNull(),
    externalId: text('external_id'),
    active: boolean('active').notNull(),
    /** Everything that the directory said, also what nothing here follows from. */
    resource: jsonb('resource').$type<ScimResource>().notNull(),
    /** The employee that they are; null while they cannot be one. */
    passengerId: uuid('passenger_id'),
    /** The administrator that a rule has made of them. */
    userId: uuid('user_id'),
    /** Why not everything could be done that the directory asked for. */
    trouble: jsonb('trouble').$type<ScimTrouble>(),
    ...changed(),
  },
  (t) => [
    primaryKey({ columns: [t.channelId, t.id] }),
    foreignKey({
      columns: [t.channelId, t.corporationId],
      foreignColumns: [corporations.channelId, corporations.id],
    }),
    foreignKey({
      columns: [t.channelId, t.passengerId],
      foreignColumns: [businessPassengers.channelId, businessPassengers.id],
    }),
    foreignKey({
      columns: [t.channelId, t.userId],
      foreignColumns: [users.channelId, users.id],
    }),
    uniqueIndex('scim_users_name').on(t.channelId, t.corporationId, sql`lower(${t.userName})`),
    index('scim_users_in_order').on(t.channelId, t.corporationId, t.createdAt, t.id),
    index('scim_users_by_external_id').on(t.channelId, t.corporationId, t.externalId),
    uniqueIndex('scim_users_passenger')
      .on(t.channelId, t.passengerId)
      .where(sql`${t.passengerId} is not null`),
  ],
);

/** Groups as the directory of an account describes them. */
export const scimGroups = pgTable(
  'scim_groups',
  {
    ...ofAccount(),
    displayName: text('display_name').notNull(),
    externalId: text('external_id'),
    /** The group of employees that its members belong to; null where its name cannot be one. */
    employeeGroupId: uuid('employee_group_id'),
    ...changed(),
  },
  (t) => [
    primaryKey({ columns: [t.channelId, t.id] }),
    foreignKey({
      columns: [t.channelId, t.corporationId],
      foreignColumns: [corporations.channelId, corporations.id],
    }),
    foreignKey({
      columns: [t.channelId, t.employeeGroupId],
      foreignColumns: [employeeGroups.channelId, employeeGroups.id],
    }),
    index('scim_groups_in_order').on(t.channelId, t.corporationId, t.createdAt, t.id),
  ],
);

/** Who is in which group of the directory: anybody may be in several. */
export const scimMembers = pgTable(
  'scim_members',
  {
    channelId: channelId(),
    corporationId: uuid('corporation_id').notNull(),
    groupId: uuid('group_id').notNull(),
    userId: uuid('user_id').notNull(),
    /** How the directory calls them in this group; null: by their name. */
    display: text('display'),
  },
  (t) => [
    primaryKey({ columns: [t.channelId, t.groupId, t.userId] }),
    foreignKey({
      columns: [t.channelId, t.corporationId],
      foreignColumns: [corporations.channelId, corporations.id],
    }),
    foreignKey({
      columns: [t.channelId, t.groupId],
      foreignColumns: [scimGroups.channelId, scimGroups.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [t.channelId, t.userId],
      foreignColumns: [scimUsers.channelId, scimUsers.id],
    }).onDelete('cascade'),
    index('scim_members_by_user').on(t.channelId, t.userId),
  ],
);

/** What follows from attributes of the directory, for each account that has rules. */
export const scimRules = pgTable(
  'scim_rules',
  {
    channelId: channelId(),
    corporationId: uuid('corporation_id').notNull(),
    rules: jsonb('rules').$type<ScimRule[]>().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.channelId, t.corporationId] }),
    foreignKey({
      columns: [t.channelId, t.corporationId],
      foreignColumns: [corporations.channelId, corporations.id],
    }),
  ],
);

/** The last calls of directories, for whoever sets one up. */
export const scimCalls = pgTable(
  'scim_calls',
  {
    ...ofAccount(),
    method: text('method').notNull(),
    /** Without its query, which names people. */
    path: text('path').notNull(),
    status: integer('status').notNull(),
    /** Why it was refused. */
    detail: text('detail'),
    tookMs: integer('took_ms').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.channelId, t.id] }),
    foreignKey({
      columns: [t.channelId, t.corporationId],
      foreignColumns: [corporations.channelId, corporations.id],
    }),
    index('scim_calls_of_account').on(t.channelId, t.corporationId, t.createdAt.desc()),
    index('scim_calls_age').on(t.createdAt),
  ],
);
