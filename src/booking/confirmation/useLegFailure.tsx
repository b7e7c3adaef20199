import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import {
  HttpError,
  useAuthProvider,
  useCloseNotification,
  useNotify,
  useTranslate,
} from 'react-admin';
import { useRefusalText } from '../fields/useRefusalText.ts';
import { useUnexplainedText } from '../fields/useUnexplainedText.ts';
import { FAILURE_NOTICE_MS, problemTitle } from '../../failures/Failed.tsx';
import { RetryToast } from '../fields/useRetryToast.tsx';
import { useProgress } from '../state/BookingContext.ts';
import { refusedFieldsOf, type Failure } from '../state/failure.ts';
import { isUnsent, questionOf, type Leg } from '../state/leg.ts';
import type { BookingSubmission } from '../state/submission.ts';
import { hasFailed, type LegName } from '../state/submissionState.ts';

/** Why a trip is not booked, in the server's or the card processor's words where there are any. */
export function useFailureText(): (leg: Leg) => string | null {
  const translate = useTranslate();
  const refusalText = useRefusalText();
  const unexplainedText = useUnexplainedText();
  const written = (failure: Failure): string => {
    const { problem, status } = failure;
    // Its own text is about fields that are marked, but here there are none.
    if (problem?.code === 'VALIDATION_FAILED' && problem.errors)
      return refusalText(refusedFieldsOf(failure));
    if (problem) return problem.displayMessage;
    if (status === 409) return translate('booking.status.expired');
    return unexplainedText(failure);
  };
  return (leg) => {
    if (isUnsent(leg)) return translate('shell.error.notSent');
    if (leg.phase === 'declined') return leg.message ?? translate(`booking.declined.${leg.reason}`);
    return leg.phase === 'refused' || leg.phase === 'uncertain' ? written(leg.failure) : null;
  };
}

/** Shows a failure for as long as it lasts: anything that is done about it closes the toast. */
function LegToast({
  name,
  actions,
  title,
  children,
}: {
  name: LegName;
  actions: BookingSubmission;
  title: string | undefined;
  children: ReactNode;
}) {
  const close = useCloseNotification();
  const state = useSyncExternalStore(actions.subscribe, actions.state);
  const leg = state.phase === 'open' ? state[name] : null;
  const isOver = leg?.phase !== 'uncertain' && !(leg && hasFailed(leg));
  useEffect(() => {
    if (isOver) close?.();
  }, [isOver, close]);
  return (
    <RetryToast title={title} onRetry={() => void actions.retry(name)}>
      {children}
    </RetryToast>
  );
}

/**
 * Reports a leg's failure in a toast that offers to try it again. If the session is over, the user
 * signs in again; the attempt is kept and goes on afterwards.
 */
export function useLegFailure(name: LegName, leg: Leg): void {
  const notify = useNotify();
  const translate = useTranslate();
  const authProvider = useAuthProvider();
  const failureText = useFailureText();
  const { actions } = useProgress();
  // A duplicate or a higher fare is a question, which the dialog asks, and not an error. A missing connection is
  // already shown above the page.
  const told = questionOf(leg) || isUnsent(leg) ? null : failureText(leg);
  const said = leg.phase === 'refused' || leg.phase === 'uncertain' ? leg.failure : null;

  useEffect(() => {
    if (told === null) return;
    const title = said?.problem
      ? problemTitle(said.problem)
      : said?.status || said?.isUnreadable
        ? translate('common.failure.title')
        : undefined;
    notify(
      <LegToast name={name} actions={actions} title={title}>
        {told}
      </LegToast>,
      { type: 'error', autoHideDuration: FAILURE_NOTICE_MS },
    );
    // One toast for each failure; a change of language is not a new failure.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [told, leg.attempt]);

  const failure = leg.phase === 'uncertain' ? leg.failure : null;
  // Not for a failure that a reload brought back: the user would have to sign in again and again.
  const [failureBefore] = useState(failure);
  const isSignedOut = failure?.status === 401 && failure !== failureBefore;
  useEffect(() => {
    if (isSignedOut) void authProvider?.checkError(new HttpError('', 401)).catch(() => {});
  }, [isSignedOut, authProvider]);
}
