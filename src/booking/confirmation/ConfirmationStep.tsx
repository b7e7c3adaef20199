import { Box, Button } from '@mui/material';
import { useEffect, useState } from 'react';
import { HttpError, useAuthProvider, useNotify, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { stepOfField } from '../../../contract/booking/draftRules.ts';
import { takeFocus } from '../fields/takeFocus.ts';
import { RETRY_TOAST_MS } from '../fields/useRetryToast.tsx';
import { useBooking } from '../state/BookingContext.ts';
import { isDuplicate, type Failure, type Submission } from '../state/submissionState.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { DuplicateDialog } from './DuplicateDialog.tsx';
import { StatusCard } from './StatusCard.tsx';
import { useFailureText } from './StatusHead.tsx';
import { useLiveTrip } from './useLiveTrip.ts';

/** Trips that lie ahead are listed on a tab of their own. */
const tripListOf = (submission: Exclude<Submission, { phase: 'idle' }>): string =>
  submission.request.pickupTime ? '/trips/pre-bookings' : '/trips/all-trips';

const refusedFields = ({ problem }: Failure): Record<string, string> =>
  Object.fromEntries(
    Object.entries(problem?.errors ?? {}).map(([path, { message }]) => [path, message]),
  );

/** The booking on its way, and afterwards. */
export function ConfirmationStep({
  submission,
}: {
  submission: Exclude<Submission, { phase: 'idle' }>;
}) {
  const translate = useTranslate();
  const notify = useNotify();
  const authProvider = useAuthProvider();
  const failureText = useFailureText();
  const { actions, dispatch, startOver } = useBooking();
  const [isGivingUp, setGivingUp] = useState(false);
  const { phase } = submission;
  const isBooked = phase === 'booked' || phase === 'cancelling' || phase === 'cancelled';
  const trip = useLiveTrip(isBooked ? submission.bookingId : null);
  const failure = 'failure' in submission ? submission.failure : null;
  const isTwice = isDuplicate(submission);
  // A duplicate is a question, not an error: the dialog asks it.
  const told = failure && !isTwice ? failureText(failure) : null;

  useEffect(() => {
    if (told)
      notify(told, { type: 'error', autoHideDuration: RETRY_TOAST_MS, messageArgs: { _: told } });
  }, [told, notify]);

  // Not for a failure that a reload brought back: it would sign in again and again.
  const [failureBefore] = useState(failure);
  const isSignedOut = failure?.status === 401 && failure !== failureBefore;
  useEffect(() => {
    // The attempt is kept: after signing in again it can be gone on with.
    if (isSignedOut) void authProvider?.checkError(new HttpError('', 401)).catch(() => {});
  }, [isSignedOut, authProvider]);

  const backToForm = (): void => {
    if (submission.phase !== 'refused') return;
    const refusals = refusedFields(submission.failure);
    const [first] = Object.keys(refusals);
    actions.release();
    dispatch({ type: 'refused', step: first ? stepOfField(first) : 'vehicle', refusals });
  };
  // What comes next is one key away; what happened is read out by the card.
  const button = (label: string, onClick: () => void) => (
    <Button key={label} ref={takeFocus} variant="contained" size="large" onClick={onClick}>
      {translate(`booking.status.${label}`)}
    </Button>
  );

  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2.5, pb: 3 }}>
      <StatusCard
        submission={isTwice ? { ...submission, phase: 'requesting' } : submission}
        trip={trip}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        {phase === 'uncertain' ? button('retry', () => void actions.retry()) : null}
        {phase === 'refused' && !isTwice ? button('backToForm', backToForm) : null}
        {isBooked && phase !== 'cancelling' ? button('another', startOver) : null}
        {isBooked || phase === 'uncertain' ? (
          <Button
            component={RouterLink}
            to={tripListOf(submission)}
            variant="outlined"
            size="large"
          >
            {translate('booking.status.trips')}
          </Button>
        ) : null}
        {phase === 'uncertain' ? (
          <Button color="inherit" size="large" onClick={() => setGivingUp(true)}>
            {translate('booking.status.giveUp')}
          </Button>
        ) : null}
      </Box>
      <DuplicateDialog
        submission={submission}
        onBack={backToForm}
        onBook={() => void actions.acknowledge()}
      />
      <ConfirmDialog
        isOpen={isGivingUp && phase === 'uncertain'}
        title={translate('booking.giveUpDialog.title')}
        keepLabel={translate('booking.giveUpDialog.keep')}
        confirmLabel={translate('booking.giveUpDialog.confirm')}
        isDangerous
        onKeep={() => setGivingUp(false)}
        onConfirm={() => {
          setGivingUp(false);
          actions.abandon();
        }}
      >
        {translate('booking.giveUpDialog.text')}
      </ConfirmDialog>
    </Box>
  );
}
