import AccountIcon from '@mui/icons-material/BusinessOutlined';
import { InputAdornment, TextField } from '@mui/material';
import type { Dispatch, SetStateAction } from 'react';
import { useTranslate } from 'react-admin';
import { prepareParts } from '../../later/parts.ts';
import { OPENING_MARK, UNOPENED_BOX, UNOPENED_ROLE } from '../../theme/unopenedBox.tsx';
import { useSelectedAccount } from './useSelectedAccount.ts';

export const ACCOUNT_FIELD = {
  width: { xs: '100%', sm: 220, md: 300 },
  '& input::placeholder': { color: 'text.primary', opacity: 1 },
};
export const ACCOUNT_MARK = (
  <InputAdornment position="start" sx={{ ml: 1, mr: 0 }}>
    <AccountIcon sx={{ fontSize: 18 }} />
  </InputAdornment>
);

/** What the user did with the simple field before the searching field replaced it. */
export type OpenedBy = 'focused' | 'pressed' | null;

export interface AccountFieldProps {
  openedBy: OpenedBy;
  onOpen: Dispatch<SetStateAction<OpenedBy>>;
}

const LOOK = { ...ACCOUNT_FIELD, ...UNOPENED_BOX };

/** Those that open the searching field, or search in it. */
const OPENING_KEYS = /^(Enter|Arrow(Up|Down)|.)$/u;

/** The selector before the account search is loaded: it shows the chosen account. */
export function AccountField({ onOpen }: AccountFieldProps) {
  const translate = useTranslate();
  const { accountName: name } = useSelectedAccount();
  return (
    <TextField
      size="small"
      margin="none"
      hiddenLabel
      value={name}
      placeholder={translate('shell.account.placeholder')}
      onFocus={() => {
        onOpen((before) => before ?? 'focused');
        void prepareParts();
      }}
      onBlur={() => onOpen(null)}
      onMouseDown={() => onOpen('pressed')}
      onKeyDown={({ key }) => {
        if (OPENING_KEYS.test(key)) onOpen('pressed');
      }}
      slotProps={{
        htmlInput: {
          'aria-label': translate('shell.account.label'),
          ...UNOPENED_ROLE,
          title: name || undefined,
        },
        input: {
          startAdornment: ACCOUNT_MARK,
          endAdornment: OPENING_MARK,
        },
      }}
      sx={LOOK}
    />
  );
}
