import { Alert, Button } from '@mui/material';
import { useEffect, useRef, type ReactNode } from 'react';
import { useCloseNotification, useNotify, useTranslate } from 'react-admin';
import { focusOn } from '../steps/StepFrame.tsx';
import { useErrorText } from './useErrorText.ts';

export const RETRY_TOAST_MS = 10_000;

interface Retried {
  isError: boolean;
  error: unknown;
  errorUpdatedAt: number;
  refetch: () => Promise<unknown>;
}

/** A failure with the way to try again, which closes it. */
export function RetryToast({ onRetry, children }: { onRetry: () => void; children: ReactNode }) {
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
      {children}
    </Alert>
  );
}

/**
 * Tells of a failure in a toast that stays ten seconds and offers to try it again. The same failure
 * once more, while its toast still stands, is not told twice: a search fails with every letter.
 */
export function useTellFailure(): (text: string, onRetry: () => void) => void {
  const notify = useNotify();
  const told = useRef({ text: '', until: 0 });
  return (text, onRetry) => {
    const now = Date.now();
    if (told.current.text === text && now < told.current.until) return;
    told.current = { text, until: now + RETRY_TOAST_MS };
    const retry = (): void => {
      told.current = { text: '', until: 0 };
      onRetry();
    };
    notify(<RetryToast onRetry={retry}>{text}</RetryToast>, {
      type: 'error',
      autoHideDuration: RETRY_TOAST_MS,
    });
  };
}

/**
 * Tells of a failed read, and reads again on demand.
 * @param otherwise message key for a failure that the server does not explain
 * @param field id of the field that is searched from: it takes the focus again, which the toast had
 */
export function useRetryToast(query: Retried, otherwise: string, field?: string): void {
  const tell = useTellFailure();
  const errorText = useErrorText();
  const { isError, errorUpdatedAt } = query;
  useEffect(() => {
    if (!isError) return;
    tell(errorText(query.error, otherwise), () => {
      if (field !== undefined) focusOn(field);
      void query.refetch();
    });
    // One toast for each failure, not for each render while it lasts.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isError, errorUpdatedAt]);
}
