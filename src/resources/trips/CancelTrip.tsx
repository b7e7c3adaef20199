import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { v4 as uuid } from 'uuid';
import type { Trip } from '../../../contract/resources/bookings.ts';
import { cancelBooking } from '../../dataProvider/bookingCalls.ts';
import { problemOf } from '../../dataProvider/http.ts';
import { ConfirmDialog } from '../../dialogs/ConfirmDialog.tsx';
import { useCancellingTexts } from './useCancellingTexts.ts';

/** Asks before a trip is cancelled. Pressing twice, or again after a failure, cancels once. */
export function CancelTrip({ trip, onClose }: { trip: Trip; onClose: () => void }) {
  const translate = useTranslate();
  const notify = useNotify();
  const cancellingTexts = useCancellingTexts();
  const queryClient = useQueryClient();
  const [attempt] = useState(() => uuid());
  const cancelling = useMutation({
    mutationFn: () => cancelBooking(trip.id, attempt),
    onSuccess: () => {
      notify('trips.cancel.done', { type: 'success' });
      onClose();
    },
    // Also after a refusal: the driver may have arrived in the meantime, and the list should show
    // it.
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['bookings'] }),
  });
  const { error } = cancelling;
  const texts = [
    translate('trips.cancel.text', { name: trip.passengerName, from: trip.originAddress }),
    ...cancellingTexts(trip),
  ];
  return (
    <ConfirmDialog
      title={translate('trips.cancel.title')}
      failure={
        error ? (problemOf(error)?.displayMessage ?? translate('trips.cancel.failed')) : undefined
      }
      isBusy={cancelling.isPending}
      keepLabel={translate('trips.cancel.keep')}
      confirmLabel={translate('trips.cancel.confirm')}
      isDangerous
      onKeep={onClose}
      onConfirm={() => cancelling.mutate()}
    >
      {texts.join(' ')}
    </ConfirmDialog>
  );
}
