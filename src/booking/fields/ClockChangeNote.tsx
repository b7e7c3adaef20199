import { Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { timeOf, type ClockChange } from '../../../contract/booking/schedule.ts';

interface ClockChangeNoteProps {
  change: ClockChange;
  /** The local time that the clock skips or shows twice. */
  local: string;
}

/** Says that the clock is changed that night, and what this means for the taxi. */
export const ClockChangeNote = ({ change, local }: ClockChangeNoteProps) => {
  const translate = useTranslate();
  return (
    <Typography component="output" variant="body2" sx={{ display: 'block', mt: 0.5 }}>
      {translate(`booking.schedule.${change}`, { time: timeOf(local) })}
    </Typography>
  );
};
