import { memo, type KeyboardEvent, type MouseEvent } from 'react';
import {
  DataTableRow,
  useDataTableSelectedIdsContext,
  useNavigate,
  useRecordContext,
  type DataTableRowProps,
} from 'react-admin';
import { editPath } from './usePagePaths.ts';
import { useNearing } from '../../list/useNearing.ts';
import { rowMark } from '../../list/rowFocus.ts';
import { useRowAhead } from '../../list/useRowAhead.ts';
import { useDeclared } from './DeclaredContext.tsx';
import { useGrants } from '../../authProvider/useGrant.ts';

const NONE: readonly unknown[] = [];

/**
 * A row of a table that opens its edit dialog by click or Enter, if the user may edit. It is only
 * redrawn when it shows another row or its selection changes.
 */
export const EditableRow = memo(function EditableRow(props: DataTableRowProps) {
  const record = useRecordContext();
  const navigate = useNavigate();
  const { declaration, path } = useDeclared();
  const fetchRow = useRowAhead(declaration.name);
  const { may } = useGrants(declaration);
  const selectedIds = useDataTableSelectedIdsContext() ?? NONE;
  const nearing = useNearing(() => record && fetchRow(record.id));
  const selected = record !== undefined && selectedIds.includes(record.id);
  if (!record || !may('update'))
    return <DataTableRow {...props} {...(record && rowMark(record.id))} selected={selected} />;
  // The address is read when the row is opened, because it changes with each page and the row does
  // not.
  const open = (): void => {
    fetchRow(record.id);
    void navigate(editPath({ path, search: window.location.search }, record.id));
  };
  return (
    <DataTableRow
      {...props}
      {...rowMark(record.id)}
      {...nearing}
      className={`${props.className ?? ''} row-opens`}
      selected={selected}
      tabIndex={0}
      aria-keyshortcuts="Enter X E"
      onClick={(event: MouseEvent) => {
        // Selecting text or ticking a box in the row does not open it.
        const target = event.target as Element;
        if (target.closest('input, a, button') || window.getSelection()?.toString()) return;
        open();
      }}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key === 'Enter' && event.target === event.currentTarget) open();
      }}
    />
  );
});
