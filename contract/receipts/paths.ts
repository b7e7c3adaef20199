/** The file of a receipt. */
export const RECEIPT_FILE_PATH = '/v1/bookings/{id}/receipt/file';
export const receiptFilePath = (id: string) => RECEIPT_FILE_PATH.replace('{id}', id);
const receiptFile = /^\/v1\/bookings\/([0-9a-f-]{36})\/receipt\/file$/;
/** The id of the trip whose receipt a path is; null for any other path. */
export const tripOfReceiptPath = (path: string): string | null =>
  receiptFile.exec(path)?.[1] ?? null;
