import { Box, Button } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { LinkBase, useTranslate } from 'react-admin';
import { useParams } from 'react-router-dom';
import { problemOf } from '../dataProvider/failedCalls.ts';
import { MessagePage } from '../shell/pages/MessagePage.tsx';
import { PageSkeleton } from '../shell/pages/PageSkeleton.tsx';
import { useMe } from '../shell/useMe.ts';
import { DownloadProgress } from './DownloadProgress.tsx';
import { isUnknownRow } from '../dataProvider/failedCalls.ts';
import { downloadExport, useExport } from './reportCalls.ts';
import { isBusy } from './backgroundFiles.ts';

/** Follows the progress of a file, and downloads it as soon as it is ready. */
function useDownload(id: string) {
  const { data: file, error, isPending, refetch } = useExport(id);
  const getting = useMutation({ mutationFn: () => downloadExport(id) });
  const { mutate: start } = getting;
  const isReady = file?.state === 'DONE';
  const isStarted = useRef(false);
  useEffect(() => {
    // Automatically only once: after that the user has to ask for the file.
    if (!isReady || isStarted.current) return;
    isStarted.current = true;
    start();
  }, [isReady, start]);
  return {
    file: isUnknownRow(getting.error) ? null : file,
    isPending,
    isStarting: !getting.isSuccess && !getting.isError,
    error: error ?? getting.error,
    retry: () => (isReady ? start() : void refetch()),
  };
}

function Download({ id }: { id: string }) {
  const translate = useTranslate();
  const { email } = useMe();
  const { file, isPending, isStarting, error, retry } = useDownload(id);
  const t = (key: string, values = {}) => translate(`downloads.page.${key}`, values);
  const button = (label: string) => (
    <Button variant="contained" onClick={retry}>
      {label}
    </Button>
  );
  const trips = (
    <Button component={LinkBase} to="/trips/all-trips" variant="outlined">
      {translate('trips.title')}
    </Button>
  );
  if (isPending) return <PageSkeleton />;
  if (file === null)
    return (
      <MessagePage title={t('gone')} text={t('goneText', { email })}>
        {trips}
      </MessagePage>
    );
  if (error || !file)
    return (
      <MessagePage
        title={t('notStarted')}
        text={problemOf(error)?.displayMessage ?? translate('downloads.failed')}
      >
        {button(translate('common.retry'))}
        {trips}
      </MessagePage>
    );
  const name = file.fileName;
  if (file.state === 'FAILED')
    return (
      <MessagePage title={t('broken')} text={t('brokenText', { name })}>
        {trips}
      </MessagePage>
    );
  if (isBusy(file))
    return (
      <MessagePage title={t('making')} text={t('makingText', { name })}>
        <Box sx={{ width: '100%' }}>
          <DownloadProgress file={file} />
        </Box>
        {trips}
      </MessagePage>
    );
  return isStarting ? (
    <MessagePage title={t('starting')} text={name}>
      {trips}
    </MessagePage>
  ) : (
    <MessagePage title={t('started')} text={t('startedText', { name })}>
      {button(t('again'))}
      {trips}
    </MessagePage>
  );
}

/** The page to which the mail about a finished file leads: downloads it, or says why it cannot. */
export function DownloadPage() {
  const { id = '' } = useParams();
  return (
    <Box aria-live="polite">
      <Download key={id} id={id} />
    </Box>
  );
}
