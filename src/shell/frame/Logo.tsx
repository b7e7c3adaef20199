import { Box, useTheme } from '@mui/material';
import { pageConfig } from '../pageConfig.ts';

/** The channel's logo for the mode; a logo that is meant for paper only is on a light plate. */
export function Logo() {
  const { logo, logoDark, name } = pageConfig();
  const isDark = useTheme().palette.mode === 'dark';
  return (
    <Box
      component="img"
      src={isDark ? (logoDark ?? logo) : logo}
      alt={name}
      sx={{
        display: 'block',
        height: 32,
        // It shrinks before the buttons next to it would cover it.
        maxWidth: 'min(168px, 100%)',
        objectFit: 'contain',
        ...(isDark && !logoDark && { px: 1, py: 0.5, borderRadius: 1.5, bgcolor: '#ffffff' }),
      }}
    />
  );
}
