import DropIcon from '@mui/icons-material/CloseRounded';
import GetIcon from '@mui/icons-material/FileDownloadOutlined';
import { Box, IconButton, Typography } from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useTellFailure } from '../failures/Failed.tsx';
import type { ReportExport } from '../../contract/reports/calls.ts';
import { DownloadProgress } from './DownloadProgress.tsx';
import { downloadExport, dropExport } from './reportCalls.ts';
import { isBusy, refreshExports } from './backgroundFiles.ts';

/** One file: its progress and its actions. */
export function DownloadRow({ file }: { file: ReportExport }) {
  const translate = useTranslate();
  const tellFailure = useTellFailure();
  const queryClient = useQueryClient();
  const options = {
    onSettled: () => refreshExports(queryClient),
    onError: (error: Error) => tellFailure(error, 'downloads.failed'),
  };
  const getting = useMutation({ mutationFn: () => downloadExport(file.id), ...options });
  const dropping = useMutation({ mutationFn: () => dropExport(file.id), ...options });
  const name = file.fileName;
  return (
    <Box
      component="li"
      sx={{ display: 'flex', alignItems: 'center', gap: 1, py: 1, minHeight: 52 }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="body2" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
        <DownloadProgress file={file} />
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
