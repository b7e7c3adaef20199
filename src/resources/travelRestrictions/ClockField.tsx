import { TextField } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { maskClock, readTime } from '../../../contract/booking/timeField.ts';
import type { TimeOfDay } from '../../../contract/policy/rules.ts';

const two = (value: number) => String(value).padStart(2, '0');
const written = ({ hours, minutes }: TimeOfDay) => `${two(hours)}:${two(minutes)}`;

interface ClockFieldProps {
  label: string;
  value: TimeOfDay;
  onChange: (value: TimeOfDay) => void;
  /** What is wrong with the time, if anything. */
  error: string | undefined;
}

/** A time of day, typed as the booking form takes times: `9`, `930`, `9:30 pm`. */
export function ClockField({ label, value, onChange, error }: ClockFieldProps) {
  const translate = useTranslate();
  const [typed, setTyped] = useState<string | null>(null);
  const [isLeft, setLeft] = useState(true);
  const time = typed === null ? null : readTime(typed);
  const isUnread = isLeft && time !== null && time.kind !== 'time';
  const message = isUnread ? translate('restrictions.days.invalid') : error;
  return (
    <TextField
      size="small"
      value={typed ?? written(value)}
      onFocus={({ target }) => {
        setLeft(false);
        target.select();
      }}
      onChange={({ target }) => {
        const text = maskClock(target.value);
        setTyped(text);
        const read = readTime(text);
        if (read.kind !== 'time') return;
        const [hours = 0, minutes = 0] = read.time.split(':').map(Number);
        onChange({ hours, minutes });
      }}
      onBlur={() => {
        setLeft(true);
        if (time?.kind === 'time') setTyped(null);
      }}
      error={message !== undefined}
      helperText={message}
      sx={{ width: 104 }}
      slotProps={{ htmlInput: { 'aria-label': label, inputMode: 'numeric', autoComplete: 'off' } }}
    />
  );
}
