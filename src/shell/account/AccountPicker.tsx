import AccountIcon from '@mui/icons-material/BusinessOutlined';
import { Autocomplete, InputAdornment, TextField } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { ACCOUNT_SEARCH_MIN_LENGTH } from '../../../contract/core/listLimits.ts';
import type { Corporation } from '../../../contract/resources/corporations.ts';
import { useMe } from '../useMe.ts';
import type { AccountFieldProps } from './AccountField.tsx';
import { useAccountSearch } from './useAccountSearch.ts';
import { useSelectedAccount } from './useSelectedAccount.ts';

const ACCOUNT_FIELD = {
  width: { xs: '100%', sm: 220, md: 300 },
  '& input::placeholder': { color: 'text.primary', opacity: 1 },
};
const ACCOUNT_MARK = (
  <InputAdornment position="start" sx={{ ml: 1, mr: 0 }}>
    <AccountIcon sx={{ fontSize: 18 }} />
  </InputAdornment>
);

type Option = Pick<Corporation, 'id' | 'name'>;
/** The id of the option that stands for all accounts. */
const ALL = '';

/** The field to search for another account and choose it. */
export function AccountPicker({ openedBy }: AccountFieldProps) {
  const translate = useTranslate();
  const { corporations } = useMe();
  const { accountId, accountName, setAccountId } = useSelectedAccount();
  const [isOpen, setOpen] = useState(openedBy === 'pressed');
  const [typed, setTyped] = useState('');
  const { accounts, isShort, isSearching, error } = useAccountSearch(typed, isOpen);

  // It replaces a field that may have had the focus.
  const [hadFocus] = useState(openedBy !== null);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (hadFocus) input.current?.focus();
  }, [hadFocus]);

  // A user with several accounts can see all of them together: then none is chosen, and the field
  // says so.
  const all: Option | null =
    corporations.length > 1 ? { id: ALL, name: translate('shell.account.placeholder') } : null;
  const value: Option | null = accountId === null ? null : { id: accountId, name: accountName };
  const options = all && typed === '' ? [all, ...accounts] : accounts;
  const emptyText = error
    ? 'shell.account.unavailable'
    : isShort
      ? 'resources.list.searchMin'
      : 'common.noResults';

  return (
    <Autocomplete<Option, false, boolean>
      size="small"
      options={options}
      value={value}
      open={isOpen}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      onChange={(_event, option) => setAccountId(option?.id || null)}
      // The name of the chosen account in the field is not a search.
      onInputChange={(_event, text, reason) => setTyped(reason === 'input' ? text : '')}
      filterOptions={(options) => options}
      getOptionKey={(option) => option.id}
      getOptionLabel={(option) => option.name}
      isOptionEqualToValue={(option, chosen) => option.id === chosen.id}
      disableClearable={corporations.length < 2}
      loading={isSearching}
      loadingText={translate('common.loading')}
      noOptionsText={translate(emptyText, { min: ACCOUNT_SEARCH_MIN_LENGTH })}
      clearText={translate('common.clear')}
      openText={translate('shell.account.search')}
      closeText={translate('common.close')}
      selectOnFocus
      sx={ACCOUNT_FIELD}
      renderInput={(params) => (
        <TextField
          {...params}
          margin="none"
          hiddenLabel
          inputRef={input}
          placeholder={translate('shell.account.placeholder')}
          slotProps={{
            ...params.slotProps,
            htmlInput: {
              ...params.slotProps.htmlInput,
              'aria-label': translate('shell.account.label'),
              // A long name is cut off in the field.
              title: value?.name,
            },
            input: {
              ...params.slotProps.input,
              startAdornment: ACCOUNT_MARK,
            },
          }}
        />
      )}
    />
  );
}
