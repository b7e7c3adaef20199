import RemoveIcon from '@mui/icons-material/PersonRemoveOutlined';
import UndoIcon from '@mui/icons-material/UndoRounded';
import {
  Chip,
  IconButton,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  TableSortLabel,
  Typography,
} from '@mui/material';
import { RowTooltip } from '../../list/RowTooltip.tsx';
import { ListBase, useListContext, useTranslate } from 'react-admin';
import { useController } from 'react-hook-form';
import { DEFAULT_PER_PAGE } from '../../../contract/core/listLimits.ts';
import {
  type BusinessPassenger,
  businessPassengers,
} from '../../../contract/resources/businessPassengers.ts';
import type { EmployeeGroup } from '../../../contract/resources/employeeGroups.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { ListPager } from '../../list/ListPager.tsx';
import { ListBody, Notice } from '../../list/ListStates.tsx';
import { phoneTarget } from '../../theme/phoneTarget.ts';
import { rowLabel } from '../declared/columns.ts';
import { AddMembers } from './AddMembers.tsx';
import type { GroupDraft } from './groupDraft.ts';

const ON_WIDE = { display: { xs: 'none', sm: 'table-cell' } } as const;

interface MemberProps {
  member: BusinessPassenger;
  /** Joins or leaves with the next save. */
  change?: 'joins' | 'leaves' | undefined;
  /** Removes the member from the group, or cancels the removal. */
  onPress: () => void;
}

function Member({ member, change, onPress }: MemberProps) {
  const translate = useTranslate();
  const { date } = useFormats();
  const name = rowLabel(businessPassengers, member);
  const isLeaving = change === 'leaves';
  const label = translate(`groups.members.${isLeaving ? 'keep' : 'remove'}`, { name });
  return (
    <TableRow>
      <TableCell sx={{ fontWeight: 500 }}>
        <span style={isLeaving ? { textDecoration: 'line-through', opacity: 0.7 } : undefined}>
          {name}
        </span>
        {change && (
          <Chip
            size="small"
            label={translate(`groups.members.${change}`)}
            color={isLeaving ? 'default' : 'primary'}
            variant="outlined"
            sx={{ ml: 1 }}
          />
        )}
      </TableCell>
      <TableCell sx={{ ...ON_WIDE, overflowWrap: 'anywhere' }}>{member.email}</TableCell>
      <TableCell sx={{ ...ON_WIDE, whiteSpace: 'nowrap' }}>{date(member.createdAt)}</TableCell>
      <TableCell align="right">
        <RowTooltip title={translate(isLeaving ? 'ra.action.undo' : 'ra.action.remove')}>
          <IconButton size="small" aria-label={label} onClick={onPress} sx={phoneTarget}>
            {isLeaving ? <UndoIcon fontSize="small" /> : <RemoveIcon fontSize="small" />}
          </IconButton>
        </RowTooltip>
      </TableCell>
    </TableRow>
  );
}

function SortedBy({ field, label }: { field: 'givenName' | 'createdAt'; label: string }) {
  const { sort, setSort } = useListContext();
  const isActive = sort.field === field;
  const direction = isActive && sort.order === 'DESC' ? 'desc' : 'asc';
  return (
    <TableSortLabel
      active={isActive}
      direction={direction}
      onClick={() => setSort({ field, order: isActive && direction === 'asc' ? 'DESC' : 'ASC' })}
    >
      {label}
    </TableSortLabel>
  );
}

function MemberTable() {
  const translate = useTranslate();
  const { data = [] } = useListContext<BusinessPassenger>();
  const added = useController<GroupDraft, 'added'>({ name: 'added' }).field;
  const removed = useController<GroupDraft, 'removed'>({ name: 'removed' }).field;
  const labelOf = (field: string) => translate(`resources.${businessPassengers.name}.${field}`);
  return (
    <TableContainer>
      <Table size="small" aria-label={translate('groups.members.title')}>
        <TableHead>
          <TableRow>
            <TableCell>
              <SortedBy field="givenName" label={labelOf('nameColumn')} />
            </TableCell>
            <TableCell sx={ON_WIDE}>{labelOf('fields.email')}</TableCell>
            <TableCell sx={ON_WIDE}>
              <SortedBy field="createdAt" label={labelOf('fields.createdAt')} />
            </TableCell>
            <TableCell align="right">{translate('resources.list.actions')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {added.value.map((member) => (
            <Member
              key={member.id}
              member={member}
              change="joins"
              onPress={() => added.onChange(added.value.filter(({ id }) => id !== member.id))}
            />
          ))}
          {data.map((member) => {
            const isLeaving = removed.value.includes(member.id);
            return (
              <Member
                key={member.id}
                member={member}
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
  );
}

function MemberRows() {
  const translate = useTranslate();
  const added = useController<GroupDraft, 'added'>({ name: 'added' }).field;
  const nobody = (
    <Notice title={translate('groups.members.none')} text={translate('groups.members.noneHint')} />
  );
  return (
    <>
      <ListBody empty={added.value.length > 0 ? <MemberTable /> : nobody}>
        <MemberTable />
      </ListBody>
      <ListPager />
    </>
  );
}

/** The members of a group, and those who join or leave it with the next save. */
export function Members({ group }: { group: EmployeeGroup }) {
  const translate = useTranslate();
  return (
    <>
      <AddMembers group={group} />
      {group.isDefault && (
        <Typography variant="body2" color="text.secondary">
          {translate('groups.members.defaultHint')}
        </Typography>
      )}
      <ListBase<BusinessPassenger>
        resource={businessPassengers.name}
        filter={{ groupId: group.id }}
        perPage={DEFAULT_PER_PAGE}
        sort={{ field: 'givenName', order: 'ASC' }}
        disableSyncWithLocation
        storeKey={false}
        // A failure is shown in place of the rows.
        queryOptions={{ onError: () => undefined }}
      >
        <MemberRows />
      </ListBase>
    </>
  );
}
