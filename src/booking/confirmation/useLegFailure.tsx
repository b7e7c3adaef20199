import { Alert, Button } from '@mui/material';
import { useEffect, useState } from 'react';
import { HttpError, useAuthProvider, useNotify, useTranslate } from 'react-admin';
import { RETRY_TOAST_MS } from '../fields/useRetryToast.tsx';
import { useBooking } from '../state/BookingContext.ts';
import { isDuplicate, type Failure, type Leg } from '../state/leg.ts';
import type { LegName } from '../state/submissionState.ts';

/** Why a trip is not booked, in the server's or the card processor's words where there are any. */
export function useFailureText(): (leg: Leg) => string | null {
  const translate = useTranslate();
  const written = ({ problem, status }: Failure): string =>
    problem?.displayMessage ??
    translate(status === 409 ? 'booking.status.expired' : 'booking.status.noAnswer');
  return (leg) => {
    if (leg.phase === 'declined') return leg.message ?? translate('booking.status.declinedText');
    return leg.phase === 'refused' || leg.phase === 'uncertain' ? written(leg.failure) : null;
  };
}

/**
 * Tells of a leg's failure in a toast that offers to try it again; signs in again where the session
 * is over. The attempt is kept meanwhile and is gone on with afterwards.
 */
export function useLegFailure(name: LegName, leg: Leg): void {
  const translate = useTranslate();
  const notify = useNotify();
  const authProvider = useAuthProvider();
  const failureText = useFailureText();
  const { actions } = useBooking();
  // A duplicate is a question, not an error: the dialog asks it.
  const told = isDuplicate(leg) ? null : failureText(leg);

  useEffect(() => {
    if (told === null) return;
    notify(
      <Alert
        severity="error"
        variant="filled"
        action={
          <Button color="inherit" size="small" onClick={() => void actions.retry(name)}>
            {translate('common.retry')}
          </Button>
        }
      >
        {told}
      </Alert>,
      { type: 'error', autoHideDuration: RETRY_TOAST_MS },
    );
    // One toast for each failure; a change of the language is no new one.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [told, leg.attempt]);

  const failure = leg.phase === 'uncertain' ? leg.failure : null;
  // Not for a failure that a reload brought back: it would sign in again and again.
  const [failureBefore] = useState(failure);
  const isSignedOut = failure?.status === 401 && failure !== failureBefore;
  useEffect(() => {
    if (isSignedOut) void authProvider?.checkError(new HttpError('', 401)).catch(() => {});
  }, [isSignedOut, authProvider]);
}
