import { TOP_BAR_HEIGHT } from './frame/useDrawer.ts';

/** The room around a page, as `sx`. */
export const PAGE_ROOM = { px: { xs: 2, sm: 3 }, pt: { xs: 1, sm: 1.5 }, pb: 3 };

/** Lets the end of a page reach the edges of the window, across the room around the page. */
export const TO_THE_EDGES = { mx: { xs: -2, sm: -3 }, mb: -3 };

/** Below the top bar, in CSS: the height of the window without it. */
export const BELOW_TOP_BAR = `calc(100dvh - ${TOP_BAR_HEIGHT}px)`;
