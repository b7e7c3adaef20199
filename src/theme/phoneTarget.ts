import type { Theme } from '@mui/material/styles';

/** As wide and high as a fingertip, in CSS pixels. */
export const TOUCH_TARGET = 44;
/** Where fingers press: below the theme's `sm`. */
export const ON_PHONE = '@media (max-width: 599.95px)';

/** As `sx` of a small button: on a phone as large as a fingertip. */
export const phoneTarget = (theme: Theme) => ({
  [theme.breakpoints.down('sm')]: { minWidth: TOUCH_TARGET, minHeight: TOUCH_TARGET },
});
