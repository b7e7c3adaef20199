import { useSyncExternalStore } from 'react';

let isAtRest = false;
const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The page that was opened first has all that it asked for. */
export function comeToRest(): void {
  if (isAtRest) return;
  isAtRest = true;
  for (const listener of listeners) listener();
}

/** Whether what nobody waits for may begin. */
export const useRest = (): boolean => useSyncExternalStore(subscribe, () => isAtRest);
