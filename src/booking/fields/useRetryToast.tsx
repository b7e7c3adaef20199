import { Alert, Button } from '@mui/material';
import { useEffect } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useErrorText } from './useErrorText.ts';

export const RETRY_TOAST_MS = 10_000;

interface Retried {
  isError: boolean;
  error: unknown;
  errorUpdatedAt: number;
  refetch: () => Promise<unknown>;
}

/** Tells of a failed read in a toast that stays ten seconds and offers to try it again. */
export function useRetryToast(query: Retried, otherwise: string): void {
  const translate = useTranslate();
  const notify = useNotify();
  const errorText = useErrorText();
  const { isError, errorUpdatedAt } = query;
  useEffect(() => {
    if (!isError) return;
    notify(
      <Alert
        severity="error"
        variant="filled"
        action={
          <Button color="inherit" size="small" onClick={() => void query.refetch()}>
            {translate('common.retry')}
          </Button>
        }
      >
        {errorText(query.error, otherwise)}
      </Alert>,
      { type: 'error', autoHideDuration: RETRY_TOAST_MS },
    );
    // One toast for each failure, not for each render while it lasts.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isError, errorUpdatedAt]);
}
