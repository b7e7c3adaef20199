/** The file of an invoice. */
export const INVOICE_FILE_PATH = '/v1/invoices/{id}/file';
export const invoiceFilePath = (id: string) => INVOICE_FILE_PATH.replace('{id}', id);
const invoiceFile = /^\/v1\/invoices\/([0-9a-f-]{36})\/file$/;
/** The id of the invoice whose file a path is; null for any other path. */
export const invoiceOfPath = (path: string): string | null => invoiceFile.exec(path)?.[1] ?? null;
