import { Autocomplete, TextField } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useAccountSearch } from '../shell/account/useAccountSearch.ts';

export interface Account {
  id: string;
  name: string;
}

interface AccountChoiceProps {
  account: Account | null;
  onChange: (account: Account | null) => void;
}

/** One of the caller's accounts, found by its name; none means all of them. */
export function AccountChoice({ account, onChange }: AccountChoiceProps) {
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
      loadingText={translate('common.loading')}
      noOptionsText={translate(error ? 'shell.account.unavailable' : 'common.noResults')}
      clearText={translate('common.clear')}
      openText={translate('shell.account.search')}
      closeText={translate('common.close')}
      renderInput={(params) => (
        <TextField
          {...params}
          margin="none"
          label={translate('downloads.account')}
          placeholder={translate('downloads.allAccounts')}
          slotProps={{ inputLabel: { ...params.InputLabelProps, shrink: true } }}
        />
      )}
    />
  );
}
