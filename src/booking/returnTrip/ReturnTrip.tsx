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
import {
  proposedReturn,
  returnAirportEnd,
  returnFrom,
} from '../../../contract/booking/returnTrip.ts';
import { useFieldError } from '../fields/useFieldError.ts';
import { useDispatch, useDraft, useDraftForm, useQuotes } from '../state/BookingContext.ts';
import { useLocalTime } from '../useLocalTime.ts';
import { isTextOrNull, useKept } from '../../drafts/useKept.ts';
import { ReturnDialog } from './ReturnDialog.tsx';

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
      sx={{ width: { xs: '100%', sm: 200 } }}
      slotProps={{
        htmlInput: { autoComplete: 'off', spellCheck: false },
      }}
    />
  );
}

/** Whether the passenger travels back, when, and on which flight. */
export function ReturnTrip() {
  const translate = useTranslate();
  const text = (key: string, values?: object) => translate(`booking.returnTrip.${key}`, values);
  const writeTime = useLocalTime();
  const { store, dispatch } = useDraftForm();
  const { context, fareOf } = useQuotes();
  const pickupTime = useDraft(({ draft }) => draft.returnTrip?.pickupTime ?? null);
  const from = useDraft(({ draft }) => returnFrom(draft, context).getTime());
  const isFromAirport = useDraft(({ draft }) => returnAirportEnd(draft) !== null);
  /** The time that the open dialog proposes. */
  const [proposal, setProposal] = useKept<string | null>('return', null, isTextOrNull);
  // The time was valid when it was chosen; if it no longer is, the error shows without delay.
  const timeError = useFieldError('returnTime', { left: true });
  const offerError = useFieldError('returnTrip', { left: true });

  const ask = (): void => {
    const durationSeconds = fareOf(context.offer)?.data?.durationSeconds ?? null;
    setProposal(
      proposedReturn(store.state().draft, { ...context, now: new Date() }, durationSeconds),
    );
  };

  return (
    <Box>
      <FormControlLabel
        label={text('wanted')}
        control={
          <Checkbox
            checked={pickupTime !== null || proposal !== null}
            onChange={() => (pickupTime ? dispatch({ type: 'returnDropped' }) : ask())}
          />
        }
      />
      {pickupTime ? (
        <Box sx={{ pl: { sm: 4 }, display: 'flex', flexDirection: 'column', gap: 1 }}>
          <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', columnGap: 1 }}>
            <Typography variant="body2" sx={{ fontWeight: 550 }}>
              {text('at', {
                time: writeTime(pickupTime, context.returnZone, new Date(from)),
              })}
            </Typography>
            <Button
              size="small"
              aria-label={text('edit')}
              onClick={() => setProposal(pickupTime)}
              // A wrong time is corrected here, so trying to go on too early leads here.
              aria-invalid={timeError !== undefined}
            >
              {translate('ra.action.edit')}
            </Button>
          </Box>
          {timeError ? <FormHelperText error>{timeError}</FormHelperText> : null}
          {isFromAirport ? <ReturnFlight /> : null}
          {offerError ? <FormHelperText error>{offerError}</FormHelperText> : null}
        </Box>
      ) : null}
      {proposal === null ? null : (
        <ReturnDialog
          initial={proposal}
          onCancel={() => setProposal(null)}
          onConfirm={(chosen) => {
            setProposal(null);
            dispatch({ type: 'returnChosen', pickupTime: chosen });
          }}
        />
      )}
    </Box>
  );
}
