import { Box, Divider, Link, Paper, Typography } from '@mui/material';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { isCancellable, type BookingStatus } from '../../../contract/booking/status.ts';
import type { Trip } from '../../../contract/resources/bookings.ts';
import { nameOf } from '../names.ts';
import { useBooking } from '../state/BookingContext.ts';
import type { Submission } from '../state/submissionState.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { StatusHead } from './StatusHead.tsx';
import { TripLines } from './TripLines.tsx';
import { useTripLines } from './useTripLines.ts';

interface StatusCardProps {
  submission: Exclude<Submission, { phase: 'idle' }>;
  trip: Trip | undefined;
}

const liveKey = (status: BookingStatus, eta: number | null): string =>
  status === 'ENROUTE' && eta !== null ? 'ENROUTE_ETA' : status;

/** One booking: how it stands, what was booked, and the way to call it off. */
export function StatusCard({ submission, trip }: StatusCardProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const { actions } = useBooking();
  const [isAsking, setAsking] = useState(false);
  const lines = useTripLines(submission.request, trip);
  const isError = submission.phase === 'uncertain' || submission.phase === 'refused';
  const canCancel = submission.phase === 'booked' && (!trip || isCancellable(trip.status));

  const cancel = async (): Promise<void> => {
    setAsking(false);
    await actions.cancel();
    const after = actions.state();
    if (after.phase === 'cancelled') {
      notify('booking.cancelDialog.success', { type: 'success' });
      return;
    }
    const failure = 'cancelFailure' in after ? after.cancelFailure : null;
    const message = failure?.problem?.displayMessage ?? 'booking.cancelDialog.failed';
    notify(message, { type: 'error', messageArgs: { _: message } });
  };

  return (
    <Paper
      variant="outlined"
      sx={{
        borderRadius: 2,
        overflow: 'hidden',
        borderColor: isError ? 'error.main' : 'divider',
        borderTopWidth: isError ? 4 : 1,
      }}
    >
      <Box sx={{ p: 2.5 }}>
        <StatusHead submission={submission} />
      </Box>
      {submission.phase === 'booked' && trip ? (
        <Box
          component="output"
          aria-live="polite"
          sx={{ px: 2.5, py: 1.25, bgcolor: 'action.hover', display: 'flex', gap: 2 }}
        >
          <Typography variant="body2" color="text.secondary">
            {translate('booking.status.live')}
          </Typography>
          <Typography variant="body2" sx={{ fontWeight: 600 }}>
            {translate(`booking.live.${liveKey(trip.status, trip.estimatedTimeArrival)}`, {
              minutes: trip.estimatedTimeArrival ?? 0,
            })}
          </Typography>
        </Box>
      ) : (
        <Divider />
      )}
      <Box sx={{ p: 2.5 }}>
        <TripLines lines={lines} />
        {canCancel ? (
          <Link
            component="button"
            type="button"
            variant="body2"
            color="error"
            onClick={() => setAsking(true)}
            sx={{ mt: 2 }}
          >
            {translate('booking.status.cancel')}
          </Link>
        ) : null}
      </Box>
      <ConfirmDialog
        isOpen={isAsking && canCancel}
        title={translate('booking.cancelDialog.title')}
        keepLabel={translate('booking.cancelDialog.keep')}
        confirmLabel={translate('booking.cancelDialog.confirm')}
        isDangerous
        onKeep={() => setAsking(false)}
        onConfirm={() => void cancel()}
      >
        {translate('booking.cancelDialog.text', {
          name: trip ? nameOf(trip.userInfo) : translate('booking.status.passenger').toLowerCase(),
        })}
      </ConfirmDialog>
    </Paper>
  );
}
