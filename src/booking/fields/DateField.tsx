import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import dayjs, { type Dayjs } from 'dayjs';
import { earliestDate, latestDate } from '../../../contract/booking/schedule.ts';
import { PICKER_AS_INPUT, PickerTexts } from '../../dates/PickerTexts.tsx';

const DATE = 'YYYY-MM-DD';
/** Keeps in the field what has been typed so far. */
const NO_DATE = dayjs('');
/** While it is typed, a year passes through 0002, 0020 and 0202, in which nobody travels. */
const FIRST_WHOLE_YEAR = 1000;

/** The date in the field; empty while it is incomplete. */
const wholeDate = (date: Dayjs | null): string =>
  date?.isValid() && date.year() >= FIRST_WHOLE_YEAR ? date.format(DATE) : '';
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
        value={value === '' ? NO_DATE : dayjs(value)}
        minDate={dayjs(earliestDate(now, zone))}
        maxDate={dayjs(latestDate(now, zone))}
        // The calendar marks the browser's today, which may be another day at the pickup.
        disableHighlightToday={earliestDate(now, zone) !== dayjs(now).format(DATE)}
        onChange={(chosen) => onChange(wholeDate(chosen))}
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
