import { CSV_FORMATS } from './csvFormat.ts';

/** How a file of rows can be written: as CSV in one of two ways, or as a workbook for spreadsheets. */
export const FILE_FORMATS = [...CSV_FORMATS, 'xlsx'] as const;
export type FileFormat = (typeof FILE_FORMATS)[number];

/** A workbook is made in memory, so more rows than this are available as CSV only. */
export const MAX_WORKBOOK_ROWS = 100_000;

/** The ending of a file's name. */
export const extensionOf = (format: FileFormat): 'csv' | 'xlsx' =>
  format === 'xlsx' ? 'xlsx' : 'csv';
export const isWorkbook = (fileName: string): boolean => fileName.endsWith('.xlsx');
