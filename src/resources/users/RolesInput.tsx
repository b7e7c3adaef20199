import RemoveIcon from '@mui/icons-material/CloseRounded';
import { Box, FormHelperText, IconButton, Typography } from '@mui/material';
import { useRef, useState } from 'react';
import { useGetManyAggregate, useInput, useTranslate, ValidationError } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { SEARCH_MIN_LENGTH } from '../../../contract/core/listLimits.ts';
import type { Corporation } from '../../../contract/resources/corporations.ts';
import type { UserRole } from '../../../contract/resources/users.ts';
import { AccountChoice } from '../../downloads/AccountChoice.tsx';
import { useMe } from '../../shell/useMe.ts';

/** How many accounts are offered, and from how many letters on they are searched. */
const LOOKUP = { from: SEARCH_MIN_LENGTH, most: 10 };

const accountsOf = (roles: readonly UserRole[]) =>
  roles.flatMap(({ corporationId }) => corporationId ?? []);

/** The accounts of a corporation admin; a fleet manager has all accounts. */
export function RolesInput() {
  const role: unknown = useWatch({ name: 'role' });
  return role === 'bookingChannelAdmin' ? null : <AccountRoles />;
}

/** The accounts that somebody administers: a list to which one account is added at a time. */
function AccountRoles() {
  const translate = useTranslate();
  const me = useMe();
  const { field, fieldState, formState } = useInput<UserRole[]>({
    source: 'roles',
    defaultValue: [],
    validate: (roles: UserRole[] | null) =>
      (roles ?? []).length > 0 ? undefined : 'users.accountMissing',
  });
  const [isTwice, setTwice] = useState(false);
  const box = useRef<HTMLElement>(null);
  const roles = field.value ?? [];
  const ids = accountsOf(roles);
  const { data = [] } = useGetManyAggregate<Corporation>(
    'corporations',
    { ids },
    { enabled: ids.length > 0 },
  );
  const names = new Map(data.flatMap((row) => (row ? [[row.id, row.name] as const] : [])));
  const change = (next: readonly string[]) => {
    field.onChange(next.map((corporationId) => ({ name: 'corporationAdmin', corporationId })));
    field.onBlur();
  };
  const { error: wrong, isTouched } = fieldState;
  const isWrong = wrong?.message && (isTouched || formState.isSubmitted || wrong.type === 'server');
  const said = isWrong && <ValidationError error={wrong.message!} />;
  const error = isTwice && wrong?.type !== 'server' ? translate('users.alreadyAdded') : said;
  const canAdd = me.corporations.length !== 1 || ids.length === 0;
  return (
    <Box ref={box} sx={{ mt: 1, mb: 0.5 }}>
      <Typography variant="body2" id="user-accounts" sx={{ fontWeight: 600 }}>
        {translate('users.accounts')}
      </Typography>
      <Box component="ul" aria-labelledby="user-accounts" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {ids.map((id) => (
          <Box
            component="li"
            key={id}
            sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 44 }}
          >
            <Box sx={{ flex: 1, overflowWrap: 'anywhere' }}>{names.get(id) ?? '…'}</Box>
            <IconButton
              size="small"
              aria-label={translate('users.removeAccount', { name: names.get(id) ?? '' })}
              onClick={() => {
                change(ids.filter((other) => other !== id));
                // This button goes away, and the focus would go with it.
                box.current?.querySelector('input')?.focus();
              }}
            >
              <RemoveIcon fontSize="small" />
            </IconButton>
          </Box>
        ))}
      </Box>
      {canAdd && (
        <Box sx={{ mt: 1 }}>
          <AccountChoice
            // The chosen account is in the list above, and the next one can be typed at once.
            account={null}
            required={ids.length === 0}
            label={translate('users.addAccount')}
            placeholder={translate('shell.account.search')}
            search={LOOKUP}
            error={error}
            onChange={(account) => {
              setTwice(account !== null && ids.includes(account.id));
              if (account && !ids.includes(account.id)) change([...ids, account.id]);
            }}
          />
        </Box>
      )}
      {!canAdd && error && (
        <FormHelperText error data-problem>
          {error}
        </FormHelperText>
      )}
    </Box>
  );
}
