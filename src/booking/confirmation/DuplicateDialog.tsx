import { Link } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useFormats } from '../../i18n/useFormats.ts';
import { useProgress } from '../state/BookingContext.ts';
import { isDuplicate, type Leg } from '../state/leg.ts';
import type { LegName } from '../state/submissionState.ts';
import { ConfirmDialog } from '../../dialogs/ConfirmDialog.tsx';
import { tripAddress } from '../../shell/addresses.ts';

interface DuplicateDialogProps {
  name: LegName;
  leg: Leg;
  /** Goes back from the outbound trip to the form. */
  onBack: () => void;
}

/** Asks whether a trip that is booked already should be booked once more. */
export function DuplicateDialog({ name, leg, onBack }: DuplicateDialogProps) {
  const translate = useTranslate();
  const { dateTime } = useFormats();
  const { actions } = useProgress();
  /** The return that was left unbooked; its card says so and offers it again. */
  const [leftAttempt, setLeftAttempt] = useState('');
  const { pickupTime, bookingId } =
    (leg.phase === 'refused' ? leg.failure.problem?.params : undefined) ?? {};
  return (
    <ConfirmDialog
      isCareful
      isOpen={isDuplicate(leg) && leg.attempt !== leftAttempt}
      title={translate('booking.duplicateDialog.title')}
      keepLabel={translate(`booking.legs.duplicateBack.${name}`)}
      confirmLabel={translate('booking.duplicateDialog.book')}
      onKeep={() => (name === 'outbound' ? onBack() : setLeftAttempt(leg.attempt))}
      onConfirm={() => void actions.acknowledge(name)}
    >
      {translate('booking.duplicateDialog.text', {
        pickup: leg.request.origin.address,
        dropoff: leg.request.destination.address,
        time: typeof pickupTime === 'string' ? dateTime(`${pickupTime}Z`, 'UTC') : '',
      })}
      {typeof bookingId === 'string' ? (
        <Link
          // In a new tab, because the question here still has to be answered.
          href={tripAddress(bookingId)}
          target="_blank"
          rel="noopener"
          sx={{ display: 'flex', width: 'fit-content', alignItems: 'center', minHeight: 44 }}
        >
          {translate('booking.duplicateDialog.show')}
        </Link>
      ) : null}
    </ConfirmDialog>
  );
}
