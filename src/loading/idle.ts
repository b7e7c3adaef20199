import { useSyncExternalStore } from 'react';

let isIdle = false;
const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Call this when the page that was opened first has its data. */
export function beginIdleWork(): void {
  if (isIdle) return;
  isIdle = true;
  for (const listener of listeners) listener();
}

/** Whether work that nobody waits for may begin. */
export const useIsIdle = (): boolean => useSyncExternalStore(subscribe, () => isIdle);
