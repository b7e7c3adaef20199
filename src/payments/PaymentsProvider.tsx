import { lazy, Suspense, useSyncExternalStore, type ReactNode } from 'react';
import { openChallenge } from './standIn/challenge.ts';

const ChallengeDialog = lazy(() => import('./standIn/ChallengeDialog.tsx'));

/**
 * Has to surround everything that pays by card. Real Stripe shows its own dialogs; for the stand-in
 * this shows the bank's question. Neither is loaded before the first payment.
 */
export function PaymentsProvider({ children }: { children: ReactNode }) {
  const challenge = useSyncExternalStore(openChallenge.subscribe, openChallenge.current);
  return (
    <>
      {children}
      {challenge ? (
        <Suspense fallback={null}>
          <ChallengeDialog challenge={challenge} />
        </Suspense>
      ) : null}
    </>
  );
}
