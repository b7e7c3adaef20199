import type { TextFieldProps } from '@mui/material';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import dayjs from 'dayjs';
import type { ReactNode } from 'react';
import { EARLIEST_DAY, LATEST_DAY, NO_DAY } from '../../contract/booking/dayRange.ts';
import { PICKER_AS_INPUT } from './PickerTexts.tsx';
import { HALF_TYPED, typedDay } from './typedDay.ts';

const EARLIEST = dayjs(EARLIEST_DAY);
const LATEST = dayjs(LATEST_DAY);

interface DayInputProps {
  label: string;
  /** `2026-11-20`; null while the field is empty, `NO_DAY` while its text is not a day. */
  value: string | null;
  error: ReactNode;
  required: boolean;
  /** Without the limits of what filters and downloads ask for, such as the day of somebody's birth. */
  isAnyDay?: boolean;
  margin?: TextFieldProps['margin'];
  onChange: (day: string | null) => void;
}

/** A day, typed or picked. Has to be inside `PickerTexts`. */
export function DayInput(props: DayInputProps) {
  const { label, value, error, required, isAnyDay = false, margin = 'none', onChange } = props;
  return (
    <DatePicker
      label={label}
      value={value === null ? null : value === NO_DAY ? HALF_TYPED : dayjs(value)}
      {...(!isAnyDay && { minDate: EARLIEST, maxDate: LATEST })}
      onChange={(chosen) => onChange(chosen && typedDay(chosen))}
      slotProps={{
        field: { clearable: !required },
        // By default the dialog refers to a label that this field does not have.
        popper: { 'aria-labelledby': undefined, 'aria-label': label },
        textField: {
          margin,
          fullWidth: true,
          required,
          error: Boolean(error),
          helperText: error,
          sx: PICKER_AS_INPUT,
        },
      }}
    />
  );
}
