import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';

interface SectionProps {
  title: string;
  hint?: string;
  children: ReactNode;
}

/** A part of a long form, under its own heading. */
export function Section({ title, hint, children }: SectionProps) {
  return (
    <Box
      component="section"
      sx={{ display: 'grid', gap: 1.5, mt: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      <Box>
        <Typography variant="subtitle1" component="h3" sx={{ fontWeight: 600 }}>
          {title}
        </Typography>
        {hint ? (
          <Typography variant="body2" color="text.secondary">
            {hint}
          </Typography>
        ) : null}
      </Box>
      {children}
    </Box>
  );
}
