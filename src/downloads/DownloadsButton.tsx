import DownloadsIcon from '@mui/icons-material/FileDownloadOutlined';
import { useEffect } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { ReportExport } from '../../contract/reports/calls.ts';
import { BadgePopover } from '../admin/dialogs/BadgePopover.tsx';
import { lazyPart } from '../loading/lazyPart.tsx';
import { awaitedExports, isBusy, useExports } from './backgroundFiles.ts';

const DownloadRow = lazyPart(async () => (await import('./DownloadRow.tsx')).DownloadRow);

/** Reports on any page of the console when a file is ready. */
function useReadyNotice(exports: readonly ReportExport[]): void {
  const notify = useNotify();
  useEffect(() => {
    for (const one of exports) {
      const { id, state, fileName } = one;
      if (isBusy(one)) awaitedExports.add(id);
      else if (!awaitedExports.take(id)) continue;
      if (state === 'DONE')
        notify('downloads.isReady', { type: 'success', messageArgs: { name: fileName } });
      if (state === 'FAILED')
        notify('downloads.hasFailed', { type: 'error', messageArgs: { name: fileName } });
    }
  }, [exports, notify]);
}

const NONE: readonly ReportExport[] = [];

/** Files made in the background, at the top of every page; hidden while there are none. */
export default function DownloadsButton() {
  const translate = useTranslate();
  const { data: exports = NONE } = useExports();
  useReadyNotice(exports);
  if (exports.length === 0) return null;
  const busy = exports.filter(isBusy).length;
  const ready = exports.filter(({ state }) => state === 'DONE').length;
  const label =
    busy > 0
      ? translate('downloads.listBusy', { smart_count: busy })
      : translate('downloads.listReady', { smart_count: ready });
  return (
    <BadgePopover
      icon={<DownloadsIcon />}
      label={label}
      badge={{ count: busy || ready, color: busy > 0 ? 'warning' : 'primary' }}
      title={translate('downloads.list')}
      text={translate('downloads.kept')}
      width={380}
    >
      {exports.map((one) => (
        <DownloadRow key={one.id} file={one} />
      ))}
    </BadgePopover>
  );
}
