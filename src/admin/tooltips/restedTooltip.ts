/** The position of a pointer, in CSS pixels of the window. */
export interface Point {
  clientX: number;
  clientY: number;
}

type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

/** Whether a pointer at this point rests on a tooltip. */
type IsUnder = (point: Point) => boolean;

/** `isUnder` of the tooltip that opened last, while it is open. */
let open: IsUnder | null = null;
/** Opens the tooltip that the pointer reached while it rested on the open one. */
let next: (() => void) | null = null;

/** Whether a point is on a tooltip, or on the way there from the tooltip's trigger. */
export function isReached({ clientX: x, clientY: y }: Point, box: Box, trigger: Box): boolean {
  const top = Math.min(box.top, trigger.bottom);
  const bottom = Math.max(box.bottom, trigger.top);
  return x >= box.left && x < box.right && y >= top && y < bottom;
}

/**
 * Opens a tooltip that the pointer asks for. If the pointer rests on an open tooltip, that one
 * stays, and the new one follows when the pointer leaves it.
 */
export function openInTurn(point: Point, show: () => void): void {
  if (open?.(point)) next = show;
  else show();
}

/** To be called when the pointer has left what asked for a tooltip. */
export function forget(show: () => void): void {
  if (next === show) next = null;
}

/**
 * To be called when a tooltip has opened.
 * @returns a function to be called when it has closed
 */
export function hasOpened(tooltip: IsUnder): () => void {
  open = tooltip;
  return () => {
    if (open !== tooltip) return;
    open = null;
    const show = next;
    next = null;
    show?.();
  };
}
