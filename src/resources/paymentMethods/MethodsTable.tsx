import { DataTable, useTranslate } from 'react-admin';
import type { PaymentMethod } from '../../../contract/booking/payment.ts';
import { ColumnsBar } from '../../list/columns/ColumnsBar.tsx';
import { shrinkingColumn } from '../../list/OneLine.tsx';
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
        <DataTable<PaymentMethod> rowClick={false} bulkActionButtons={false}>
          {columns.map((name) => {
            const { label, Cell } = METHOD_COLUMNS[name];
            return (
              <DataTable.Col
                key={name}
                source={name}
                label={translate(label)}
                disableSort
                {...(name === 'groupIds' && { sx: shrinkingColumn(30, 140) })}
              >
                <Cell />
              </DataTable.Col>
            );
          })}
          <DataTable.Col
            source="$actions"
            label={translate('resources.list.actions')}
            disableSort
            align="right"
          >
            <DeleteCard />
          </DataTable.Col>
        </DataTable>
      </TableFrame>
    </>
  );
}
