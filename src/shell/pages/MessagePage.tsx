import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';

interface MessagePageProps {
  title: string;
  text: string;
  /** A less prominent line below, such as a reference for support. */
  detail?: string | null;
  /** Buttons to go on. */
  children: ReactNode;
}

/** A page that says one thing and how to go on. */
export const MessagePage = ({ title, text, detail, children }: MessagePageProps) => (
  <Box
    sx={{
      display: 'grid',
      gap: 2,
      justifyItems: 'start',
      maxWidth: 520,
      mx: 'auto',
      px: 3,
      py: { xs: 6, md: 12 },
    }}
  >
    <Typography variant="h1">{title}</Typography>
    <Typography color="textSecondary">{text}</Typography>
    {detail ? (
      <Typography variant="body2" color="textSecondary" sx={{ userSelect: 'all' }}>
        {detail}
      </Typography>
    ) : null}
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, pt: 1 }}>{children}</Box>
  </Box>
);
