import { Autocomplete, TextField } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useChoiceTexts } from '../i18n/useChoiceTexts.ts';
import { useAccountSearch } from '../shell/account/useAccountSearch.ts';

export interface Account {
  id: string;
  name: string;
}

interface AccountChoiceProps {
  account: Account | null;
  /** One must be chosen. */
  required?: boolean;
  error?: string | undefined;
  onChange: (account: Account | null) => void;
}

/** One of the caller's accounts, found by its name; none means all of them, unless one is required. */
export function AccountChoice({
  account,
  required = false,
  error: told,
  onChange,
}: AccountChoiceProps) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const { accounts, isSearching, error } = useAccountSearch(typed, isOpen);
  return (
    <Autocomplete<Account>
      options={accounts}
      value={account}
      open={isOpen}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      onChange={(_event, chosen) => onChange(chosen)}
      onInputChange={(_event, text, reason) => setTyped(reason === 'input' ? text : '')}
      filterOptions={(options) => options}
      getOptionKey={({ id }) => id}
      getOptionLabel={({ name }) => name}
      isOptionEqualToValue={(option, chosen) => option.id === chosen.id}
      loading={isSearching}
      {...useChoiceTexts()}
      noOptionsText={translate(error ? 'shell.account.unavailable' : 'common.noResults')}
      openText={translate('shell.account.search')}
      renderInput={(params) => (
        <TextField
          {...params}
          margin="none"
          label={translate('downloads.account')}
          required={required}
          error={told !== undefined}
          helperText={told}
          placeholder={translate(required ? 'shell.account.search' : 'downloads.allAccounts')}
          slotProps={{ inputLabel: { ...params.InputLabelProps, shrink: true } }}
        />
      )}
    />
  );
}
