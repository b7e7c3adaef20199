import { Box } from '@mui/material';
import type { ReactNode } from 'react';

interface AmountLineProps {
  name: string;
  /** Set apart from the lines above it. */
  isTotal?: boolean;
  children: ReactNode;
}

/** A name and its amount; stands in a `dl`. */
export function AmountLine({ name, isTotal = false, children }: AmountLineProps) {
  const total = { fontWeight: 600, mt: 0.5, pt: 0.75, borderTop: 1, borderColor: 'divider' };
  return (
    <Box
      sx={{
        display: 'flex',
        // An amount that does not fit beside its name stands below it, in one piece.
        flexWrap: 'wrap',
        columnGap: 2,
        py: 0.25,
        ...(isTotal && total),
      }}
    >
      <Box component="dt">{name}</Box>
      <Box
        component="dd"
        sx={{ m: 0, ml: 'auto', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}
      >
        {children}
      </Box>
    </Box>
  );
}
