import { useEffect, useSyncExternalStore } from 'react';
import { useBlocker, useEvent, type RouterBlocker, type RouterBlockerFunction } from 'react-admin';

const UNBLOCKED: RouterBlocker = {
  state: 'unblocked',
  reset: undefined,
  proceed: undefined,
  location: undefined,
};

/** The guards of what is open, of which the last one is above the others. */
const guards: RouterBlockerFunction[] = [];
let asking: RouterBlockerFunction | undefined;
let blocker: RouterBlocker = UNBLOCKED;

const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
const tell = (): void => listeners.forEach((listener) => listener());
const become = (next: RouterBlocker): void => {
  blocker = next;
  tell();
};

let undone = Promise.resolve();

/**
 * Resolves once the browser has returned to where it was before a Back or Forward that a guard
 * stopped. A move in the history before that would be taken for this return, and get lost.
 */
export const stoppedMoveUndone = (): Promise<void> => undone;

const isBlocked: RouterBlockerFunction = (change) => {
  asking = guards.findLast((blocks) => blocks(change));
  // The router now moves back to where it was, which the browser reports later.
  if (asking && change.historyAction === 'POP')
    undone = new Promise((resolve) => {
      window.addEventListener('popstate', () => resolve(), { once: true });
    });
  return asking !== undefined;
};

function Registered() {
  const registered = useBlocker(isBlocked);
  useEffect(() => become(registered), [registered]);
  useEffect(() => () => become(UNBLOCKED), []);
  return null;
}

/** Once in the router, which supports one guard: it asks for all that use `useGuard`. */
export function NavigationGuard() {
  // Only while it is needed: the router warns about entries of the history that others made.
  return useSyncExternalStore(subscribe, () => guards.length > 0) && <Registered />;
}

/**
 * Decides whether the address may change while something is open. What is above everything else is
 * asked first: the dialog over a form, and then the form.
 * @returns the navigation that it blocked, to be continued or given up
 */
export function useGuard(blocks: RouterBlockerFunction, isActive = true): RouterBlocker {
  const guard = useEvent(blocks);
  useEffect(() => {
    if (!isActive) return undefined;
    guards.push(guard);
    tell();
    return () => {
      guards.splice(guards.indexOf(guard), 1);
      tell();
    };
  }, [guard, isActive]);
  return useSyncExternalStore(subscribe, () => (asking === guard ? blocker : UNBLOCKED));
}
