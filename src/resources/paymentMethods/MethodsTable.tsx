import { useTranslate } from 'react-admin';
import { ColumnsBar } from '../../admin/list/columns/ColumnsBar.tsx';
import { DataColumn } from '../../admin/list/columns/DataColumn.tsx';
import { DataTable } from '../../admin/list/DataTable.tsx';
import { ListHead } from '../../admin/list/rows/ListHead.tsx';
import { ListRow } from '../../admin/list/rows/ListRow.tsx';
import { TableFrame } from '../../admin/list/TableFrame.tsx';
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
        <DataTable head={ListHead} row={ListRow}>
          {columns.map((name) => {
            const { label, Cell } = METHOD_COLUMNS[name];
            return (
              <DataColumn
                key={name}
                source={name}
                label={translate(label)}
                disableSort
                {...(name === 'groupIds' && { share: [30, 140] })}
              >
                <Cell />
              </DataColumn>
            );
          })}
          <DataColumn
            source="$actions"
            label={translate('resources.list.actions')}
            disableSort
            align="right"
          >
            <DeleteCard />
          </DataColumn>
        </DataTable>
      </TableFrame>
    </>
  );
}
