import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';

/** A less important text below a fact. */
export const Aside = ({ children }: { children: ReactNode }) => (
  <Typography
    component="span"
    variant="body2"
    color="textSecondary"
    sx={{ display: 'block', overflowWrap: 'anywhere' }}
  >
    {children}
  </Typography>
);

/** One fact with its name; stands in a `dl`. */
export function Detail({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box sx={{ mb: 1.5, minWidth: 0 }}>
      <Typography component="dt" variant="caption" color="textSecondary">
        {label}
      </Typography>
      <Typography component="dd" variant="body2" sx={{ m: 0, overflowWrap: 'anywhere' }}>
        {children}
      </Typography>
    </Box>
  );
}
