import type { Theme } from '@mui/material/styles';
import { visuallyHidden } from '../../theme/visuallyHidden.ts';

/**
 * As `sx` of a button beside a page's title: on a phone, where not both fit, its icon alone. Its
 * text stands in a `<span data-label>`, which screen readers go on reading.
 */
export const iconOnPhone = (theme: Theme) => ({
  [theme.breakpoints.down('sm')]: {
    minWidth: 44,
    minHeight: 44,
    '& .MuiButton-startIcon': { margin: 0 },
    '& [data-label]': visuallyHidden,
  },
});
