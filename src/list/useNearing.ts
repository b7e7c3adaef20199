import { useEffect, useRef, type FocusEvent, type PointerEvent } from 'react';
import { useEvent } from 'react-admin';
import { savesData } from '../connection/savesData.ts';

/** How long a row is rested on before what it opens is fetched. Moving over a list fetches nothing. */
const REST_MS = 120;

/**
 * What a row is given so that something is done once a pointer or the focus rests on it, or on what is in
 * it. A finger does not rest: it presses or scrolls. A device that saves data is left alone.
 */
export function useNearing(work: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const leave = useEvent((): void => clearTimeout(timer.current));
  const rest = (): void => {
    leave();
    if (!savesData()) timer.current = setTimeout(work, REST_MS);
  };
  useEffect(() => leave, [leave]);
  return {
    onPointerEnter({ pointerType }: PointerEvent): void {
      if (pointerType !== 'touch') rest();
    },
    onPointerLeave: leave,
    onFocus({ relatedTarget }: FocusEvent): void {
      // A dialog that closes gives the focus back to its row, from which somebody has just come.
      if (!relatedTarget?.closest('[role="dialog"]')) rest();
    },
    onBlur: leave,
  };
}
