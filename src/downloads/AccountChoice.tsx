import { Autocomplete, TextField } from '@mui/material';
import { useState, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { ACCOUNT_SEARCH_MIN_LENGTH } from '../../contract/core/listLimits.ts';
import { useChoiceTexts } from '../i18n/useChoiceTexts.ts';
import { type AccountLookup, useAccountSearch } from '../shell/account/useAccountSearch.ts';

export interface Account {
  id: string;
  name: string;
}

export const isAccount = (value: unknown): value is Account =>
  typeof value === 'object' && value !== null && 'id' in value && 'name' in value;

interface AccountChoiceProps {
  account: Account | null;
  /** The label of the choice, if it is not simply the account. */
  label?: string;
  /** An account has to be chosen. */
  required?: boolean;
  /** The text while none is chosen, if that does not mean all of them. */
  placeholder?: string;
  error?: ReactNode;
  /** A text below the choice while nothing is wrong. */
  hint?: string;
  /** How accounts are searched, if it differs from the search at the top of the page. */
  search?: AccountLookup;
  onChange: (account: Account | null) => void;
}

/** One of the caller's accounts, found by name; none means all of them, unless one is required. */
export function AccountChoice({
  account,
  label,
  required = false,
  placeholder,
  error: told,
  hint,
  search,
  onChange,
}: AccountChoiceProps) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  // While nothing is typed, the text is the chosen account. Its owner may not keep the choice, for
  // example if each account is added to a list.
  const [typed, setTyped] = useState<string | null>(null);
  const { accounts, isShort, isSearching, error } = useAccountSearch(typed ?? '', isOpen, search);
  const empty = error
    ? 'shell.account.unavailable'
    : isShort
      ? 'resources.list.searchMin'
      : 'common.noResults';
  return (
    <Autocomplete<Account>
      options={accounts}
      value={account}
      open={isOpen}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      onChange={(_event, chosen) => {
        setTyped(null);
        onChange(chosen);
      }}
      inputValue={typed ?? account?.name ?? ''}
      onInputChange={(_event, text, reason) => setTyped(reason === 'input' ? text : null)}
      filterOptions={(options) => options}
      getOptionKey={({ id }) => id}
      getOptionLabel={({ name }) => name}
      isOptionEqualToValue={(option, chosen) => option.id === chosen.id}
      loading={isSearching}
      {...useChoiceTexts()}
      noOptionsText={translate(empty, { min: search?.from ?? ACCOUNT_SEARCH_MIN_LENGTH })}
      openText={translate('shell.account.search')}
      renderInput={(params) => (
        <TextField
          {...params}
          margin="none"
          label={label ?? translate('downloads.account')}
          required={required}
          error={Boolean(told)}
          helperText={told ?? hint}
          placeholder={
            placeholder ?? translate(required ? 'shell.account.search' : 'downloads.allAccounts')
          }
          slotProps={{
            ...params.slotProps,
            inputLabel: { ...params.slotProps.inputLabel, shrink: true },
          }}
        />
      )}
    />
  );
}
