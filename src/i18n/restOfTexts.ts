import { partOf } from '../loading/parts.ts';
import { neededByParts } from '../loading/needed.tsx';

interface Rest {
  /** Whether all texts are loaded. */
  areHere: () => boolean;
  /** To be called when a text is needed that is not loaded yet. */
  miss: () => void;
}

/** Called when texts are loaded that were shown as blanks. */
const listeners = new Set<() => void>();

/**
 * Loads the texts that the first list does not need with the parts of the page.
 * @param load loads them and makes them available; null if they are loaded already
 */
export function beginTexts(load: (() => Promise<void>) | null): Rest {
  if (load === null) {
    neededByParts(null);
    return { areHere: () => true, miss: () => undefined };
  }
  let isMissed = false;
  const part = partOf(
    async (): Promise<true> => {
      await load();
      return true;
    },
    { isUrgent: true },
  );
  part.subscribe(() => {
    if (isMissed) for (const listener of listeners) listener();
  });
  neededByParts(part);
  return {
    areHere: () => part.get() === true,
    miss() {
      isMissed = true;
      // After a failure the next missing text tries again, and so does `preloadParts`.
      part.fetch().catch(() => undefined);
    },
  };
}

/** Calls the listener when texts are loaded that were shown as blanks. */
export function onMissedTexts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
