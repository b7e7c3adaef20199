import { Box } from '@mui/material';
import { ColumnsButton, type ColumnsButtonProps } from './ColumnsButton.tsx';

/** The choice of columns above a table that has neither a search nor filters. */
export function ColumnsBar<C extends string>(props: ColumnsButtonProps<C>) {
  return (
    <Box
      sx={{ display: { xs: 'none', md: 'flex' }, justifyContent: 'flex-end', px: 1.5, py: 0.75 }}
    >
      <ColumnsButton {...props} />
    </Box>
  );
}
