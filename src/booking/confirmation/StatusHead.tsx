import CancelIcon from '@mui/icons-material/CancelOutlined';
import CheckIcon from '@mui/icons-material/CheckCircleRounded';
import ErrorIcon from '@mui/icons-material/ErrorRounded';
import WaitingIcon from '@mui/icons-material/ScheduleRounded';
import { Box, CircularProgress, Typography } from '@mui/material';
import { useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { takeFocus } from '../../admin/dialogs/takeFocus.ts';
import { isUnsent, questionOf, type Leg, type LegPhase } from '../state/leg.ts';
import type { LegName } from '../state/submissionState.ts';
import { useFailureText } from './useLegFailure.tsx';

type Tone = 'waiting' | 'busy' | 'success' | 'error' | 'neutral';
interface Head {
  tone: Tone;
  /** The key of its text, which exists for the outbound trip and for the return. */
  title: string;
  /** The key of a further explanation, where there is one. */
  text?: string;
}

const CREATING: Head = { tone: 'busy', title: 'creating', text: 'creatingText' };
/** The attempt that was given up had become a trip, which was cancelled. */
const CALLED_OFF: Head = { tone: 'neutral', title: 'abandoned', text: 'calledOffText' };
const CANCELLED: Head = { tone: 'neutral', title: 'cancelled' };
const HEADS: Record<LegPhase, Head> = {
  waiting: { tone: 'waiting', title: 'waiting' },
  requesting: CREATING,
  paying: { tone: 'busy', title: 'paying', text: 'payingText' },
  confirming: CREATING,
  callingOff: CREATING,
  uncertain: { tone: 'error', title: 'uncertain', text: 'uncertainText' },
  abandoning: { tone: 'busy', title: 'abandoning', text: 'abandoningText' },
  abandoned: { tone: 'neutral', title: 'abandoned', text: 'abandonedText' },
  refused: { tone: 'error', title: 'error' },
  declined: { tone: 'error', title: 'declined', text: 'nothingCharged' },
  booked: { tone: 'success', title: 'created', text: 'createdText' },
  cancelling: { tone: 'busy', title: 'cancelling' },
  cancelled: CANCELLED,
};

const UNSENT: Head = { tone: 'error', title: 'unsent' };

function headOf(leg: Leg): Head {
  if (isUnsent(leg)) return UNSENT;
  return leg.phase === 'abandoned' && leg.wasBooked ? CALLED_OFF : HEADS[leg.phase];
}

function Mark({ tone }: { tone: Tone }) {
  if (tone === 'busy') return <CircularProgress size={24} />;
  if (tone === 'success') return <CheckIcon color="success" />;
  if (tone === 'error') return <ErrorIcon color="error" />;
  if (tone === 'waiting') return <WaitingIcon sx={{ color: 'text.secondary' }} />;
  return <CancelIcon sx={{ color: 'text.secondary' }} />;
}

interface StatusHeadProps {
  name: LegName;
  leg: Leg;
  /** The booked trip has been cancelled since, here or elsewhere. */
  isCalledOff: boolean | undefined;
}

/** The status of a trip; read out when it changes. */
export function StatusHead({ name, leg, isCalledOff }: StatusHeadProps) {
  const translate = useTranslate();
  const failureText = useFailureText();
  // The trip has not failed while the user is asked about it.
  const isAsked = name === 'outbound' && questionOf(leg) !== null;
  const { tone, title, text } = isAsked ? CREATING : isCalledOff ? CANCELLED : headOf(leg);
  const failure = isAsked ? null : failureText(leg);
  const heading = useRef<HTMLHeadingElement>(null);
  const isBusy = tone === 'busy';
  useEffect(() => {
    // The button that was pressed is gone, and the next one comes once it is known what to do.
    if (isBusy && document.activeElement === document.body) takeFocus(heading.current);
  }, [isBusy]);
  const requestId =
    !isAsked && tone === 'error' && 'failure' in leg
      ? (leg.failure.problem?.requestId ?? null)
      : null;
  return (
    <Box component="output" aria-live="polite" sx={{ display: 'flex', gap: 1.5 }}>
      <Box sx={{ width: 28, pt: 0.25, flexShrink: 0 }}>
        <Mark tone={tone} />
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Typography
          ref={heading}
          tabIndex={-1}
          component="h2"
          variant="h6"
          color={tone === 'error' ? 'error' : undefined}
          sx={{ outline: 'none' }}
        >
          {translate(`booking.legs.${title}.${name}`)}
        </Typography>
        {failure ? <Typography variant="body2">{failure}</Typography> : null}
        {text ? (
          <Typography variant="body2" color="textSecondary">
            {translate(`booking.status.${text}`)}
          </Typography>
        ) : null}
        {requestId ? (
          <Typography variant="caption" color="textSecondary">
            {translate('booking.status.reference', { requestId })}
          </Typography>
        ) : null}
      </Box>
    </Box>
  );
}
