import DownloadsIcon from '@mui/icons-material/FileDownloadOutlined';
import { Badge, Box, IconButton, Popover, Tooltip, Typography } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { ReportExport } from '../../contract/reports/calls.ts';
import { DownloadRow } from './DownloadRow.tsx';
import { isBusy, useExports } from './reportCalls.ts';

/** Tells, wherever in the console one is, when a file that was being made is there. */
function useReadyNotice(exports: readonly ReportExport[]): void {
  const notify = useNotify();
  const busy = useRef<ReadonlySet<string>>(new Set());
  useEffect(() => {
    for (const { id, state, fileName } of exports) {
      if (!busy.current.has(id)) continue;
      if (state === 'DONE')
        notify('downloads.isReady', { type: 'success', messageArgs: { name: fileName } });
      if (state === 'FAILED')
        notify('downloads.hasFailed', { type: 'error', messageArgs: { name: fileName } });
    }
    busy.current = new Set(exports.filter(isBusy).map(({ id }) => id));
  }, [exports, notify]);
}

const NONE: readonly ReportExport[] = [];

/** Files made in the background, at the top of every page; not there while there are none. */
export function DownloadsButton() {
  const translate = useTranslate();
  const { data: exports = NONE } = useExports();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  useReadyNotice(exports);
  if (exports.length === 0) return null;
  const busy = exports.filter(isBusy).length;
  const ready = exports.filter(({ state }) => state === 'DONE').length;
  const label =
    busy > 0
      ? translate('downloads.listBusy', { smart_count: busy })
      : translate('downloads.listReady', { smart_count: ready });
  return (
    <>
      <Tooltip title={label}>
        <IconButton
          aria-label={label}
          aria-haspopup="dialog"
          aria-expanded={anchor !== null}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <Badge color={busy > 0 ? 'warning' : 'primary'} badgeContent={busy || ready}>
            <DownloadsIcon />
          </Badge>
        </IconButton>
      </Tooltip>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-label': translate('downloads.list'),
            sx: { width: 380, maxWidth: 'calc(100vw - 32px)', mt: 0.5, p: 2 },
          },
        }}
      >
        <Typography variant="subtitle1" component="h2" sx={{ fontWeight: 600 }}>
          {translate('downloads.list')}
        </Typography>
        <Typography variant="body2" color="text.secondary">
          {translate('downloads.kept')}
        </Typography>
        <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 1, p: 0 }}>
          {exports.map((one) => (
            <DownloadRow key={one.id} file={one} />
          ))}
        </Box>
      </Popover>
    </>
  );
}
