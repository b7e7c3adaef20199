import RemoveIcon from '@mui/icons-material/CloseRounded';
import { Box, IconButton, Typography } from '@mui/material';
import { useRef } from 'react';
import { useInput, useTranslate } from 'react-admin';
import type { CopiedAccount } from '../../contract/resources/users.ts';
import { AccountChoice } from '../downloads/AccountChoice.tsx';

/** The accounts whose guest bookings somebody gets copies of: a list that grows one by one. */
export function CopiesInput() {
  const translate = useTranslate();
  const { field } = useInput<CopiedAccount[]>({
    source: 'guestBookingEmailCorporations',
    defaultValue: [],
  });
  const picker = useRef<HTMLElement>(null);
  const copied: CopiedAccount[] = field.value ?? [];
  const change = (next: CopiedAccount[]): void => {
    field.onChange(next);
    field.onBlur();
  };
  return (
    <>
      {copied.length === 0 ? (
        <Typography variant="body2" color="textSecondary">
          {translate('profile.noCopies')}
        </Typography>
      ) : (
        <Box
          component="ul"
          aria-label={translate('profile.copies')}
          sx={{ listStyle: 'none', m: 0, p: 0 }}
        >
          {copied.map(({ id, name = '' }) => (
            <Box
              component="li"
              key={id}
              sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 44 }}
            >
              <Box sx={{ flex: 1, overflowWrap: 'anywhere' }}>{name}</Box>
              <IconButton
                aria-label={translate('profile.removeCopies', { name })}
                onClick={() => {
                  change(copied.filter((other) => other.id !== id));
                  // This button goes away, and the focus would go with it.
                  picker.current?.querySelector('input')?.focus();
                }}
              >
                <RemoveIcon fontSize="small" />
              </IconButton>
            </Box>
          ))}
        </Box>
      )}
      <Box ref={picker} sx={{ mt: 1.5 }}>
        <AccountChoice
          // The chosen account is in the list above, and the next one can be typed at once.
          account={null}
          label={translate('profile.addCopies')}
          placeholder={translate('shell.account.search')}
          onChange={(account) => {
            if (account && !copied.some(({ id }) => id === account.id))
              change([...copied, { id: account.id, name: account.name }]);
          }}
        />
      </Box>
    </>
  );
}
