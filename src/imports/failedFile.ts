import { importColumns } from '../../contract/import/columns.ts';
import type { AnyResource } from '../../contract/core/resource.ts';
import type { Language } from '../../contract/core/languages.ts';
import type { Import, ImportRow } from '../../contract/import/calls.ts';
import { inertCell } from '../../contract/reports/csvCell.ts';
import { csvFormatFor } from '../../contract/reports/csvFormat.ts';
import { csvText } from '../downloads/csvText.ts';

/** Why a line failed, as one text: each column with its error. */
export function reasonOf(row: ImportRow, labelOf: (key: string) => string): string {
  const cells = Object.entries(row.errors).map(
    ([key, { message }]) => `${labelOf(key)}: ${message}`,
  );
  return cells.length > 0 ? cells.join('; ') : (row.message ?? '');
}

/** Failed lines as a file that can be corrected and imported again; `_error` has the reasons. */
export function failedFile(
  resource: AnyResource,
  one: Import,
  rows: readonly ImportRow[],
  language: Language,
  labelOf: (key: string) => string,
): string {
  const used = new Set([
    ...one.columns.map(({ key }) => key),
    ...rows.flatMap(({ cells }) => Object.keys(cells)),
  ]);
  const columns = importColumns(resource).filter(({ key }) => used.has(key));
  const lines = [
    [...columns.map(({ heading }) => heading), '_error'],
    ...rows.map((row) => [
      ...columns.map(({ key }) => inertCell(row.cells[key] ?? '')),
      inertCell(reasonOf(row, labelOf)),
    ]),
  ];
  return csvText(lines, csvFormatFor(language));
}

/** The template of a resource, made from its columns. */
export const templateFile = (headings: readonly string[], language: Language): string =>
  csvText([headings], csvFormatFor(language));
