import Papa from 'papaparse';
import { inertCell } from '../../../contract/reports/csvCell.ts';
import type { CsvFormat } from '../../../contract/reports/csvFormat.ts';
import { extensionOf } from '../../../contract/reports/fileFormat.ts';
import { type CellValue, Decimal, minuteOf, Moment, type Report } from './report.ts';
import { workbookOf } from './workbook.ts';

/** By this spreadsheet programs read the file as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

const WAYS: Record<CsvFormat, { delimiter: string; decimalMark: string }> = {
  comma: { delimiter: ',', decimalMark: '.' },
  semicolon: { delimiter: ';', decimalMark: ',' },
};

function writer(format: CsvFormat) {
  const { delimiter, decimalMark } = WAYS[format];
  const cell = (value: CellValue): string | number => {
    if (value instanceof Decimal) return value.text.replace('.', decimalMark);
    if (value instanceof Moment) return minuteOf(value.local);
    return typeof value === 'string' ? inertCell(value) : (value ?? '');
  };
  return (rows: readonly (readonly CellValue[])[]): string => {
    const cells = rows.map((row) => row.map(cell));
    return `${Papa.unparse(cells, { newline: '\r\n', delimiter })}\r\n`;
  };
}

/** A piece of a file, with the number of rows that it adds. */
export interface FilePiece {
  data: string | Uint8Array;
  rows: number;
}

/** The report as CSV (RFC 4180), one piece for each batch. */
async function* csvOf(report: Report, format: CsvFormat): AsyncGenerator<FilePiece> {
  const lines = writer(format);
  yield { data: BYTE_ORDER_MARK + lines([report.headings]), rows: 0 };
  for await (const rows of report.batches())
    if (rows.length > 0) yield { data: lines(rows), rows: rows.length };
}

/** The report as its format says. A workbook comes at the end, in one piece. */
export const fileOf = (report: Report): AsyncGenerator<FilePiece> =>
  report.format === 'xlsx' ? workbookOf(report) : csvOf(report, report.format);

/** The same without the counts. */
export async function* dataOf(report: Report): AsyncGenerator<string | Uint8Array> {
  for await (const { data } of fileOf(report)) if (data.length > 0) yield data;
}

export const fileNameOf = ({ fileName, format }: Report): string =>
  `${fileName}.${extensionOf(format)}`;
