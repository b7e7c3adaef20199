import { z } from 'zod';
import { ERROR_CODES, FIELD_ERROR_CODES } from '../core/errors.ts';
import { accountField, type AnyResource } from '../core/resource.ts';
import { MAX_CELL_LENGTH, MAX_IMPORT_ROWS } from './columns.ts';

/** How many batches of rows are written at the same time. */
export const IMPORT_CONCURRENCY = 5;
/** How long after it was done an import can be undone; its rows are kept until then. */
export const IMPORT_KEPT_DAYS = 30;
/** How long the columns of somebody's files are remembered. */
export const IMPORT_COLUMNS_KEPT_DAYS = 400;
/** The most lines in one call. */
export const LINES_AT_ONCE = 1000;

/**
 * COLLECTING: its lines are uploaded and corrected. CHECKING: their outcomes are being worked out.
 * READY: the outcomes are known, and nothing is written yet. QUEUED, RUNNING: rows are being
 * written. PAUSED: somebody stopped it. FAILED: it stopped for a reason outside the lines. DONE:
 * every line was processed; those that failed can be corrected and tried again. UNDOING, UNDONE:
 * the import is, or was, undone.
 */
export const IMPORT_STATES = [
  'COLLECTING',
  'CHECKING',
  'READY',
  'QUEUED',
  'RUNNING',
  'PAUSED',
  'FAILED',
  'DONE',
  'UNDOING',
  'UNDONE',
] as const;
export type ImportState = (typeof IMPORT_STATES)[number];

/**
 * The outcome of a line, or its forecast: a row was created or changed, was the same already, or
 * the line failed.
 */
export const IMPORT_OUTCOMES = ['created', 'updated', 'unchanged', 'failed'] as const;
export type ImportOutcome = (typeof IMPORT_OUTCOMES)[number];

/** A column of the file and what it was taken for. */
const fileColumnSchema = z.strictObject({
  heading: z.string().max(200),
  /** Null: the column is not imported. */
  key: z.string().max(120).nullable(),
});
export type FileColumn = z.infer<typeof fileColumnSchema>;

const fileSchema = z.strictObject({
  /** The file's name; empty for lines that were pasted. */
  fileName: z.string().trim().max(255).default(''),
  columns: z.array(fileColumnSchema).max(500).default([]),
  /** Rows that exist are left as they are. */
  addOnly: z.boolean().default(false),
});
export type ImportRequest = z.output<typeof fileSchema> & {
  /**
   * For rows that belong to an account: the account of the lines that do not name one. It can be
   * left out if a column does.
   */
  corporationId?: string;
};

const accountFileSchema = fileSchema.extend({ corporationId: z.uuid().optional() });

/** What an import begins with. Only rows that belong to an account can be given one. */
export const importRequestSchema = (resource: AnyResource): z.ZodType<ImportRequest> =>
  accountField(resource) ? accountFileSchema : fileSchema;

/** A line's number in its file, as a spreadsheet counts. */
export const lineNumberSchema = z.int().min(1).max(10_000_000);

const lineSchema = z.strictObject({
  /** Its place among the lines of the import, from 0. */
  position: z
    .int()
    .min(0)
    .max(MAX_IMPORT_ROWS - 1),
  line: lineNumberSchema,
  cells: z.record(z.string().max(120), z.string().max(MAX_CELL_LENGTH)),
});
export const linesSchema = z.strictObject({
  lines: z.array(lineSchema).min(1).max(LINES_AT_ONCE),
});
export type Line = z.output<typeof lineSchema>;

/** The places of lines that are not imported. */
export const leaveOutSchema = z.strictObject({
  positions: z.array(lineSchema.shape.position).min(1).max(LINES_AT_ONCE),
});

/** The longest text that is found and replaced. */
export const MAX_REPLACED = 200;

