import { Box } from '@mui/material';
import { pageConfig } from '../pageConfig.ts';

/** The channel's logo on a light ground in dark mode too, since operators draw it for white paper. */
export const Logo = () => (
  <Box
    component="img"
    src={pageConfig().logo}
    alt={pageConfig().name}
    sx={(theme) => ({
      display: 'block',
      height: 32,
      maxWidth: 168,
      objectFit: 'contain',
      ...theme.applyStyles('dark', {
        px: 1,
        py: 0.5,
        borderRadius: 1.5,
        bgcolor: '#ffffff',
      }),
    })}
  />
);
