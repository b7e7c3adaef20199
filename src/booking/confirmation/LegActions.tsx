import { Box, Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { stepOfField, type DraftStep } from '../../../contract/booking/draftRules.ts';
import { isFlag, useKept } from '../../drafts/useKept.ts';
import { ReturnDialog } from '../returnTrip/ReturnDialog.tsx';
import { useDispatch, useProgress } from '../state/BookingContext.ts';
import { DeclineActions, focusInSight } from './DeclineActions.tsx';
import { questionOf, type Leg } from '../state/leg.ts';
import { hasFailed, type LegName } from '../state/submissionState.ts';

/** The step at which an outbound trip that was not booked can be corrected. */
export function stepToCorrect(leg: Leg): DraftStep {
  const problem = leg.phase === 'refused' ? leg.failure.problem : null;
  const [field] = Object.keys(problem?.errors ?? {});
  return field ? stepOfField(field) : 'vehicle';
}

/** Whether the same trip would be refused again: only a change of it can help. */
function needsChange(leg: Leg): boolean {
  const problem = leg.phase === 'refused' ? leg.failure.problem : null;
  return problem?.code === 'NOT_ALLOWED_BY_POLICY' || Boolean(problem?.errors);
}

/** How the button looks that is the most likely to help, and the others. */
const look = (isMain: boolean) =>
  isMain
    ? ({ ref: focusInSight, variant: 'contained' } as const)
    : ({ variant: 'outlined' } as const);

/** Asks for a refused return at another time. */
function AnotherTime({ leg, isMain }: { leg: Leg; isMain: boolean }) {
  const translate = useTranslate();
  const dispatch = useDispatch();
  const { actions } = useProgress();
  const [isAsking, setAsking] = useKept('return', false, isFlag);
  const { request } = leg;
  return (
    <>
      <Button {...look(isMain)} onClick={() => setAsking(true)}>
        {translate('booking.legs.changeTime')}
      </Button>
      {isAsking ? (
        <ReturnDialog
          initial={request.pickupTime ?? ''}
          onCancel={() => setAsking(false)}
          onConfirm={(pickupTime) => {
            setAsking(false);
            dispatch({ type: 'returnChosen', pickupTime });
            void actions.retry('inbound', { ...request, pickupTime });
          }}
        />
      ) : null}
    </>
  );
}

/** What can be done about an unbooked trip: try again, another time, another way of paying. */
export function LegActions({ name, leg }: { name: LegName; leg: Leg }) {
  const translate = useTranslate();
  const dispatch = useDispatch();
  const { actions } = useProgress();
  if (leg.phase === 'declined') return <DeclineActions name={name} leg={leg} />;
  if (leg.phase !== 'uncertain' && !hasFailed(leg)) return null;
  // A dialog with its own actions asks whether an outbound trip should be booked twice, or at a higher fare.
  if (name === 'outbound' && questionOf(leg)) return null;
  const isChange = needsChange(leg);
  const tryAgain = (
    <Button
      {...look(!isChange)}
      // A higher fare is asked about again, and never agreed to by this.
      onClick={() =>
        void (questionOf(leg) === 'duplicate' ? actions.acknowledge(name) : actions.retry(name))
      }
    >
      {translate('booking.status.retry')}
    </Button>
  );
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 2, ml: { sm: 5 } }}>
      {!isChange && tryAgain}
      {name === 'outbound' && hasFailed(leg) ? (
        <Button
          {...look(isChange)}
          onClick={() => dispatch({ type: 'stepOpened', step: stepToCorrect(leg) })}
        >
          {translate('booking.status.backToForm')}
        </Button>
      ) : null}
      {name === 'inbound' && leg.phase === 'refused' ? (
        <AnotherTime leg={leg} isMain={isChange} />
      ) : null}
      {isChange && tryAgain}
    </Box>
  );
}
