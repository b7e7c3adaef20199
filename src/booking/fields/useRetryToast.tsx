import { Alert, Button } from '@mui/material';
import { useEffect, type ReactNode } from 'react';
import { useCloseNotification, useNotify, useTranslate } from 'react-admin';
import { useErrorText } from './useErrorText.ts';

export const RETRY_TOAST_MS = 10_000;

interface Retried {
  isError: boolean;
  error: unknown;
  errorUpdatedAt: number;
  refetch: () => Promise<unknown>;
}

function RetryToast({ onRetry, children }: { onRetry: () => void; children: ReactNode }) {
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

/** Tells of a failed read in a toast that stays ten seconds and offers to try it again. */
export function useRetryToast(query: Retried, otherwise: string): void {
  const notify = useNotify();
  const errorText = useErrorText();
  const { isError, errorUpdatedAt } = query;
  useEffect(() => {
    if (!isError) return;
    notify(
      <RetryToast onRetry={() => void query.refetch()}>
        {errorText(query.error, otherwise)}
      </RetryToast>,
      { type: 'error', autoHideDuration: RETRY_TOAST_MS },
    );
    // One toast for each failure, not for each render while it lasts.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isError, errorUpdatedAt]);
}
