import { Card } from '@mui/material';
import type { ReactNode } from 'react';

/**
 * The surface of a list. It clips but does not scroll, because a scroller would hold its sticky
 * parts.
 */
export const ListCard = ({ children }: { children: ReactNode }) => (
  <Card variant="outlined" sx={{ overflow: 'clip' }}>
    {children}
  </Card>
);
