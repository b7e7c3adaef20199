import { useMediaQuery, type Theme } from '@mui/material';

/** The widest panel, in pixels, beside which a list stays legible. */
const WIDEST = 600;

/** Whether a panel of this width is shown beside its list; otherwise it is a dialog over the list. */
export const useHasRoomBeside = (width: number): boolean =>
  useMediaQuery((theme: Theme) => theme.breakpoints.up('lg'), { noSsr: true }) && width <= WIDEST;
