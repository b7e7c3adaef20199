import {
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Changes } from '../../../contract/core/history.ts';
import { channelId, createdAt, id, instant } from './columns.ts';

/** Answers given to writes that carried an Idempotency-Key; `status` is null while in flight. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    channelId: channelId(),
    actorId: uuid('actor_id').notNull(),
    key: text('key').notNull(),
    /** SHA-256 of method, path and body. */
    requestHash: text('request_hash').notNull(),
    status: integer('status'),
    body: jsonb('body'),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.channelId, t.actorId, t.key] }),
    index('idempotency_keys_age').on(t.createdAt),
  ],
);

/** Who changed what, from which value to which. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    channelId: channelId(),
    id: id(),
    actorId: uuid('actor_id'),
    action: text('action').notNull(),
    resource: text('resource').notNull(),
    resourceId: uuid('resource_id').notNull(),
    fields: jsonb('fields').$type<string[]>().notNull(),
    /**
     * Field → value before and after; personal ones can be erased, while the field names above
     * stay.
     */
    changes: jsonb('changes').$type<Changes>().notNull().default({}),
    requestId: text('request_id').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.channelId, t.id] }),
    index('audit_entries_by_resource').on(t.channelId, t.resource, t.resourceId),
  ],
);

/** Server-wide secrets and keys made at first start: signing keys, cookie keys. */
export const serverSecrets = pgTable('server_secrets', {
  name: text('name').primaryKey(),
  value: jsonb('value').notNull(),
  createdAt: createdAt(),
});

/** Passwords of the embedded identity provider; unused with an external one. */
export const signInCredentials = pgTable(
  'sign_in_credentials',
  {
    channelId: channelId(),
    userId: uuid('user_id').notNull(),
    /** scrypt, with its parameters and salt. */
    passwordHash: text('password_hash').notNull(),
  },
  (t) => [primaryKey({ columns: [t.channelId, t.userId] })],
);

/** The embedded identity provider's sessions, codes, grants and tokens. */
/** Model of the rows behind links that are mailed. */
export const MAILED_LINK_MODEL = 'MailedLink';
/** Model of the rows that say on which device a session is, by the session's uid. */
export const DEVICE_MODEL = 'SignedInDevice';
/** Model of the rows for an outside provider's access tokens that are no longer valid. */
export const ENDED_TOKEN_MODEL = 'EndedToken';

export const identityRecords = pgTable(
  'identity_records',
  {
    /** Empty for the counts of attempts, which all channels share. */
    channelId: channelId(),
    issuer: text('issuer').notNull(),
    model: text('model').notNull(),
    id: text('id').notNull(),
    payload: jsonb('payload').$type<Record<string, unknown>>().notNull(),
    grantId: text('grant_id'),
    userCode: text('user_code'),
    uid: text('uid'),
    consumedAt: instant('consumed_at'),
    expiresAt: instant('expires_at'),
  },
  (t) => [
    primaryKey({ columns: [t.issuer, t.model, t.id] }),
    index('identity_records_by_grant').on(t.issuer, t.grantId),
    uniqueIndex('identity_records_by_uid').on(t.issuer, t.model, t.uid),
    index('identity_records_expiry').on(t.expiresAt),
  ],
);
