import type { Theme } from '@mui/material/styles';
import { TOUCH_TARGET } from './phoneTarget.ts';
import { visuallyHidden } from './visuallyHidden.ts';

/**
 * As `sx` of a button where a phone has no room for both: there it shows only the icon. The text is
 * in a `<span data-label>`, which screen readers still read.
 */
export const iconOnPhone = (theme: Theme) => ({
  [theme.breakpoints.down('sm')]: {
    minWidth: TOUCH_TARGET,
    minHeight: TOUCH_TARGET,
    '& .MuiButton-startIcon': { margin: 0 },
    '& [data-label]': visuallyHidden,
  },
});
