import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { v4 as uuid } from 'uuid';
import { Failed } from '../../failures/Failed.tsx';
import { isCancellable, statusName } from '../../../contract/booking/status.ts';
import type { Trip } from '../../../contract/resources/bookings.ts';
import { cancelBooking } from '../../dataProvider/bookingCalls.ts';
import { ConfirmDialog } from '../../admin/dialogs/ConfirmDialog.tsx';
import { useCancellingTexts } from './useCancellingTexts.ts';

/** Asks before a trip is cancelled. Pressing twice, or again after a failure, cancels once. */
export function CancelTrip({ trip, onClose }: { trip: Trip; onClose: () => void }) {
  const translate = useTranslate();
  const notify = useNotify();
  const cancellingTexts = useCancellingTexts();
  const queryClient = useQueryClient();
  const [attempt] = useState(() => uuid());
  const cancelling = useMutation({
    mutationFn: ({ id }: Trip) => cancelBooking(id, attempt),
    onSuccess: () => {
      notify('trips.cancel.done', { type: 'success' });
      onClose();
    },
    // Also after a refusal: the driver may have arrived in the meantime, and the list should show
    // it.
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['bookings'] }),
  });
  const { error, isPending, variables: asked } = cancelling;
  // While it is being cancelled, the trip is shown as it was when the button was pressed: the list
  // may have the cancelled trip before the answer is here.
  const shown = (isPending && asked) || trip;
  // Somebody else may cancel the trip, or its driver arrive, while the question is open.
  const isOver = !isCancellable(shown.status);
  const texts = isOver
    ? [translate('trips.cancel.over', { status: translate(`statuses.${statusName(trip.status)}`) })]
    : [
        translate('trips.cancel.text', { name: trip.passengerName, from: trip.originAddress }),
        ...cancellingTexts(shown),
      ];
  return (
    <ConfirmDialog
      title={translate('trips.cancel.title')}
      failure={error && <Failed error={error} otherwise="trips.cancel.failed" />}
      isBusy={isPending}
      isBarred={isOver}
      keepLabel={translate(isOver ? 'ra.action.close' : 'trips.cancel.keep')}
      confirmLabel={translate('trips.cancel.confirm')}
      isDangerous
      onKeep={onClose}
      onConfirm={() => cancelling.mutate(trip)}
    >
      {texts.join(' ')}
    </ConfirmDialog>
  );
}
