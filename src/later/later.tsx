import { createElement, Suspense, use, type ComponentType } from 'react';

/** What fetches the parts that were named and are not here yet. */
const waiting = new Set<() => Promise<unknown>>();

/**
 * A part of a page that is not there when the page opens: a dialog, an editor, what a row unfolds. Its
 * code comes once the page is at rest or a hand comes near it (`prepareParts`), or else by the press
 * that opens it. Once it has come it is drawn at once.
 * @example export const CancelTrip = later(async () => (await import('./CancelTrip.tsx')).CancelTrip);
 */
export function later<P extends object>(
  load: () => Promise<ComponentType<P>>,
): (props: P) => React.JSX.Element {
  let loaded: ComponentType<P> | undefined;
  let loading: Promise<ComponentType<P>> | undefined;
  const prepare = () => {
    loading ??= load().then(
      (part) => {
        waiting.delete(prepare);
        return (loaded = part);
      },
      (error: unknown) => {
        // The line was cut: the next press asks again.
        loading = undefined;
        throw error;
      },
    );
    return loading;
  };
  waiting.add(prepare);

  const Loaded = (props: P) => createElement(loaded ?? use(prepare()), props);
  return function Later(props: P) {
    return (
      <Suspense fallback={null}>
        <Loaded {...props} />
      </Suspense>
    );
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
