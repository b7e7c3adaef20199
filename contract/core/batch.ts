import { z } from 'zod';
import { ERROR_CODES } from './errors.ts';
import { listParameters } from './listQuery.ts';
import type { AnyResource } from './resource.ts';
import { batchChangesSchema } from './schemas.ts';

/** What a batch can do to rows. */
export const BATCH_ACTIONS = ['update', 'delete'] as const;
export type BatchAction = (typeof BATCH_ACTIONS)[number];

/** A batch can be undone for so long after it was done; its record is kept until then. */
export const BATCH_KEPT_HOURS = 24;

/**
 * CHECKING: what would become of each row is being found out. READY: it is known, nothing was
 * changed yet. QUEUED, RUNNING: rows are being changed. FAILED: it stopped on the way, through no
 * fault of a row, and goes on where it stopped when it is started again.
 */
export const BATCH_STATES = ['CHECKING', 'READY', 'QUEUED', 'RUNNING', 'DONE', 'FAILED'] as const;
export type BatchState = (typeof BATCH_STATES)[number];

export const BATCH_OUTCOMES = ['changed', 'unchanged', 'refused'] as const;
export type BatchOutcome = (typeof BATCH_OUTCOMES)[number];

const PAGING = new Set(['page', 'offset', 'maxPerPage', 'id']);
/** Query parameters of a list that say which rows a batch is about, and in which order. */
export const batchFilters = (resource: AnyResource): string[] =>
  listParameters(resource).filter((name) => !PAGING.has(name));

/** A query string is no longer either: servers take some kilobytes of one. */
const MAX_FILTER_LENGTH = 4000;

/**
 * Body of POST /v1/<resource>/batch: rows by their ids, or all that match a filter of the list
 * but some.
 */
export const batchRequestSchema = (resource: AnyResource) =>
  z
    .strictObject({
      action: z.enum(BATCH_ACTIONS),
      ids: z.array(z.uuid()).min(1).optional(),
      /** Parameters of the list, written as in its query string. */
      filter: z.record(z.string(), z.string().max(MAX_FILTER_LENGTH)).optional(),
      except: z.array(z.uuid()).default([]),
      /** The fields to set, with the values they all get; for `delete` only what else is to be done. */
      changes: batchChangesSchema(resource).optional(),
    })
    .refine(({ ids, filter }) => (ids === undefined) !== (filter === undefined), {
      error: 'required',
      path: ['ids'],
    })
    .refine(
      ({ action, changes }) =>
        action === 'delete' || Object.values(changes ?? {}).some((value) => value !== undefined),
      { error: 'required', path: ['changes'] },
    );
export type BatchRequest = z.output<ReturnType<typeof batchRequestSchema>>;

export const batchSchema = z.object({
  id: z.uuid(),
  resource: z.string(),
  action: z.enum(BATCH_ACTIONS),
  changes: z.record(z.string(), z.unknown()).nullable(),
  /** The batch that this one takes back. */
  undoes: z.uuid().nullable(),
  /** The batch that takes this one back. */
  undoneBy: z.uuid().nullable(),
  state: z.enum(BATCH_STATES),
  /** How many rows there are, and what became of them; until it is started, what would. */
  rows: z.object({
    total: z.int(),
    changed: z.int(),
    unchanged: z.int(),
    refused: z.int(),
  }),
  /** Why rows were refused, the most frequent reason first. */
  refusals: z.array(z.object({ code: z.enum(ERROR_CODES), message: z.string(), rows: z.int() })),
  createdAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().nullable(),
  /** Until when it can be undone; null when it cannot be. */
  undoUntil: z.iso.datetime().nullable(),
});
export type Batch = z.infer<typeof batchSchema>;

export const batchRowSchema = z.object({
  id: z.uuid(),
  /** What the row is called; empty for one that is not there for the caller. */
  label: z.string(),
  /** Null until it is known. */
  outcome: z.enum(BATCH_OUTCOMES).nullable(),
  /** Why it was refused; null for a row that was not. */
  code: z.enum(ERROR_CODES).nullable(),
  /** The same in the caller's language. */
  message: z.string().nullable(),
});
export type BatchRow = z.infer<typeof batchRowSchema>;
