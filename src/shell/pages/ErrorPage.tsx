import { Button } from '@mui/material';
import { useEffect, useSyncExternalStore } from 'react';
import { useTranslate } from 'react-admin';
import { connection } from '../../connection/connection.ts';
import { problemOf } from '../../dataProvider/http.ts';
import { useDocumentTitle } from '../useDocumentTitle.ts';
import { MessagePage } from './MessagePage.tsx';

interface ErrorPageProps {
  error: Error;
  resetErrorBoundary: (...args: unknown[]) => void;
}

/** A page's code is gone when a release replaced it while the tab was open. */
const isMissingCode = (error: Error) =>
  /dynamically imported module|importing a module script|preload CSS/i.test(error.message);

/**
 * Whether a page's code is missing for want of a connection. The page is loaded once there is one: what
 * a browser could not import it does not ask for again.
 */
function useMissedConnection(isMissing: boolean): boolean {
  const isLost = useSyncExternalStore(connection.subscribe, connection.isLost) && isMissing;
  useEffect(() => {
    if (isMissing) connection.noteFailure();
  }, [isMissing]);
  useEffect(() => {
    if (!isLost) return undefined;
    return connection.subscribe(() => {
      if (!connection.isLost()) location.reload();
    });
  }, [isLost]);
  return isLost;
}

/** Shown in place of a page that failed, with the reference that support can look up. */
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
      {/* A full load, not a link within the app: what failed may be the app's own state. */}
      <Button variant="outlined" href="/">
        {translate('shell.error.back')}
      </Button>
    </MessagePage>
  );
}
