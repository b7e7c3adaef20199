import { Alert, AlertTitle, Button } from '@mui/material';
import { useEffect, useRef, type ReactNode } from 'react';
import { HttpError, useCloseNotification, useNotify, useTranslate } from 'react-admin';
import type { Problem } from '../../../contract/core/errors.ts';
import { problemOf } from '../../dataProvider/http.ts';
import { focusOn } from '../focus.ts';

export const RETRY_TOAST_MS = 10_000;

interface Retried {
  isError: boolean;
  error: unknown;
  errorUpdatedAt: number;
  refetch: () => Promise<unknown>;
}

/** The heading of a failure: the server's title and the status. */
export const problemTitle = ({ displayTitle, status }: Pick<Problem, 'displayTitle' | 'status'>) =>
  `${displayTitle} (${status})`;

interface RetryToastProps {
  title?: string | undefined;
  onRetry: () => void;
  children: ReactNode;
}

/** A failure with a button to try again, which closes it. */
export function RetryToast({ title, onRetry, children }: RetryToastProps) {
  const translate = useTranslate();
  const close = useCloseNotification();
  const retry = (): void => {
    close?.();
    onRetry();
  };
  return (
    <Alert
      severity="error"
      variant="filled"
      action={
        <Button color="inherit" size="small" onClick={retry}>
          {translate('common.retry')}
        </Button>
      }
    >
      {title === undefined ? null : <AlertTitle>{title}</AlertTitle>}
      {children}
    </Alert>
  );
}

/**
 * The text for a failed call: which call, and the server's explanation, the status, or why there was
 * no answer. Nothing more is known about an answer that could not be read.
 */
function useFailureTexts(): (error: unknown, what: string) => { title: string; text: string } {
  const translate = useTranslate();
  return (error, what) => {
    const problem = problemOf(error);
    if (problem)
      return {
        title: problemTitle(problem),
        text: `${translate(what)} ${problem.displayMessage}`,
      };
    let detail = '';
    if (error instanceof HttpError)
      detail =
        error.status === 0
          ? translate(error.message)
          : translate('common.failure.status', { status: error.status });
    return {
      title: translate('common.failure.title'),
      text: `${translate(what)} ${detail}`.trim(),
    };
  };
}

/**
 * Reports a failure in a toast that stays ten seconds and offers to try again.
 * @param what message key that names what failed
 */
export function useShowFailure(): (error: unknown, what: string, onRetry: () => void) => void {
  const notify = useNotify();
  const failureTexts = useFailureTexts();
  return (error, what, onRetry) => {
    const { title, text } = failureTexts(error, what);
    notify(
      <RetryToast title={title} onRetry={onRetry}>
        {text}
      </RetryToast>,
      { type: 'error', autoHideDuration: RETRY_TOAST_MS },
    );
  };
}

/**
 * Reports each failure of a read, and reads again on demand.
 * @param what message key that names what failed
 * @param field id of the field in which is searched: it gets the focus back from the toast. Every
 * letter repeats a failing search, so while its toast is open, the same failure is not reported
 * again unless the user tried again from the toast.
 */
export function useRetryToast(query: Retried, what: string, field?: string): void {
  const tell = useShowFailure();
  const { isError, error, errorUpdatedAt } = query;
  const told = useRef({ status: -1, until: 0 });
  useEffect(() => {
    if (!isError) return;
    const now = Date.now();
    const status = error instanceof HttpError ? error.status : 0;
    if (field !== undefined && told.current.status === status && now < told.current.until) return;
    told.current = { status, until: now + RETRY_TOAST_MS };
    tell(error, what, () => {
      told.current = { status: -1, until: 0 };
      if (field !== undefined) focusOn(field);
      void query.refetch();
    });
    // One toast for each failure, not for each render while it lasts.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isError, errorUpdatedAt]);
}
