import { Button } from '@mui/material';
import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { connection } from '../../connection/connection.ts';
import { isMissingCode } from '../../loading/failure.ts';
import { useIsConnectionLost } from '../../loading/LoadFailed.tsx';
import { problemOf } from '../../dataProvider/failedCalls.ts';
import { useDocumentTitle } from '../useDocumentTitle.ts';
import { MessagePage } from './MessagePage.tsx';

interface ErrorPageProps {
  error: Error;
  resetErrorBoundary: (...args: unknown[]) => void;
}

/**
 * Whether a page's code is missing because there is no connection. The page is then reloaded once
 * there is one, because a browser does not repeat a failed import.
 */
function useMissedConnection(isMissing: boolean): boolean {
  const isLost = useIsConnectionLost(isMissing);
  useEffect(() => {
    if (!isLost) return undefined;
    return connection.subscribe(() => {
      if (!connection.isLost()) location.reload();
    });
  }, [isLost]);
  return isLost;
}

/** Shown instead of a page that failed, with the reference that support can look up. */
export function ErrorPage({ error, resetErrorBoundary }: ErrorPageProps) {
  const translate = useTranslate();
  useDocumentTitle('shell.error.title');
  const problem = problemOf(error);
  const outdated = isMissingCode(error);
  const isLost = useMissedConnection(outdated);
  const missing = isLost ? translate('shell.error.network') : translate('shell.error.update');
  const text = outdated ? missing : translate('shell.error.text');
  return (
    <MessagePage
      title={problem?.displayTitle ?? translate('shell.error.title')}
      text={problem?.displayMessage ?? text}
      detail={problem && translate('shell.error.requestId', { requestId: problem.requestId })}
    >
      <Button
        variant="contained"
        onClick={() => (outdated ? location.reload() : resetErrorBoundary())}
      >
        {translate(outdated ? 'shell.error.reload' : 'common.retry')}
      </Button>
      {/* A full load, not a link within the app, because the app's own state may be the cause. */}
      <Button variant="outlined" href="/">
        {translate('shell.error.back')}
      </Button>
    </MessagePage>
  );
}
