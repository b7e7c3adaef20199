import {
  createElement,
  Suspense,
  use,
  useState,
  useSyncExternalStore,
  type ComponentType,
} from 'react';

/** The functions that load the parts which are declared but not loaded yet. */
const waiting = new Set<() => Promise<unknown>>();

interface Part<P> {
  /** Undefined until it is loaded. */
  get: () => ComponentType<P> | undefined;
  /** Loads it once; again only after a failure. */
  fetch: () => Promise<ComponentType<P>>;
  subscribe: (listener: () => void) => () => void;
}

function partOf<P extends object>(load: () => Promise<ComponentType<P>>): Part<P> {
  let loaded: ComponentType<P> | undefined;
  let loading: Promise<ComponentType<P>> | undefined;
  const listeners = new Set<() => void>();
  const fetch = () => {
    loading ??= load().then(
      (part) => {
        waiting.delete(fetch);
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
  const part = partOf(load);
  const Awaited = (props: P) => createElement(use(part.fetch()), props);
  function Drawn(props: P) {
    // Never changes: with another component, its content would lose its state.
    const [Shown] = useState(() => part.get() ?? Awaited);
    return createElement(Shown, props);
  }
  return function Later(props: P) {
    return (
      <Suspense fallback={null}>
        <Drawn {...props} />
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
  const part = partOf(load);
  return function LaterInPlace(props: P) {
    const shown = useSyncExternalStore(part.subscribe, part.get) ?? InItsPlace;
    return createElement(shown, props);
  };
}

/** Loads what the pages so far may open. After a failure a part is loaded when it is opened. */
export async function prepareParts(tried: ReadonlySet<unknown> = new Set()): Promise<void> {
  const next = [...waiting].filter((prepare) => !tried.has(prepare));
  if (next.length === 0) return;
  await Promise.allSettled(next.map((prepare) => prepare()));
  // A loaded part may have declared others.
  await prepareParts(new Set([...tried, ...next]));
}
