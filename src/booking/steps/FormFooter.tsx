import { Box } from '@mui/material';
import type { ReactNode } from 'react';

interface FormFooterProps {
  /** What stands above the buttons. */
  above?: ReactNode;
  /** The buttons: the way back, and the way on. */
  children: ReactNode;
}

/** The end of a form, which stays in view while its fields scroll. */
export const FormFooter = ({ above, children }: FormFooterProps) => (
  <Box
    sx={{
      position: 'sticky',
      bottom: 0,
      zIndex: 2,
      mx: { xs: -2, sm: -3 },
      px: { xs: 2, sm: 3 },
      py: 2,
      borderTop: 1,
      borderColor: 'divider',
      bgcolor: 'background.paper',
    }}
  >
    {above}
    <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>{children}</Box>
  </Box>
);
