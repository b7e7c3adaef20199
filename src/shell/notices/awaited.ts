/** Ids of background work whose end is to be reported. */
export interface Awaited {
  add(id: string): void;
  /** @returns whether it was awaited; the caller then reports how it ended */
  take(id: string): boolean;
  /** The same array until an id is added or removed. */
  all(): readonly string[];
  subscribe(listener: () => void): () => void;
}

const NONE: readonly string[] = [];
/** Work that ended long ago and is no longer reported must not be kept for ever. */
const MOST_KEPT = 50;

function stored(key: string): readonly string[] {
  try {
    const ids: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : NONE;
  } catch {
    return NONE;
  }
}

/**
 * The awaited work, also after the page is loaded again, because it may have ended in the meantime.
 * Every page that was open when the work began reports its end.
 * @example const awaitedImports = awaitedAs('imports')
 */
export function awaitedAs(name: string): Awaited {
  const key = `awaited.${name}`;
  const listeners = new Set<() => void>();
  let ids: readonly string[] | null = null;
  const all = () => (ids ??= stored(key));
  const change = (now: readonly string[], kept: readonly string[]): void => {
    ids = now;
    if (kept.length > 0) localStorage.setItem(key, JSON.stringify(kept));
    else localStorage.removeItem(key);
    for (const listener of listeners) listener();
  };
  return {
    all,
    add(id) {
      if (!all().includes(id))
        change([...all(), id], [...new Set([...stored(key), id])].slice(-MOST_KEPT));
    },
    take(id) {
      if (!all().includes(id)) return false;
      const others = (some: readonly string[]) => some.filter((other) => other !== id);
      change(others(all()), others(stored(key)));
      return true;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
