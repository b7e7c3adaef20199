import Papa from 'papaparse';
import { MAX_CELL_LENGTH, MAX_IMPORT_ROWS } from '../../../contract/import/columns.ts';
import { decodeText } from './decode.ts';

/** A line that is not empty. */
export interface TableLine {
  /** Its number, counted as in a spreadsheet. */
  line: number;
  cells: string[];
}
export interface Table {
  lines: TableLine[];
  /** The number of columns of the longest line. */
  width: number;
}

/** Why a file cannot be read; each has a text under `imports.unreadable.`. */
export type Unreadable = 'empty' | 'tooMany' | 'oldExcel' | 'notATable' | 'cellTooLong';
export type TableRead = { table: Table } | { unreadable: Unreadable; line?: number };

const DELIMITERS = [',', ';', '\t', '|', '~', '^'];

const startsWith = (bytes: Uint8Array, ...mark: number[]) =>
  mark.every((byte, at) => bytes[at] === byte);
const isZip = (bytes: Uint8Array) => startsWith(bytes, 0x50, 0x4b, 0x03, 0x04);
const isOldExcel = (bytes: Uint8Array) => startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0);
/** PDF, PNG and JPEG. */
const isDocument = (bytes: Uint8Array) =>
  startsWith(bytes, 0x25, 0x50, 0x44, 0x46) ||
  startsWith(bytes, 0x89, 0x50, 0x4e, 0x47) ||
  startsWith(bytes, 0xff, 0xd8, 0xff);

/** The text of a workbook's cell: a date without its time, any other value as it is typed. */
function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString().replace(/T00:00:00\.000Z$/, '');
  return String(value);
}

/** Characters that no normal text has and no database stores. */
// oxlint-disable-next-line no-control-regex -- those are what is meant
const UNPRINTABLE = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;

function tableOf(rows: readonly (readonly string[])[]): TableRead {
  const lines: TableLine[] = [];
  let width = 0;
  for (const [index, row] of rows.entries()) {
    const cells = row.map((cell) => cell.replaceAll(UNPRINTABLE, '').trim());
    const used = cells.findLastIndex((cell) => cell !== '') + 1;
    if (used === 0) continue;
    if (cells.some((cell) => cell.length > MAX_CELL_LENGTH))
      return { unreadable: 'cellTooLong', line: index + 1 };
    lines.push({ line: index + 1, cells });
    width = Math.max(width, used);
  }
  if (lines.length === 0) return { unreadable: 'empty' };
  // One more line for the headings.
  if (lines.length > MAX_IMPORT_ROWS + 1) return { unreadable: 'tooMany' };
  return { table: { lines, width } };
}

/** Lines pasted from a spreadsheet, or the text of a CSV file. */
export function readText(text: string): TableRead {
  // Excel writes this for itself: the first line names the separator.
  const told = /^sep=(.)\r?\n/i.exec(text);
  const rest = told ? text.slice(told[0].length) : text;
  const delimiter = told?.[1] ?? delimiterOf(rest);
  const { data } = Papa.parse<string[]>(rest, { delimiter, skipEmptyLines: false });
  return tableOf(told ? [[], ...data] : data);
}

/** The separator of the cells. Skips empty lines, whose numbers matter only elsewhere. */
const delimiterOf = (text: string): string =>
  Papa.parse(text, { preview: 20, skipEmptyLines: 'greedy', delimitersToGuess: DELIMITERS }).meta
    .delimiter;

/** A CSV file, or the first sheet of an Excel workbook. */
export async function readFile(content: ArrayBuffer): Promise<TableRead> {
  const bytes = new Uint8Array(content);
  if (isOldExcel(bytes)) return { unreadable: 'oldExcel' };
  if (isDocument(bytes)) return { unreadable: 'notATable' };
  if (!isZip(bytes)) return readText(decodeText(bytes));
  const { readSheet } = await import('read-excel-file/universal');
  try {
    const rows = await readSheet(new Blob([content]));
    return tableOf(rows.map((row) => row.map(textOf)));
  } catch {
    return { unreadable: 'notATable' };
  }
}
