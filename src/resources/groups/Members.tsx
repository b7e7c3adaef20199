import { Typography } from '@mui/material';
import { ListBase, useTranslate } from 'react-admin';
import { useController } from 'react-hook-form';
import { DEFAULT_PER_PAGE } from '../../../contract/core/listLimits.ts';
import {
  type BusinessPassenger,
  businessPassengers,
} from '../../../contract/resources/businessPassengers.ts';
import type { EmployeeGroup } from '../../../contract/resources/employeeGroups.ts';
import { Pagination } from '../../admin/list/Pagination.tsx';
import { ListBody, ListSkeleton, Notice } from '../../admin/list/ListStates.tsx';
import { keptColumns } from '../../preferences/keptColumns.ts';
import { useListPreference } from '../../preferences/useListPreference.ts';
import { AddMembers } from './AddMembers.tsx';
import type { GroupDraft } from './groupDraft.ts';
import { INITIAL_COLUMNS, MEMBER_COLUMNS, MemberTable } from './MemberTable.tsx';

function MemberRows() {
  const translate = useTranslate();
  const added = useController<GroupDraft, 'added'>({ name: 'added' }).field;
  const { preference, keep, isPending } = useListPreference('group-members');
  if (isPending) return <ListSkeleton />;
  const table = (
    <MemberTable
      columns={keptColumns(preference.columns, MEMBER_COLUMNS, INITIAL_COLUMNS)}
      onColumns={(chosen) => keep({ columns: chosen && [...chosen] })}
    />
  );
  const nobody = (
    <Notice title={translate('groups.members.none')} text={translate('groups.members.noneHint')} />
  );
  return (
    <>
      <ListBody empty={added.value.length > 0 ? table : nobody}>{table}</ListBody>
      <Pagination />
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
        <Typography variant="body2" color="textSecondary">
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
