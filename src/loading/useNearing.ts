import { useEffect, useRef, type FocusEvent, type PointerEvent } from 'react';
import { useEvent } from 'react-admin';
import { savesData } from '../connection/savesData.ts';

/**
 * How long somebody must rest on a row before what it opens is fetched. Moving across a list
 * fetches nothing.
 */
const REST_MS = 120;

/**
 * The handlers of a row that does something once a pointer or the focus rests on it or on something
 * in it. A finger does not rest: it presses or scrolls. A device that saves data does nothing.
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
      // A dialog that closes gives the focus back to its row, where somebody has just been.
      if (!relatedTarget?.closest('[role="dialog"]')) rest();
    },
    onBlur: leave,
  };
}
