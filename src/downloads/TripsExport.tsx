import { Divider, Menu, MenuItem } from '@mui/material';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { DayRange, Period } from '../../contract/core/period.ts';
import { chosenPeriod } from '../dates/chosenDays.ts';
import type { Account } from './AccountChoice.tsx';
import { DownloadTrips } from './DownloadTrips.tsx';
import {
  daysOfList,
  useTripsDownload,
  useUsualFormat,
  type ShownTrips,
} from './useTripsDownload.ts';

/** What most readers want a file of: the month that is under way, and the one that is to be paid. */
const MONTHS = ['thisMonth', 'lastMonth'] as const satisfies readonly Period[];

interface TripsExportProps {
  /** The button that the menu belongs to. */
  anchor: HTMLElement;
  /** The account that the list shows; null for all of the caller's. */
  account: Account | null;
  shown: ShownTrips;
  onClose: () => void;
}

/** The choice of a trip list's export button: what it shows, for a month, or a dialog for the rest. */
export function TripsExport({ anchor, account, shown, onClose }: TripsExportProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const format = useUsualFormat();
  const [isAsking, setAsking] = useState(false);
  const { mutate: start, isPending } = useTripsDownload(shown, {
    onStarted: onClose,
    onFailed() {
      notify('downloads.failed', { type: 'error' });
      onClose();
    },
  });
  const listed = daysOfList(shown);
  const list = translate('downloads.rows.list');
  if (isAsking) return <DownloadTrips account={account} shown={shown} onClose={onClose} />;
  // A list of chosen days is downloaded for those, and no other.
  const choices: [label: string, days: DayRange][] =
    listed.from || listed.to
      ? [[list, listed]]
      : MONTHS.map((month) => [
          `${list} · ${translate(`lists.periods.${month}`)}`,
          chosenPeriod(month),
        ]);
  const download = ({ from, to }: DayRange): void => {
    // A file has a first and a last day: where the list leaves one open, the dialog asks for it.
    if (from && to) start({ account, from, to, isNarrowed: true, isListed: true, format });
    else setAsking(true);
  };
  return (
    <Menu open anchorEl={anchor} onClose={onClose}>
      {choices.map(([label, days]) => (
        <MenuItem key={label} disabled={isPending} onClick={() => download(days)}>
          {label}
        </MenuItem>
      ))}
      <Divider />
      <MenuItem onClick={() => setAsking(true)}>{`${translate('downloads.title')}…`}</MenuItem>
    </Menu>
  );
}
