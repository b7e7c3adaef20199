import { Button, DialogActions, DialogContent, Typography } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useTranslate } from 'react-admin';
import type { Batch, BatchAction } from '../../../../contract/core/batch.ts';
import { BatchProgress } from '../../../batches/BatchItem.tsx';
import { isBusy, isInVain } from '../../../batches/batchCalls.ts';
import { useUndoBatch } from '../../../batches/useBatchNotices.ts';
import { takeFocus } from '../../../admin/dialogs/takeFocus.ts';
import { useDeclared } from '../DeclaredContext.tsx';
import { BatchSummary } from './BatchSummary.tsx';
import { singlePress } from '../../../admin/dialogs/isSinglePress.ts';

const START = { update: 'change', delete: 'remove', restore: 'giveBack' } as const;

interface BatchStageProps {
  action: BatchAction;
  /** Null until the server has answered. */
  batch: Batch | null;
  total: number;
  isStarting: boolean;
  /** It is being previewed again with another option. */
  isLooking: boolean;
  onOption: (options: Record<string, unknown>) => void;
  onBack?: (() => void) | undefined;
  onRetry?: (() => void) | undefined;
  onStart: () => void;
  onClose: () => void;
}

function Progress({ batch, total }: { batch: Batch | null; total: number }) {
  const translate = useTranslate();
  const { changed = 0, unchanged = 0, refused = 0 } = batch?.rows ?? {};
  const isLooking = batch === null || batch.state === 'CHECKING';
  const text = translate(isLooking ? 'batches.looking' : 'batches.running', {
    done: changed + unchanged + refused,
    total: total,
  });
  return (
    <>
      <Typography variant="body2" aria-live="polite">
        {text}
      </Typography>
      {batch && <BatchProgress batch={batch} label={text} />}
      {!isLooking && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          {translate('batches.background')}
        </Typography>
      )}
    </>
  );
}

/** A batch after it was requested: being previewed, to be confirmed, under way, or done. */
export function BatchStage(props: BatchStageProps) {
  const { action, batch, total, isStarting, isLooking, onOption, onBack } = props;
  const { onRetry, onStart, onClose } = props;
  const { batchNote: BatchNote } = useDeclared();
  const translate = useTranslate();
  const undo = useUndoBatch();
  const undoing = useMutation({ mutationFn: (done: Batch) => undo(done), onSuccess: onClose });
  const isReady = batch?.state === 'READY';
  const canStart = isReady && !isInVain(batch);
  return (
    <>
      <DialogContent>
        {batch === null || isBusy(batch) ? (
          onRetry ? null : (
            <Progress batch={batch} total={total} />
          )
        ) : (
          <>
            <BatchSummary action={action} batch={batch} />
            {isReady && BatchNote && (
              <Suspense fallback={null}>
                <BatchNote batch={batch} isBusy={isLooking || isStarting} onOption={onOption} />
              </Suspense>
            )}
          </>
        )}
      </DialogContent>
      <DialogActions>
        {onBack && (
          <Button onClick={onBack} disabled={isStarting} sx={{ mr: 'auto' }}>
            {translate('batches.back')}
          </Button>
        )}
        {batch?.undoUntil && (
          <Button
            loading={undoing.isPending}
            onClick={singlePress(() => undoing.mutate(batch))}
            sx={{ mr: 'auto' }}
          >
            {translate('batches.undo')}
          </Button>
        )}
        <Button
          ref={action === 'delete' || !canStart ? takeFocus : undefined}
          variant={canStart || onRetry ? 'outlined' : 'contained'}
          disabled={isStarting}
          onClick={onClose}
        >
          {translate(canStart ? 'common.cancel' : 'common.close')}
        </Button>
        {onRetry && (
          <Button variant="contained" onClick={onRetry}>
            {translate('common.retry')}
          </Button>
        )}
        {batch?.state === 'FAILED' && (
          <Button variant="contained" loading={isStarting} onClick={singlePress(onStart)}>
            {translate('batches.goOn')}
          </Button>
        )}
        {canStart && (
          <Button
            ref={action === 'delete' ? undefined : takeFocus}
            variant="contained"
            color={action === 'delete' ? 'error' : 'primary'}
            disabled={isLooking}
            loading={isStarting}
            onClick={singlePress(onStart)}
          >
            {translate(`batches.${START[action]}`, {
              smart_count: batch.rows.changed,
            })}
          </Button>
        )}
      </DialogActions>
    </>
  );
}
