import { useMediaQuery, type Theme } from '@mui/material';
import { useMemo, useState } from 'react';
import { useEvent, useStore } from 'react-admin';
import { useBackCloses } from '../../admin/dialogs/useBackCloses.ts';

export const DRAWER_WIDTH = 200;
export const MINI_WIDTH = 64;
export const TOP_BAR_HEIGHT = 56;
/** Anything scrolled into view stops this far below the top of the window, below the top bar. */
export const SCROLL_ROOM_TOP = TOP_BAR_HEIGHT + 12;

export interface DrawerState {
  /** xs, sm and md: the drawer covers the page and is opened with the menu button. */
  isMobile: boolean;
  /** Desktop only: icons without labels. Remembered on this device. */
  isMini: boolean;
  toggleMini: () => void;
  /** Mobile only. */
  isOpen: boolean;
  setOpen: (open: boolean) => void;
}

export function useDrawer(): DrawerState {
  const isMobile = useMediaQuery<Theme>((theme) => theme.breakpoints.down('lg'), { noSsr: true });
  const [mini, setMini] = useStore('shell.miniDrawer', false);
  const [open, setOpen] = useState(false);
  const isOpen = open && isMobile;
  useBackCloses(() => setOpen(false), isOpen);
  const toggleMini = useEvent(() => setMini(!mini));
  return useMemo(
    () => ({ isMobile, isMini: mini && !isMobile, toggleMini, isOpen, setOpen }),
    [isMobile, mini, toggleMini, isOpen],
  );
}
