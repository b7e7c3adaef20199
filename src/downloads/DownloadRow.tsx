import DropIcon from '@mui/icons-material/CloseRounded';
import GetIcon from '@mui/icons-material/FileDownloadOutlined';
import { Box, IconButton, LinearProgress, Typography } from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useLocale, useNotify, useTranslate } from 'react-admin';
import type { ReportExport } from '../../contract/reports/calls.ts';
import { problemOf } from '../dataProvider/http.ts';
import { downloadExport, dropExport, isBusy, refreshExports } from './reportCalls.ts';

function useStateText(file: ReportExport): string {
  const translate = useTranslate();
  const number = new Intl.NumberFormat(useLocale());
  const { state, rowsDone, rowsTotal } = file;
  if (state === 'QUEUED') return translate('downloads.queued');
  if (state === 'FAILED') return translate('downloads.broken');
  if (rowsTotal === null) return translate('downloads.counting');
  return state === 'DONE'
    ? translate('downloads.ready', { smart_count: rowsDone })
    : translate('downloads.running', {
        done: number.format(rowsDone),
        total: number.format(rowsTotal),
      });
}

/** One file: how far it is, and what can be done with it. */
export function DownloadRow({ file }: { file: ReportExport }) {
  const translate = useTranslate();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const text = useStateText(file);
  const options = {
    onSettled: () => refreshExports(queryClient),
    onError: (error: Error) =>
      notify(problemOf(error)?.displayMessage ?? 'downloads.failed', { type: 'error' }),
  };
  const getting = useMutation({ mutationFn: () => downloadExport(file.id), ...options });
  const dropping = useMutation({ mutationFn: () => dropExport(file.id), ...options });
  const { fileName: name, rowsDone, rowsTotal } = file;
  return (
    <Box
      component="li"
      sx={{ display: 'flex', alignItems: 'center', gap: 1, py: 1, minHeight: 52 }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="body2" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
        <Typography
          variant="caption"
          color={file.state === 'FAILED' ? 'error' : 'text.secondary'}
          component="div"
        >
          {text}
        </Typography>
        {isBusy(file) && (
          <LinearProgress
            aria-label={name}
            sx={{ mt: 0.5 }}
            {...(rowsTotal
              ? { variant: 'determinate', value: Math.min(100, (100 * rowsDone) / rowsTotal) }
              : {})}
          />
        )}
      </Box>
      {file.state === 'DONE' && (
        <IconButton
          aria-label={translate('downloads.get', { name })}
          loading={getting.isPending}
          onClick={() => getting.mutate()}
          sx={{ width: 44, height: 44 }}
        >
          <GetIcon fontSize="small" />
        </IconButton>
      )}
      <IconButton
        aria-label={translate(isBusy(file) ? 'downloads.giveUp' : 'downloads.drop', { name })}
        loading={dropping.isPending}
        onClick={() => dropping.mutate()}
        sx={{ width: 44, height: 44 }}
      >
        <DropIcon fontSize="small" />
      </IconButton>
    </Box>
  );
}
