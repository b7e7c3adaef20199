import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';

interface GroupProps {
  label: string;
  /** One below the other, as wide as there is room. */
  isStacked?: boolean;
  children: ReactNode;
}

/** States of a component beside each other, with a word on what they have in common. */
export const Group = ({ label, isStacked = false, children }: GroupProps) => (
  <Box sx={{ '& + &': { mt: 2 } }}>
    <Typography variant="caption" component="p" color="text.secondary" sx={{ mb: 0.75 }}>
      {label}
    </Typography>
    <Box
      sx={
        isStacked
          ? { display: 'grid', gap: 2, maxWidth: 560 }
          : { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }
      }
    >
      {children}
    </Box>
  </Box>
);
