import {
  bigint,
  boolean,
  date,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import type { OutsideFailure } from '../../../contract/operation/outsideFailure.ts';
import { channelId, id, instant } from './columns.ts';

/** When each outside service last worked for any process, and when and how it last failed. */
export const outsideServices = pgTable(
  'outside_services',
  {
    service: text('service').notNull(),
    /** What answered, so that a stand-in's success does not count for the real service. */
    answeredBy: text('answered_by').notNull(),
    succeededAt: instant('succeeded_at'),
    failedAt: instant('failed_at'),
    failure: jsonb('failure').$type<OutsideFailure>(),
  },
  (t) => [primaryKey({ columns: [t.service, t.answeredBy] })],
);

/** What all processes counted, added up for a few minutes each. */
export const activity = pgTable(
  'activity',
  {
    /** Empty for jobs that belong to no channel. */
    channelId: channelId(),
    /** When the minutes begin. */
    slot: instant('slot').notNull(),
    /** See `server/watch/measures.ts`. */
    measure: text('measure').notNull(),
    count: bigint('count', { mode: 'number' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.channelId, t.slot, t.measure] })],
);

/** The processes that run, and those that ended without saying so. */
export const serverProcesses = pgTable('server_processes', {
  id: uuid('id').primaryKey(),
  host: text('host').notNull(),
  pid: integer('pid').notNull(),
  version: text('version').notNull(),
  node: text('node').notNull(),
  memoryBytes: bigint('memory_bytes', { mode: 'number' }).notNull(),
  startedAt: instant('started_at').notNull(),
  seenAt: instant('seen_at').notNull(),
});

/** How large the database was on each day. */
export const storageSizes = pgTable('storage_sizes', {
  day: date('day').primaryKey(),
  bytes: bigint('bytes', { mode: 'number' }).notNull(),
});

/** The backups that `npm run backup` wrote. */
export const backups = pgTable('backups', {
  id: id().primaryKey(),
  at: instant('at').notNull(),
  bytes: bigint('bytes', { mode: 'number' }).notNull(),
  rows: bigint('rows', { mode: 'number' }).notNull(),
  /** Whether it was restored for a check. */
  isChecked: boolean('is_checked').notNull(),
});
