import { Alert, Box, Dialog, DialogTitle } from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';
import { useEvent, useGetResourceLabel, useTranslate } from 'react-admin';
import type { Batch, BatchAction } from '../../../../contract/core/batch.ts';
import {
  awaitedBatches,
  beginBatch,
  refreshBatches,
  refusedRows,
  shownBatches,
  startBatch,
  useBatch,
} from '../../../batches/batchCalls.ts';
import { useTellOfBatch } from '../../../batches/useBatchNotices.ts';
import { problemOf } from '../../../dataProvider/http.ts';
import { useDeclared } from '../DeclaredContext.tsx';
import { BatchFields } from './BatchFields.tsx';
import { BatchStage } from './BatchStage.tsx';
import { useSelection } from './Selection.tsx';

const WIDTH = 480;

interface BatchDialogProps {
  action: BatchAction;
  /** What to change, where that was chosen before. */
  changes?: Record<string, unknown> | undefined;
  onClose: () => void;
}

/** A batch from its beginning to its end: it is looked at, shown, started and followed. */
function useWatchedBatch({ action, onClose }: Omit<BatchDialogProps, 'changes'>) {
  const { declaration } = useDeclared();
  const { wanted, select } = useSelection();
  const queryClient = useQueryClient();
  const tell = useTellOfBatch();
  const [begun, setBegun] = useState<Batch | null>(null);
  const { data: batch = null } = useBatch(begun);
  const beginning = useMutation({
    mutationFn: (changes?: Record<string, unknown>) =>
      beginBatch(declaration.name, { action, ...wanted, ...(changes && { changes }) }),
    onSuccess: (batch) => {
      shownBatches.add(batch.id);
      setBegun(batch);
    },
  });
  const starting = useMutation({
    mutationFn: startBatch,
    onSuccess: async (started) => {
      // An answer from before the start that is still on its way must not come after it.
      await queryClient.cancelQueries({ queryKey: ['batches', started.id] });
      queryClient.setQueryData(['batches', started.id], started);
      await refreshBatches(queryClient);
    },
  });

  // Closed while it is under way, it is followed at the top of the page.
  const id = begun?.id;
  useEffect(() => () => void (id && shownBatches.delete(id)), [id]);

  const finish = useEvent(async (done: Batch) => {
    // It is told here, and not once more by the top of the page after this dialog has closed.
    awaitedBatches.take(done.id);
    await queryClient.invalidateQueries({ queryKey: [declaration.name] });
    if (done.state === 'DONE' && done.rows.refused === 0) {
      select([]);
      onClose();
      await tell(done);
      return;
    }
    // What was refused stays selected, to be tried again otherwise; what is gone does not.
    const refused = await refusedRows(done).catch(() => []);
    select(refused.filter(({ code }) => code !== 'NOT_FOUND').map((row) => row.id));
  });
  const hasEnded = starting.isSuccess && (batch?.state === 'DONE' || batch?.state === 'FAILED');
  useEffect(() => {
    if (hasEnded && batch) void finish(batch);
    // Once, when it has ended: what is read of it later is the same.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [hasEnded, finish]);

  return { batch, beginning, starting, reset: () => setBegun(null) };
}

/** What to change, what would become of the rows, how far it is, and what became of them. */
export default function BatchDialog({ action, changes: wanted, onClose }: BatchDialogProps) {
  const translate = useTranslate();
  const titleId = useId();
  const { declaration } = useDeclared();
  const label = useGetResourceLabel();
  const { count } = useSelection();
  // The selection shrinks to what was refused; the dialog is about what was asked for.
  const [asked] = useState(count);
  const [changes, setChanges] = useState<Record<string, unknown>>(wanted ?? {});
  const [isChoosing, setChoosing] = useState(action === 'update' && !wanted);
  const { batch, beginning, starting, reset } = useWatchedBatch({ action, onClose });
  const { mutate: begin } = beginning;
  const look = useEvent(() => begin(action === 'delete' ? undefined : changes));
  const lookAtOnce = useEvent(() => {
    if (!isChoosing) look();
  });
  useEffect(() => lookAtOnce(), [lookAtOnce]);
  const total = batch?.rows.total ?? asked;
  const failure = beginning.error ?? starting.error;
  return (
    <Dialog
      open
      onClose={() => !beginning.isPending && onClose()}
      aria-labelledby={titleId}
      slotProps={{
        paper: {
          sx: {
            width: WIDTH,
            '& > form': { display: 'flex', flexDirection: 'column', minHeight: 0, flex: 1 },
          },
        },
      }}
    >
      <DialogTitle id={titleId}>
        {translate(`batches.${action === 'delete' ? 'deleteTitle' : 'editTitle'}`, {
          smart_count: total,
          name: label(declaration.name, total),
        })}
      </DialogTitle>
      {failure && (
        <Box sx={{ px: 3, pb: 1 }}>
          <Alert severity="error">
            {problemOf(failure)?.displayMessage ?? translate('batches.failed')}
          </Alert>
        </Box>
      )}
      {isChoosing && !batch ? (
        <BatchFields
          before={changes}
          isBusy={beginning.isPending}
          onCancel={onClose}
          onChosen={(chosen) => {
            setChanges(chosen);
            begin(chosen);
          }}
        />
      ) : (
        <BatchStage
          action={action}
          batch={batch}
          total={total}
          isStarting={starting.isPending}
          isLooking={beginning.isPending}
          onOption={(options) => begin({ ...changes, ...options })}
          onBack={
            action === 'update' && batch?.state === 'READY'
              ? () => {
                  setChoosing(true);
                  reset();
                }
              : undefined
          }
          onRetry={failure && !batch ? look : undefined}
          onStart={() => batch && starting.mutate(batch.id)}
          onClose={onClose}
        />
      )}
    </Dialog>
  );
}
