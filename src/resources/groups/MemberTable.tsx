import RemoveIcon from '@mui/icons-material/PersonRemoveOutlined';
import UndoIcon from '@mui/icons-material/UndoRounded';
import {
  Box,
  Chip,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  TableSortLabel,
  useMediaQuery,
  type Theme,
} from '@mui/material';
import { RecordContextProvider, useListContext, useTranslate } from 'react-admin';
import { useController, useFormContext } from 'react-hook-form';
import {
  type BusinessPassenger,
  businessPassengers,
} from '../../../contract/resources/businessPassengers.ts';
import { ColumnsButton } from '../../admin/list/columns/ColumnsButton.tsx';
import { RowButton } from '../../admin/list/rows/RowButton.tsx';
import { Value } from '../declared/Cell.tsx';
import { columnNames, columnsOf, rowLabel, type Column } from '../declared/columns.ts';
import { columnLabel } from '../declared/DeclaredTable.tsx';
import type { GroupDraft } from './groupDraft.ts';

const ON_WIDE = { display: { xs: 'none', sm: 'table-cell' } } as const;
/** All members are of this group and its account. */
const SAME_FOR_ALL = new Set(['groupId', 'businessAccountId']);
export const MEMBER_COLUMNS = columnNames(businessPassengers).filter(
  (name) => !SAME_FOR_ALL.has(name),
);
export const INITIAL_COLUMNS = ['givenName', 'email', 'createdAt'];

const widthOf = (index: number) => (index === 0 ? {} : ON_WIDE);

function MemberValue({ member, column }: { member: BusinessPassenger; column: Column }) {
  const { source, fields } = column;
  const field = businessPassengers.fields[source as keyof typeof businessPassengers.fields];
  if (fields.length > 1) return rowLabel(businessPassengers, member);
  return <Value name={source} field={field} value={member[source as keyof BusinessPassenger]} />;
}

interface MemberProps {
  member: BusinessPassenger;
  columns: readonly Column[];
  /** Joins or leaves with the next save. */
  change?: 'joins' | 'leaves' | undefined;
  /** Removes the member from the group, or cancels the removal. */
  onPress: () => void;
}

function Member({ member, columns, change, onPress }: MemberProps) {
  const translate = useTranslate();
  const isLeaving = change === 'leaves';
  const label = translate(`groups.members.${isLeaving ? 'keep' : 'remove'}`, {
    name: rowLabel(businessPassengers, member),
  });
  return (
    <RecordContextProvider value={member}>
      <TableRow>
        {columns.map((column, index) => (
          <TableCell
            key={column.source}
            sx={{
              ...widthOf(index),
              overflowWrap: 'anywhere',
              ...(column.fields.length > 1 && { fontWeight: 500 }),
            }}
          >
            <span style={isLeaving ? { textDecoration: 'line-through', opacity: 0.7 } : undefined}>
              <MemberValue member={member} column={column} />
            </span>
            {change && index === 0 && (
              <Chip
                size="small"
                label={translate(`groups.members.${change}`)}
                color={isLeaving ? 'default' : 'primary'}
                variant="outlined"
                sx={{ ml: 1 }}
              />
            )}
          </TableCell>
        ))}
        <TableCell align="right">
          <RowButton
            icon={isLeaving ? UndoIcon : RemoveIcon}
            tip={translate(isLeaving ? 'ra.action.undo' : 'ra.action.remove')}
            label={label}
            onClick={onPress}
          />
        </TableCell>
      </TableRow>
    </RecordContextProvider>
  );
}

function Head({ column, index }: { column: Column; index: number }) {
  const translate = useTranslate();
  const { sort, setSort } = useListContext();
  const { source: field, sortable } = column;
  const label = translate(columnLabel(businessPassengers.name, column));
  const isActive = sort.field === field;
  const direction = isActive && sort.order === 'DESC' ? 'desc' : 'asc';
  return (
    <TableCell sx={widthOf(index)} sortDirection={isActive && direction}>
      {sortable ? (
        <TableSortLabel
          active={isActive}
          direction={direction}
          onClick={() =>
            setSort({ field, order: isActive && direction === 'asc' ? 'DESC' : 'ASC' })
          }
        >
          {label}
        </TableSortLabel>
      ) : (
        label
      )}
    </TableCell>
  );
}

interface MemberTableProps {
  columns: readonly string[];
  /** Null for the columns that the table starts with. */
  onColumns: (columns: readonly string[] | null) => void;
}

/** Those who join with the next save, then a page of members. */
export function MemberTable({ columns: chosen, onColumns }: MemberTableProps) {
  const translate = useTranslate();
  const { data = [] } = useListContext<BusinessPassenger>();
  const { setFocus } = useFormContext<GroupDraft>();
  const added = useController<GroupDraft, 'added'>({ name: 'added' }).field;
  const removed = useController<GroupDraft, 'removed'>({ name: 'removed' }).field;
  // As in the other lists, a narrow screen has no choice of columns.
  const hasChoice = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'));
  const columns = columnsOf(businessPassengers, [...(hasChoice ? chosen : INITIAL_COLUMNS)]);
  const nameOf = (name: string) =>
    columnsOf(businessPassengers, [name])
      .map((column) => translate(columnLabel(businessPassengers.name, column)))
      .join();
  return (
    <>
      {hasChoice && (
        <Box sx={{ display: 'flex', justifyContent: 'flex-end', px: 1.5, py: 0.75 }}>
          <ColumnsButton
            all={MEMBER_COLUMNS}
            columns={chosen}
            nameOf={nameOf}
            onChange={onColumns}
          />
        </Box>
      )}
      <TableContainer>
        <Table size="small" aria-label={translate('groups.members.title')}>
          <TableHead>
            <TableRow>
              {columns.map((column, index) => (
                <Head key={column.source} column={column} index={index} />
              ))}
              <TableCell align="right">{translate('resources.list.actions')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {added.value.map((member) => (
              <Member
                key={member.id}
                member={member}
                columns={columns}
                change="joins"
                onPress={() => {
                  added.onChange(added.value.filter(({ id }) => id !== member.id));
                  // The pressed button goes away, and the focus would go with it.
                  setFocus('chosen');
                }}
              />
            ))}
            {data.map((member) => {
              const isLeaving = removed.value.includes(member.id);
              return (
                <Member
                  key={member.id}
                  member={member}
                  columns={columns}
                  change={isLeaving ? 'leaves' : undefined}
                  onPress={() =>
                    removed.onChange(
                      isLeaving
                        ? removed.value.filter((id) => id !== member.id)
                        : [...removed.value, member.id],
                    )
                  }
                />
              );
            })}
          </TableBody>
        </Table>
      </TableContainer>
    </>
  );
}
