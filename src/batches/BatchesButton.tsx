import RecentIcon from '@mui/icons-material/ManageHistory';
import { useSyncExternalStore } from 'react';
import { useTranslate } from 'react-admin';
import type { Batch } from '../../contract/core/batch.ts';
import { BadgePopover } from '../admin/dialogs/BadgePopover.tsx';
import { askedUndo } from './askedUndo.ts';
import { BatchItem } from './BatchItem.tsx';
import { isBusy, useBatches } from './batchCalls.ts';
import { UndoQuestion } from './UndoQuestion.tsx';
import { useBatchNotices, useUndoBatch } from './useBatchNotices.ts';

const NONE: readonly Batch[] = [];

/** Asks before a large batch is undone, wherever that was pressed. */
function AskedUndo() {
  const batch = useSyncExternalStore(askedUndo.subscribe, askedUndo.get);
  const undo = useUndoBatch();
  if (!batch) return null;
  return (
    <UndoQuestion
      changes={batch.rows.changed}
      onKeep={() => askedUndo.set(null)}
      onConfirm={() => {
        askedUndo.set(null);
        void undo(batch, { isAsked: true });
      }}
    />
  );
}

/** The batches of the last day, at the top of every page; hidden if there are none. */
export default function BatchesButton() {
  const translate = useTranslate();
  const { data: batches = NONE } = useBatches();
  useBatchNotices(batches);
  if (batches.length === 0) return null;
  const busy = batches.filter(isBusy).length;
  const label =
    busy > 0 ? translate('batches.recentBusy', { smart_count: busy }) : translate('batches.recent');
  return (
    <>
      <BadgePopover
        icon={<RecentIcon />}
        label={label}
        badge={{ count: busy, color: 'warning' }}
        title={translate('batches.recent')}
        text={translate('batches.recentText')}
        width={420}
      >
        {batches.map((batch) => (
          <BatchItem key={batch.id} batch={batch} />
        ))}
      </BadgePopover>
      <AskedUndo />
    </>
  );
}
