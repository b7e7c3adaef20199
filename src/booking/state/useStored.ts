import { dequal } from 'dequal';
import { useMemo, useSyncExternalStore } from 'react';
import type { DraftStore } from './draftStore.ts';
import type { WizardState } from './wizard.ts';

/** Reads a part of the store, and returns the same object for as long as its value is equal. */
function readerOf<T>(store: DraftStore, select: (state: WizardState) => T): () => T {
  let last: { value: T } | null = null;
  return () => {
    const value = select(store.state());
    if (last === null || !dequal(last.value, value)) last = { value };
    return last.value;
  };
}

/**
 * A part of a booking that is being typed. A component that reads it is redrawn when the value of
 * that part changes, not with every letter typed elsewhere.
 */
export function useStored<T>(store: DraftStore, select: (state: WizardState) => T): T {
  const read = useMemo(() => readerOf(store, select), [store, select]);
  return useSyncExternalStore(store.subscribe, read);
}
