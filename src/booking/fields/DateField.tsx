import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import dayjs, { type Dayjs } from 'dayjs';
import { earliestDate, latestDate } from '../../../contract/booking/schedule.ts';
import { PICKER_AS_INPUT, PickerTexts } from '../../dates/PickerTexts.tsx';

const DATE = 'YYYY-MM-DD';
/** Leaves what is typed so far in the field. */
const NO_DATE = dayjs('');
/** A year that is being typed passes through 0002, 0020 and 0202, which are not years to travel in. */
const FIRST_WHOLE_YEAR = 1000;

/** The date that the field holds; empty while it is not whole. */
const wholeDate = (date: Dayjs | null): string =>
  date?.isValid() && date.year() >= FIRST_WHOLE_YEAR ? date.format(DATE) : '';
interface DateFieldProps {
  id: string;
  label: string;
  /** `YYYY-MM-DD` by the clock in the zone; empty while what is typed is not a date. */
  value: string;
  zone: string;
  now: Date;
  error: string | undefined;
  onChange: (date: string) => void;
}

/** The date of a pickup: from today to a month ahead, by the clock there. */
export function DateField({ id, label, value, zone, now, error, onChange }: DateFieldProps) {
  return (
    <PickerTexts>
      <DatePicker
        label={label}
        value={value === '' ? NO_DATE : dayjs(value)}
        minDate={dayjs(earliestDate(now, zone))}
        maxDate={dayjs(latestDate(now, zone))}
        // The calendar marks the browser's today, which may be another day at the pickup.
        disableHighlightToday={earliestDate(now, zone) !== dayjs(now).format(DATE)}
        onChange={(chosen) => onChange(wholeDate(chosen))}
        slotProps={{
          // By itself the dialog names a label that this field does not have.
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
