/** Where a pointer is, in CSS pixels of the window. */
export interface Point {
  clientX: number;
  clientY: number;
}

type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

/** Whether a pointer at this point rests on a tooltip. */
type IsUnder = (point: Point) => boolean;

/** Of the tooltip that opened last, while it is open. */
let open: IsUnder | null = null;
/** Opens the tooltip that the pointer came to while it rested on the open one. */
let next: (() => void) | null = null;

/** Whether a point is in the box of a tooltip or on the way to it from what the tooltip is of. */
export function isReached({ clientX: x, clientY: y }: Point, box: Box, trigger: Box): boolean {
  const top = Math.min(box.top, trigger.bottom);
  const bottom = Math.max(box.bottom, trigger.top);
  return x >= box.left && x < box.right && y >= top && y < bottom;
}

/**
 * Opens a tooltip that the pointer asks for. One that the pointer rests on stays instead, and the other
 * follows when that is left.
 */
export function openInTurn(point: Point, show: () => void): void {
  if (open?.(point)) next = show;
  else show();
}

/** The pointer is no longer on what asked for a tooltip. */
export function forget(show: () => void): void {
  if (next === show) next = null;
}

/**
 * To be called when a tooltip has opened.
 * @returns to be called when it has closed
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
