import { useGetManyAggregate, useTranslate } from 'react-admin';
import type { Field } from '../../../contract/core/fields.ts';
import type { AnyResource } from '../../../contract/core/resource.ts';
import type { ImportRow } from '../../../contract/import/calls.ts';
import { importColumns } from '../../../contract/import/columns.ts';
import { findResource } from '../../../contract/resources/index.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { rowLabel } from '../../resources/declared/columns.ts';
import { valueText } from '../../resources/declared/valueText.ts';
import { useColumnLabel } from '../useColumnLabel.ts';
import { EditableCell } from './EditableCell.tsx';

/**
 * The value that a row had before its import, as lists show it: money with its currency, a reference by
 * the name of its row, `…` until that name is known.
 */
function useFormerText(field: Field | undefined, before: unknown): string {
  const translate = useTranslate();
  const formats = useFormats();
  const target = field?.kind === 'reference' ? findResource(field.to ?? '') : undefined;
  const isNamed = target !== undefined && typeof before === 'string';
  const { data } = useGetManyAggregate(
    target?.name ?? '',
    { ids: isNamed ? [before] : [] },
    { enabled: isNamed },
  );
  if (before === null || before === undefined) return translate('imports.nothing');
  if (!field) return String(before);
  if (!isNamed) return valueText(field, before, formats, translate);
  const [row] = data ?? [];
  return row ? rowLabel(target, row) : '…';
}

interface ImportCellProps {
  declaration: AnyResource;
  row: ImportRow;
  /** The key of its column. */
  column: string;
  onCommit: (text: string) => void;
  onChoose: (text: string) => void;
}

/** A cell of a line, with what is wrong with it, or what it changes. */
export function ImportCell({ declaration, row, column, onCommit, onChoose }: ImportCellProps) {
  const translate = useTranslate();
  const labelOf = useColumnLabel(declaration);
  const name = importColumns(declaration).find(({ key }) => key === column)?.field ?? column;
  const former = useFormerText(declaration.fields[name], row.changes[column]);
  const corrected = row.corrected[column];
  const was = column in row.changes ? translate('imports.was', { value: former }) : undefined;
  const error = row.errors[column];
  const texts = error?.choices ?? [];
  // Of trips that are the same, each has another number.
  const isSame = error?.code === 'sameLine' || error?.code === 'sameTrip';
  const next = String(Number(row.cells[column] || 1) + 1);
  const choices = isSame
    ? [{ text: next, label: translate('tripImports.bookToo') }]
    : texts.map((text) => ({ text, label: text }));
  return (
    <EditableCell
      label={translate('imports.cell', { field: labelOf(column), line: row.line })}
      value={row.cells[column] ?? ''}
      error={error?.message}
      note={corrected === undefined ? was : translate('imports.becomes', { value: corrected })}
      isLocked={row.isWritten}
      choices={choices}
      onCommit={onCommit}
      onChoose={onChoose}
    />
  );
}
