import { useQuery, type QueryClient } from '@tanstack/react-query';
import { HttpError } from 'ra-core';
import { z } from 'zod';
import {
  exportFilePath,
  REPORT_PATHS,
  reportExportSchema,
  type ReportExport,
  reportTicketSchema,
} from '../../contract/reports/calls.ts';
import { type InvoiceFormat, invoiceFilePath } from '../../contract/invoices/calls.ts';
import { rowExportPath } from '../../contract/reports/rowExport.ts';
import { callApi } from '../dataProvider/http.ts';
import { awaitedAs } from '../shell/notices/awaited.ts';
import { downloadAddress } from './saveFile.ts';

/** Files that are being made, whose end is to be told. */
export const awaitedExports = awaitedAs('exports');

const EXPORTS_KEY = ['report-exports'];
/** How often progress is asked for while a file is being made. */
const PROGRESS_MS = 2000;

export const isBusy = ({ state }: ReportExport): boolean =>
  state === 'QUEUED' || state === 'RUNNING';

/** Files made in the background, the newest first; followed while one is being made. */
export const useExports = () =>
  useQuery({
    queryKey: EXPORTS_KEY,
    queryFn: ({ signal }) =>
      callApi('/report-exports', { response: z.array(reportExportSchema), signal }),
    refetchInterval: ({ state }) => (state.data?.some(isBusy) ? PROGRESS_MS : false),
    // A file may get ready while the page is elsewhere.
    refetchIntervalInBackground: true,
    staleTime: PROGRESS_MS,
  });

/** One of them; null when it is gone, or was never the caller's. Followed while it is being made. */
export const useExport = (id: string) =>
  useQuery({
    queryKey: [...EXPORTS_KEY, id],
    queryFn: ({ signal }) =>
      callApi(`/report-exports/${encodeURIComponent(id)}`, {
        response: reportExportSchema,
        signal,
      }).catch((error: unknown) => {
        if (isGone(error)) return null;
        throw error;
      }),
    refetchInterval: ({ state }) => (state.data && isBusy(state.data) ? PROGRESS_MS : false),
    refetchIntervalInBackground: true,
  });

/** The file is not there, or the address names none. */
export const isGone = (error: unknown): boolean =>
  error instanceof HttpError && (error.status === 404 || error.status === 422);

export const refreshExports = (queryClient: QueryClient) =>
  queryClient.invalidateQueries({ queryKey: EXPORTS_KEY });

const ticketFor = (path: string, query: Record<string, string>) =>
  callApi('/report-tickets', {
    method: 'POST',
    body: { path, query },
    response: reportTicketSchema,
  });

/**
 * Downloads a report; a large one is made in the background instead.
 * @returns whether it has begun or will come later
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
  // It may be there before anybody asks how far it is.
  awaitedExports.add(id);
  return 'inBackground';
}

/** Downloads trips, as `downloadReport` does. */
export const downloadTrips = (query: Record<string, string>) =>
  downloadReport(REPORT_PATHS.tripHistory, query);

/** Downloads rows of a declared list, as `downloadReport` does. */
export const downloadRows = (resource: string, query: Record<string, string>) =>
  downloadReport(rowExportPath(resource), query);

/** Files of an account's people, by the report and the parameter that names the account. */
const PEOPLE_REPORTS = {
  recipients: [REPORT_PATHS.bookingRecipients, 'businessAccountId'],
  admins: [REPORT_PATHS.corporationAdmins, 'corporationId'],
} as const;
export type PeopleReport = keyof typeof PEOPLE_REPORTS;

/**
 * Downloads everybody an account books for, or its admins, as `downloadReport` does.
 * @param accountId null: of all accounts
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

/** Downloads a file that was made in the background. */
export async function downloadExport(id: string): Promise<void> {
  downloadAddress((await ticketFor(exportFilePath(id), {})).url);
}

export const dropExport = (id: string) => callApi(`/report-exports/${id}`, { method: 'DELETE' });
