import {
  Box,
  Button,
  Checkbox,
  FormControlLabel,
  FormHelperText,
  TextField,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { returnAirportEnd, returnFrom } from '../../../contract/booking/returnTrip.ts';
import { useFieldError } from '../fields/useFieldError.ts';
import { useDispatch, useDraft, useQuotes } from '../state/BookingContext.ts';
import { useLocalTime } from '../useLocalTime.ts';

function ReturnFlight() {
  const translate = useTranslate();
  const dispatch = useDispatch();
  const flightNumber = useDraft(({ draft }) => draft.returnTrip?.flightNumber ?? '');
  const [isLeft, setLeft] = useState(true);
  const error = useFieldError('returnFlight', { left: isLeft });
  return (
    <TextField
      id="booking-return-flight"
      label={translate('booking.returnTrip.flight')}
      value={flightNumber}
      onChange={({ target }) =>
        dispatch({ type: 'returnFlightTyped', flightNumber: target.value.toUpperCase() })
      }
      onFocus={() => setLeft(false)}
      onBlur={() => setLeft(true)}
      error={error !== undefined}
      helperText={error}
      slotProps={{
        htmlInput: { autoComplete: 'off', spellCheck: false },
      }}
    />
  );
}

interface ReturnTripProps {
  errors: { time: string | undefined; offer: string | undefined };
  onEdit: () => void;
  onDrop: () => void;
}

/** When the passenger travels back, and on which flight. */
export function ReturnTrip({ errors, onEdit, onDrop }: ReturnTripProps) {
  const translate = useTranslate();
  const text = (key: string, values?: object) => translate(`booking.returnTrip.${key}`, values);
  const writeTime = useLocalTime();
  const { context } = useQuotes();
  const pickupTime = useDraft(({ draft }) => draft.returnTrip?.pickupTime ?? '');
  const from = useDraft(({ draft }) => returnFrom(draft, context).getTime());
  const isFromAirport = useDraft(({ draft }) => returnAirportEnd(draft) !== null);
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1 }}>
      <FormControlLabel label={text('wanted')} control={<Checkbox checked onChange={onDrop} />} />
      <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', columnGap: 1 }}>
        <Typography variant="body2" sx={{ fontWeight: 550 }}>
          {text('at', { time: writeTime(pickupTime, context.returnZone, new Date(from)) })}
        </Typography>
        <Button
          size="small"
          aria-label={text('edit')}
          onClick={onEdit}
          sx={{ minHeight: { xs: 44, sm: 32 } }}
        >
          {translate('ra.action.edit')}
        </Button>
      </Box>
      {errors.time ? <FormHelperText error>{errors.time}</FormHelperText> : null}
      {isFromAirport ? <ReturnFlight /> : null}
      {errors.offer ? <FormHelperText error>{errors.offer}</FormHelperText> : null}
    </Box>
  );
}
