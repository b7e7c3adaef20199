import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import dayjs from 'dayjs';
import { earliestDate, latestDate } from '../../../contract/booking/schedule.ts';
import { PICKER_AS_INPUT, PickerTexts } from '../../dates/PickerTexts.tsx';
import { HALF_TYPED, typedDay } from '../../dates/typedDay.ts';

const DATE = 'YYYY-MM-DD';

interface DateFieldProps {
  id: string;
  label: string;
  /** `YYYY-MM-DD` in the zone; empty while the text is not a date. */
  value: string;
  zone: string;
  now: Date;
  error: string | undefined;
  onChange: (date: string) => void;
}

/** The date of a pickup: from today to a month ahead, in the time zone of the pickup. */
export function DateField({ id, label, value, zone, now, error, onChange }: DateFieldProps) {
  return (
    <PickerTexts>
      <DatePicker
        label={label}
        value={value === '' ? HALF_TYPED : dayjs(value)}
        minDate={dayjs(earliestDate(now, zone))}
        maxDate={dayjs(latestDate(now, zone))}
        // The calendar marks the browser's today, which may be another day at the pickup.
        disableHighlightToday={earliestDate(now, zone) !== dayjs(now).format(DATE)}
        onChange={(chosen) => onChange(typedDay(chosen))}
        slotProps={{
          // By default the dialog refers to a label that this field does not have.
          popper: { 'aria-labelledby': undefined, 'aria-label': label },
          textField: {
            id,
            margin: 'dense',
            fullWidth: true,
            error: error !== undefined,
            helperText: error,
            sx: PICKER_AS_INPUT,
          },
        }}
      />
    </PickerTexts>
  );
}
