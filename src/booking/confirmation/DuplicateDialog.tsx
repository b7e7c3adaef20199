import { Link } from '@mui/material';
import { useEffect, useState } from 'react';
import { useEvent, useTranslate } from 'react-admin';
import { REQUEST_LIFE_MINUTES } from '../../../contract/booking/status.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { useProgress } from '../state/BookingContext.ts';
import { zoneNote } from '../../resources/declared/format.ts';
import { isDuplicate, type Leg } from '../state/leg.ts';
import type { LegName } from '../state/submissionState.ts';
import { ConfirmDialog } from '../../dialogs/ConfirmDialog.tsx';
import { stoppedMoveUndone } from '../../dialogs/guards.tsx';
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
  const { dateTime, locale } = useFormats();
  const { actions } = useProgress();
  /** The trip that was left unbooked. The card of a return says so and offers it again. */
  const [leftAttempt, setLeftAttempt] = useState('');
  const isLeft = leg.attempt === leftAttempt;
  const goBack = useEvent(onBack);
  // Once the dialog is closed: while it is open, it stops every move back in the history.
  useEffect(() => {
    if (isLeft && name === 'outbound') void stoppedMoveUndone().then(goBack);
  }, [isLeft, name, goBack]);
  const {
    pickupAt,
    pickupTimeZone: zone,
    bookingId,
    state,
  } = (leg.phase === 'refused' ? leg.failure.problem?.params : undefined) ?? {};
  // A trip that is only requested may never be confirmed, and until it is, no page shows it.
  const isUnfinished = state !== undefined && state !== 'CONFIRMED';
  let time = '';
  if (typeof pickupAt === 'string' && typeof zone === 'string')
    time = [dateTime(pickupAt, zone), zoneNote(pickupAt, zone, locale)].filter(Boolean).join(' ');
  return (
    <ConfirmDialog
      isCareful
      isOpen={isDuplicate(leg) && !isLeft}
      title={translate('booking.duplicateDialog.title')}
      keepLabel={translate(`booking.legs.duplicateBack.${name}`)}
      confirmLabel={translate('booking.duplicateDialog.book')}
      onKeep={() => setLeftAttempt(leg.attempt)}
      onConfirm={() => void actions.acknowledge(name)}
    >
      {translate(`booking.duplicateDialog.${isUnfinished ? 'unfinished' : 'text'}`, {
        minutes: REQUEST_LIFE_MINUTES,
        pickup: leg.request.origin.address,
        dropoff: leg.request.destination.address,
        time,
      })}
      {!isUnfinished && typeof bookingId === 'string' ? (
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
