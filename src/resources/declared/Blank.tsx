import { Typography } from '@mui/material';

/** A dash that screen readers skip: nothing is entered here. */
export const Blank = () => (
  <Typography component="span" variant="body2" color="text.disabled" aria-hidden>
    –
  </Typography>
);
