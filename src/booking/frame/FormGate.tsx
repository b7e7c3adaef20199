import { Skeleton } from '@mui/material';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { AccountChange } from '../AccountChange.tsx';
import { useProgress } from '../state/BookingContext.ts';
import { focusOn, STEP_HEADING } from '../focus.ts';
import type { CopiedTrip } from '../useCopiedTrip.ts';
import { DraftOffer } from './DraftOffer.tsx';

/** The trip to copy is being loaded: a form that can be typed into would be overwritten by it. */
function Copying() {
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

/** The form, once it is settled what it holds: an unfinished booking is asked about first. */
export function FormGate({ copy, children }: { copy: CopiedTrip; children: ReactNode }) {
  const { isOffered, step, resume, discard } = useProgress();
  const wasOffered = useRef(isOffered);
  useEffect(() => {
    // Elsewhere the next field has the focus; here Enter in one of the offers would book.
    if (wasOffered.current && !isOffered && step === 'vehicle') focusOn(STEP_HEADING);
    wasOffered.current = isOffered;
  }, [isOffered, step]);

  if (isOffered)
    return (
      <DraftOffer
        isCopying={copy.isCopying}
        onResume={() => {
          copy.decline();
          resume();
        }}
        onStartOver={discard}
      />
    );
  if (copy.isCopying) return <Copying />;
  return (
    <>
      {children}
      <AccountChange />
    </>
  );
}
