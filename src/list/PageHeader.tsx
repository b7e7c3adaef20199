import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';

/** Heading of a page with what can be done on it. */
export function PageHeader({ title, actions }: { title: string; actions?: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 2,
        mb: 2,
      }}
    >
      <Typography variant="h1">{title}</Typography>
      {actions}
    </Box>
  );
}
