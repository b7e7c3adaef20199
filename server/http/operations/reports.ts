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
    summary: 'A ticket that opens one download, once, within a minute',
    method: 'post',
    path: '/v1/report-tickets',
    roles: ROLES,
    body: reportTicketRequestSchema,
    response: reportTicketSchema,
    status: 201,
    handle: (ctx, { body: input }) => issueTicket({ ctx, input }),
  }),
  defineDownload({
    id: 'downloadTripHistory',
    summary: 'Trips by pickup time as CSV',
    path: REPORT_PATHS.tripHistory,
    roles: ROLES,
    query: tripHistoryQuery,
    open: report(REPORT_PATHS.tripHistory),
  }),
  defineDownload({
    id: 'downloadCorporationAdmins',
    summary: 'The admins of an account as CSV',
    path: REPORT_PATHS.corporationAdmins,
    roles: ROLES,
    query: corporationAdminsQuery,
    open: report(REPORT_PATHS.corporationAdmins),
  }),
  defineDownload({
    id: 'downloadBookingRecipients',
    summary: 'Employees and guests of an account as CSV',
    path: REPORT_PATHS.bookingRecipients,
    roles: ROLES,
    query: bookingRecipientsQuery,
    open: report(REPORT_PATHS.bookingRecipients),
  }),
  defineOperation({
    id: 'listReportExports',
    summary: 'Reports that were or are being made in the background for the caller',
    method: 'get',
    path: '/v1/report-exports',
    roles: ROLES,
    response: z.array(reportExportSchema),
    handle: (ctx) => listExports({ ctx }),
  }),
  defineOperation({
    id: 'createReportExport',
    summary: 'Have a large report made in the background',
    method: 'post',
    path: '/v1/report-exports',
    roles: ROLES,
    load: 'bulk',
    body: reportExportRequestSchema,
    response: reportExportSchema,
    status: 202,
    handle: (ctx, { body: input }) => startExport({ ctx, input }),
  }),
  defineOperation({
    id: 'getReportExport',
    summary: 'How far a report is that is made in the background',
    method: 'get',
    path: '/v1/report-exports/{id}',
    roles: ROLES,
    params,
    response: reportExportSchema,
    handle: (ctx, { params: input }) => getExport({ ctx, input }),
  }),
  defineOperation({
    id: 'deleteReportExport',
    summary: 'Throw a report away, or give up making it',
    method: 'delete',
    path: '/v1/report-exports/{id}',
    roles: ROLES,
    params,
    handle: (ctx, { params: input }) => dropExport({ ctx, input }),
  }),
  defineDownload({
    id: 'downloadReportExport',
    summary: 'The file of a report that was made in the background',
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
