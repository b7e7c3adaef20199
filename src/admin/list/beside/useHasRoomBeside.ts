import { useMediaQuery } from '@mui/material';

/** The widest panel, in pixels. */
const WIDEST = 600;
/** What the navigation and a list that is still legible need beside a panel. */
const REST = 760;
/** In a narrower window, the navigation covers the page. */
const LEAST = 1200;

/** Whether a panel of this width is shown beside its list; otherwise it is a dialog over the list. */
export const useHasRoomBeside = (width: number): boolean =>
  useMediaQuery(`(min-width:${Math.max(LEAST, width + REST)}px)`, { noSsr: true }) &&
  width <= WIDEST;
