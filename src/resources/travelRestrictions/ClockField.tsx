import { TextField } from '@mui/material';
import { useState } from 'react';
import { maskClock, readTime } from '../../../contract/booking/timeField.ts';
import { isTimeOfDay, NO_TIME, type TimeOfDay } from '../../../contract/policy/rules.ts';

const two = (value: number) => String(value).padStart(2, '0');
const written = (time: TimeOfDay) =>
  isTimeOfDay(time) ? `${two(time.hours)}:${two(time.minutes)}` : '';

interface ClockFieldProps {
  label: string;
  value: TimeOfDay;
  /** `NO_TIME` for a text that is not a time, which no rule accepts. */
  onChange: (value: TimeOfDay) => void;
  /** The element that says what is wrong with the time, if anything is. */
  errorId: string | undefined;
}

/** A time of day, typed as the booking form takes times: `9`, `930`, `9:30 pm`. */
export function ClockField({ label, value, onChange, errorId }: ClockFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const [isLeft, setLeft] = useState(true);
  const isTime = isTimeOfDay(value);
  return (
    <TextField
      size="small"
      margin="none"
      // A text that is not a time stays until the time is changed elsewhere.
      value={isLeft && isTime ? written(value) : (typed ?? written(value))}
      onFocus={({ target }) => {
        setLeft(false);
        if (isTime) setTyped(null);
        target.select();
      }}
      onChange={({ target }) => {
        const text = maskClock(target.value);
        setTyped(text);
        const read = readTime(text);
        if (read.kind !== 'time') return onChange(NO_TIME);
        const [hours = 0, minutes = 0] = read.time.split(':').map(Number);
        onChange({ hours, minutes });
      }}
      onBlur={() => setLeft(true)}
      error={errorId !== undefined}
      sx={{
        width: 64,
        '& .MuiOutlinedInput-root': { minHeight: 0, fontSize: '0.875rem' },
        '& input': { height: 30, px: 1, py: 0, textAlign: 'center' },
      }}
      slotProps={{
        htmlInput: {
          'aria-label': label,
          inputMode: 'numeric',
          autoComplete: 'off',
          ...(errorId && { 'aria-describedby': errorId }),
        },
      }}
    />
  );
}
