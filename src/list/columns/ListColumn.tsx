import { memo, type ReactNode } from 'react';
import {
  DataTable,
  useDataTableRenderContext,
  useRecordContext,
  type RaRecord,
  type SortPayload,
} from 'react-admin';
import { shrinkingColumn } from '../OneLine.tsx';

interface ListColumnProps<Row extends RaRecord> {
  source: string;
  /** Message key, or the text itself. */
  label: string;
  disableSort?: boolean;
  /** The order when its head is pressed first; ascending by default. */
  sortByOrder?: SortPayload['order'];
  align?: 'center' | 'right';
  /**
   * Its share of the width that the other columns leave, in percent, and its least width in pixels.
   * Without it, a column is as wide as its longest text.
   */
  share?: readonly [share: number, minWidth: number];
  /** What is in a cell: the record context has its row. */
  children?: ReactNode;
  /** The same, given the row. */
  render?: (row: Row) => ReactNode;
}

/**
 * A column of react-admin's table. Its head is react-admin's, its cells are plain elements with
 * rules of the page's style sheet (`theme/tableRows.ts`): a list has a hundred cells, and
 * react-admin draws each with six components. Columns are hidden by leaving them out.
 */
function Column<Row extends RaRecord>(props: ListColumnProps<Row>) {
  const { children, render, share, ...head } = props;
  const where = useDataTableRenderContext();
  const row = useRecordContext<Row>();
  const width = share && shrinkingColumn(...share);
  if (where !== 'data') return <DataTable.Col {...head} {...(width && { sx: width })} />;
  const { source, align } = head;
  return (
    <td
      className={`list-cell ${align ? `list-cell-${align} ` : ''}RaDataTable-rowCell column-${source}`}
      style={width}
    >
      {children ?? (row && render?.(row))}
    </td>
  );
}

export const ListColumn = memo(Column) as typeof Column;
