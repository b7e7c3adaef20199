import { useState } from 'react';
import { whenPointerIsUp } from './whenPointerIsUp.ts';

/**
 * Options that stand still from the moment one is pressed until it is released: a list that is drawn
 * anew in between, because favourites or an answer arrive, would take away the very line that is being
 * clicked.
 * @returns what to list, and what the list's element has to tell
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
