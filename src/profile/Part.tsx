import { Box, Card, Typography } from '@mui/material';
import { useId, type ReactNode } from 'react';

/** A part of the page under its own heading. */
export function Part({
  title,
  text,
  children,
}: {
  title: string;
  text?: string;
  children: ReactNode;
}) {
  const titleId = useId();
  return (
    <Card
      component="section"
      variant="outlined"
      aria-labelledby={titleId}
      sx={{ p: { xs: 2, sm: 3 } }}
    >
      <Typography variant="h2" id={titleId} sx={{ fontSize: '1rem', fontWeight: 600 }}>
        {title}
      </Typography>
      {text && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
          {text}
        </Typography>
      )}
      <Box sx={{ mt: 1.5 }}>{children}</Box>
    </Card>
  );
}
