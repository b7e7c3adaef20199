import AccountIcon from '@mui/icons-material/BusinessOutlined';
import ArrowIcon from '@mui/icons-material/ArrowDropDown';
import { InputAdornment, TextField, type Theme } from '@mui/material';
import type { Dispatch, SetStateAction } from 'react';
import { useTranslate } from 'react-admin';
import { prepareParts } from '../../later/later.tsx';
import { ON_PHONE, TOUCH_TARGET } from '../../theme/phoneTarget.ts';
import { useSelectedAccount } from './useSelectedAccount.ts';

export const ACCOUNT_FIELD = {
  width: { xs: '100%', sm: 300 },
  '& input::placeholder': { color: 'text.primary', opacity: 1 },
};
export const ACCOUNT_MARK = (
  <InputAdornment position="start" sx={{ ml: 1, mr: 0 }}>
    <AccountIcon sx={{ fontSize: 18 }} />
  </InputAdornment>
);

/** What the user did with the simple field before the searching field replaced it. */
export type Begun = 'focused' | 'pressed' | null;

export interface AccountFieldProps {
  begun: Begun;
  onBegin: Dispatch<SetStateAction<Begun>>;
}

/** The same look as the field that replaces it, so that nothing moves. */
const LOOK = {
  ...ACCOUNT_FIELD,
  '& .MuiOutlinedInput-root.MuiInputBase-root': { py: 0, pl: '6px', pr: '39px', cursor: 'text' },
  '& .MuiInputBase-input.MuiInputBase-input': {
    height: ({ sizes }: Theme) => sizes.input - 2,
    p: '0 6px',
    textOverflow: 'ellipsis',
  },
  [ON_PHONE]: {
    '& .MuiInputBase-input.MuiInputBase-input': { height: TOUCH_TARGET - 2 },
  },
};

/** The selector before the account search is loaded: it shows the chosen account. */
export function AccountField({ onBegin }: AccountFieldProps) {
  const translate = useTranslate();
  const { account, accountId } = useSelectedAccount();
  const name = accountId === null ? '' : (account?.name ?? '');
  return (
    <TextField
      size="small"
      margin="none"
      hiddenLabel
      value={name}
      placeholder={translate('shell.account.placeholder')}
      onFocus={() => {
        onBegin((before) => before ?? 'focused');
        void prepareParts();
      }}
      onBlur={() => onBegin(null)}
      onMouseDown={() => onBegin('pressed')}
      slotProps={{
        htmlInput: {
          'aria-label': translate('shell.account.label'),
          'aria-expanded': false,
          'aria-haspopup': 'listbox',
          role: 'combobox',
          readOnly: true,
          title: name || undefined,
        },
        input: {
          startAdornment: ACCOUNT_MARK,
          endAdornment: (
            <InputAdornment position="end" sx={{ position: 'absolute', right: 9 }}>
              <ArrowIcon color="action" />
            </InputAdornment>
          ),
        },
      }}
      sx={LOOK}
    />
  );
}
