import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';

interface GroupProps {
  label: string;
  /** Below each other, in full width. */
  isStacked?: boolean;
  children: ReactNode;
}

/** States of a component side by side, with a label for what they have in common. */
export const Group = ({ label, isStacked = false, children }: GroupProps) => (
  <Box sx={{ '& + &': { mt: 2 } }}>
    <Typography variant="caption" component="p" color="textSecondary" sx={{ mb: 0.75 }}>
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
