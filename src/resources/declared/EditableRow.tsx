import { memo, type KeyboardEvent, type MouseEvent } from 'react';
import { useNavigate, useRecordContext } from 'react-admin';
import { editPath, isOpenNow } from './usePagePaths.ts';
import type { RowProps } from '../../admin/list/DataTable.tsx';
import { ListRow } from '../../admin/list/rows/ListRow.tsx';
import { useNearing } from '../../loading/useNearing.ts';
import { usePrefetchedRow } from '../../admin/list/usePrefetchedRow.ts';
import { useDeclared } from './DeclaredContext.tsx';
import { useGrants } from '../../authProvider/useGrant.ts';

/**
 * A row of a table that opens its edit dialog by click or Enter, if the user may edit. It is only
 * redrawn when it shows another row or its selection changes.
 */
export const EditableRow = memo(function EditableRow({ className = '', children }: RowProps) {
  const record = useRecordContext();
  const navigate = useNavigate();
  const { declaration, path } = useDeclared();
  const fetchRow = usePrefetchedRow(declaration.name);
  const { may } = useGrants(declaration);
  const nearing = useNearing(() => record && fetchRow(record.id));
  if (!record || !may('update')) return <ListRow className={className}>{children}</ListRow>;
  // The address is read when the row is opened, because it changes with each page and the row does
  // not.
  const open = (): void => {
    if (isOpenNow(record.id)) return;
    fetchRow(record.id);
    void navigate(editPath({ path, search: window.location.search }, record.id));
  };
  return (
    <ListRow
      {...nearing}
      className={`${className} row-opens`}
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
    >
      {children}
    </ListRow>
  );
});