/** What to replace in the cells of one or all columns, in the lines that are not written yet. */
export const replaceSchema = z.strictObject({
  key: z.string().max(120).nullable().default(null),
  find: z.string().min(1).max(MAX_REPLACED),
  replace: z.string().max(MAX_REPLACED),
  /** Only cells that consist of exactly this text. */
  wholeCell: z.boolean().default(false),
  /** Only lines with this problem, as the import names it. */
  problem: z.string().max(200).nullable().default(null),
});
export type Replacement = z.output<typeof replaceSchema>;

const problemSchema = z.object({
  /** Its name in calls, such as `email:email`. */
  id: z.string(),
  /** The column; null for a problem with the line as a whole. */
  key: z.string().nullable(),
  /** In the caller's language. */
  message: z.string(),
  rows: z.int(),
});

export const importCostSchema = z.object({ low: z.int(), high: z.int(), currency: z.string() });
export type ImportCost = z.infer<typeof importCostSchema>;

export const importSchema = z.object({
  id: z.uuid(),
  resource: z.string(),
  corporationId: z.uuid().nullable(),
  fileName: z.string(),
  columns: z.array(fileColumnSchema),
  addOnly: z.boolean(),
  state: z.enum(IMPORT_STATES),
  rows: z.object({
    total: z.int(),
    /** Lines whose outcome is not known yet. */
    open: z.int(),
    created: z.int(),
    updated: z.int(),
    unchanged: z.int(),
    failed: z.int(),
    /** Lines with cells that were corrected automatically. */
    corrected: z.int(),
    /** How many of all lines are written; their outcomes are facts, not forecasts. */
    written: z.int(),
    /**
     * After an undo: rows that were undone, and rows left alone because they were changed since.
     */
    undone: z.int(),
    left: z.int(),
  }),
  /**
   * Of a file of trips: what the lines that would be booked cost together, in minor units; both ends
   * are the same unless a fare is a range. Null in every other import.
   */
  cost: importCostSchema.nullable(),
  /** Why lines failed or would fail, the most frequent reason first. */
  problems: z.array(problemSchema),
  createdAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().nullable(),
  /** Until when it can be undone; null when it cannot be. */
  undoUntil: z.iso.datetime().nullable(),
});
export type Import = z.infer<typeof importSchema>;
export type ImportProblem = Import['problems'][number];

const lineTripSchema = z.object({
  /** Null until it is booked. */
  bookingId: z.uuid().nullable(),
  isNewGuest: z.boolean(),
  /** Null where no price is known. */
  cost: importCostSchema.nullable(),
  vehicle: z.string(),
  companyName: z.string(),
  /** Local at the pickup, and the zone of its clock. */
  pickupTime: z.string(),
  pickupTimeZone: z.string(),
});

export const importRowSchema = z.object({
  position: z.int(),
  line: z.int(),
  cells: z.record(z.string(), z.string()),
  /** Null until it is known. */
  outcome: z.enum(IMPORT_OUTCOMES).nullable(),
  /** The line is written: its outcome is a fact. */
  isWritten: z.boolean(),
  /** What the row is called, where one was found or made. */
  label: z.string(),
  /** Column → the new text of a cell that was corrected automatically. */
  corrected: z.record(z.string(), z.string()),
  /** Column → why its cell was refused. */
  errors: z.record(
    z.string(),
    z.object({
      code: z.enum(FIELD_ERROR_CODES),
      message: z.string(),
      /** What the cell may mean; each can be put into it. */
      choices: z.array(z.string()).optional(),
    }),
  ),
  /** Of a line of trips: what it books, or which trip it is. */
  trip: lineTripSchema.nullable(),
  /** Column → the value before, where an existing row is changed. */
  changes: z.record(z.string(), z.unknown()),
  /** Why the line as a whole was refused, or was left alone by an undo. */
  code: z.enum(ERROR_CODES).nullable(),
  message: z.string().nullable(),
});
export type ImportRow = z.infer<typeof importRowSchema>;

/** Filters for the lines of an import. */
export const ROW_FILTERS = [...IMPORT_OUTCOMES, 'corrected', 'left'] as const;
