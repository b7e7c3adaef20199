import { useSyncExternalStore } from 'react';

let isAtRest = false;
const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The page that was opened first has its data. */
export function comeToRest(): void {
  if (isAtRest) return;
  isAtRest = true;
  for (const listener of listeners) listener();
}

/** Whether work that nobody waits for may begin. */
export const useRest = (): boolean => useSyncExternalStore(subscribe, () => isAtRest);
