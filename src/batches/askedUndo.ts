import type { Batch } from '../../contract/core/batch.ts';

const listeners = new Set<() => void>();
let asked: Batch | null = null;

/**
 * The large batch that somebody wants to undo. It is asked about at the top of the page: a notice with
 * an undo may be gone before the answer.
 */
export const askedUndo = {
  get: () => asked,
  set(batch: Batch | null): void {
    asked = batch;
    for (const listener of listeners) listener();
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
