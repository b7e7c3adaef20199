import { AlertTitle, Button } from '@mui/material';
import { useEffect, useRef, type ReactNode } from 'react';
import { HttpError, useCloseNotification, useNotify, useTranslate } from 'react-admin';
import { Failed, FAILURE_NOTICE_MS, FailureNotice } from '../../failures/Failed.tsx';
import { focusOn } from '../focus.ts';

interface Retried {
  isError: boolean;
  error: unknown;
  errorUpdatedAt: number;
  refetch: () => Promise<unknown>;
}

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
    <FailureNotice
      action={
        <Button color="inherit" size="small" onClick={retry}>
          {translate('common.retry')}
        </Button>
      }
    >
      {title === undefined ? null : <AlertTitle>{title}</AlertTitle>}
      {children}
    </FailureNotice>
  );
}

/**
 * Reports a failure in a toast that stays ten seconds and offers to try again.
 * @param what message key that names what failed
 */
export function useShowFailure(): (error: unknown, what: string, onRetry: () => void) => void {
  const notify = useNotify();
  return (error, what, onRetry) => {
    notify(
      <RetryToast onRetry={onRetry}>
        <Failed error={error} otherwise={what} isNamed />
      </RetryToast>,
      { type: 'error', autoHideDuration: FAILURE_NOTICE_MS },
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
    told.current = { status, until: now + FAILURE_NOTICE_MS };
    tell(error, what, () => {
      told.current = { status: -1, until: 0 };
      if (field !== undefined) focusOn(field);
      void query.refetch();
    });
    // One toast for each failure, not for each render while it lasts.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isError, errorUpdatedAt]);
}
