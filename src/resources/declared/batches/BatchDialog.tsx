import { Alert, Box, Dialog, DialogTitle } from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';
import { useEvent, useGetResourceLabel, useTranslate } from 'react-admin';
import { Failed } from '../../../failures/Failed.tsx';
import type { Batch, BatchAction } from '../../../../contract/core/batch.ts';
import {
  awaitedBatches,
  beginBatch,
  isInVain,
  refreshBatches,
  refusedRows,
  shownBatches,
  startBatch,
  useBatch,
} from '../../../batches/batchCalls.ts';
import { useAnnounceBatch } from '../../../batches/useBatchNotices.ts';
import { isNotSent } from '../../../dataProvider/failedCalls.ts';
import { useKept } from '../../../drafts/useKept.ts';
import { useBackCloses } from '../../../admin/dialogs/useBackCloses.ts';
import { useDeclared } from '../DeclaredContext.tsx';
import { BatchFields } from './BatchFields.tsx';
import { BatchStage } from './BatchStage.tsx';
import { useSelection } from './Selection.tsx';

const WIDTH = 480;

const isRecord = (kept: unknown): kept is Record<string, unknown> =>
  typeof kept === 'object' && kept !== null;

const TITLE = { update: 'editTitle', delete: 'deleteTitle', restore: 'restoreTitle' } as const;

interface BatchDialogProps {
  action: BatchAction;
  /** What to change, if it was chosen before. */
  changes?: Record<string, unknown> | undefined;
  onClose: () => void;
}

/** A batch from beginning to end: previewed, shown, started and followed. */
function useWatchedBatch({ action, onClose }: Omit<BatchDialogProps, 'changes'>) {
  const { declaration } = useDeclared();
  const { wanted, select } = useSelection();
  const queryClient = useQueryClient();
  const tell = useAnnounceBatch();
  const [previewed, setPreviewed] = useState<Batch | null>(null);
  const { data: batch = null } = useBatch(previewed);
  const beginning = useMutation({
    mutationFn: (changes?: Record<string, unknown>) =>
      beginBatch(declaration.name, { action, ...wanted, ...(changes && { changes }) }),
    onSuccess: (batch) => {
      shownBatches.add(batch.id);
      setPreviewed(batch);
    },
  });
  const starting = useMutation({
    mutationFn: startBatch,
    onSuccess: async (started) => {
      // An answer from before the start must not arrive after it.
      await queryClient.cancelQueries({ queryKey: ['batches', started.id] });
      queryClient.setQueryData(['batches', started.id], started);
      await refreshBatches(queryClient);
    },
    // Without an answer it may have started.
    onError: () => refreshBatches(queryClient),
  });
  const wasStarted = batch !== null && batch.state !== 'CHECKING' && batch.state !== 'READY';

  // If the dialog is closed while the batch runs, the top of the page follows it.
  const id = previewed?.id;
  useEffect(() => () => void (id && shownBatches.delete(id)), [id]);

  const finish = useEvent(async (done: Batch) => {
    // The result is shown here, and must not be shown again at the top of the page after the dialog
    // is closed.
    awaitedBatches.take(done.id);
    await queryClient.invalidateQueries({ queryKey: [declaration.name] });
    if (done.state === 'DONE' && done.rows.refused === 0) {
      select([]);
      onClose();
      await tell(done);
      return;
    }
    // Refused rows stay selected so that something else can be tried; deleted ones do not.
    const refused = await refusedRows(done).catch(() => []);
    select(refused.filter(({ code }) => code !== 'NOT_FOUND').map((row) => row.id));
  });
  const hasEnded = !starting.isIdle && (batch?.state === 'DONE' || batch?.state === 'FAILED');
  useEffect(() => {
    if (hasEnded && batch) void finish(batch);
    // Once, when it has ended: reading it later gives the same result.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [hasEnded, finish]);

  /** Does nothing until the answer says whether the batch was started. */
  const close = useEvent(() => {
    if (starting.isPending) return;
    // Nobody follows the rows of a batch that goes on without the dialog, and they may be deleted.
    if (wasStarted && !hasEnded) select([]);
    onClose();
  });

  const failure = beginning.error ?? (wasStarted ? null : starting.error);
  return { batch, beginning, starting, failure, close, reset: () => setPreviewed(null) };
}

/** Asks what to change, then shows the preview, the progress and the result. */
export default function BatchDialog({ action, changes: wanted, onClose }: BatchDialogProps) {
  const translate = useTranslate();
  const titleId = useId();
  const { declaration } = useDeclared();
  const label = useGetResourceLabel();
  const { count } = useSelection();
  // The selection shrinks to the refused rows, but the dialog is about all the rows it was opened
  // for.
  const [asked] = useState(count);
  const [changes, setChanges] = useKept<Record<string, unknown>>(
    'batch.changes',
    wanted ?? {},
    isRecord,
  );
  const [isChoosing, setChoosing] = useState(action === 'update' && !wanted);
  const { batch, beginning, starting, failure, close, reset } = useWatchedBatch({
    action,
    onClose,
  });
  const { mutate: begin } = beginning;
  useBackCloses(close);
  const look = useEvent(() => begin(action === 'update' ? changes : undefined));
  const lookAtOnce = useEvent(() => {
    if (!isChoosing) look();
  });
  useEffect(() => lookAtOnce(), [lookAtOnce]);
  const total = batch?.rows.total ?? asked;
  const isUnanswered = failure === starting.error && !isNotSent(failure);
  return (
    <Dialog
      open
      onClose={() => !beginning.isPending && close()}
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
        {action === 'delete' && batch && isInVain(batch)
          ? translate('resources.delete.cannotMany')
          : translate(`batches.${TITLE[action]}`, {
              smart_count: total,
              name: label(declaration.name, total),
            })}
      </DialogTitle>
      {failure && (
        <Box sx={{ px: 3, pb: 1 }}>
          <Alert severity="error">
            <Failed
              error={failure}
              otherwise="batches.failed"
              text={isUnanswered ? translate('batches.noAnswer') : undefined}
            />
          </Alert>
        </Box>
      )}
      {isChoosing && !batch ? (
        <BatchFields
          before={changes}
          isBusy={beginning.isPending}
          onCancel={close}
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
          onClose={close}
        />
      )}
    </Dialog>
  );
}
