import {
  createElement,
  Suspense,
  use,
  useState,
  useSyncExternalStore,
  type ComponentType,
} from 'react';
import { Loading } from './Loading.tsx';
import { withNeeded } from './needed.tsx';

/** The functions that load the parts which are declared but not loaded yet. */
const waiting = new Set<() => Promise<unknown>>();
/** Those of them that other parts need too. */
const urgent = new Set<() => Promise<unknown>>();

export interface Part<T> {
  /** Undefined until it is loaded. */
  get: () => T | undefined;
  /** Loads it once; again only after a failure. */
  fetch: () => Promise<T>;
  subscribe: (listener: () => void) => () => void;
}

/**
 * Something that `prepareParts` loads.
 * @param isUrgent whether it is loaded before the others, so that it does not share the line with them
 */
export function partOf<T>(load: () => Promise<T>, { isUrgent = false } = {}): Part<T> {
  let loaded: T | undefined;
  let loading: Promise<T> | undefined;
  const listeners = new Set<() => void>();
  const fetch = () => {
    loading ??= load().then(
      (part) => {
        waiting.delete(fetch);
        urgent.delete(fetch);
        loaded = part;
        for (const listener of listeners) listener();
        return part;
      },
      (error: unknown) => {
        // The connection failed: the next press tries again.
        loading = undefined;
        throw error;
      },
    );
    return loading;
  };
  waiting.add(fetch);
  if (isUrgent) urgent.add(fetch);
  return {
    get: () => loaded,
    fetch,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/**
 * A part of a page that is not needed when the page opens: a dialog, an editor, the details of a
 * row. Its code is loaded once the page has its data or the user is about to act (`prepareParts`),
 * or else by the press that opens it. A loaded part is drawn immediately.
 * @example export const CancelTrip = later(async () => (await import('./CancelTrip.tsx')).CancelTrip);
 */
export function later<P extends object>(
  load: () => Promise<ComponentType<P>>,
): (props: P) => React.JSX.Element {
  const part = partOf(() => withNeeded(load));
  type Coming = ComponentType<P> | Promise<ComponentType<P>>;
  function Drawn({ coming, props }: { coming: Coming; props: P }) {
    return createElement(coming instanceof Promise ? use(coming) : coming, props);
  }
  return function Later(props: P) {
    // Kept outside of what waits for it, so that it is requested once and a failure is shown.
    const [coming] = useState<Coming>(() => part.get() ?? part.fetch());
    return (
      <Suspense fallback={<Loading />}>
        <Drawn coming={coming} props={props} />
      </Suspense>
    );
  };
}

/**
 * The same for a part that is visible from the start: until its code is loaded, which drawing it
 * does not cause, a simpler component is shown in its place.
 */
export function laterInPlace<P extends object>(
  load: () => Promise<ComponentType<P>>,
  InItsPlace: ComponentType<P>,
): (props: P) => React.JSX.Element {
  const part = partOf(() => withNeeded(load));
  return function LaterInPlace(props: P) {
    const shown = useSyncExternalStore(part.subscribe, part.get) ?? InItsPlace;
    return createElement(shown, props);
  };
}

/** Loads what the pages so far may open. After a failure a part is loaded when it is opened. */
export async function prepareParts(tried: ReadonlySet<unknown> = new Set()): Promise<void> {
  const untried = [...waiting].filter((prepare) => !tried.has(prepare));
  const first = untried.filter((prepare) => urgent.has(prepare));
  const next = first.length > 0 ? first : untried;
  if (next.length === 0) return;
  await Promise.allSettled(next.map((prepare) => prepare()));
  // A loaded part may have declared others.
  await prepareParts(new Set([...tried, ...next]));
}
