import { useEffect, useRef } from 'react';
import { selectedAccountStore, type AccountChangeGuard } from './selectedAccountStore.ts';

/**
 * While mounted, asks `guard` before another account is chosen anywhere in the console; resolving
 * to false keeps the present one.
 * @example useAccountChangeGuard((nextId) => confirmLosingDraft(nextId))
 */
export function useAccountChangeGuard(guard: AccountChangeGuard): void {
  const latest = useRef(guard);
  useEffect(() => {
    latest.current = guard;
  });
  useEffect(() => selectedAccountStore.guard((nextId) => latest.current(nextId)), []);
}
