import { Box, type BoxProps } from '@mui/material';

/** A frame around terms and their values: `dt` and `dd` side by side. */
export const TermBox = (props: Omit<BoxProps<'dl'>, 'component' | 'sx'>) => (
  <Box
    component="dl"
    {...props}
    sx={{
      m: 0,
      px: 2,
      py: 1.5,
      border: 1,
      borderColor: 'divider',
      borderRadius: 2,
      display: 'grid',
      gridTemplateColumns: 'minmax(84px, auto) 1fr',
      columnGap: 2,
      rowGap: 1.5,
    }}
  />
);
