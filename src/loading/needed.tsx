import { createElement, lazy, Suspense, useMemo, type ComponentType, type ReactNode } from 'react';
import type { Part } from './parts.ts';

/** What every part needs in addition to its own code before it is drawn: the texts. */
let needed: Part<unknown> | null = null;

/** @param part null if everything is there already */
export function neededByParts(part: Part<unknown> | null): void {
  needed = part;
}

/** Loads code together with what every part needs. */
export async function withNeeded<T>(load: () => Promise<T>): Promise<T> {
  const [part] = await Promise.all([load(), needed?.fetch()]);
  return part;
}

const Nothing = () => null;

/** Draws nothing, but its `Suspense` waits until everything that parts need is loaded. */
function awaiting(part: Part<unknown>): ComponentType {
  return lazy(() => part.fetch().then(() => ({ default: Nothing })));
}

interface AfterNeededProps {
  /** False for the first list, which has its texts already. */
  isNeeded: boolean;
  fallback: ReactNode;
  children: ReactNode;
}

/** Draws its children once they and everything that parts need are loaded. */
export function AfterNeeded({ isNeeded, fallback, children }: AfterNeededProps) {
  // Kept outside of what waits for it, so that it is requested once and a failure is shown.
  const awaited = useMemo(
    () => (isNeeded && needed && needed.get() === undefined ? awaiting(needed) : Nothing),
    [isNeeded],
  );
  return (
    <Suspense fallback={fallback}>
      {/* Next to the children and not around them, so that both load together. */}
      {createElement(awaited)}
      {children}
    </Suspense>
  );
}
