import { Box, Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { takeFocus } from '../../admin/dialogs/takeFocus.ts';
import { useDispatch, useProgress } from '../state/BookingContext.ts';
import { hasFailed, isSettled, legsOf, type OpenSubmission } from '../state/submissionState.ts';
import { FormFooter } from '../steps/FormFooter.tsx';
import { LegQuestion } from './LegQuestion.tsx';
import { GiveUp } from './GiveUp.tsx';
import { stepToCorrect } from './LegActions.tsx';
import { LegCard } from './LegCard.tsx';

/** Future trips are listed on a separate tab. */
const tripListOf = ({ outbound }: OpenSubmission): string =>
  outbound.request.pickupTime ? '/trips/pre-bookings' : '/trips/all-trips';

/** The booking while it is being sent, and afterwards. */
export function ConfirmationStep({ submission }: { submission: OpenSubmission }) {
  const translate = useTranslate();
  const dispatch = useDispatch();
  const { startOver } = useProgress();
  const { outbound } = submission;
  const isBooked = outbound.phase === 'booked' || outbound.phase === 'cancelled';
  const [lost] = legsOf(submission).find(([, leg]) => leg.phase === 'uncertain') ?? [null];
  const needsAnswer = legsOf(submission).some(
    ([, leg]) => leg.phase === 'uncertain' || hasFailed(leg),
  );
  const backToForm = (): void => dispatch({ type: 'stepOpened', step: stepToCorrect(outbound) });

  const isOver = isSettled(submission);
  const canSeeTrips = isBooked || lost !== null;

  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', flex: 1 }}>
      <Box sx={{ display: 'flex', flexDirection: 'column', flex: 1, gap: 2.5, pb: 3 }}>
        {legsOf(submission).map(([name, leg]) => (
          <LegCard key={name} name={name} leg={leg} isAlone={submission.inbound === null} />
        ))}
      </Box>
      {isOver || canSeeTrips ? (
        // In view however long the cards are, because one of its buttons gets the focus.
        <FormFooter>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
            {isOver ? (
              // The next action is one key away; the cards read out what happened.
              <Button
                ref={needsAnswer ? undefined : takeFocus}
                variant={needsAnswer ? 'outlined' : 'contained'}
                size="large"
                onClick={startOver}
              >
                {translate('booking.status.another')}
              </Button>
            ) : null}
            {canSeeTrips ? (
              <Button
                component={RouterLink}
                to={tripListOf(submission)}
                variant="outlined"
                size="large"
              >
                {translate('booking.status.trips')}
              </Button>
            ) : null}
            {lost === null ? null : <GiveUp name={lost} />}
          </Box>
        </FormFooter>
      ) : null}
      {legsOf(submission).map(([name, leg]) => (
        <LegQuestion key={name} name={name} leg={leg} onBack={backToForm} />
      ))}
    </Box>
  );
}
