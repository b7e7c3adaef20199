import type { KeyboardEvent, MouseEvent } from 'react';
import {
  DataTableRow,
  useListContext,
  useNavigate,
  useRecordContext,
  type DataTableRowProps,
} from 'react-admin';
import { usePagePaths } from './usePagePaths.ts';
import { rowMark } from '../../list/rowFocus.ts';
import { useDeclared } from './DeclaredContext.tsx';
import { useGrants } from '../../authProvider/useGrant.ts';

/** A row of a table that opens its edit dialog by click or Enter, where the user may edit. */
export function EditableRow(props: DataTableRowProps) {
  const record = useRecordContext();
  const navigate = useNavigate();
  const paths = usePagePaths();
  const { may } = useGrants(useDeclared().declaration);
  const { selectedIds } = useListContext();
  const selected = record !== undefined && selectedIds.includes(record.id);
  if (!record || !may('update'))
    return <DataTableRow {...props} {...(record && rowMark(record.id))} selected={selected} />;
  const open = (): void => void navigate(paths.edit(record.id));
  return (
    <DataTableRow
      {...props}
      {...rowMark(record.id)}
      selected={selected}
      tabIndex={0}
      aria-keyshortcuts="Enter X E"
      onClick={(event: MouseEvent) => {
        // Selecting text or a box in the row is not opening it.
        const target = event.target as Element;
        if (target.closest('input, a, button') || window.getSelection()?.toString()) return;
        open();
      }}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key === 'Enter' && event.target === event.currentTarget) open();
      }}
      sx={{ cursor: 'pointer' }}
    />
  );
}
