import { LinearProgress, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { ReportExport } from '../../contract/reports/calls.ts';
import { isBusy } from './backgroundFiles.ts';

function useStateText(file: ReportExport): string {
  const translate = useTranslate();
  const { state, rowsDone, rowsTotal } = file;
  if (state === 'QUEUED') return translate('downloads.queued');
  if (state === 'FAILED') return translate('downloads.broken');
  if (rowsTotal === null) return translate('downloads.counting');
  return state === 'DONE'
    ? translate('downloads.ready', { smart_count: rowsDone, rows: rowsDone })
    : translate('downloads.running', { done: rowsDone, total: rowsTotal });
}

/** The progress of a file, in words and, while it is being made, as a bar. */
export function DownloadProgress({ file }: { file: ReportExport }) {
  const text = useStateText(file);
  const { fileName, state, rowsDone, rowsTotal } = file;
  return (
    <>
      <Typography
        variant="caption"
        color={state === 'FAILED' ? 'error' : 'textSecondary'}
        component="div"
      >
        {text}
      </Typography>
      {isBusy(file) && (
        <LinearProgress
          aria-label={fileName}
          sx={{ mt: 0.5 }}
          {...(rowsTotal
            ? { variant: 'determinate', value: Math.min(100, (100 * rowsDone) / rowsTotal) }
            : {})}
        />
      )}
    </>
  );
}
