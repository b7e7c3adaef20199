import {
  createElement,
  Suspense,
  use,
  useState,
  useSyncExternalStore,
  type ComponentType,
} from 'react';

/** What fetches the parts that were named and are not here yet. */
const waiting = new Set<() => Promise<unknown>>();

interface Part<P> {
  /** Undefined until it has come. */
  get: () => ComponentType<P> | undefined;
  /** Asks for it once; again only where it did not come. */
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
        // The line was cut: the next press asks again.
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
 * A part of a page that is not there when the page opens: a dialog, an editor, what a row unfolds. Its
 * code comes once the page is at rest or a hand comes near it (`prepareParts`), or else by the press
 * that opens it. Once it has come it is drawn at once.
 * @example export const CancelTrip = later(async () => (await import('./CancelTrip.tsx')).CancelTrip);
 */
export function later<P extends object>(
  load: () => Promise<ComponentType<P>>,
): (props: P) => React.JSX.Element {
  const part = partOf(load);
  const Awaited = (props: P) => createElement(use(part.fetch()), props);
  function Drawn(props: P) {
    // For good: what is drawn in it would begin anew as another component.
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
 * The same for a part that is in sight from the start: until its code has come, which drawing it does
 * not ask for, something simpler stands in its place.
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

/** Fetches what the pages so far may open. What does not come now is asked for again when it is opened. */
export async function prepareParts(tried: ReadonlySet<unknown> = new Set()): Promise<void> {
  const next = [...waiting].filter((prepare) => !tried.has(prepare));
  if (next.length === 0) return;
  await Promise.allSettled(next.map((prepare) => prepare()));
  // A part may have named others.
  await prepareParts(new Set([...tried, ...next]));
}
