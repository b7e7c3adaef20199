import ReturnIcon from '@mui/icons-material/KeyboardReturnRounded';
import TrackIcon from '@mui/icons-material/MyLocationOutlined';
import { Box, Button } from '@mui/material';
import { useLocale, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { returnDraftFrom } from '../../../contract/booking/draftRequest.ts';
import type { Trip } from '../../../contract/resources/bookings.ts';
import { trackingUrl } from '../../resources/trips/TripActions.tsx';
import { useDispatch, useProgress, useQuotes } from '../state/BookingContext.ts';
import { firstEntry } from '../state/stepHistory.ts';
import { firstStepOf } from '../state/wizard.ts';
import { useFormAddress } from '../useFormAddress.ts';
import { CopyButton } from '../../admin/dialogs/CopyButton.tsx';

interface BookedToolsProps {
  trip: Trip;
  /** The return was not booked with it. */
  canReturn: boolean;
}

/** What can be done with a trip that was just booked: follow it, share it, book the return. */
export function BookedTools({ trip, canReturn }: BookedToolsProps) {
  const translate = useTranslate();
  const tracking = trackingUrl(trip, useLocale() ?? 'en');
  const dispatch = useDispatch();
  const { startOver } = useProgress();
  const { context } = useQuotes();
  const navigate = useNavigate();
  const form = useFormAddress();
  const bookReturn = (): void => {
    const draft = returnDraftFrom(trip, { ...context, now: new Date() });
    const run = crypto.randomUUID();
    startOver();
    dispatch({ type: 'prefilled', draft, run });
    void navigate(form, {
      replace: true,
      state: { booking: firstEntry(run, firstStepOf(draft)) },
    });
  };
  const small = { variant: 'outlined', size: 'small' } as const;
  const target = { minHeight: { xs: 44, sm: 32 } };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
      {tracking ? (
        <>
          <Button
            {...small}
            startIcon={<TrackIcon />}
            href={tracking}
            target="_blank"
            rel="noopener noreferrer"
            sx={target}
          >
            {translate('trips.actions.track')}
          </Button>
          <CopyButton label={translate('booking.status.copyTracking')} text={tracking} />
        </>
      ) : null}
      {trip.dispatchId ? (
        <CopyButton label={translate('booking.status.copyId')} text={trip.dispatchId} />
      ) : null}
      {canReturn ? (
        <Button {...small} startIcon={<ReturnIcon />} onClick={bookReturn} sx={target}>
          {translate('booking.status.bookReturn')}
        </Button>
      ) : null}
    </Box>
  );
}
