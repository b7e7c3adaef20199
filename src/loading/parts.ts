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
 * Something that `preloadParts` loads.
 * @param isUrgent whether it is loaded before the others, so that it does not share the line with them
 * @param isPreloaded false for something that is only loaded when it is asked for
 */
export function partOf<T>(
  load: () => Promise<T>,
  { isUrgent = false, isPreloaded = true } = {},
): Part<T> {
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
  if (isPreloaded) waiting.add(fetch);
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

/** Loads what the pages so far may open. After a failure a part is loaded when it is opened. */
export async function preloadParts(tried: ReadonlySet<unknown> = new Set()): Promise<void> {
  const untried = [...waiting].filter((prepare) => !tried.has(prepare));
  const first = untried.filter((prepare) => urgent.has(prepare));
  const next = first.length > 0 ? first : untried;
  if (next.length === 0) return;
  await Promise.allSettled(next.map((prepare) => prepare()));
  // A loaded part may have declared others.
  await preloadParts(new Set([...tried, ...next]));
}
