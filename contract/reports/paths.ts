/** The path of a declared list's rows as a file. */
export const rowExportPath = (resource: string) => `/v1/${resource}/export` as const;
export type RowExportPath = ReturnType<typeof rowExportPath>;
/** The name of a resource in a path. */
export const RESOURCE_IN_PATH = /^[a-z]+(?:-[a-z]+)*$/;
const PATH = /^\/v1\/([^/]+)\/export$/;
/** The resource whose rows a path exports; null for any other path. */
export function resourceOfExport(path: string): string | null {
  const name = PATH.exec(path)?.[1] ?? '';
  return RESOURCE_IN_PATH.test(name) ? name : null;
}

/** Reports by their documented paths. */
export const REPORT_PATHS = {
  tripHistory: '/v1/booking-report/trip-history',
  corporationAdmins: '/v1/business/reports/corporation-admins',
  bookingRecipients: '/v1/business-booking-recipient/generate-report',
} as const;
/** One of the documented paths, or rows of a declared list. */
export type ReportPath = (typeof REPORT_PATHS)[keyof typeof REPORT_PATHS] | RowExportPath;

/** The file of a report that was made in the background. */
export const EXPORT_FILE_PATH = '/v1/report-exports/{id}/file';
export const exportFilePath = (id: string) => EXPORT_FILE_PATH.replace('{id}', id);
/** The console's page that downloads such a file, to which a mail links. */
export const exportPagePath = (id: string) => `/downloads/${id}`;
/** The path of such a file. */
export const EXPORT_FILE = /^\/v1\/report-exports\/[0-9a-f-]{36}\/file$/;
