import { Link } from '@mui/material';
import { type ReactNode, useEffect, useState } from 'react';
import { useEvent, useTranslate } from 'react-admin';
import { REQUEST_LIFE_MINUTES } from '../../../contract/booking/status.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { useProgress } from '../state/BookingContext.ts';
import { zoneNote } from '../../resources/declared/format.ts';
import { questionOf, type Leg } from '../state/leg.ts';
import type { LegName } from '../state/submissionState.ts';
import { ConfirmDialog } from '../../admin/dialogs/ConfirmDialog.tsx';
import { stoppedMoveUndone } from '../../admin/dialogs/guards.tsx';
import { tripAddress } from '../../shell/addresses.ts';

interface LegQuestionProps {
  name: LegName;
  leg: Leg;
  /** Goes back from the outbound trip to the form. */
  onBack: () => void;
}

const paramsOf = (leg: Leg) => (leg.phase === 'refused' ? leg.failure.problem?.params : null) ?? {};

/** What is known of the trip that is booked already. */
function OtherTrip({ leg }: { leg: Leg }): ReactNode {
  const translate = useTranslate();
  const { dateTime, locale } = useFormats();
  const { pickupAt, pickupTimeZone: zone, bookingId, state } = paramsOf(leg);
  // A trip that is only requested may never be confirmed, and until it is, no page shows it.
  const isUnfinished = state !== undefined && state !== 'CONFIRMED';
  let time = '';
  if (typeof pickupAt === 'string' && typeof zone === 'string')
    time = [dateTime(pickupAt, zone), zoneNote(pickupAt, zone, locale)].filter(Boolean).join(' ');
  return (
    <>
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
    </>
  );
}

/** Asks whether a trip should be booked once more, or at a higher fare than was shown. */
export function LegQuestion({ name, leg, onBack }: LegQuestionProps) {
  const translate = useTranslate();
  const { actions } = useProgress();
  const asked = questionOf(leg);
  /** The question that was answered with no. The card of a return says so and offers it again. */
  const [answered, setAnswered] = useState('');
  const question = `${leg.attempt} ${asked}`;
  const isLeft = question === answered;
  const goBack = useEvent(onBack);
  // Once the dialog is closed: while it is open, it stops every move back in the history.
  useEffect(() => {
    if (isLeft && name === 'outbound') void stoppedMoveUndone().then(goBack);
  }, [isLeft, name, goBack]);
  const problem = leg.phase === 'refused' ? leg.failure.problem : null;
  const isFare = asked === 'fare';
  return (
    <ConfirmDialog
      isCareful
      isOpen={asked !== null && !isLeft}
      title={(isFare && problem?.displayTitle) || translate('booking.duplicateDialog.title')}
      keepLabel={translate(`booking.legs.duplicateBack.${name}`)}
      confirmLabel={
        isFare
          ? translate('booking.fareDialog.book', { fare: paramsOf(leg)['fare'] })
          : translate('booking.duplicateDialog.book')
      }
      onKeep={() => setAnswered(question)}
      onConfirm={() => void actions.acknowledge(name)}
    >
      {isFare ? problem?.displayMessage : <OtherTrip leg={leg} />}
    </ConfirmDialog>
  );
}
