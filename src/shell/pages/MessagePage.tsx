import { Stack, Typography } from '@mui/material';
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
  <Stack
    spacing={2}
    sx={{ alignItems: 'flex-start', maxWidth: 520, mx: 'auto', px: 3, py: { xs: 6, md: 12 } }}
  >
    <Typography variant="h1">{title}</Typography>
    <Typography color="text.secondary">{text}</Typography>
    {detail ? (
      <Typography variant="body2" color="text.secondary" sx={{ userSelect: 'all' }}>
        {detail}
      </Typography>
    ) : null}
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', pt: 1 }}>
      {children}
    </Stack>
  </Stack>
);
