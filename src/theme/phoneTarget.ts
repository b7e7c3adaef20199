import type { Theme } from '@mui/material/styles';

/** As `sx` of a small button: on a phone as large as a fingertip. */
export const phoneTarget = (theme: Theme) => ({
  [theme.breakpoints.down('sm')]: { minWidth: 44, minHeight: 44 },
});
