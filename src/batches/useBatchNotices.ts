import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useEvent, useGetResourceLabel, useNotify } from 'react-admin';
import { useTellFailure } from '../failures/Failed.tsx';
import type { Batch, BatchRow } from '../../contract/core/batch.ts';
import { undoable } from '../shell/notices/undo.ts';
import { askedUndo } from './askedUndo.ts';
import {
  awaitedBatches,
  isBusy,
  refreshBatches,
  refusedRows,
  shownBatches,
  undoBatch,
} from './batchCalls.ts';
import { rowNames } from './rowNames.ts';
import { isLargeUndo } from './UndoQuestion.tsx';

const DONE = { update: 'doneUpdate', delete: 'doneDelete', restore: 'doneRestore' } as const;

/** How many rows a notice names for each reason. */
const NAMED = 3;

/** Refused rows by name, with what they have in common: why they were refused. */
function withReasons(rows: readonly BatchRow[]): string {
  const nameOf = rowNames(rows);
  const reasons = new Set(rows.map(({ message }) => message ?? ''));
  return [...reasons]
    .map((reason) => {
      const refused = rows.filter(({ message }) => (message ?? '') === reason);
      // A row that its reader cannot see, or that is gone, has no name.
      const names = refused.map(nameOf).filter(Boolean);
      const named = names.slice(0, NAMED).join(', ') + (names.length > NAMED ? ' …' : '');
      return [named, reason].filter(Boolean).join(' – ');
    })
    .join(' ');
}

/** Undoes batches, and says so if that is not possible. `isAsked` is set once a large one was asked about. */
export function useUndoBatch() {
  const tellFailure = useTellFailure();
  const queryClient = useQueryClient();
  return async (batch: Batch, { isAsked = false } = {}): Promise<void> => {
    if (!isAsked && isLargeUndo(batch.rows.changed)) return askedUndo.set(batch);
    try {
      await undoBatch(batch.id);
    } catch (error) {
      tellFailure(error, 'batches.undoFailed');
    }
    await refreshBatches(queryClient);
  };
}

/** Says how a batch ended, with an undo. */
export function useAnnounceBatch() {
  const notify = useNotify();
  const label = useGetResourceLabel();
  const undo = useUndoBatch();
  return async (batch: Batch): Promise<void> => {
    const { rows, action, resource, state, undoes, undoUntil } = batch;
    const values = {
      smart_count: rows.changed,
      name: label(resource, rows.total),
      done: rows.changed,
      failed: rows.refused,
      all: rows.total,
    };
    const back = undoUntil ? undoable(() => undo(batch)) : {};
    if (state === 'FAILED')
      return notify('batches.doneStopped', { type: 'error', messageArgs: values });
    if (undoes && rows.refused > 0) {
      const left = await refusedRows(batch).catch(() => []);
      return notify('batches.undonePartly', {
        type: 'warning',
        messageArgs: { ...values, rows: withReasons(left) },
        autoHideDuration: null,
      });
    }
    const told = undoes ? 'undone' : rows.refused > 0 ? 'donePartly' : DONE[action];
    return notify(`batches.${told}`, {
      type: rows.refused > 0 ? 'warning' : 'success',
      messageArgs: values,
      ...back,
    });
  };
}

/** Reports the end of batches on any page of the console, and updates their lists. */
export function useBatchNotices(batches: readonly Batch[]): void {
  const queryClient = useQueryClient();
  const tell = useAnnounceBatch();
  const follow = useEvent((now: readonly Batch[]) => {
    for (const batch of now) {
      if (isBusy(batch)) awaitedBatches.add(batch.id);
      else if (awaitedBatches.take(batch.id)) {
        void queryClient.invalidateQueries({ queryKey: [batch.resource] });
        if (!shownBatches.has(batch.id)) void tell(batch);
      }
    }
  });
  useEffect(() => follow(batches), [batches, follow]);
}
