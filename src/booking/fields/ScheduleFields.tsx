import { Box, Button, Link, TextField, Typography } from '@mui/material';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import 'dayjs/locale/en-au';
import 'dayjs/locale/en-gb';
import 'dayjs/locale/fr';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import {
  defaultPickupTime,
  earliestDate,
  latestDate,
  localTime,
  timeOf,
} from '../../../contract/booking/schedule.ts';
import { ASAP_TEXT } from '../../../contract/booking/timeField.ts';
import { zoneNote } from '../../resources/declared/format.ts';
import { useFormats } from '../../resources/declared/useFormats.ts';
import { useBooking } from '../state/BookingContext.ts';
import { useFieldError } from './useFieldError.ts';

const DATE = 'YYYY-MM-DD';
/** The picker's own field, drawn like the others: as high, and no gap for a label inside. */
const PICKER_AS_INPUT = {
  '& .MuiPickersInputBase-root': { minHeight: 44, fontSize: '0.875rem', pl: 1.5 },
  '& .MuiPickersInputBase-sectionsContainer': { py: 0 },
  '& fieldset': { top: 0 },
  '& legend': { display: 'none' },
};

/** Date and time of the pickup, by the clock there; as soon as possible unless told. */
export function ScheduleFields() {
  const translate = useTranslate();
  const { locale } = useFormats();
  const { wizard, dispatch, context } = useBooking();
  const { now, zone } = context;
  const { date, time } = wizard.draft;
  const isAsap = time === ASAP_TEXT;
  const [isLeft, setLeft] = useState(true);
  // The default time is ten minutes ahead of the moment it is proposed, not of the last render.
  const proposed = () => defaultPickupTime(new Date(), zone);
  const dateError = useFieldError('date');
  const timeError = useFieldError('time', { path: 'pickupTime', left: isLeft && !isAsap });
  const note = zoneNote(now.toISOString(), zone, locale);

  return (
    <Box>
      <Box
        sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, columnGap: 2 }}
      >
        <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale={locale.toLowerCase()}>
          <DatePicker
            label={translate('booking.schedule.date')}
            value={dayjs(date ?? earliestDate(now, zone))}
            minDate={dayjs(earliestDate(now, zone))}
            maxDate={dayjs(latestDate(now, zone))}
            onChange={(chosen) => {
              if (chosen?.isValid())
                dispatch({ type: 'dateChosen', date: chosen.format(DATE), local: proposed() });
            }}
            slotProps={{
              textField: {
                id: 'booking-date',
                margin: 'dense',
                fullWidth: true,
                error: dateError !== undefined,
                helperText: dateError,
                sx: PICKER_AS_INPUT,
              },
            }}
          />
        </LocalizationProvider>
        <TextField
          id="booking-time"
          label={translate('booking.schedule.time')}
          value={time}
          onChange={({ target }) =>
            dispatch({ type: 'timeTyped', text: target.value, local: proposed() })
          }
          onFocus={({ target }) => {
            setLeft(false);
            target.select();
          }}
          onBlur={() => {
            setLeft(true);
            dispatch({ type: 'timeLeft', local: proposed() });
          }}
          error={timeError !== undefined}
          helperText={
            timeError ??
            translate(isAsap ? 'booking.schedule.asapHint' : 'booking.schedule.timeHint')
          }
          fullWidth
          slotProps={{
            htmlInput: { autoComplete: 'off', maxLength: 5, spellCheck: false },
            input: {
              endAdornment: isAsap ? null : (
                <Button
                  size="small"
                  onClick={() => dispatch({ type: 'asapChosen' })}
                  aria-label={translate('booking.schedule.asap')}
                >
                  {translate('booking.schedule.asapAction')}
                </Button>
              ),
            },
          }}
        />
      </Box>
      {note ? (
        <Typography variant="body2" color="text.secondary" sx={{ mt: 0.5 }}>
          {translate('booking.schedule.zone', {
            zone: `${zone.split('/').at(-1)?.replaceAll('_', ' ')} (${note})`,
            time: timeOf(localTime(now, zone)),
          })}
        </Typography>
      ) : null}
      {isAsap ? null : (
        <Link
          component="button"
          type="button"
          variant="body2"
          onClick={() => dispatch({ type: 'asapChosen' })}
          sx={{ mt: 0.5 }}
        >
          {translate('booking.schedule.reset')}
        </Link>
      )}
    </Box>
  );
}
