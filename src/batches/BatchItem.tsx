import { Box, Button, LinearProgress, Typography } from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useGetResourceLabel, useTranslate } from 'react-admin';
import { useTellFailure } from '../failures/Failed.tsx';
import type { Batch } from '../../contract/core/batch.ts';
import { useFormats } from '../i18n/useFormats.ts';
import { isBusy, refreshBatches, startBatch } from './batchCalls.ts';
import { useUndoBatch } from './useBatchNotices.ts';
import { singlePress } from '../admin/dialogs/isSinglePress.ts';

/** The progress of a batch, as a share of its rows. */
export function BatchProgress({ batch, label }: { batch: Batch; label: string }) {
  const { total, changed, unchanged, refused } = batch.rows;
  const done = changed + unchanged + refused;
  return (
    <LinearProgress
      aria-label={label}
      sx={{ mt: 0.5 }}
      variant={total > 0 ? 'determinate' : 'indeterminate'}
      value={total > 0 ? (100 * done) / total : 0}
    />
  );
}

const ITEM = { update: 'itemUpdate', delete: 'itemDelete', restore: 'itemRestore' } as const;

/** One batch: what it did and when, with an undo. */
export function BatchItem({ batch }: { batch: Batch }) {
  const translate = useTranslate();
  const tellFailure = useTellFailure();
  const queryClient = useQueryClient();
  const formats = useFormats();
  const label = useGetResourceLabel();
  const undo = useUndoBatch();
  const { rows, action, resource, undoes, undoneBy, undoUntil, state, createdAt } = batch;
  const undoing = useMutation({ mutationFn: () => undo(batch) });
  const starting = useMutation({
    mutationFn: () => startBatch(batch.id),
    onError: (error) => tellFailure(error, 'batches.failed'),
    onSettled: () => refreshBatches(queryClient),
  });
  const kind = undoes ? 'itemUndo' : ITEM[action];
  const what = translate(`batches.${kind}`, {
    smart_count: rows.changed,
    name: label(resource, rows.changed),
  });
  const facts = [
    formats.dateTime(createdAt),
    ...(rows.refused > 0 ? [translate('batches.itemRefused', { smart_count: rows.refused })] : []),
    ...(undoneBy ? [translate('batches.isUndone')] : []),
  ];
  const canContinue = state === 'FAILED' && !undoneBy;
  return (
    <Box
      component="li"
      sx={{ display: 'flex', alignItems: 'center', gap: 1, py: 1, minHeight: 52 }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          {what}
        </Typography>
        <Typography variant="caption" color="textSecondary" component="div">
          {canContinue
            ? translate('batches.stopped', {
                done: rows.changed + rows.unchanged + rows.refused,
                total: rows.total,
              })
            : facts.join(' · ')}
        </Typography>
        {isBusy(batch) && <BatchProgress batch={batch} label={what} />}
      </Box>
      {canContinue && (
        <Button
          size="small"
          aria-label={translate('batches.goOnItem', { what })}
          loading={starting.isPending}
          onClick={singlePress(() => starting.mutate())}
        >
          {translate('batches.goOn')}
        </Button>
      )}
      {undoUntil && (
        <Button
          size="small"
          aria-label={translate('batches.undoItem', { what })}
          loading={undoing.isPending}
          onClick={singlePress(() => undoing.mutate())}
        >
          {translate('batches.undo')}
        </Button>
      )}
    </Box>
  );
}
