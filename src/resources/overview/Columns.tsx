import { Box } from '@mui/material';
import type { ReactNode } from 'react';

const column = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
};

/** What happens today beside what it comes to; below each other where there is no room. */
export const Columns = ({ today, sums }: { today: ReactNode; sums: ReactNode }) => (
  <Box
    sx={{
      ...column,
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 1fr)' },
    }}
  >
    <Box sx={column}>{today}</Box>
    <Box sx={column}>{sums}</Box>
  </Box>
);
