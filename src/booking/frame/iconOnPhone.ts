import type { Theme } from '@mui/material/styles';
import { visuallyHidden } from '../../theme/visuallyHidden.ts';

/**
 * As `sx` of a button next to a page's title: a phone has no room for both, so it shows only the
 * icon. The text is in a `<span data-label>`, which screen readers still read.
 */
export const iconOnPhone = (theme: Theme) => ({
  [theme.breakpoints.down('sm')]: {
    minWidth: 44,
    minHeight: 44,
    '& .MuiButton-startIcon': { margin: 0 },
    '& [data-label]': visuallyHidden,
  },
});
