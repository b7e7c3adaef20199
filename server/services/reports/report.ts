import { and, eq, inArray } from 'drizzle-orm';
import Papa from 'papaparse';
import { DomainError } from '../../../contract/core/errors.ts';
import { inertCell } from '../../../contract/reports/csvCell.ts';
import type { CsvFormat } from '../../../contract/reports/csvFormat.ts';
import type { RequestContext } from '../../context.ts';
import { corporations } from '../../db/tables/index.ts';

/** A number with decimals, written with the decimal mark of the file. */
export class Decimal {
  /** Such as `12.40`. */
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

export type CellValue = string | number | Decimal | null;

/** A report ready to be written: its rows come batch by batch, however many there are. */
export interface Report {
  /** Without its ending. */
  fileName: string;
  headings: readonly string[];
  format: CsvFormat;
  batches(): AsyncIterable<readonly (readonly CellValue[])[]>;
  /** How many rows there are, counted no further than `limit`. */
  count(limit?: number): Promise<number>;
}

/** Spreadsheet programs take the file for UTF-8 by it. */
const BYTE_ORDER_MARK = '\uFEFF';

const WAYS: Record<CsvFormat, { delimiter: string; decimalMark: string }> = {
  comma: { delimiter: ',', decimalMark: '.' },
  semicolon: { delimiter: ';', decimalMark: ',' },
};

function writer(format: CsvFormat) {
  const { delimiter, decimalMark } = WAYS[format];
  const cell = (value: CellValue): string | number => {
    if (value instanceof Decimal) return value.text.replace('.', decimalMark);
    return typeof value === 'string' ? inertCell(value) : (value ?? '');
  };
  return (rows: readonly (readonly CellValue[])[]): string => {
    const cells = rows.map((row) => row.map(cell));
    return `${Papa.unparse(cells, { newline: '\r\n', delimiter })}\r\n`;
  };
}

/** The report as CSV (RFC 4180), one piece a batch, with how many rows each piece adds. */
export async function* csvOf(report: Report): AsyncGenerator<{ text: string; rows: number }> {
  const lines = writer(report.format);
  yield { text: BYTE_ORDER_MARK + lines([report.headings]), rows: 0 };
  for await (const rows of report.batches())
    if (rows.length > 0) yield { text: lines(rows), rows: rows.length };
}

/** Minor units with two decimals, as spreadsheets add them up. */
export const decimal = (minorUnits: number | null | undefined): Decimal | null =>
  minorUnits === null || minorUnits === undefined
    ? null
    : new Decimal((minorUnits / 100).toFixed(2));

/** `2026-11-20 14:05` of a local time without zone. */
export const minuteOf = (local: string): string => local.slice(0, 16).replace('T', ' ');

/** A file name that every system takes, whatever was asked for. */
export const safeFileName = (wanted: string): string =>
  wanted
    .replace(/\.csv$/i, '')
    .replaceAll(/[^\p{L}\p{M}\p{N} ._-]+/gu, '-')
    .replaceAll(/^[. -]+|[. ]+$/g, '')
    .slice(0, 100) || 'report';

/**
 * The account, if it is one of the caller's; deleted ones keep their history.
 * @throws DomainError NOT_FOUND
 */
export async function accountInReach(ctx: RequestContext, id: string): Promise<{ name: string }> {
  const { actor, channel, app } = ctx;
  const isOwn =
    actor.role === 'bookingChannelAdmin'
      ? undefined
      : inArray(corporations.id, [...actor.corporationIds]);
  const [account] = await app.database.orm
    .select({ name: corporations.name })
    .from(corporations)
    .where(and(eq(corporations.channelId, channel.id), eq(corporations.id, id), isOwn));
  if (!account) throw new DomainError('NOT_FOUND');
  return account;
}
