import FlightIcon from '@mui/icons-material/FlightRounded';
import { Box, TextField, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { airportEnd, type DraftFlight } from '../../../contract/booking/draft.ts';
import { maskTime, readTime } from '../../../contract/booking/timeField.ts';
import { useBooking } from '../state/BookingContext.ts';
import { useFieldError } from './useFieldError.ts';

const PATH = 'bookingProperties.flightInfo';

type TextName = 'number' | 'terminal' | 'arrivalTime';
type CountName = 'totalPassengers' | 'totalSmallBags' | 'totalLargeBags';

interface FlightTextProps {
  name: TextName;
  label: string;
  maxLength: number;
}

function FlightText({ name, label, maxLength }: FlightTextProps) {
  const { wizard, dispatch } = useBooking();
  const value = wizard.draft.flight[name];
  const error = useFieldError(`flight.${name}`, { path: `${PATH}.${name}` });
  const set = (text: string) => dispatch({ type: 'flightTyped', flight: { [name]: text } });
  const isTime = name === 'arrivalTime';
  return (
    <TextField
      label={label}
      value={value}
      onChange={({ target }) => set(isTime ? maskTime(target.value) : target.value)}
      onBlur={() => {
        const read = readTime(value);
        if (isTime && read.kind === 'time') set(read.time);
      }}
      error={error !== undefined}
      helperText={error}
      fullWidth
      slotProps={{ htmlInput: { maxLength, autoComplete: 'off', spellCheck: false } }}
    />
  );
}

function FlightCount({ name, label, min }: { name: CountName; label: string; min: number }) {
  const { wizard, dispatch } = useBooking();
  return (
    <TextField
      type="number"
      label={label}
      value={wizard.draft.flight[name]}
      onChange={({ target }) => {
        const flight: Partial<DraftFlight> = { [name]: Number.parseInt(target.value, 10) };
        dispatch({ type: 'flightTyped', flight });
      }}
      onFocus={({ target }) => target.select()}
      fullWidth
      slotProps={{ htmlInput: { min, max: 100, inputMode: 'numeric' } }}
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
          gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
          columnGap: 1.5,
        }}
      >
        <FlightText name="number" label={text('number')} maxLength={10} />
        <FlightText name="terminal" label={text('terminal')} maxLength={60} />
        <FlightText
          name="arrivalTime"
          label={text(end === 'pickup' ? 'arrivalTime' : 'departureTime')}
          maxLength={5}
        />
        <FlightCount name="totalPassengers" label={text('passengers')} min={1} />
        <FlightCount name="totalSmallBags" label={text('smallBags')} min={0} />
        <FlightCount name="totalLargeBags" label={text('largeBags')} min={0} />
      </Box>
    </Box>
  );
}
