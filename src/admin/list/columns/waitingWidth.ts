/** About as wide as a date or a badge, which most columns with a fixed width have. */
const OF_SHORT_TEXT = '80px';

/**
 * The width of a column in a table that is still loading, as of a CSS grid.
 * @param share its share of the remaining width and its least width in pixels, if it shrinks
 */
export const waitingWidth = (share: readonly [share: number, minWidth: number] | null): string =>
  share ? `minmax(${share[1]}px, ${share[0]}fr)` : OF_SHORT_TEXT;
