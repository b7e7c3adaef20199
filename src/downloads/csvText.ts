import Papa from 'papaparse';
import type { CsvFormat } from '../../contract/reports/csvFormat.ts';

const BYTE_ORDER_MARK = '\uFEFF';

/** Lines as a CSV file that spreadsheets open. Texts that people wrote have to be inert already. */
export const csvText = (lines: readonly (readonly string[])[], format: CsvFormat): string =>
  `${BYTE_ORDER_MARK}${Papa.unparse(
    lines.map((line) => [...line]),
    { delimiter: format === 'comma' ? ',' : ';', newline: '\r\n' },
  )}\r\n`;
