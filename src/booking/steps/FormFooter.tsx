import { Box } from '@mui/material';
import type { ReactNode } from 'react';

interface FormFooterProps {
  /** What stands above the buttons. */
  above?: ReactNode;
  /** The buttons: the way back, and the way on. */
  children: ReactNode;
}

/** Room between the footer and what is scrolled into view above it: a card around a focused input. */
const ROOM_ABOVE = 40;

/** Brings the focused field back into view that a footer, having grown, lies over. */
function uncoverFocus(footer: HTMLElement): void {
  const { activeElement } = document;
  if (!activeElement || footer.contains(activeElement)) return;
  const [field, cover] = [activeElement.getBoundingClientRect(), footer.getBoundingClientRect()];
  const isCovered = field.bottom > cover.top && field.top < cover.bottom;
  if (isCovered) activeElement.scrollIntoView({ block: 'nearest' });
}

/** As a ref: what is scrolled into view stops above the footer, which would cover it. */
function keepRoom(footer: HTMLElement | null): (() => void) | undefined {
  if (!footer) return undefined;
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => {
    style.scrollPaddingBottom = `${footer.offsetHeight + ROOM_ABOVE}px`;
    uncoverFocus(footer);
  });
  observer.observe(footer);
  return () => {
    observer.disconnect();
    style.scrollPaddingBottom = '';
  };
}

/** The end of a form, which stays in view while its fields scroll. */
export const FormFooter = ({ above, children }: FormFooterProps) => (
  <Box
    ref={keepRoom}
    sx={{
      position: 'sticky',
      bottom: 0,
      zIndex: 2,
      mx: { xs: -2, sm: -3 },
      px: { xs: 2, sm: 3 },
      py: 2,
      borderTop: 1,
      borderColor: 'divider',
      bgcolor: 'background.paper',
    }}
  >
    {above}
    <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>{children}</Box>
  </Box>
);
