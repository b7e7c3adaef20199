import ArrowIcon from '@mui/icons-material/ArrowDropDown';
import { InputAdornment, type Theme } from '@mui/material';
import { ON_PHONE, TOUCH_TARGET } from './phoneTarget.ts';

/**
 * Makes a text field look like a search box, so that nothing moves when one takes its place.
 */
export const UNOPENED_BOX = {
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

/** The mark at the end of such a field, which says that there are choices. */
export const OPENING_MARK = (
  <InputAdornment position="end" sx={{ position: 'absolute', right: 9 }}>
    <ArrowIcon color="action" />
  </InputAdornment>
);

/** The attributes by which screen readers announce such a field. */
export const UNOPENED_ROLE = {
  'aria-expanded': false,
  'aria-haspopup': 'listbox',
  role: 'combobox',
  readOnly: true,
} as const;
