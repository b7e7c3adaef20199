import AddIcon from '@mui/icons-material/PersonAddAltOutlined';
import { Autocomplete, Box, Button, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useReference, useTranslate } from 'react-admin';
import { useController, useFormContext } from 'react-hook-form';
import { SEARCH_MIN_LENGTH } from '../../../contract/core/listLimits.ts';
import {
  type BusinessPassenger,
  businessPassengers,
} from '../../../contract/resources/businessPassengers.ts';
import { type EmployeeGroup, employeeGroups } from '../../../contract/resources/employeeGroups.ts';
import { selectTyped } from '../../admin/inputs/selectTyped.ts';
import { useChoiceTexts } from '../../i18n/useChoiceTexts.ts';
import { rowLabel } from '../declared/columns.ts';
import type { GroupDraft } from './groupDraft.ts';
import { useEmployeeOptions } from './useEmployeeOptions.ts';

const nameOf = (employee: BusinessPassenger) => rowLabel(businessPassengers, employee);
/** How close to the end of the list, in pixels, the next ones are fetched. */
const NEAR_END = 200;

/** What the user should know before choosing an employee: the group that they would leave. */
function PresentGroup({ employee, groupId }: { employee: BusinessPassenger; groupId: string }) {
  const translate = useTranslate();
  const { referenceRecord } = useReference<EmployeeGroup>({
    reference: employeeGroups.name,
    id: employee.groupId ?? '',
    options: { enabled: employee.groupId !== null && employee.groupId !== groupId },
  });
  if (employee.groupId === groupId) return translate('groups.members.already');
  return referenceRecord
    ? translate('groups.members.moves', { group: referenceRecord.name })
    : employee.email;
}

interface AddMembersProps {
  group: EmployeeGroup;
}

/** Chooses any number of employees of the group's account and puts them into the table. */
export function AddMembers({ group }: AddMembersProps) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  /** Adding was tried with nobody chosen. */
  const [isAsked, setAsked] = useState(false);
  const { setFocus } = useFormContext<GroupDraft>();
  const chosen = useController<GroupDraft, 'chosen'>({ name: 'chosen' }).field;
  const added = useController<GroupDraft, 'added'>({ name: 'added' }).field;
  const removed = useController<GroupDraft, 'removed'>({ name: 'removed' }).field;
  const { employees, isTooShort, isSearching, error, more } = useEmployeeOptions(
    group.corporationId,
    typed,
    isOpen,
  );
  const label = translate('groups.members.search');
  const isMissing = isAsked && chosen.value.length === 0;
  const isMember = ({ id, groupId }: BusinessPassenger) =>
    added.value.some((one) => one.id === id) ||
    (groupId === group.id && !removed.value.includes(id));
  const empty = error
    ? 'groups.members.unavailable'
    : isTooShort
      ? 'resources.list.searchMin'
      : typed.trim() === ''
        ? 'groups.members.nobody'
        : 'common.noResults';

  const add = (): void => {
    setFocus('chosen');
    setAsked(chosen.value.length === 0);
    if (chosen.value.length === 0) return;
    const ids = new Set(chosen.value.map(({ id }) => id));
    // A member who was about to leave stays in the group.
    const kept = new Set(removed.value.filter((id) => ids.has(id)));
    removed.onChange(removed.value.filter((id) => !kept.has(id)));
    added.onChange([...added.value, ...chosen.value.filter(({ id }) => !kept.has(id))]);
    chosen.onChange([]);
  };

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'flex-start' }}>
      <Autocomplete<BusinessPassenger, true>
        multiple
        disableCloseOnSelect
        filterSelectedOptions
        options={employees}
        value={chosen.value}
        open={isOpen}
        onOpen={() => setOpen(true)}
        onClose={() => {
          setOpen(false);
          setTyped('');
        }}
        inputValue={typed}
        onInputChange={(_event, text, reason) => {
          if (reason === 'input' || reason === 'clear') setTyped(text);
        }}
        onChange={(_event, next) => {
          chosen.onChange(next);
          selectTyped();
        }}
        onHighlightChange={(_event, option) => {
          if (option && option === employees.at(-1)) more();
        }}
        // The server decides what matches.
        filterOptions={(all) => all.filter(({ id }) => !chosen.value.some((one) => one.id === id))}
        getOptionKey={({ id }) => id}
        getOptionLabel={nameOf}
        getOptionDisabled={isMember}
        isOptionEqualToValue={(option, value) => option.id === value.id}
        loading={isSearching}
        {...useChoiceTexts()}
        noOptionsText={translate(empty, { min: SEARCH_MIN_LENGTH })}
        openText={translate('groups.members.search')}
        slotProps={{
          listbox: {
            onScroll: ({ currentTarget: { scrollTop, clientHeight, scrollHeight } }) => {
              if (scrollTop + clientHeight > scrollHeight - NEAR_END) more();
            },
          },
        }}
        renderOption={({ key, ...props }, option) => (
          <Box component="li" key={key} {...props}>
            <Box sx={{ minWidth: 0 }}>
              <Typography variant="body2">{nameOf(option)}</Typography>
              <Typography variant="caption" color="textSecondary" component="div" noWrap>
                <PresentGroup employee={option} groupId={group.id} />
              </Typography>
            </Box>
          </Box>
        )}
        renderInput={(params) => (
          <TextField
            {...params}
            variant="outlined"
            margin="none"
            inputRef={chosen.ref}
            label={label}
            error={isMissing}
            helperText={isMissing ? translate('resources.form.missing', { label }) : undefined}
          />
        )}
        sx={{ flex: '1 1 320px', minWidth: 0 }}
      />
      <Button
        variant="outlined"
        startIcon={<AddIcon />}
        onClick={add}
        // Next to the input, whose label is above it.
        sx={{ mt: { sm: '23px' }, minHeight: 44 }}
      >
        {translate('groups.members.add', { smart_count: Math.max(chosen.value.length, 1) })}
      </Button>
    </Box>
  );
}
