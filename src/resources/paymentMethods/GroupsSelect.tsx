import { Autocomplete, TextField } from '@mui/material';
import { useGetList, useTranslate } from 'react-admin';
import { MAX_PER_PAGE } from '../../../contract/core/listLimits.ts';
import { type EmployeeGroup, employeeGroups } from '../../../contract/resources/employeeGroups.ts';
import { useChoiceTexts } from '../../i18n/useChoiceTexts.ts';

/** The groups of an account, the newest first. */
export function useAccountGroups(accountId: string | null) {
  const { data, isPending } = useGetList<EmployeeGroup>(
    employeeGroups.name,
    {
      pagination: { page: 1, perPage: MAX_PER_PAGE },
      sort: { field: 'createdAt', order: 'DESC' },
      filter: { corporationId: accountId },
    },
    { enabled: accountId !== null },
  );
  return { groups: data ?? [], isPending };
}

interface GroupsSelectProps {
  accountId: string | null;
  value: readonly string[];
  onChange: (groupIds: string[]) => void;
}

/** Picks the groups that a card pays for; none means everybody. */
export function GroupsSelect({ accountId, value, onChange }: GroupsSelectProps) {
  const translate = useTranslate();
  const { groups, isPending } = useAccountGroups(accountId);
  const nameOf = (id: string): string =>
    groups.find((group) => group.id === id)?.name ?? translate('payments.groups.deleted');
  return (
    <Autocomplete<string, true>
      multiple
      disableCloseOnSelect
      {...useChoiceTexts()}
      options={groups.map(({ id }) => id)}
      value={[...value]}
      loading={isPending && accountId !== null}
      disabled={accountId === null}
      getOptionLabel={nameOf}
      getOptionKey={(id) => id}
      onChange={(_event, chosen) => onChange(chosen)}
      renderInput={(params) => (
        <TextField
          {...params}
          margin="none"
          label={translate('payments.groups.label')}
          placeholder={value.length === 0 ? translate('payments.groups.all') : ''}
          helperText={translate('payments.groups.hint')}
          slotProps={{
            ...params.slotProps,
            inputLabel: { ...params.slotProps.inputLabel, shrink: true },
          }}
        />
      )}
    />
  );
}
