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
import type { BatchAction, BatchOutcome, BatchState } from '../../../contract/core/batch.ts';
import type { ErrorCode, FieldErrors } from '../../../contract/core/errors.ts';
import { users } from './accounts.ts';
import { channelId, createdAt, id, instant } from './columns.ts';

/** Why a row was refused, without its text, which depends on the reader's language. */
export interface Refusal {
  code: ErrorCode;
  params?: Record<string, string | number>;
  errors?: FieldErrors;
}

/** Many rows that one person changed or deleted together. */
export const batches = pgTable(
  'batches',
  {
    channelId: channelId(),
    id: id(),
    userId: uuid('user_id').notNull(),
    resource: text('resource').notNull(),
    action: text('action').$type<BatchAction>().notNull(),
    /** For an update: the fields and the values they get. */
    changes: jsonb('changes').$type<Record<string, unknown>>(),
    /** The batch that this one undoes. */
    undoes: uuid('undoes'),
    state: text('state').$type<BatchState>().notNull(),
    rowsTotal: integer('rows_total').notNull(),
    rowsChanged: integer('rows_changed').notNull().default(0),
    rowsUnchanged: integer('rows_unchanged').notNull().default(0),
    rowsRefused: integer('rows_refused').notNull().default(0),
    createdAt: createdAt(),
    finishedAt: instant('finished_at'),
  },
  (t) => [
    primaryKey({ columns: [t.channelId, t.id] }),
    foreignKey({ columns: [t.channelId, t.userId], foreignColumns: [users.channelId, users.id] }),
    index('batches_of_user').on(t.channelId, t.userId, t.createdAt),
    index('batches_age').on(t.createdAt),
    // However often Undo is pressed, a batch is undone only once.
    uniqueIndex('batches_undone_once')
      .on(t.channelId, t.undoes)
      .where(sql`${t.undoes} is not null`),
  ],
);

/** The rows of a batch, with their outcomes and previous values. */
export const batchRows = pgTable(
  'batch_rows',
  {
    channelId: channelId(),
    batchId: uuid('batch_id').notNull(),
    position: integer('position').notNull(),
    rowId: uuid('row_id').notNull(),
    /** Null until the row was processed. */
    outcome: text('outcome').$type<BatchOutcome>(),
    refusal: jsonb('refusal').$type<Refusal>(),
    /** The row's values before the change, and those that changed: undo needs both. */
    before: jsonb('before').$type<Record<string, unknown>>(),
    after: jsonb('after').$type<Record<string, unknown>>(),
  },
  (t) => [
    primaryKey({ columns: [t.channelId, t.batchId, t.position] }),
    foreignKey({
      columns: [t.channelId, t.batchId],
      foreignColumns: [batches.channelId, batches.id],
    }).onDelete('cascade'),
    index('batch_rows_by_outcome').on(t.channelId, t.batchId, t.outcome, t.position),
  ],
);
