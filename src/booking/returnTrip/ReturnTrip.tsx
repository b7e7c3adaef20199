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
import { FLIGHT_NUMBER_MAX_LENGTH } from '../../../contract/booking/request.ts';
import { proposedReturn, returnAirportEnd } from '../../../contract/booking/returnTrip.ts';
import { useFormats } from '../../resources/declared/useFormats.ts';
import { useFieldError } from '../fields/useFieldError.ts';
import { useBooking } from '../state/BookingContext.ts';
import { ReturnDialog } from './ReturnDialog.tsx';

function ReturnFlight() {
  const translate = useTranslate();
  const { wizard, dispatch } = useBooking();
  const [isLeft, setLeft] = useState(true);
  const error = useFieldError('returnFlight', { left: isLeft });
  return (
    <TextField
      id="booking-return-flight"
      label={translate('booking.returnTrip.flight')}
      value={wizard.draft.returnTrip?.flightNumber ?? ''}
      onChange={({ target }) =>
        dispatch({ type: 'returnFlightTyped', flightNumber: target.value.toUpperCase() })
      }
      onFocus={() => setLeft(false)}
      onBlur={() => setLeft(true)}
      error={error !== undefined}
      helperText={error}
      sx={{ width: { xs: '100%', sm: 200 } }}
      slotProps={{
        htmlInput: { autoComplete: 'off', spellCheck: false, maxLength: FLIGHT_NUMBER_MAX_LENGTH },
      }}
    />
  );
}

/** Whether the passenger is brought back, when, and on which flight. */
export function ReturnTrip() {
  const translate = useTranslate();
  const text = (key: string, values?: object) => translate(`booking.returnTrip.${key}`, values);
  const { dateTime } = useFormats();
  const { wizard, dispatch, context, fareOf } = useBooking();
  const { draft } = wizard;
  const { returnTrip } = draft;
  /** The time that the open dialog begins with. */
  const [proposal, setProposal] = useState<string | null>(null);
  // The time was right when it was chosen; what makes it wrong since then is told at once.
  const timeError = useFieldError('returnTime', { left: true });
  const offerError = useFieldError('returnTrip', { left: true });

  const ask = (): void => {
    const durationSeconds = fareOf(context.offer)?.data?.durationSeconds ?? null;
    setProposal(proposedReturn(draft, { ...context, now: new Date() }, durationSeconds));
  };

  return (
    <Box>
      <FormControlLabel
        label={text('wanted')}
        control={
          <Checkbox
            checked={returnTrip !== null || proposal !== null}
            onChange={() => (returnTrip ? dispatch({ type: 'returnDropped' }) : ask())}
          />
        }
      />
      {returnTrip ? (
        <Box sx={{ pl: { sm: 4 }, display: 'flex', flexDirection: 'column', gap: 1 }}>
          <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', columnGap: 1 }}>
            <Typography variant="body2" sx={{ fontWeight: 550 }}>
              {text('at', { time: dateTime(`${returnTrip.pickupTime}Z`, 'UTC') })}
            </Typography>
            <Button
              size="small"
              aria-label={text('edit')}
              onClick={() => setProposal(returnTrip.pickupTime)}
              // A wrong time is mended here, which is where an early try to go on leads.
              aria-invalid={timeError !== undefined}
            >
              {translate('ra.action.edit')}
            </Button>
          </Box>
          {timeError ? <FormHelperText error>{timeError}</FormHelperText> : null}
          {returnAirportEnd(draft) === null ? null : <ReturnFlight />}
          {offerError ? <FormHelperText error>{offerError}</FormHelperText> : null}
        </Box>
      ) : null}
      {proposal === null ? null : (
        <ReturnDialog
          initial={proposal}
          onCancel={() => setProposal(null)}
          onConfirm={(pickupTime) => {
            setProposal(null);
            dispatch({ type: 'returnChosen', pickupTime });
          }}
        />
      )}
    </Box>
  );
}
