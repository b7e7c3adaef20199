import writeWorkbook, { type Cell } from 'write-excel-file/node';

/** A value that can be given to a thread. */
export type PlainCell = string | number | { decimal: number } | { local: string } | null;
export interface WorkbookWork {
  headings: string[];
  rows: PlainCell[][];
}

/**
 * The width of a column, in characters: at least this for empty cells, at most this for long texts.
 */
const WIDTH = { least: 10, most: 50 } as const;
/** How many rows decide the width of a column. */
const MEASURED = 200;

function cell(value: PlainCell): Cell {
  if (value === null) return null;
  // Written as text, so that no program reads it as a formula.
  if (typeof value === 'string') return { type: String, value };
  if (typeof value === 'number') return { type: Number, value };
  if ('decimal' in value) return { type: Number, value: value.decimal, format: '0.00' };
  // A sheet's times have no zone: the library reads the digits from the UTC side of a date.
  return { type: Date, value: new Date(`${value.local}Z`), format: 'yyyy-mm-dd hh:mm' };
}

const lengthOf = (value: PlainCell | undefined): number =>
  typeof value === 'string' ? value.length : WIDTH.least;

/** Makes one sheet, with headings that are bold and always visible. */
export default async function work({ headings, rows }: WorkbookWork): Promise<Uint8Array> {
  const columns = headings.map((heading, at) => {
    const longest = rows
      .slice(0, MEASURED)
      .reduce((most, row) => Math.max(most, lengthOf(row[at])), heading.length + 2);
    return { width: Math.min(Math.max(longest, WIDTH.least), WIDTH.most) };
  });
  const head: Cell[] = headings.map((value) => ({ type: String, value, fontWeight: 'bold' }));
  const file = writeWorkbook([head, ...rows.map((row) => row.map(cell))], {
    columns,
    stickyRowsCount: 1,
  });
  return file.toBuffer();
}
