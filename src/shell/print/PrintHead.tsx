import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { pageConfig } from '../pageConfig.ts';

/** Props of an element that is printed alone, without the rest of the screen (see the theme). */
export const PRINTED_ALONE = { 'data-printed-alone': '' } as const;

/** The company and the title on paper; on the screen the page shows both. */
export function PrintHead({ title, children }: { title: string; children?: ReactNode }) {
  const { logo, name } = pageConfig();
  return (
    <Box
      aria-hidden
      sx={{
        display: 'none',
        '@media print': {
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 2,
          mb: 2,
          pb: 1.5,
          borderBottom: 1,
        },
      }}
    >
      <Box>
        <Typography sx={{ fontSize: '1.25rem', fontWeight: 600 }}>{title}</Typography>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, mt: 0.5 }}>{children}</Box>
      </Box>
      <Box component="img" src={logo} alt={name} sx={{ height: 32 }} />
    </Box>
  );
}
