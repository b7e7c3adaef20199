import { Link } from '@mui/material';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { isCancellable } from '../../../contract/booking/status.ts';
import type { Trip } from '../../../contract/resources/bookings.ts';
import { useTellFailure } from '../../failures/Failed.tsx';
import { errorOf } from '../state/failure.ts';
import { useCancellingTexts } from '../../resources/trips/useCancellingTexts.ts';
import { nameOf } from '../names.ts';
import { useProgress } from '../state/BookingContext.ts';
import type { LegName } from '../state/submissionState.ts';
import { ConfirmDialog } from '../../admin/dialogs/ConfirmDialog.tsx';

/** The link that cancels a booked trip, with its question; absent once it is too late. */
export function CancelBooking({ name, trip }: { name: LegName; trip: Trip | undefined }) {
  const translate = useTranslate();
  const notify = useNotify();
  const tellFailure = useTellFailure();
  const cancellingTexts = useCancellingTexts();
  const { actions } = useProgress();
  const [isAsking, setAsking] = useState(false);
  if (trip && !isCancellable(trip.status)) return null;

  const cancel = async (): Promise<void> => {
    setAsking(false);
    await actions.cancel(name);
    const after = actions.state();
    const leg = after.phase === 'open' ? after[name] : null;
    if (leg?.phase === 'cancelled') {
      notify('booking.cancelDialog.success', { type: 'success' });
      return;
    }
    const failure = leg?.phase === 'booked' ? leg.cancelFailure : null;
    const failed = 'booking.cancelDialog.failed';
    tellFailure(failure && errorOf(failure, failed), failed);
  };

  return (
    <>
      <Link
        component="button"
        type="button"
        variant="body2"
        color="error"
        onClick={() => setAsking(true)}
        sx={{ mt: { xs: 1, sm: 2 }, minHeight: { xs: 44, sm: 24 } }}
      >
        {translate(`booking.legs.cancel.${name}`)}
      </Link>
      <ConfirmDialog
        isOpen={isAsking}
        title={translate(`booking.legs.cancelTitle.${name}`)}
        keepLabel={translate('booking.cancelDialog.keep')}
        confirmLabel={translate('booking.cancelDialog.confirm')}
        isDangerous
        onKeep={() => setAsking(false)}
        onConfirm={() => void cancel()}
      >
        {[
          trip
            ? translate('booking.cancelDialog.text', { name: nameOf(trip.userInfo) })
            : translate('booking.cancelDialog.textUnnamed'),
          ...(trip ? cancellingTexts(trip) : []),
        ].join(' ')}
      </ConfirmDialog>
    </>
  );
}
