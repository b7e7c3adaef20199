import { Box, LinearProgress, Typography } from '@mui/material';
import { useSyncExternalStore } from 'react';
import { useTranslate } from 'react-admin';
import { serverWaits } from '../../dataProvider/retryAfter.ts';

interface StepProgressProps {
  /** The progress in words. */
  text: string;
  done: number;
  total: number;
}

/** How far the work of a step is, in words and as a bar, and whether it waits for the server. */
export function StepProgress({ text, done, total }: StepProgressProps) {
  const translate = useTranslate();
  const isWaiting = useSyncExternalStore(serverWaits.subscribe, serverWaits.areAny);
  return (
    <Box>
      <Typography variant="body2" aria-live="polite">
        {isWaiting ? `${text} ${translate('imports.waiting')}` : text}
      </Typography>
      <LinearProgress
        aria-label={text}
        variant="determinate"
        value={(100 * done) / Math.max(1, total)}
      />
    </Box>
  );
}
