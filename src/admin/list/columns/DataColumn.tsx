import { memo, type ReactNode } from 'react';
import { useDataTableRenderContext, useRecordContext, type RaRecord } from 'react-admin';
import { shrinkingColumn } from '../inOneLine.tsx';
import { type Head, HeadCell } from './HeadCell.tsx';

interface DataColumnProps<Row extends RaRecord> extends Head {
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
 * A column of react-admin's table. Its cells are plain elements with rules of the page's style sheet
 * (`theme/tableRows.ts`): a list has a hundred cells, and react-admin draws each with six
 * components. Columns are hidden by leaving them out.
 */
function Column<Row extends RaRecord>(props: DataColumnProps<Row>) {
  const { children, render, share, ...head } = props;
  const where = useDataTableRenderContext();
  const row = useRecordContext<Row>();
  const width = share && shrinkingColumn(...share);
  if (where === 'header') return <HeadCell {...head} width={width} />;
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

export const DataColumn = memo(Column) as typeof Column;
