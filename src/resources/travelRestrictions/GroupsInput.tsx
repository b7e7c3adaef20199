import { Alert } from '@mui/material';
import { useGetMany, useRecordContext, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { type EmployeeGroup, employeeGroups } from '../../../contract/resources/employeeGroups.ts';
import { travelRestrictions } from '../../../contract/resources/travelRestrictions.ts';
import { DeclaredInput } from '../declared/inputs/DeclaredInput.tsx';

const NONE: string[] = [];

/** The groups that a travel restriction is for; notes those that leave another one for it. */
export function GroupsInput() {
  const translate = useTranslate();
  const own = useRecordContext()?.id;
  const ids: string[] = useWatch({ name: 'groupIds' }) || NONE;
  const { data = [] } = useGetMany<EmployeeGroup>(employeeGroups.name, { ids });
  const moving = data.filter(
    (group) => group && group.restrictionId !== null && group.restrictionId !== own,
  );
  return (
    <>
      <DeclaredInput
        name="groupIds"
        field={travelRestrictions.fields.groupIds}
        accountSource="corporationId"
      />
      {moving.length > 0 && (
        <Alert severity="info" sx={{ mb: 1 }}>
          {translate('restrictions.moving', {
            smart_count: moving.length,
            groups: moving.map(({ name }) => name).join(', '),
          })}
        </Alert>
      )}
    </>
  );
}
