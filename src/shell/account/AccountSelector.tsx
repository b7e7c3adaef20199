import { Autocomplete, InputAdornment, TextField } from '@mui/material';
import AccountIcon from '@mui/icons-material/BusinessOutlined';
import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Corporation } from '../../../contract/resources/corporations.ts';
import { useMe } from '../useMe.ts';
import { selectedAccountStore as store } from './selectedAccountStore.ts';
import { useAccountSearch } from './useAccountSearch.ts';
import { useSelectedAccount } from './useSelectedAccount.ts';

type Option = Pick<Corporation, 'id' | 'name'>;
/** The id of the option that stands for all accounts. */
const ALL = '';

/** The global account selector: which of their accounts a corporation admin works for. */
export function AccountSelector() {
  const translate = useTranslate();
  const { corporations } = useMe();
  const { account, accountId, setAccountId } = useSelectedAccount();
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const { accounts, isSearching, error } = useAccountSearch(typed, isOpen);

  // The name is kept beside the id as soon as it is known, whoever chose the account.
  useEffect(() => {
    if (account) store.keep(account);
  }, [account]);

  // Who has several can look at all of them together: nothing is chosen then, and the field says so.
  const all: Option | null =
    corporations.length > 1 ? { id: ALL, name: translate('shell.account.placeholder') } : null;
  const value: Option | null =
    accountId === null ? null : { id: accountId, name: account?.name ?? '' };
  const options = all && typed === '' ? [all, ...accounts] : accounts;
  const emptyText = error ? 'shell.account.unavailable' : 'common.noResults';

  return (
    <Autocomplete<Option, false, boolean>
      size="small"
      options={options}
      value={value}
      open={isOpen}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      onChange={(_event, option) => setAccountId(option?.id || null)}
      // What the field shows of the chosen account is not a search for it.
      onInputChange={(_event, text, reason) => setTyped(reason === 'input' ? text : '')}
      filterOptions={(options) => options}
      getOptionKey={(option) => option.id}
      getOptionLabel={(option) => option.name}
      isOptionEqualToValue={(option, chosen) => option.id === chosen.id}
      disableClearable={corporations.length < 2}
      loading={isSearching}
      loadingText={translate('common.loading')}
      noOptionsText={translate(emptyText)}
      clearText={translate('common.clear')}
      openText={translate('shell.account.search')}
      closeText={translate('common.close')}
      selectOnFocus
      sx={{
        width: { xs: '100%', sm: 300 },
        '& input::placeholder': { color: 'text.primary', opacity: 1 },
      }}
      renderInput={(params) => (
        <TextField
          {...params}
          margin="none"
          hiddenLabel
          placeholder={translate('shell.account.placeholder')}
          slotProps={{
            htmlInput: {
              ...params.inputProps,
              'aria-label': translate('shell.account.label'),
              // A long name is cut off in the field.
              title: value?.name,
            },
            input: {
              ...params.InputProps,
              startAdornment: (
                <InputAdornment position="start" sx={{ ml: 1, mr: 0 }}>
                  <AccountIcon sx={{ fontSize: 18 }} />
                </InputAdornment>
              ),
            },
          }}
        />
      )}
    />
  );
}
