import { Card } from '@mui/material';
import type { ReactNode } from 'react';

/** The surface of a list. What stays in sight in it must not be cut off by it: it clips, but does not scroll. */
export const ListCard = ({ children }: { children: ReactNode }) => (
  <Card variant="outlined" sx={{ overflow: 'clip' }}>
    {children}
  </Card>
);
