import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
} from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { v4 as uuid } from 'uuid';
import type { Trip } from '../../../contract/resources/bookings.ts';
import { cancelBooking } from '../../dataProvider/bookingCalls.ts';
import { problemOf } from '../../dataProvider/http.ts';

/** Asks before a trip is called off. Pressing twice, or again after a failure, cancels it once. */
export function CancelTrip({ trip, onClose }: { trip: Trip; onClose: () => void }) {
  const translate = useTranslate();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const titleId = useId();
  const textId = useId();
  const [attempt] = useState(() => uuid());
  const cancelling = useMutation({
    mutationFn: () => cancelBooking(trip.id, attempt),
    onSuccess: () => {
      notify('trips.cancel.done', { type: 'success' });
      onClose();
    },
    // Also after a refusal: the driver may have arrived meanwhile, and the list should say so.
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['bookings'] }),
  });
  const close = (): void => {
    if (!cancelling.isPending) onClose();
  };
  return (
    <Dialog
      open
      onClose={close}
      aria-labelledby={titleId}
      aria-describedby={textId}
      slotProps={{ paper: { sx: { width: 400 } } }}
    >
      <DialogTitle id={titleId}>{translate('trips.cancel.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText id={textId} sx={{ overflowWrap: 'anywhere' }}>
          {translate('trips.cancel.text', { name: trip.passengerName, from: trip.originAddress })}
        </DialogContentText>
        {cancelling.error && (
          <Alert severity="error" sx={{ mt: 2 }}>
            {problemOf(cancelling.error)?.displayMessage ?? translate('trips.cancel.failed')}
          </Alert>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={close} disabled={cancelling.isPending}>
          {translate('trips.cancel.keep')}
        </Button>
        <Button
          color="error"
          variant="contained"
          loading={cancelling.isPending}
          onClick={() => cancelling.mutate()}
        >
          {translate('trips.cancel.confirm')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
