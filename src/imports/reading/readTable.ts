import Papa from 'papaparse';
import { MAX_CELL_LENGTH, MAX_IMPORT_ROWS } from '../../../contract/import/columns.ts';
import { typedCell } from '../../../contract/reports/csvCell.ts';
import { decodeText, type Encoding, type Guess } from './decode.ts';
import { openWorkbook } from './openWorkbook.ts';

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
export type Unreadable =
  | 'empty'
  | 'tooMany'
  | 'oldExcel'
  | 'protected'
  | 'notATable'
  | 'cellTooLong'
  | 'openQuote';
export type TableRead =
  | { table: Table; guess?: Guess | null }
  | { unreadable: Unreadable; line?: number };

const DELIMITERS = [',', ';', '\t', '|', '~', '^'];

const startsWith = (bytes: Uint8Array, ...mark: number[]) =>
  mark.every((byte, at) => bytes[at] === byte);
const isZip = (bytes: Uint8Array) => startsWith(bytes, 0x50, 0x4b, 0x03, 0x04);
/** A compound file: an old workbook, or a new one that Excel encrypted with a password. */
const isCompound = (bytes: Uint8Array) => startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0);
/** The directory of a compound file names its parts in UTF-16. */
const isEncrypted = (bytes: Uint8Array) =>
  new TextDecoder('utf-16le').decode(bytes).includes('EncryptedPackage');
/** PDF, PNG and JPEG. */
const isDocument = (bytes: Uint8Array) =>
  startsWith(bytes, 0x25, 0x50, 0x44, 0x46) ||
  startsWith(bytes, 0x89, 0x50, 0x4e, 0x47) ||
  startsWith(bytes, 0xff, 0xd8, 0xff);

/** Excel shows this many digits of a number; the rest comes from calculating. */
const EXCEL_DIGITS = 15;

/**
 * A date without its time if it has none. A workbook has times as parts of a day, which are never
 * exact to the millisecond.
 */
const dateText = (date: Date): string =>
  new Date(Math.round(date.getTime() / 1000) * 1000)
    .toISOString()
    .replace(/T00:00:00\.000Z$/, '')
    .replace('.000Z', 'Z');

/** The text of a workbook's cell as it is typed. */
function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return dateText(value);
  if (typeof value === 'number') return String(Number(value.toPrecision(EXCEL_DIGITS)));
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
  // The parser looks for one kind of line break only, and files have been put together from several.
  const rest = (told ? text.slice(told[0].length) : text).replaceAll(/\r\n?/g, '\n');
  const delimiter = told?.[1] ?? delimiterOf(rest);
  const { data, errors } = Papa.parse<string[]>(rest, {
    delimiter,
    newline: '\n',
    skipEmptyLines: false,
  });
  const wrong = errors.find(({ type }) => type === 'Quotes');
  if (wrong) {
    // A cell that is never closed has taken the lines after it: only where it begins is of use.
    const line = rest.slice(0, wrong.index).split('\n').length + (told ? 1 : 0);
    return { unreadable: 'openQuote', line };
  }
  const rows = data.map((row) => row.map(typedCell));
  return tableOf(told ? [[], ...rows] : rows);
}

/** The separator of the cells. Skips empty lines, whose numbers matter only elsewhere. */
const delimiterOf = (text: string): string =>
  Papa.parse(text, { preview: 20, skipEmptyLines: 'greedy', delimitersToGuess: DELIMITERS }).meta
    .delimiter;

/** The first visible sheet of a workbook that has anything in it. */
async function readWorkbook(content: ArrayBuffer): Promise<TableRead> {
  const { readSheet, SheetNotFoundError } = await import('read-excel-file/universal');
  try {
    const { file, hidden } = await openWorkbook(content);
    for (let sheet = 1; ; sheet += 1) {
      if (hidden.has(sheet)) continue;
      const rows = await readSheet(file, sheet);
      const read = tableOf(rows.map((row) => row.map(textOf)));
      if (!('unreadable' in read) || read.unreadable !== 'empty') return read;
    }
  } catch (error) {
    return { unreadable: error instanceof SheetNotFoundError ? 'empty' : 'notATable' };
  }
}

/**
 * A CSV file, or an Excel workbook.
 * @param encoding of a file that does not name its own; guessed by default
 */
export async function readFile(content: ArrayBuffer, encoding?: Encoding): Promise<TableRead> {
  const bytes = new Uint8Array(content);
  if (isCompound(bytes)) return { unreadable: isEncrypted(bytes) ? 'protected' : 'oldExcel' };
  if (isDocument(bytes)) return { unreadable: 'notATable' };
  if (isZip(bytes)) return readWorkbook(content);
  const { text, guess } = decodeText(bytes, encoding);
  return { ...readText(text), guess };
}
