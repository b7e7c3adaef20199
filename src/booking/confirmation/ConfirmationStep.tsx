import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { takeFocus } from '../../dialogs/takeFocus.ts';
import { useBooking } from '../state/BookingContext.ts';
import {
  hasFailed,
  isSettled,
  isUncertain,
  legsOf,
  type OpenSubmission,
} from '../state/submissionState.ts';
import { ConfirmDialog } from '../../dialogs/ConfirmDialog.tsx';
import { DuplicateDialog } from './DuplicateDialog.tsx';
import { stepToMend } from './LegActions.tsx';
import { LegCard } from './LegCard.tsx';

/** Trips that lie ahead are listed on a tab of their own. */
const tripListOf = ({ outbound }: OpenSubmission): string =>
  outbound.request.pickupTime ? '/trips/pre-bookings' : '/trips/all-trips';

/** The booking on its way, and afterwards. */
export function ConfirmationStep({ submission }: { submission: OpenSubmission }) {
  const translate = useTranslate();
  const { actions, dispatch, startOver } = useBooking();
  const [isGivingUp, setGivingUp] = useState(false);
  const { outbound } = submission;
  const isBooked = outbound.phase === 'booked' || outbound.phase === 'cancelled';
  const isLost = isUncertain(submission);
  const needsAnswer = legsOf(submission).some(
    ([, leg]) => leg.phase === 'uncertain' || hasFailed(leg),
  );
  const backToForm = (): void => dispatch({ type: 'stepOpened', step: stepToMend(outbound) });
  const another = (): void => (isLost ? setGivingUp(true) : startOver());

  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2.5, pb: 3 }}>
      {legsOf(submission).map(([name, leg]) => (
        <LegCard key={name} name={name} leg={leg} />
      ))}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        {isSettled(submission) || (isBooked && isLost) ? (
          // What comes next is one key away; what happened is read out by the cards.
          <Button
            ref={needsAnswer ? undefined : takeFocus}
            variant={needsAnswer ? 'outlined' : 'contained'}
            size="large"
            onClick={another}
          >
            {translate('booking.status.another')}
          </Button>
        ) : null}
        {isBooked || isLost ? (
          <Button
            component={RouterLink}
            to={tripListOf(submission)}
            variant="outlined"
            size="large"
          >
            {translate('booking.status.trips')}
          </Button>
        ) : null}
        {isLost && !isBooked ? (
          <Button color="inherit" size="large" onClick={() => setGivingUp(true)}>
            {translate('booking.status.giveUp')}
          </Button>
        ) : null}
      </Box>
      {legsOf(submission).map(([name, leg]) => (
        <DuplicateDialog key={name} name={name} leg={leg} onBack={backToForm} />
      ))}
      <ConfirmDialog
        isOpen={isGivingUp && isLost}
        title={translate('booking.giveUpDialog.title')}
        keepLabel={translate('booking.giveUpDialog.keep')}
        confirmLabel={translate('booking.giveUpDialog.confirm')}
        isDangerous
        onKeep={() => setGivingUp(false)}
        onConfirm={() => {
          setGivingUp(false);
          actions.abandon();
          if (isBooked) startOver();
        }}
      >
        {translate('booking.giveUpDialog.text')}
      </ConfirmDialog>
    </Box>
  );
}
