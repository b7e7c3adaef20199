import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { DataTable, DataTableBody, useTranslate } from 'react-admin';
import { BatchBar } from './batches/BatchBar.tsx';
import { Cell } from './Cell.tsx';
import { columnsOf, type Column } from './columns.ts';
import { useDeclared } from './DeclaredContext.tsx';
import { EditableRow } from './EditableRow.tsx';
import { RowActions } from './RowActions.tsx';
import { useGrants } from '../../authProvider/useGrant.ts';

const Body = (props: { children?: ReactNode }) => <DataTableBody {...props} row={EditableRow} />;

/** Message key of a column's head. */
export const columnLabel = (resource: string, { source, fields }: Column): string =>
  fields.length > 1 ? `resources.${resource}.nameColumn` : `resources.${resource}.fields.${source}`;

/** The list as a table: a column for each declared one, then the row's actions. */
export function DeclaredTable({ actions }: { actions?: ReactNode }) {
  const { declaration } = useDeclared();
  const translate = useTranslate();
  // Asked of the evaluator itself and not through a promise: columns must not appear late.
  const { may } = useGrants(declaration);
  const canChange = may('delete') || may('update');
  return (
    <DataTable
      rowClick={false}
      body={Body}
      bulkActionButtons={canChange && <BatchBar />}
      bulkActionsToolbar={canChange ? <BatchBar /> : undefined}
    >
      {columnsOf(declaration).map((column) => (
        <DataTable.Col
          key={column.source}
          source={column.source}
          label={columnLabel(declaration.name, column)}
          disableSort={!column.sortable}
        >
          <Box
            component="span"
            sx={{
              display: 'block',
              maxWidth: 400,
              overflowWrap: 'break-word',
              ...(column.source === declaration.label[0] ? { fontWeight: 500 } : {}),
            }}
          >
            <Cell fields={column.fields} />
          </Box>
        </DataTable.Col>
      ))}
      <DataTable.Col
        source="$actions"
        label={translate('resources.list.actions')}
        disableSort
        align="right"
      >
        {actions ?? <RowActions />}
      </DataTable.Col>
    </DataTable>
  );
}
