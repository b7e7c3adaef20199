import { Box, LinearProgress, Typography } from '@mui/material';

interface StepProgressProps {
  /** The progress in words. */
  text: string;
  done: number;
  total: number;
}

/** How far the work of a step is, in words and as a bar. */
export function StepProgress({ text, done, total }: StepProgressProps) {
  return (
    <Box>
      <Typography variant="body2" aria-live="polite">
        {text}
      </Typography>
      <LinearProgress
        aria-label={text}
        variant="determinate"
        value={(100 * done) / Math.max(1, total)}
      />
    </Box>
  );
}
