import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { pageConfig } from '../pageConfig.ts';

/** Props of what is printed without the screen around it; the theme's print sheet looks for it. */
export const PRINTED_ALONE = { 'data-printed-alone': '' } as const;

/** Whose paper it is and what is on it; on the screen the page says both. */
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
