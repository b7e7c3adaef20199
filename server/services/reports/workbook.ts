import { MAX_WORKBOOK_ROWS } from '../../../contract/reports/fileFormat.ts';
import { DomainError } from '../../../contract/core/errors.ts';
import { type CellValue, Decimal, Moment, type Report } from './report.ts';
import type { FilePiece } from './reportFile.ts';
import type { PlainCell, WorkbookWork } from './workbookWork.ts';
import { backgroundThread } from '../../threads/backgroundThread.ts';

const IDLE_MS = 30_000;

/** In its own thread, because 20,000 rows take two seconds. */
const workbookThread = backgroundThread<WorkbookWork, Uint8Array>(
  new URL('./workbookWork.ts', import.meta.url),
  { idleTimeout: IDLE_MS },
);

/** Threads can only be given plain values. */
function plain(value: CellValue): PlainCell {
  if (value instanceof Decimal) return { decimal: Number(value.text) };
  if (value instanceof Moment) return { local: value.local };
  return value;
}

/**
 * The report as a workbook, after as many empty pieces as there were batches of rows. All of it is
 * held in memory, so the size is checked when a report is opened (`requireWorkbookSize`).
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

/** @throws DomainError VALIDATION_FAILED for more rows than a workbook may have */
export async function requireWorkbookSize(report: Pick<Report, 'count'>): Promise<void> {
  if ((await report.count(MAX_WORKBOOK_ROWS + 1)) > MAX_WORKBOOK_ROWS)
    throw new DomainError('VALIDATION_FAILED', {
      errors: { format: { code: 'tooMany', params: { max: MAX_WORKBOOK_ROWS } } },
    });
}
