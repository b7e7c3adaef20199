import { Box, Link, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { pickupTimeOf } from '../../../contract/booking/draft.ts';
import {
  clockChange,
  defaultPickupTime,
  earliestDate,
  instantOf,
  localTime,
  timeOf,
} from '../../../contract/booking/schedule.ts';
import { ASAP_TEXT } from '../../../contract/booking/timeField.ts';
import { zoneNote } from '../../resources/declared/format.ts';
import { phoneTarget } from '../../theme/phoneTarget.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { useDraft, useDraftForm } from '../state/BookingContext.ts';
import { focusOn } from '../focus.ts';
import { ClockChangeNote } from './ClockChangeNote.tsx';
import { DateField } from './DateField.tsx';
import { TIME_FIELD, TimeField } from './TimeField.tsx';
import { useFieldError } from './useFieldError.ts';

interface ScheduleFieldsProps {
  /** Whether the trip can do without a time. */
  canBeAsap?: boolean;
}

/** Date and time of the pickup in its time zone; as soon as possible by default. */
export function ScheduleFields({ canBeAsap = true }: ScheduleFieldsProps) {
  const translate = useTranslate();
  const { locale } = useFormats();
  const { dispatch, clock } = useDraftForm();
  const { now, zone } = clock;
  const { date, time } = useDraft(({ draft }) => ({ date: draft.date, time: draft.time }));
  const isAsap = time === ASAP_TEXT && date === null;
  const [isDateLeft, setDateLeft] = useState(true);
  // A date that is still being typed is not wrong yet.
  const dateError = useFieldError('date', { left: isDateLeft || date !== '' });
  const local = pickupTimeOf({ date, time });
  // Zones with the same time today may differ on the day of the trip.
  const at = (local ? instantOf(local, zone, now) : null) ?? now;
  const note = zoneNote(at.toISOString(), zone, locale);
  const change = local && clockChange(local, zone, now);

  const reset = (): void => {
    dispatch({ type: 'asapChosen' });
    // The pressed button disappears with the time.
    focusOn(TIME_FIELD);
  };

  return (
    <Box>
      <Box
        sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, columnGap: 2 }}
      >
        <Box onFocus={() => setDateLeft(false)} onBlur={() => setDateLeft(true)}>
          <DateField
            id="booking-date"
            label={translate('booking.schedule.date')}
            value={date ?? earliestDate(now, zone)}
            zone={zone}
            now={now}
            error={dateError}
            onChange={(chosen) =>
              dispatch({
                type: 'dateChosen',
                date: chosen,
                // Ten minutes from the press, not from the last render.
                local: defaultPickupTime(new Date(), zone),
              })
            }
          />
        </Box>
        <TimeField canBeAsap={canBeAsap} />
      </Box>
      {local && change ? <ClockChangeNote change={change} local={local} /> : null}
      {note ? (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
          {translate('booking.schedule.zone', {
            zone: `${zone.split('/').at(-1)?.replaceAll('_', ' ')} (${note})`,
            time: timeOf(localTime(now, zone)),
          })}
        </Typography>
      ) : null}
      {isAsap || !canBeAsap ? null : (
        <Link component="button" type="button" variant="body2" onClick={reset} sx={phoneTarget}>
          {translate('booking.schedule.reset')}
        </Link>
      )}
    </Box>
  );
}
