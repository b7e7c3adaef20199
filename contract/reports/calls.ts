import { z } from 'zod';
import { instantSchema } from '../core/instant.ts';
import { TRIP_COLUMNS } from '../booking/tripColumns.ts';
import { invoiceOfPath } from '../invoices/paths.ts';
import { tripOfReceiptPath } from '../receipts/paths.ts';
import { CSV_FORMATS } from './csvFormat.ts';
import { EXPORT_FILE, REPORT_PATHS, RESOURCE_IN_PATH, resourceOfExport } from './paths.ts';

/** A ticket opens one report once, within this time. */
export const TICKET_SECONDS = 60;
/** Reports with more rows than this are made in the background. */
export const DIRECT_REPORT_ROWS = 20_000;
/** How long a file that was made in the background is kept. */
export const EXPORT_KEPT_HOURS = 24;

const parameter = z.string().max(2000);
const lang = parameter.optional();
const token = z.string().max(4000).optional();
/** Absent: the format that spreadsheets in the language read. */
const format = z.enum(CSV_FORMATS).optional();

/** Filters of the trip list, which checks them, so that a file can contain what the list shows. */
const tripListFilters = {
  dynamicSearch: parameter.optional(),
  id: parameter.optional(),
  status: parameter.optional(),
  fleetId: parameter.optional(),
  passengerId: parameter.optional(),
  vehicle: parameter.optional(),
  paymentType: parameter.optional(),
  accountField: parameter.optional(),
};
/** Columns of the trip list, in the order of the file, separated by commas; absent: all columns. */
const columns = parameter
  .refine((text) => text.split(',').every((name) => TRIP_COLUMNS.some((one) => one === name)), {
    error: 'choice',
  })
  .optional();

export const tripHistoryQuery = z
  .strictObject({
    bookingChannelId: parameter,
    fileName: z.string().trim().min(1).max(100),
    /** Absent: every account of the caller. */
    businessAccountId: z.uuid().optional(),
    pickupTimeFrom: instantSchema,
    /** The first instant that is no longer in the report. */
    pickupTimeTo: instantSchema,
    ...tripListFilters,
    columns,
    format,
    lang,
    token,
  })
  .refine(({ pickupTimeFrom: from, pickupTimeTo: to }) => !(Date.parse(from) >= Date.parse(to)), {
    error: 'dateTime',
    path: ['pickupTimeTo'],
  });
export const corporationAdminsQuery = z.strictObject({
  /** Absent: every account of the caller. */
  corporationId: z.uuid().optional(),
  format,
  lang,
  token,
});
export const bookingRecipientsQuery = z.strictObject({
  /** Absent: every account of the caller. */
  businessAccountId: z.uuid().optional(),
  format,
  lang,
  token,
});

/**
 * Body of POST /v1/report-tickets: the report that the ticket is to open, without the ticket
 * itself.
 */
export const reportTicketRequestSchema = z.strictObject({
  path: z
    .string()
    .describe(
      'The path of a download: of a report, of the rows of a list, of an invoice or a receipt.',
    )
    .refine(
      (path) =>
        Object.values(REPORT_PATHS).includes(path as never) ||
        EXPORT_FILE.test(path) ||
        invoiceOfPath(path) !== null ||
        tripOfReceiptPath(path) !== null ||
        resourceOfExport(path) !== null,
      {
        error: 'choice',
      },
    ),
  query: z.record(z.string().max(60), parameter).default({}),
});

export const reportTicketSchema = z.object({
  token: z.string(),
  /** Path and query with the ticket in it: open it with GET. */
  url: z.string(),
  expiresAt: z.iso.datetime(),
  /** True when there are so many rows that the file should be made in the background. */
  isLarge: z.boolean(),
});
export type ReportTicket = z.infer<typeof reportTicketSchema>;

export const REPORT_EXPORT_STATES = ['QUEUED', 'RUNNING', 'DONE', 'FAILED'] as const;
export type ReportExportState = (typeof REPORT_EXPORT_STATES)[number];

const rowExportPathSchema = z.templateLiteral([
  '/v1/',
  z.string().regex(RESOURCE_IN_PATH),
  '/export',
]);

/** Body of POST /v1/report-exports. */
export const reportExportRequestSchema = z.strictObject({
  path: z.union([z.enum(Object.values(REPORT_PATHS)), rowExportPathSchema], { error: 'choice' }),
  query: z.record(z.string().max(60), parameter),
});

export const reportExportSchema = z.object({
  id: z.uuid(),
  fileName: z.string(),
  state: z.enum(REPORT_EXPORT_STATES),
  rowsDone: z.int(),
  /** Null until they have been counted. */
  rowsTotal: z.int().nullable(),
  createdAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().nullable(),
});
export type ReportExport = z.infer<typeof reportExportSchema>;
