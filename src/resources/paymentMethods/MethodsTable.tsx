import { useTranslate } from 'react-admin';
import { ColumnsBar } from '../../list/columns/ColumnsBar.tsx';
import { ListColumn } from '../../list/columns/ListColumn.tsx';
import { ListTable } from '../../list/ListTable.tsx';
import { ListHead } from '../../list/rows/ListHead.tsx';
import { ListRow } from '../../list/rows/ListRow.tsx';
import { TableFrame } from '../../list/TableFrame.tsx';
import { DeleteCard } from './DeleteCard.tsx';
import { METHOD_COLUMNS, methodColumns, type MethodColumn } from './methodColumns.ts';

interface MethodsTableProps {
  columns: readonly MethodColumn[];
  /** Null for the columns that the list starts with. */
  onColumns: (columns: readonly MethodColumn[] | null) => void;
}

/** Ways of paying as a table. */
export function MethodsTable({ columns, onColumns }: MethodsTableProps) {
  const translate = useTranslate();
  return (
    <>
      <ColumnsBar
        all={methodColumns()}
        columns={columns}
        nameOf={(name) => translate(METHOD_COLUMNS[name].label)}
        onChange={onColumns}
      />
      <TableFrame>
        <ListTable head={ListHead} row={ListRow}>
          {columns.map((name) => {
            const { label, Cell } = METHOD_COLUMNS[name];
            return (
              <ListColumn
                key={name}
                source={name}
                label={translate(label)}
                disableSort
                {...(name === 'groupIds' && { share: [30, 140] })}
              >
                <Cell />
              </ListColumn>
            );
          })}
          <ListColumn
            source="$actions"
            label={translate('resources.list.actions')}
            disableSort
            align="right"
          >
            <DeleteCard />
          </ListColumn>
        </ListTable>
      </TableFrame>
    </>
  );
}
