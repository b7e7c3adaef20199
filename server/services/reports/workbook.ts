import { Piscina } from 'piscina';
import { MAX_WORKBOOK_ROWS } from '../../../contract/reports/fileFormat.ts';
import { DomainError } from '../../../contract/core/errors.ts';
import { type CellValue, Decimal, Moment, type Report } from './report.ts';
import type { FilePiece } from './reportFile.ts';
import type { PlainCell, WorkbookWork } from './workbookWork.ts';

const IDLE_MS = 30_000;

/** One thread, which gives way to everything else: 20,000 rows take two seconds. */
let thread: Piscina<WorkbookWork, Uint8Array> | undefined;
const workbookThread = () =>
  (thread ??= new Piscina<WorkbookWork, Uint8Array>({
    filename: new URL('./workbookWork.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_MS,
    niceIncrement: 10,
  }));

/** Threads are handed plain values. */
function plain(value: CellValue): PlainCell {
  if (value instanceof Decimal) return { decimal: Number(value.text) };
  if (value instanceof Moment) return { local: value.local };
  return value;
}

/**
 * The report as a workbook, after as many empty pieces as there were batches of rows. All of it is
 * held in memory: whoever opens a report looks first (`requireWorkbookSize`).
 */
export async function* workbookOf(report: Report): AsyncGenerator<FilePiece> {
  const rows: PlainCell[][] = [];
  for await (const batch of report.batches()) {
    rows.push(...batch.map((row) => row.map(plain)));
    if (batch.length > 0) yield { data: '', rows: batch.length };
  }
  const data = await workbookThread().run({ headings: [...report.headings], rows });
  yield { data, rows: 0 };
}

/** @throws DomainError VALIDATION_FAILED for more rows than a workbook is made of */
export async function requireWorkbookSize(report: Pick<Report, 'count'>): Promise<void> {
  if ((await report.count(MAX_WORKBOOK_ROWS + 1)) > MAX_WORKBOOK_ROWS)
    throw new DomainError('VALIDATION_FAILED', {
      errors: { format: { code: 'tooMany', params: { max: MAX_WORKBOOK_ROWS } } },
    });
}
