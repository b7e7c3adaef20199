import { Alert, Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { airportEnd, pickupTimeOf } from '../../../contract/booking/draft.ts';
import { minutesAfter } from '../../../contract/booking/flight.ts';
import {
  addMinutes,
  dateOf,
  instantOf,
  localTime,
  timeOf,
} from '../../../contract/booking/schedule.ts';
import { readTime } from '../../../contract/booking/timeField.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { focusOn } from '../focus.ts';
import { useDispatch, useDraft, useQuotes } from '../state/BookingContext.ts';
import { TIME_FIELD } from './TimeField.tsx';

/** Says that the flight lands after the pickup, or leaves before the trip arrives. */
export function FlightNote() {
  const translate = useTranslate();
  const { duration } = useFormats();
  const dispatch = useDispatch();
  const { context, fareOf } = useQuotes();
  const end = useDraft(({ draft }) => airportEnd(draft));
  const typed = useDraft(({ draft }) => readTime(draft.flight.arrivalTime.trim()));
  const pickupTime = useDraft(({ draft }) => pickupTimeOf(draft));
  const { now, zone, returnZone, offer } = context;
  const pickupAt = pickupTime === null ? now : instantOf(pickupTime, zone, now);
  if (typed.kind !== 'time' || end === null || !pickupAt) return null;
  const flightTime = typed.time;

  if (end === 'dropoff') {
    const seconds = fareOf(offer)?.data?.durationSeconds ?? 0;
    const arrival = timeOf(localTime(addMinutes(pickupAt, Math.round(seconds / 60)), returnZone));
    if (minutesAfter(flightTime, arrival) >= 0) return null;
    return (
      <Alert severity="warning" sx={{ mt: 1 }}>
        {translate('booking.flight.early', { departure: flightTime, arrival })}
      </Alert>
    );
  }
  const pickup = localTime(pickupAt, zone);
  const late = minutesAfter(flightTime, timeOf(pickup));
  if (late <= 0) return null;
  const landing = localTime(addMinutes(pickupAt, late), zone);
  const pickUpAtLanding = () => {
    dispatch({ type: 'dateChosen', date: dateOf(landing), local: landing });
    dispatch({ type: 'timeTyped', text: timeOf(landing), local: landing });
    // The button is gone then.
    focusOn(TIME_FIELD);
  };
  return (
    <Alert
      severity="warning"
      sx={{ mt: 1, flexWrap: 'wrap' }}
      action={
        <Button color="inherit" onClick={pickUpAtLanding} sx={{ minHeight: 44 }}>
          {translate('booking.flight.pickUpAt', { time: timeOf(landing) })}
        </Button>
      }
    >
      {translate('booking.flight.late', {
        landing: flightTime,
        duration: duration(late),
        pickup: timeOf(pickup),
      })}
    </Alert>
  );
}
