import type { HTMLAttributes } from 'react';
import {
  useDataTableConfigContext,
  useDataTableSelectedIdsContext,
  useRecordContext,
} from 'react-admin';
import { rowMark } from '../rowFocus.ts';
import { RowCheckbox } from './RowCheckbox.tsx';

const NONE: readonly unknown[] = [];

/**
 * A row of react-admin's table, with a checkbox if its rows can be selected. Plain elements with
 * rules of the page's style sheet (`theme/tableRows.ts`), because react-admin's row has thirty
 * components more.
 */
export function ListRow({ className = '', children, ...row }: HTMLAttributes<HTMLTableRowElement>) {
  const record = useRecordContext();
  const { hasBulkActions } = useDataTableConfigContext();
  const selectedIds = useDataTableSelectedIdsContext() ?? NONE;
  if (!record) return null;
  const isSelected = selectedIds.includes(record.id);
  return (
    <tr
      {...row}
      {...rowMark(record.id)}
      className={`list-row list-row-hover ${isSelected ? 'list-row-selected ' : ''}${className}`}
    >
      {hasBulkActions && (
        <td className="list-cell list-cell-checkbox">
          <RowCheckbox id={record.id} isSelected={isSelected} />
        </td>
      )}
      {children}
    </tr>
  );
}
