import { z } from 'zod';
import { useSchema } from './deletion.ts';
import { ERROR_CODES } from './errors.ts';
import { listParameters } from './listParameters.ts';
import type { AnyResource } from './resource.ts';
import { batchChangesSchema } from './schemas.ts';

/** What a batch can do to rows; `restore` is for deleted ones. */
export const BATCH_ACTIONS = ['update', 'delete', 'restore'] as const;
export type BatchAction = (typeof BATCH_ACTIONS)[number];

/** How long after it was done a batch can be undone; its record is kept until then. */
export const BATCH_KEPT_HOURS = 24;

/**
 * CHECKING: the outcome for each row is being worked out. READY: the outcomes are known, and
 * nothing was changed yet. QUEUED, RUNNING: rows are being changed. FAILED: it stopped midway for a
 * reason outside the rows, and goes on from there when it is started again.
 */
export const BATCH_STATES = ['CHECKING', 'READY', 'QUEUED', 'RUNNING', 'DONE', 'FAILED'] as const;
export type BatchState = (typeof BATCH_STATES)[number];

export const BATCH_OUTCOMES = ['changed', 'unchanged', 'refused'] as const;
export type BatchOutcome = (typeof BATCH_OUTCOMES)[number];

const PAGING = new Set(['page', 'offset', 'maxPerPage', 'id']);
/** Query parameters of a list that say which rows a batch is about, and in which order. */
export const batchFilters = (resource: AnyResource): string[] =>
  listParameters(resource).filter((name) => !PAGING.has(name));

/** A query string cannot be longer either: servers accept a few kilobytes. */
const MAX_FILTER_LENGTH = 4000;

/** Parameters of a list, written as in its query string. */
export const batchFilterSchema = z.record(z.string(), z.string().max(MAX_FILTER_LENGTH));

/**
 * Body of POST /v1/<resource>/batch: rows by their ids, or all that match a filter of the list,
 * with exceptions.
 */
export const batchRequestSchema = (resource: AnyResource) =>
  z
    .strictObject({
      action: z.enum(BATCH_ACTIONS),
      ids: z.array(z.uuid()).min(1).optional(),
      /** Of the list of deleted rows for `restore`. */
      filter: batchFilterSchema.optional(),
      except: z.array(z.uuid()).default([]),
      /** The fields to set, with the values for all rows; for `delete` only its options. */
      changes: batchChangesSchema(resource).optional(),
    })
    .refine(({ ids, filter }) => (ids === undefined) !== (filter === undefined), {
      error: 'required',
      path: ['ids'],
    })
    .refine(
      ({ action, changes }) =>
        action !== 'update' || Object.values(changes ?? {}).some((value) => value !== undefined),
      { error: 'required', path: ['changes'] },
    );
export type BatchRequest = z.output<ReturnType<typeof batchRequestSchema>>;

/** What a reason names, as in a problem document: what still uses a row, and how many of them. */
const params = z.record(z.string(), z.union([z.string(), z.number()])).optional();

export const batchSchema = z.object({
  id: z.uuid(),
  resource: z.string(),
  action: z.enum(BATCH_ACTIONS),
  changes: z.record(z.string(), z.unknown()).nullable(),
  /** The batch that this one undoes. */
  undoes: z.uuid().nullable(),
  /** The batch that undoes this one. */
  undoneBy: z.uuid().nullable(),
  state: z.enum(BATCH_STATES),
  /** How many rows there are and their outcomes; expected outcomes until it is started. */
  rows: z.object({
    total: z.int(),
    changed: z.int(),
    unchanged: z.int(),
    refused: z.int(),
  }),
  /**
   * Why rows were refused, the most frequent reason first. Rows for which only a count differs, such
   * as how many trips prevent their deletion, have one reason, with the sum.
   */
  refusals: z.array(
    z.object({ code: z.enum(ERROR_CODES), message: z.string(), params, rows: z.int() }),
  ),
  createdAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().nullable(),
  /** Until when it can be undone; null when it cannot be. */
  undoUntil: z.iso.datetime().nullable(),
});
export type Batch = z.infer<typeof batchSchema>;

/** What a batch of deletions would also delete, or what would lose its reference to those rows. */
export const batchUseSchema = useSchema.pick({ resource: true, effect: true, count: true });
export type BatchUse = z.infer<typeof batchUseSchema>;

export const batchRowSchema = z.object({
  id: z.uuid(),
  /** The row's label; empty where the caller cannot see the row. */
  label: z.string(),
  /** The name of the account that the row belongs to; null where rows belong to none, or it cannot be seen. */
  account: z.string().nullable(),
  /** Null until it is known. */
  outcome: z.enum(BATCH_OUTCOMES).nullable(),
  /** Why it was refused; null for a row that was not. */
  code: z.enum(ERROR_CODES).nullable(),
  /** The same in the caller's language. */
  message: z.string().nullable(),
  params,
});
export type BatchRow = z.infer<typeof batchRowSchema>;
