import CancelIcon from '@mui/icons-material/CancelOutlined';
import CheckIcon from '@mui/icons-material/CheckCircleRounded';
import ErrorIcon from '@mui/icons-material/ErrorRounded';
import { Box, CircularProgress, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { Failure, Submission } from '../state/submissionState.ts';

type Tone = 'busy' | 'success' | 'error' | 'neutral';

const HEADS: Record<Exclude<Submission['phase'], 'idle'>, { tone: Tone; title: string }> = {
  requesting: { tone: 'busy', title: 'creating' },
  confirming: { tone: 'busy', title: 'creating' },
  uncertain: { tone: 'error', title: 'uncertain' },
  refused: { tone: 'error', title: 'error' },
  booked: { tone: 'success', title: 'created' },
  cancelling: { tone: 'busy', title: 'cancelling' },
  cancelled: { tone: 'neutral', title: 'cancelled' },
};

function Mark({ tone }: { tone: Tone }) {
  if (tone === 'busy') return <CircularProgress size={24} />;
  if (tone === 'success') return <CheckIcon color="success" />;
  if (tone === 'error') return <ErrorIcon color="error" />;
  return <CancelIcon sx={{ color: 'text.secondary' }} />;
}

/** Why nothing was booked, in the server's words where there are any. */
export function useFailureText(): (failure: Failure) => string {
  const translate = useTranslate();
  return ({ problem, status }) => {
    if (problem) return problem.displayMessage;
    return translate(status === 409 ? 'booking.status.expired' : 'booking.status.noAnswer');
  };
}

/** How the booking stands; read out when it changes. */
export function StatusHead({ submission }: { submission: Exclude<Submission, { phase: 'idle' }> }) {
  const translate = useTranslate();
  const failureText = useFailureText();
  const { tone, title } = HEADS[submission.phase];
  const texts: Partial<Record<Submission['phase'], string>> = {
    requesting: translate('booking.status.creatingText'),
    confirming: translate('booking.status.creatingText'),
    booked: translate('booking.status.createdText'),
    uncertain: translate('booking.status.uncertainText'),
  };
  const failure = 'failure' in submission ? submission.failure : null;
  const requestId = failure?.problem?.requestId;
  return (
    <Box component="output" aria-live="polite" sx={{ display: 'flex', gap: 1.5 }}>
      <Box sx={{ width: 28, pt: 0.25, flexShrink: 0 }}>
        <Mark tone={tone} />
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Typography component="h2" variant="h6" color={tone === 'error' ? 'error' : undefined}>
          {translate(`booking.status.${title}`)}
        </Typography>
        {failure ? <Typography variant="body2">{failureText(failure)}</Typography> : null}
        {texts[submission.phase] ? (
          <Typography variant="body2" color="text.secondary">
            {texts[submission.phase]}
          </Typography>
        ) : null}
        {requestId ? (
          <Typography variant="caption" color="text.secondary">
            {translate('booking.status.reference', { requestId })}
          </Typography>
        ) : null}
      </Box>
    </Box>
  );
}
