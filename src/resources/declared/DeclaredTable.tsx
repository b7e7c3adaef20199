import { useMemo, type ReactNode } from 'react';
import { useListContext, useTranslate, type RaRecord } from 'react-admin';
import { type FieldKind, isNumber } from '../../../contract/core/fields.ts';
import type { AnyResource } from '../../../contract/core/resource.ts';
import { DataColumn } from '../../admin/list/columns/DataColumn.tsx';
import { DataTable } from '../../admin/list/DataTable.tsx';
import { ListHead } from '../../admin/list/rows/ListHead.tsx';
import { rowWithFocus } from '../../admin/list/rowFocus.ts';
import { useRowKeys } from '../../admin/list/useRowKeys.ts';
import { useShortcut } from '../../shell/shortcuts/useShortcut.ts';
import { TableFrame } from '../../admin/list/TableFrame.tsx';
import { fieldLabel, type Column } from './columns.ts';
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

const LONG: ReadonlySet<FieldKind> = new Set([
  'text',
  'email',
  'reference',
  'references',
  'list',
  'object',
]);
/** A text of up to this many characters gets the width that it needs. */
const SHORT_TEXT = 60;
/** Columns with texts of any length, which share the width that the others leave. */
const givesRoom =
  ({ fields }: AnyResource) =>
  ({ source }: Column): boolean => {
    const { kind = 'text', max = Infinity } = fields[source] ?? {};
    return LONG.has(kind) && !(kind === 'text' && max <= SHORT_TEXT);
  };
const SHARES: Partial<Record<FieldKind, number>> = { object: 3, list: 1, email: 1.75 };
/** A text that may be longer than this is an address or a sentence, not a name. */
const LONG_TEXT = 255;
/**
 * How many shares of that width a column gets: sentences, such as rules in words, and addresses get
 * more, and so do e-mail addresses, which are longer than the names beside them. Names of people
 * are short, those of accounts are not.
 */
const sharesOf =
  ({ fields, label }: AnyResource, hasEmail: boolean) =>
  ({ source }: Column): number => {
    const { kind = 'text', max = 0 } = fields[source] ?? {};
    if (kind === 'text' && max > LONG_TEXT) return 2;
    if (hasEmail && source === label[0]) return label.length > 1 ? 0.25 : 1;
    return SHARES[kind] ?? (hasEmail ? 0.5 : 1);
  };
/** Numbers and amounts end below each other, so that they can be compared. */
const endsBelow = ({ fields }: AnyResource, { source }: Column): boolean =>
  isNumber(fields[source]?.kind ?? 'text');
/** Least widths in pixels of columns that can shrink: a row's name should stay legible. */
const LEAST = { name: 160, other: 120 };
/** The same beside e-mail addresses, which need the room. */
const LEAST_BY_EMAIL = { name: 144, other: 104 };
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
  const canChange = may('delete') || may('update') || may('restore');
  const shown = useShownColumns();
  const hasEmail = shown.some(({ source }) => declaration.fields[source]?.kind === 'email');
  const columns = useMemo(() => {
    const shares = sharesOf(declaration, hasEmail);
    const least = hasEmail ? LEAST_BY_EMAIL : LEAST;
    const all = shown
      .filter(givesRoom(declaration))
      .reduce((sum, column) => sum + shares(column), 0);
    return shown.map((column) => (
      <DataColumn
        key={column.source}
        source={column.source}
        label={columnLabel(declaration.name, column)}
        disableSort={!column.sortable}
        {...(endsBelow(declaration, column) && { align: 'right' })}
        {...(givesRoom(declaration)(column) && {
          share: [
            Math.floor((100 * shares(column)) / all),
            column.source === declaration.label[0] ? least.name : least.other,
          ],
        })}
      >
        <EditableCell column={column} />
      </DataColumn>
    ));
  }, [declaration, shown, hasEmail]);
  return (
    <InPlace>
      <RowKeys canSelect={canChange} />
      <TableFrame>
        <DataTable
          {...(hasEmail && { sx: WITH_EMAIL })}
          head={ListHead}
          row={EditableRow}
          isSelectable={canChange}
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
