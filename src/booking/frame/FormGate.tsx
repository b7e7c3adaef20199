import { Skeleton } from '@mui/material';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { AccountChange } from '../AccountChange.tsx';
import { useProgress } from '../state/BookingContext.ts';
import { focusOn, STEP_HEADING } from '../focus.ts';
import { useStepsBeginAtTop } from '../useStepsBeginAtTop.ts';
import type { Prefill } from '../usePrefill.ts';
import { DraftOffer } from './DraftOffer.tsx';
import { InactiveAccount } from './InactiveAccount.tsx';

/** What the form is filled in from is loading: anything typed before would be overwritten. */
function Filling() {
  const translate = useTranslate();
  return (
    <output aria-busy aria-label={translate('common.loading')}>
      <Skeleton width="40%" height={36} />
      {[0, 1, 2].map((line) => (
        <Skeleton key={line} variant="rounded" height={44} sx={{ mt: 2 }} />
      ))}
    </output>
  );
}

/** The form, once its content is settled: the user is first asked about an unfinished booking. */
export function FormGate({ prefill, children }: { prefill: Prefill; children: ReactNode }) {
  const { isOffered, step, resume, discard } = useProgress();
  useStepsBeginAtTop();
  const wasOffered = useRef(isOffered);
  useEffect(() => {
    // On other steps the next field has the focus; here, Enter on one of the offers would book.
    if (wasOffered.current && !isOffered && step === 'vehicle') focusOn(STEP_HEADING);
    wasOffered.current = isOffered;
  }, [isOffered, step]);

  if (isOffered)
    return (
      <DraftOffer
        prefill={prefill.named}
        onResume={() => {
          prefill.decline();
          resume();
        }}
        onStartOver={discard}
      />
    );
  if (prefill.named) return <Filling />;
  return (
    <>
      <InactiveAccount />
      {children}
      <AccountChange />
    </>
  );
}
