import { useState } from 'react';
import { whenPointerIsUp } from '../../addressSearch/whenPointerIsUp.ts';

/**
 * Options that do not change from the moment one is pressed until it is released. Otherwise a
 * redraw in between, when favourites or an answer arrive, would remove the line that is being
 * clicked.
 * @returns the options to list, and the handler for the list's element
 */
export function useHeldWhilePressed<T>(options: T) {
  const [held, setHeld] = useState<{ options: T } | null>(null);
  return {
    options: held ? held.options : options,
    onPointerDown: () => {
      setHeld({ options });
      whenPointerIsUp(() => setHeld(null));
    },
  };
}
