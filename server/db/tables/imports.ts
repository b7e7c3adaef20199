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
  uuid,
} from 'drizzle-orm/pg-core';
import type { ParsedBookingRequest } from '../../../contract/booking/request.ts';
import type { Language } from '../../../contract/core/languages.ts';
import type { FileColumn, ImportOutcome, ImportState } from '../../../contract/import/calls.ts';
import type { Cells } from '../../../contract/import/readCells.ts';
import { users } from './accounts.ts';
import type { Refusal } from './batches.ts';
import type { bookings } from './bookings.ts';
import { channelId, createdAt, id, instant } from './columns.ts';

/** A row that was made together with others, with the values that undo finds unchanged. */
export interface MadeRow {
  resource: string;
  id: string;
  after: Record<string, unknown>;
}

/** A line of a file of trips as it was checked: what is booked is what was shown. */
export interface LinePlan {
  /** What tells the trip from all others of its account. */
  attempt: string;
  request: ParsedBookingRequest;
  /** The booking, whose id it keeps; moments are in ISO 8601. */
  booking: Stored<typeof bookings.$inferInsert>;
  isNewGuest: boolean;
}
/** A row as JSON keeps it. */
type Stored<Row> = { [K in keyof Row]: Row[K] extends Date ? string : Row[K] };

/** Files of rows that people import into a resource. */
export const imports = pgTable(
  'imports',
  {
    channelId: channelId(),
    id: id(),
    userId: uuid('user_id').notNull(),
    resource: text('resource').notNull(),
    /** The account of the rows, where rows belong to one. */
    corporationId: uuid('corporation_id'),
    fileName: text('file_name').notNull(),
    columns: jsonb('columns').$type<FileColumn[]>().notNull(),
    /** Rows that exist are left as they are. */
    addOnly: boolean('add_only').notNull().default(false),
    /** The language of whoever brought it, by which dates are read; null in imports of before. */
    language: text('language').$type<Language>(),
    state: text('state').$type<ImportState>().notNull(),
    createdAt: createdAt(),
    finishedAt: instant('finished_at'),
  },
  (t) => [
    primaryKey({ columns: [t.channelId, t.id] }),
    foreignKey({ columns: [t.channelId, t.userId], foreignColumns: [users.channelId, users.id] }),
    index('imports_of_user').on(t.channelId, t.userId, t.createdAt),
    index('imports_age').on(t.createdAt),
  ],
);

/** The lines of an import, with their outcomes and the previous values of their rows. */
export const importRows = pgTable(
  'import_rows',
  {
    channelId: channelId(),
    importId: uuid('import_id').notNull(),
    position: integer('position').notNull(),
    /** Its number in the file. */
    line: integer('line').notNull(),
    cells: jsonb('cells').$type<Cells>().notNull(),
    /** The expected outcome of the line; null until it was checked. */
    forecast: text('forecast').$type<ImportOutcome>(),
    /** The outcome; null until the line was processed. */
    outcome: text('outcome').$type<ImportOutcome>(),
    rowId: uuid('row_id'),
    label: text('label').notNull().default(''),
    corrected: jsonb('corrected').$type<Record<string, string>>(),
    refusal: jsonb('refusal').$type<Refusal>(),
    /** The row's values before the change, and those that changed: undo needs both. */
    before: jsonb('before').$type<Record<string, unknown>>(),
    after: jsonb('after').$type<Record<string, unknown>>(),
    /** The rows that the line made, where it makes rows of several resources; wholes before their parts. */
    made: jsonb('made').$type<MadeRow[]>(),
    /** What booking the line will request, as it was checked. */
    plan: jsonb('plan').$type<LinePlan>(),
    /** What an undo did with it. */
    undo: text('undo').$type<'undone' | 'left'>(),
  },
  (t) => [
    primaryKey({ columns: [t.channelId, t.importId, t.position] }),
    foreignKey({
      columns: [t.channelId, t.importId],
      foreignColumns: [imports.channelId, imports.id],
    }).onDelete('cascade'),
    index('import_rows_open')
      .on(t.channelId, t.importId, t.position)
      .where(sql`${t.outcome} is null`),
  ],
);

/** The identifying values of lines, so that no two lines are about the same row. */
export const importIdentities = pgTable(
  'import_identities',
  {
    channelId: channelId(),
    importId: uuid('import_id').notNull(),
    /** `email:anna@northwind.example` */
    identity: text('identity').notNull(),
    position: integer('position').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.channelId, t.importId, t.identity, t.position] }),
    foreignKey({
      columns: [t.channelId, t.importId],
      foreignColumns: [imports.channelId, imports.id],
    }).onDelete('cascade'),
  ],
);
