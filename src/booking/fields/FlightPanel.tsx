import FlightIcon from '@mui/icons-material/FlightRounded';
import { Box, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { airportEnd } from '../../../contract/booking/draft.ts';
import { FLIGHT_COUNT_LIMITS } from '../../../contract/booking/draftRules.ts';
import { maskClock, pastedTime, readTime } from '../../../contract/booking/timeField.ts';
import { useDispatch, useDraft } from '../state/BookingContext.ts';
import { CountField } from './CountField.tsx';
import { FlightNote } from './FlightNote.tsx';
import { useFieldError } from './useFieldError.ts';

const PATH = 'bookingProperties.flightInfo';

interface FlightTextProps {
  name: 'number' | 'terminal' | 'arrivalTime';
  label: string;
}

function FlightText({ name, label }: FlightTextProps) {
  const translate = useTranslate();
  const dispatch = useDispatch();
  const [isLeft, setLeft] = useState(true);
  const value = useDraft(({ draft }) => draft.flight[name]);
  const left = isLeft && value.trim() !== '';
  const error = useFieldError(`flight.${name}`, { path: `${PATH}.${name}`, left });
  const set = (text: string) => dispatch({ type: 'flightTyped', flight: { [name]: text } });
  const isTime = name === 'arrivalTime';
  return (
    <TextField
      id={`booking-flight-${name}`}
      label={translate(`booking.flight.${label}`)}
      placeholder={isTime ? translate('booking.schedule.onlyTimeHint') : ''}
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
          autoComplete: 'off',
          spellCheck: false,
          ...(isTime ? { inputMode: 'numeric' } : {}),
        },
      }}
    />
  );
}

function FlightCount({ name }: { name: keyof typeof FLIGHT_COUNT_LIMITS }) {
  const translate = useTranslate();
  const dispatch = useDispatch();
  const value = useDraft(({ draft }) => draft.flight[name]);
  const unfinished = useDraft(({ draft }) => draft.unfinishedCounts[name]);
  return (
    <CountField
      id={`booking-flight-${name}`}
      label={translate(`booking.flight.${name}`)}
      value={value}
      {...FLIGHT_COUNT_LIMITS[name]}
      field={`flight.${name}`}
      unfinished={unfinished}
      onChange={(count) => dispatch({ type: 'flightTyped', flight: { [name]: count } })}
      onUnfinished={(text) => dispatch({ type: 'countUnfinished', field: name, text })}
    />
  );
}

/** What the driver needs to know about the flight, if the trip goes to or from an airport. */
export function FlightPanel() {
  const translate = useTranslate();
  const end = useDraft(({ draft }) => airportEnd(draft)) ?? 'pickup';
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
        <Typography variant="body2" color="textSecondary" sx={{ ml: 'auto' }}>
          {text('optional')}
        </Typography>
      </Box>
      <Typography variant="body2" color="textSecondary">
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
        <FlightText name="number" label="number" />
        <FlightText name="arrivalTime" label={`${end}Time`} />
        <FlightText name="terminal" label="terminal" />
        <FlightCount name="totalPassengers" />
        <FlightCount name="totalSmallBags" />
        <FlightCount name="totalLargeBags" />
      </Box>
      <FlightNote />
    </Box>
  );
}
