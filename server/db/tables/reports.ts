import { sql } from 'drizzle-orm';
import {
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
import type { Language } from '../../../contract/core/languages.ts';
import type { ReportExportState } from '../../../contract/reports/calls.ts';
import type { ReportPath } from '../../../contract/reports/paths.ts';
import { users } from './accounts.ts';
import { channelId, createdAt, id, instant } from './columns.ts';

/** Tickets that have opened a report, which each can do only once. */
export const usedReportTickets = pgTable(
  'used_report_tickets',
  {
    channelId: channelId(),
    ticketId: uuid('ticket_id').notNull(),
    /** When the ticket would have expired anyway, and this row can be deleted. */
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.channelId, t.ticketId] }),
    index('used_report_tickets_expiry').on(t.expiresAt),
  ],
);

/** Reports too large to wait for: made in the background, kept for a day. */
export const reportExports = pgTable(
  'report_exports',
  {
    channelId: channelId(),
    id: id(),
    userId: uuid('user_id').notNull(),
    path: text('path').$type<ReportPath>().notNull(),
    /** The report's own parameters, checked when it was asked for. */
    query: jsonb('query').$type<Record<string, string>>().notNull(),
    language: text('language').$type<Language>().notNull(),
    fileName: text('file_name').notNull(),
    state: text('state').$type<ReportExportState>().notNull(),
    rowsDone: integer('rows_done').notNull().default(0),
    rowsTotal: integer('rows_total'),
    createdAt: createdAt(),
    finishedAt: instant('finished_at'),
  },
  (t) => [
    primaryKey({ columns: [t.channelId, t.id] }),
    foreignKey({ columns: [t.channelId, t.userId], foreignColumns: [users.channelId, users.id] }),
    index('report_exports_of_user').on(t.channelId, t.userId, t.createdAt),
    index('report_exports_age').on(t.createdAt),
    // A person has each file made only once at a time: pressing again waits for it.
    uniqueIndex('report_exports_one_running')
      .on(t.channelId, t.userId, t.path, sql`md5(${t.query}::text)`, t.language)
      .where(sql`${t.state} in ('QUEUED', 'RUNNING')`),
  ],
);

/** A file's pieces, in order. */
export const reportExportChunks = pgTable(
  'report_export_chunks',
  {
    channelId: channelId(),
    exportId: uuid('export_id').notNull(),
    position: integer('position').notNull(),
    text: text('text').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.channelId, t.exportId, t.position] }),
    foreignKey({
      columns: [t.channelId, t.exportId],
      foreignColumns: [reportExports.channelId, reportExports.id],
    }).onDelete('cascade'),
  ],
);
