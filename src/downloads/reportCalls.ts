import { useQuery } from '@tanstack/react-query';
import { reportExportSchema, reportTicketSchema } from '../../contract/reports/calls.ts';
import { exportFilePath, REPORT_PATHS, rowExportPath } from '../../contract/reports/paths.ts';
import type { InvoiceFormat } from '../../contract/invoices/calls.ts';
import { invoiceFilePath } from '../../contract/invoices/paths.ts';
import { receiptFilePath } from '../../contract/receipts/paths.ts';
import { isUnknownRow } from '../dataProvider/failedCalls.ts';
import { callApi } from '../dataProvider/http.ts';
import { awaitedExports, EXPORTS_KEY, isBusy, PROGRESS_MS } from './backgroundFiles.ts';
import { downloadAddress } from './saveFile.ts';

/** A background file; null if it is gone or was never the caller's. Read again while it is made. */
export const useExport = (id: string) =>
  useQuery({
    queryKey: [...EXPORTS_KEY, id],
    queryFn: ({ signal }) =>
      callApi(`/report-exports/${encodeURIComponent(id)}`, {
        response: reportExportSchema,
        signal,
      }).catch((error: unknown) => {
        if (isUnknownRow(error)) return null;
        throw error;
      }),
    refetchInterval: ({ state }) => (state.data && isBusy(state.data) ? PROGRESS_MS : false),
    refetchIntervalInBackground: true,
  });

const ticketFor = (path: string, query: Record<string, string>) =>
  callApi('/report-tickets', {
    method: 'POST',
    body: { path, query },
    response: reportTicketSchema,
    leavesRows: true,
  });

/**
 * Downloads a report; a large one is made in the background instead.
 * @returns whether the download has begun or comes later
 */
async function downloadReport(
  path: string,
  query: Record<string, string>,
): Promise<'started' | 'inBackground'> {
  const ticket = await ticketFor(path, query);
  if (!ticket.isLarge) {
    downloadAddress(ticket.url);
    return 'started';
  }
  const { id } = await callApi('/report-exports', {
    method: 'POST',
    body: { path, query },
    response: reportExportSchema,
  });
  // It may be ready before anybody asks for its progress.
  awaitedExports.add(id);
  return 'inBackground';
}

/** Downloads trips, as `downloadReport` does. */
export const downloadTrips = (query: Record<string, string>) =>
  downloadReport(REPORT_PATHS.tripHistory, query);

/** Downloads rows of a declared list, as `downloadReport` does. */
export const downloadRows = (resource: string, query: Record<string, string>) =>
  downloadReport(rowExportPath(resource), query);

/** The files of an account's people, by report, with the parameter that names the account. */
const PEOPLE_REPORTS = {
  recipients: [REPORT_PATHS.bookingRecipients, 'businessAccountId'],
  admins: [REPORT_PATHS.corporationAdmins, 'corporationId'],
} as const;
export type PeopleReport = keyof typeof PEOPLE_REPORTS;

/**
 * Downloads the people for whom an account books, or its admins, as `downloadReport` does.
 * @param accountId null for all accounts
 */
export function downloadPeople(
  report: PeopleReport,
  accountId: string | null,
  lang: string,
): Promise<'started' | 'inBackground'> {
  const [path, parameter] = PEOPLE_REPORTS[report];
  return downloadReport(path, { ...(accountId !== null && { [parameter]: accountId }), lang });
}

/** Downloads an invoice or credit note, or the trips on it. */
export async function downloadInvoice(
  id: string,
  format: InvoiceFormat,
  lang: string,
): Promise<void> {
  downloadAddress((await ticketFor(invoiceFilePath(id), { format, lang })).url);
}

/** Downloads a receipt that the server makes. */
export async function downloadReceipt(tripId: string, lang: string): Promise<void> {
  downloadAddress((await ticketFor(receiptFilePath(tripId), { lang })).url);
}

/** Downloads a file that was made in the background. */
export async function downloadExport(id: string): Promise<void> {
  downloadAddress((await ticketFor(exportFilePath(id), {})).url);
}

export const dropExport = (id: string) => callApi(`/report-exports/${id}`, { method: 'DELETE' });
