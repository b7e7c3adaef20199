import FlightIcon from '@mui/icons-material/FlightRounded';
import { Box, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { airportEnd } from '../../../contract/booking/draft.ts';
import { FLIGHT_NUMBER_MAX_LENGTH, MAX_TRAVELLERS } from '../../../contract/booking/request.ts';
import { maskClock, pastedTime, readTime } from '../../../contract/booking/timeField.ts';
import { useBooking } from '../state/BookingContext.ts';
import { CountField } from './CountField.tsx';
import { useFieldError } from './useFieldError.ts';

const PATH = 'bookingProperties.flightInfo';
const TERMINAL_MAX_LENGTH = 60;

interface FlightTextProps {
  name: 'number' | 'terminal' | 'arrivalTime';
  label: string;
  maxLength?: number;
}

function FlightText({ name, label, maxLength }: FlightTextProps) {
  const translate = useTranslate();
  const { wizard, dispatch } = useBooking();
  const [isLeft, setLeft] = useState(true);
  const value = wizard.draft.flight[name];
  const left = isLeft && value.trim() !== '';
  const error = useFieldError(`flight.${name}`, { path: `${PATH}.${name}`, left });
  const set = (text: string) => dispatch({ type: 'flightTyped', flight: { [name]: text } });
  const isTime = name === 'arrivalTime';
  return (
    <TextField
      id={`booking-flight-${name}`}
      label={translate(`booking.flight.${label}`)}
      placeholder={isTime ? 'HH:mm' : ''}
      value={value}
      onChange={({ target }) => set(isTime ? maskClock(target.value) : target.value)}
      onPaste={(event) => {
        if (!isTime) return;
        event.preventDefault();
        set(maskClock(pastedTime(event.clipboardData.getData('text'))));
      }}
      onFocus={() => setLeft(false)}
      onBlur={() => {
        setLeft(true);
        const read = readTime(value);
        if (isTime && read.kind === 'time') set(read.time);
      }}
      error={error !== undefined}
      helperText={error}
      fullWidth
      slotProps={{
        htmlInput: {
          maxLength,
          autoComplete: 'off',
          spellCheck: false,
          ...(isTime ? { inputMode: 'numeric' } : {}),
        },
      }}
    />
  );
}

interface FlightCountProps {
  name: 'totalPassengers' | 'totalSmallBags' | 'totalLargeBags';
  min: number;
}

function FlightCount({ name, min }: FlightCountProps) {
  const translate = useTranslate();
  const { wizard, dispatch } = useBooking();
  return (
    <CountField
      id={`booking-flight-${name}`}
      label={translate(`booking.flight.${name}`)}
      value={wizard.draft.flight[name]}
      min={min}
      max={MAX_TRAVELLERS}
      onChange={(count) => dispatch({ type: 'flightTyped', flight: { [name]: count } })}
    />
  );
}

/** What the driver needs to know of the flight, where the trip touches an airport. */
export function FlightPanel() {
  const translate = useTranslate();
  const end = airportEnd(useBooking().wizard.draft) ?? 'pickup';
  const text = (key: string) => translate(`booking.flight.${key}`);
  return (
    <Box
      component="fieldset"
      aria-label={text('title')}
      sx={{ m: 0, minWidth: 0, p: 2, border: 1, borderColor: 'divider', borderRadius: 2 }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 1 }}>
        <FlightIcon fontSize="small" color="primary" />
        <Typography component="h3" variant="h6">
          {text('title')}
        </Typography>
        <Typography variant="body2" color="text.secondary" sx={{ ml: 'auto' }}>
          {text('optional')}
        </Typography>
      </Box>
      <Typography variant="body2" color="text.secondary">
        {text(`${end}Text`)}
      </Typography>
      <Box
        sx={{
          mt: 1,
          display: 'grid',
          gridTemplateColumns: {
            xs: 'repeat(2, minmax(0, 1fr))',
            sm: 'repeat(3, minmax(0, 1fr))',
          },
          columnGap: 1.5,
        }}
      >
        <FlightText name="number" label="number" maxLength={FLIGHT_NUMBER_MAX_LENGTH} />
        <FlightText name="arrivalTime" label={`${end}Time`} />
        <FlightText name="terminal" label="terminal" maxLength={TERMINAL_MAX_LENGTH} />
        <FlightCount name="totalPassengers" min={1} />
        <FlightCount name="totalSmallBags" min={0} />
        <FlightCount name="totalLargeBags" min={0} />
      </Box>
    </Box>
  );
}
