import { useMemo, type ReactNode } from 'react';
import { useListContext, useTranslate, type RaRecord } from 'react-admin';
import { isNumber } from '../../../contract/core/fields.ts';
import { type AnyResource, hasBatches } from '../../../contract/core/resource.ts';
import { DataColumn } from '../../admin/list/columns/DataColumn.tsx';
import { DataTable } from '../../admin/list/DataTable.tsx';
import { ListHead } from '../../admin/list/rows/ListHead.tsx';
import { rowWithFocus } from '../../admin/list/rowFocus.ts';
import { useRowKeys } from '../../admin/list/useRowKeys.ts';
import { useShortcut } from '../../shell/shortcuts/useShortcut.ts';
import { TableFrame } from '../../admin/list/TableFrame.tsx';
import { fieldLabel, type Column } from './columns.ts';
import { columnShares, showsEmail } from './columnWidths.ts';
import { useDeclared } from './DeclaredContext.tsx';
import { EditableRow } from './EditableRow.tsx';
import { EditableCell } from './inPlace/EditableCell.tsx';
import { InPlace } from './inPlace/InPlace.tsx';
import { DENSE_TABLE } from '../../theme/cells.ts';
import { RowActions } from './RowActions.tsx';
import { useGrants } from '../../authProvider/useGrant.ts';
import { useShownColumns } from './ShownColumns.ts';

/** Message key of a column's head. */
export const columnLabel = (resource: string, { source, fields }: Column): string =>
  fields.length > 1 ? `resources.${resource}.nameColumn` : fieldLabel(resource, source);

/** Numbers and amounts end below each other, so that they can be compared. */
const endsBelow = ({ fields }: AnyResource, { source }: Column): boolean =>
  isNumber(fields[source]?.kind ?? 'text');
/** E-mail addresses also get the room that the space between columns can spare. */
const WITH_EMAIL = {
  '& .RaDataTable-tableWrapper': { containerType: 'inline-size' },
  [DENSE_TABLE]: {
    '& .list-head, & .RaDataTable-rowCell': { px: 1 },
  },
};

/**
 * The keys J, K and X. Separate because only this part needs the rows; the columns never change.
 */
function RowKeys({ canSelect }: { canSelect: boolean }) {
  const { data = [], onToggleItem } = useListContext();
  useRowKeys();
  useShortcut(
    'x',
    () => {
      const id = rowWithFocus();
      const row = data.find((one: RaRecord) => String(one.id) === id);
      if (row) onToggleItem(row.id);
    },
    canSelect,
  );
  return null;
}

const ROW_ACTIONS = <RowActions />;

/** The list as a table: the declared columns, then the row's actions. */
export function DeclaredTable({ actions = ROW_ACTIONS }: { actions?: ReactNode }) {
  const { declaration } = useDeclared();
  const translate = useTranslate();
  // Asks the evaluator directly and not through a promise: columns must not appear late.
  const { may } = useGrants(declaration);
  const canSelect = may('restore') || (hasBatches(declaration) && (may('delete') || may('update')));
  const shown = useShownColumns();
  const hasEmail = showsEmail(declaration, shown);
  const columns = useMemo(() => {
    const shares = columnShares(declaration, shown);
    return shown.map((column, at) => (
      <DataColumn
        key={column.source}
        source={column.source}
        label={columnLabel(declaration.name, column)}
        disableSort={!column.sortable}
        {...(endsBelow(declaration, column) && { align: 'right' })}
        {...(shares[at] && { share: shares[at] })}
      >
        <EditableCell column={column} />
      </DataColumn>
    ));
  }, [declaration, shown]);
  return (
    <InPlace>
      <RowKeys canSelect={canSelect} />
      <TableFrame>
        <DataTable
          {...(hasEmail && { sx: WITH_EMAIL })}
          head={ListHead}
          row={EditableRow}
          isSelectable={canSelect}
        >
          {columns}
          <DataColumn
            source="$actions"
            label={translate('resources.list.actions')}
            disableSort
            align="right"
          >
            {actions}
          </DataColumn>
        </DataTable>
      </TableFrame>
    </InPlace>
  );
}
