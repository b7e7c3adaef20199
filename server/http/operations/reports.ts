import { z } from 'zod';
import { ROLES } from '../../../contract/core/roles.ts';
import {
  bookingRecipientsQuery,
  corporationAdminsQuery,
  reportExportRequestSchema,
  reportExportSchema,
  reportTicketRequestSchema,
  reportTicketSchema,
  tripHistoryQuery,
} from '../../../contract/reports/calls.ts';
import {
  EXPORT_FILE_PATH,
  REPORT_PATHS,
  type ReportPath,
} from '../../../contract/reports/paths.ts';
import type { RequestContext } from '../../context.ts';
import {
  dropExport,
  exportPieces,
  getExport,
  listExports,
  readyExport,
  startExport,
} from '../../services/reports/exports.ts';
import { openReport } from '../../services/reports/openReport.ts';
import { dataOf, fileNameOf } from '../../services/reports/reportFile.ts';
import { issueTicket } from '../../services/reports/tickets.ts';
import { FileAnswer } from '../file.ts';
import { defineDownload, defineOperation } from '../operation.ts';

const params = z.strictObject({ id: z.uuid() });

const report =
  (path: ReportPath) =>
  async (ctx: RequestContext, { query }: { query: object }) => {
    const opened = await openReport(ctx, path, query);
    return new FileAnswer(fileNameOf(opened), dataOf(opened));
  };

export const reportOperations = [
  defineOperation({
    id: 'createReportTicket',
    summary: 'Get a ticket that opens one download, once, within a minute',
    method: 'post',
    path: '/v1/report-tickets',
    roles: ROLES,
    problems: ['NOT_FOUND', 'RECEIPT_NOT_AVAILABLE'],
    body: reportTicketRequestSchema,
    response: reportTicketSchema,
    status: 201,
    handle: (ctx, { body: input }) => issueTicket({ ctx, input }),
  }),
  defineDownload({
    id: 'downloadTripHistory',
    summary: 'Download trips by pickup time as CSV',
    path: REPORT_PATHS.tripHistory,
    roles: ROLES,
    problems: ['NOT_FOUND'],
    query: tripHistoryQuery,
    open: report(REPORT_PATHS.tripHistory),
  }),
  defineDownload({
    id: 'downloadCorporationAdmins',
    summary: 'Download the admins of an account as CSV',
    path: REPORT_PATHS.corporationAdmins,
    roles: ROLES,
    problems: ['NOT_FOUND'],
    query: corporationAdminsQuery,
    open: report(REPORT_PATHS.corporationAdmins),
  }),
  defineDownload({
    id: 'downloadBookingRecipients',
    summary: 'Download the employees and guests of an account as CSV',
    path: REPORT_PATHS.bookingRecipients,
    roles: ROLES,
    problems: ['NOT_FOUND'],
    query: bookingRecipientsQuery,
    open: report(REPORT_PATHS.bookingRecipients),
  }),
  defineOperation({
    id: 'listReportExports',
    summary: 'List the reports that were or are being created in the background for the caller',
    method: 'get',
    path: '/v1/report-exports',
    roles: ROLES,
    response: z.array(reportExportSchema),
    handle: (ctx) => listExports({ ctx }),
  }),
  defineOperation({
    id: 'createReportExport',
    summary: 'Create a large report in the background',
    method: 'post',
    path: '/v1/report-exports',
    roles: ROLES,
    load: 'bulk',
    problems: ['NOT_FOUND'],
    body: reportExportRequestSchema,
    response: reportExportSchema,
    status: 202,
    handle: (ctx, { body: input }) => startExport({ ctx, input }),
  }),
  defineOperation({
    id: 'getReportExport',
    summary: 'Show how far a report is that is being created in the background',
    method: 'get',
    path: '/v1/report-exports/{id}',
    roles: ROLES,
    params,
    response: reportExportSchema,
    handle: (ctx, { params: input }) => getExport({ ctx, input }),
  }),
  defineOperation({
    id: 'deleteReportExport',
    summary: 'Delete a report, or stop creating it',
    method: 'delete',
    path: '/v1/report-exports/{id}',
    roles: ROLES,
    params,
    handle: (ctx, { params: input }) => dropExport({ ctx, input }),
  }),
  defineDownload({
    id: 'downloadReportExport',
    summary: 'Download the file of a report that was created in the background',
    path: EXPORT_FILE_PATH,
    roles: ROLES,
    params,
    query: z.strictObject({ token: z.string().max(4000).optional() }),
    async open(ctx, { params: { id } }) {
      const { fileName } = await readyExport(ctx, id);
      return new FileAnswer(fileName, exportPieces(ctx, id, fileName));
    },
  }),
];
